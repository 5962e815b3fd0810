"""The school that taught the appraiser: its lessons are games as they were, and its network learns."""

import numpy as np

from modernart.players.modern_art.appraisal import appraised, features
from modernart.players.modern_art.situation import Situation
from tools.school.lessons import lessons_of_game
from tools.school.network import OUTPUTS, Network, worths

START = Situation(1, 0, (0,) * 5, (0,) * 5, ((0,) * 5,) * 3, (10,) * 3, (10,) * 10, 0)


def test_the_same_game_gives_the_same_lessons():
    lessons = lessons_of_game((3, False, 4))
    assert lessons == lessons_of_game((3, False, 4))
    assert len(lessons) % 4 == 0, "each lot as seen by three seats and by nobody"
    assert all(sorted(lesson.places)[-3:] == [1, 2, 3] or lesson.places.count(0) > 2 for lesson in lessons)


def test_a_network_learns_what_there_is_to_learn():
    """An artist whose first feature is set has the best tile, and nobody else has one."""
    chance = np.random.default_rng(1)
    rows = chance.integers(0, 2, (600, 6)).astype(np.float32)
    places = np.zeros((600, 2, OUTPUTS), np.float32)
    places[np.arange(600), 0, np.where(rows[:, 0] > 0, OUTPUTS - 1, 0)] = 1
    places[:, 1, 0] = 1
    gathered = np.full((600, 2), 20, np.float32)
    network = Network([6, 8, 2 * OUTPUTS], seed=3)
    for _ in range(300):
        network.learn(rows, places, 0.02, 0.0)
    learned = worths(network.chances(rows), gathered)
    assert np.abs(learned - worths(places, gathered)).max() < 2


def test_what_is_shipped_answers_for_every_table():
    for players in (3, 4, 5):
        table = START._replace(bought=((0,) * 5,) * players, sizes=(9,) * players)
        assert len(features(table)) == len(features(START))
        assert all(0 < worth < 30 for worth in appraised(table)), "nobody is sure of a tile before the first card"
