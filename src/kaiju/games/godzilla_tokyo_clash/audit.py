# interpreted
"""What must be true of every state of Godzilla: Tokyo Clash, whatever has happened."""

from __future__ import annotations

from kaiju.engine.errors import RulesFault
from kaiju.games.godzilla_tokyo_clash.state import SUPPLY, Clash, Player


def audit(st: Clash) -> list[int]:
    """Raise RulesFault when something is impossible; otherwise all cards, then the numbers of buildings and pieces."""
    for p in st.players:
        audit_player(st, p)
    cards = [card for p in st.players for card in cards_of(p)] + st.limbo + st.revealed
    if not any(card in cards for card in st.looked):
        cards = cards + st.looked  # cards taken off the deck; those of a hand that is looked at are in it
    cards.sort()
    wanted = sorted(card for p in st.players for card in st.box.mats[p.who].cards)
    if cards != wanted:
        raise RulesFault("A card has been lost, or is in two places.")
    audit_city(st)
    buildings = [sum(st.small) + st.fallen + st.aside]
    for kind in range(1, len(st.box.buildings)):
        buildings.append(st.large.count(kind) + st.razed[kind])
    pieces = [len(st.fleet) + sum(spot == SUPPLY for spot in st.spot)]
    return cards + buildings + pieces


def cards_of(p: Player) -> list[int]:
    """All cards that lie with a player."""
    return p.hand + p.deck + p.discard + p.play + p.trophies + p.removed


def audit_player(st: Clash, p: Player) -> None:
    """Numbers in their ranges; only own cards in hand, deck, discard pile and play, only others' as Trophies."""
    who = f"Player {p.seat}"
    numbers = st.box.numbers
    mat = st.box.mats[p.who]
    if not 0 <= p.energy <= numbers.energy_max:
        raise RulesFault(f"{who} has {p.energy} Energy.")
    if not 0 <= p.heads <= mat.heads_max:
        raise RulesFault(f"{who} has {p.heads} heads of {mat.heads_max}.")
    if not 0 <= p.actions <= numbers.actions_in_a_phase:
        raise RulesFault(f"{who} has taken {p.actions} actions.")
    if any(st.box.of[c].kaiju != p.who for c in p.hand + p.deck + p.discard + p.play):
        raise RulesFault(f"{who} has a card of another deck.")
    if any(st.box.of[c].kaiju == p.who or st.box.of[c].dominance == 0 for c in p.trophies):
        raise RulesFault(f"{who} has a Trophy that nobody can have taken.")
    if any(not st.box.of[c].enhancement for c in p.play):
        raise RulesFault(f"{who} has a card in play that is no Enhancement.")
    if st.large[p.space] and not st.limbo and st.who < 0:
        raise RulesFault(f"{who}'s Kaiju rests on a Large Building.")


def audit_city(st: Clash) -> None:
    """Pieces on the board are those of the Events, each in one place; Trains keep to tracks of their own."""
    kinds = [st.box.events[event].piece for event in st.events]
    if len(set(st.events)) != len(st.events):
        raise RulesFault("Both Events are the same.")
    if len(set(st.fleet)) != len(st.fleet) or any(
        (st.spot[p] == SUPPLY) == (p in st.fleet) for p in range(len(st.spot))
    ):
        raise RulesFault("An Event piece is in two places, or in none.")
    if any(st.box.kind_of[piece] not in kinds for piece in st.fleet):
        raise RulesFault("There is a piece of an Event that is not in the game.")
    if min(st.small) < 0 or min(st.fallen, st.aside, *st.razed) < 0:
        raise RulesFault("There is a negative number of buildings.")
    if st.fallen > st.box.numbers.first_square[len(st.players) - 2]:
        raise RulesFault("The Damage Track holds more than it has squares.")
    springs = [st.spot[piece] for piece in st.fleet if st.box.kind_of[piece] == st.trap]
    if len(set(springs)) != len(springs):
        raise RulesFault("Two Generators share a space.")
    if not 0 <= st.marker <= st.box.numbers.end:
        raise RulesFault(f"The Oxygen Destroyer is on circle {st.marker}.")
