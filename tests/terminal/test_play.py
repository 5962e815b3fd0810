"""The game in the terminal, played through its own input and output."""

import itertools

import pytest

from modernart.cli import main

HAND = "In your hand"


class Keyboard:
    """Types answers; remembers all that is on the screen, and at which prompt."""

    def __init__(self, answers):
        self._answers = iter(answers)
        self.prompts = []

    def __call__(self, prompt=""):
        print(prompt)
        self.prompts.append(prompt)
        try:
            return next(self._answers)
        except StopIteration:
            raise EOFError from None


def play(monkeypatch, capsys, answers, *arguments):
    keyboard = Keyboard(answers)
    monkeypatch.setattr("builtins.input", keyboard)
    code = main(["play", "--text", "--seed", "4", *arguments])
    return code, capsys.readouterr().out, keyboard.prompts


@pytest.mark.parametrize(
    "arguments", [(), ("--players", "3", "--mystery"), ("--players", "5", "--edition", "cmon_2017")]
)
def test_one_person_plays_a_whole_game_against_bots(monkeypatch, capsys, arguments):
    code, screen, _ = play(monkeypatch, capsys, itertools.cycle(["1", "no", "12", "yes", ""]), *arguments)
    assert code == 0
    assert "The purses are opened" in screen
    assert "win" in screen.rsplit("The purses are opened", 1)[1]


def test_several_people_play_a_whole_game(monkeypatch, capsys):
    answers = itertools.cycle(["", "1", "no", "", "7", "yes", "0"])
    code, screen, prompts = play(monkeypatch, capsys, answers, "--people", "Ana,Ben,Cleo", "--players", "3")
    assert code == 0
    assert "The purses are opened" in screen
    for name in ("Ana", "Ben", "Cleo"):
        assert any(prompt.startswith(f"\n{name}, take the keyboard") for prompt in prompts)


def test_hands_are_shown_only_after_a_handoff_and_wiped_before_the_next(monkeypatch, capsys):
    answers = itertools.cycle(["", "1", "no", "", "7", "yes", "0"])
    _, screen, _ = play(monkeypatch, capsys, answers, "--people", "Ana,Ben,Cleo", "--players", "3")
    between = screen.split("\x1b[H")  # each piece: from one wiping of the screen to the next
    assert len(between) > 50
    for piece in between:
        hands = [name for name in ("Ana", "Ben", "Cleo") if f"{name}, you have" in piece]
        assert len(hands) <= 1
        if hands:
            assert piece.index(f"{hands[0]}, take the keyboard") < piece.index(f"{hands[0]}, you have")


def test_a_purse_is_peeked_at_in_private(monkeypatch, capsys):
    def answers():
        yield from ["", "2"]  # Ana offers Bahut at a fixed price
        yield from ["purse", "", "", "100"]
        yield "quit"

    _, screen, prompts = play(monkeypatch, capsys, answers(), "--people", "Ana,Ben,Cleo")
    assert "  The others look away. Press Enter. " in prompts
    assert screen.index("You have 100") < screen.index("Press Enter to cover it")


def test_nonsense_is_answered_and_asked_again(monkeypatch, capsys):
    answers = ["", "x", "99", "-1", "1.5", "²", "board", "log", "help", "purse", "quit"]
    code, screen, _ = play(monkeypatch, capsys, answers)
    assert code == 0
    assert screen.count("Please give a whole number.") == 5
    assert "Please give a number from 1 to 9." in screen
    assert "The sale is broken off." in screen


def test_the_end_of_input_ends_the_game_politely(monkeypatch, capsys):
    code, screen, _ = play(monkeypatch, capsys, [])
    assert code == 0
    assert screen.endswith("The sale is broken off.\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--people", "A,B,C,D,E,F"],
        ["--people", "A,A"],
        ["--people", "A,B,C,D", "--players", "3"],
        ["--mystery"],
        ["--first", "9"],
        ["--first", "0"],
        ["--seed", "99999999999"],
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(capsys, arguments):
    assert main(["play", *arguments]) == 2
    assert capsys.readouterr().err.startswith("modernart: ")
