"""A round from the deal to the bank's payment, and what comes after it (R3, R6, R7)."""

from operator import add

from modernart.games.chance import Chance
from modernart.games.modern_art.actions import NextRound
from modernart.games.modern_art.cards import ARTISTS, CARDS, Card, in_board_order
from modernart.games.modern_art.events import Dealt, Event, GameOver, Result, RoundOver, Unsold
from modernart.games.modern_art.market import LAST_CARD, TILES, rank, worths_if_ended
from modernart.games.modern_art.options import STARTING_CASH, Options
from modernart.games.modern_art.order import next_seller
from modernart.games.modern_art.phases import BetweenRounds, Finished, Offering
from modernart.games.modern_art.state import Draft, State

ROUNDS = 4


def set_up(options: Options) -> State:
    """R3: the table before the first offer."""
    players = options.players
    draft = Draft()
    draft.options = options
    draft.round = 0
    draft.cash = options.cash or (STARTING_CASH,) * players
    draft.hands = ((),) * players
    draft.values = ((0,) * ROUNDS,) * len(ARTISTS)
    draft.mystery_hand = draft.discard = ()
    draft.deck = options.deck or Chance(options.seed).shuffled(CARDS)
    draft.log = None
    events = _deal(draft)
    draft.phase = Offering(options.first_seat)
    return draft.finish(None, events)


def show(draft: Draft, card: Card) -> bool:
    """Count a shown card for its artist (R6.3). Is it the fifth, which ends the round (R6.1)?"""
    artist = card.artist
    played = draft.played
    count = played[artist] + 1
    draft.played = (*played[:artist], count, *played[artist + 1 :])
    return count == LAST_CARD


def end_round(draft: Draft, shower: int, unsold: tuple[Card, ...] = ()) -> tuple[Event, ...]:
    """R6: place the tiles, sell everybody's paintings to the bank."""
    ranking = rank(draft.played)
    worth = worths_if_ended(draft.played, draft.values)
    tiles = dict(zip(ranking, TILES, strict=False))
    draft.values = tuple(
        [
            (*row[: draft.round - 1], tiles.get(artist, 0), *row[draft.round :])
            for artist, row in enumerate(draft.values)
        ]
    )
    paid = tuple([sum([worth[card.artist] for card in bought]) for bought in draft.bought])
    draft.cash = tuple(map(add, draft.cash, paid))
    draft.unsold = unsold
    result = Result(ranking, worth, paid)
    draft.phase = BetweenRounds(result, shower)
    over = RoundOver(draft.round, result)
    return (Unsold(unsold), over) if unsold else (over,)


def next_round(draft: Draft, phase: BetweenRounds, action: NextRound) -> tuple[Event, ...]:
    """Deal and go on; or, after the last round or with nobody left to sell, end the game (R7.1, R7.3)."""
    if draft.round == ROUNDS or not (any(draft.hands) or draft.options.deal[draft.round]):
        richest = max(draft.cash)
        winners = tuple(seat for seat, cash in enumerate(draft.cash) if cash == richest)
        draft.phase = Finished(phase.result, winners)
        return (GameOver(draft.cash, winners),)
    draft.discard += tuple(card for bought in draft.bought for card in bought)  # R6.6
    draft.discard += draft.unsold + draft.mystery_shown  # R8.4
    events = _deal(draft)
    seller = next_seller(draft.hands, after=phase.shower)  # R6.7
    if seller is None:
        raise RuntimeError("a round was dealt with no card in any hand")
    draft.phase = Offering(seller)
    return events


def _deal(draft: Draft) -> tuple[Event, ...]:
    """Begin a round with the table cleared: cards to seat 0, then 1, and so on, the mystery hand last (R3.2, R8.1)."""
    players = draft.options.players
    count = draft.options.deal[draft.round]
    draft.round += 1
    draft.bought = ((),) * players
    draft.played = (0,) * len(ARTISTS)
    draft.unsold = draft.mystery_shown = ()
    draft.hands = tuple(
        in_board_order(hand + draft.deck[seat * count : (seat + 1) * count]) for seat, hand in enumerate(draft.hands)
    )
    draft.deck = draft.deck[players * count :]
    if draft.options.mystery:
        draft.mystery_hand += draft.deck[:count]
        draft.deck = draft.deck[count:]
    return (Dealt(draft.round, count, tuple(len(hand) for hand in draft.hands)),)
