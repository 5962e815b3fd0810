"""A player from outside: `modernart match "cmd:python3 examples/outside_bot.py" novice`."""

import json
import sys

TILES = (30, 20, 10, 5, 0)  # what each place of the race brings; whoever is fourth may still climb


def worths(view, played):
    """What one painting of each artist should bring at the end of the round."""
    race = sorted(range(5), key=lambda artist: -played[artist])  # of equals the one further left on the board
    sure = min(1, 0.5 + sum(played) / 25)
    return [sure * (sum(view["values"][artist]) + TILES[race.index(artist)]) for artist in range(5)]


def appeal(view, card):
    """Of showing a card: the price it should fetch, and what it does for my paintings and for the others'."""
    played = [count + (int(card[0]) == artist) for artist, count in enumerate(view["played"])]
    worth = worths(view, played)
    totals = [sum(worth[int(name[0])] for name in seat["bought"]) for seat in view["seats"]]
    mine = totals.pop(view["seat"])
    return worth[int(card[0])] * (max(played) < 5) + mine - sum(totals) / len(totals)


def decide(view, actions):
    named = {action["type"]: action for action in actions}
    if "offer" in named or "add" in named:
        return max((one for one in actions if "card" in one), key=lambda one: appeal(view, one["card"]))
    auction = view["auction"] or {"cards": [], "kind": "mystery", "seller": None, "price": 1}
    worth = sum(worths(view, view["played"])[int(card[0])] for card in auction["cards"])
    limit = int(worth * (0.75 if "price" in named else 0.5 if auction["seller"] == view["seat"] else 0.85))
    choice = next((one for one in actions if "min" in one), None)  # a bid, a sealed bid or a price
    if choice and (choice["type"] != "bid" or choice["min"] <= limit):
        amount = choice["min"] if auction["kind"] == "open" else max(choice["min"], min(limit, choice["max"]))
        return {"type": choice["type"], "seat": view["seat"], "amount": amount}
    return named["buy"] if "buy" in named and auction["price"] <= limit else named["pass"]


for asked in map(json.loads, sys.stdin):
    print(json.dumps({"id": asked["id"], "action": decide(asked["view"], asked["actions"])}), flush=True)
