"""Setting up: options checked, Monsters chosen, deck shuffled, Market dealt."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from kaiju.engine.errors import BadSetup
from kaiju.engine.options import Choice
from kaiju.engine.state import State
from kaiju.games.common.monsters import check_monsters
from kaiju.games.king_of_tokyo.card import Card
from kaiju.games.king_of_tokyo.cardboard import Cardboard
from kaiju.games.king_of_tokyo.cards import POWER_CARDS, promo_cards
from kaiju.games.king_of_tokyo.evolve import homes, no_evolutions
from kaiju.games.king_of_tokyo.market import draw
from kaiju.games.king_of_tokyo.powers import NO_POWERS
from kaiju.games.king_of_tokyo.state import (
    EMPTY_SLOT,
    NO_EVOLUTIONS,
    Box,
    Monster,
    Tokyo,
)

MONSTERS: Final = (
    "space_penguin", "alienoid", "cyber_kitty", "the_king", "gigazaur", "meka_dragon", "boogie_woogie",
    "pumpkin_jack", "pandakai", "baby_gigazaur",
)  # fmt: skip
"""The ten Monsters of the box; without Power Up! they differ by name and picture only (KOT-SETUP-13)."""

EXTRA_MONSTERS: Final = ("cyber_bunny", "kraken")
"""Two Monsters whose boards are not in the box but whose Evolutions are."""

GUESTS: Final = ("mechamster", "gigarex", "iron_back", "cosmic_joe")
"""The Monsters of Origins: they have no Evolutions (KOTO-MIX-06)."""

ALL_MONSTERS: Final = MONSTERS + EXTRA_MONSTERS + GUESTS

START_HEARTS: Final = 10
MARKET_SIZE: Final = 3
BAY_MIN_PLAYERS: Final = 5

OPTIONS: Final = (
    "monsters", "two_player", "power_up", "mutant_evolutions", "halloween", "promos", "origins", "left_out",
)  # fmt: skip
MIXES: Final = ("", "exclusive", "all")


def check_options(given: dict[str, Any], seats: int, cards: Cardboard) -> dict[str, Any]:
    """The complete options of a table, checked; impossible combinations are refused with the reason."""
    for name in given:
        if name not in OPTIONS:
            raise BadSetup(f"King of Tokyo has no option called {name}; it has {', '.join(OPTIONS)}.")
    two_player = switch(given, "two_player")
    if two_player and seats != 2:
        raise BadSetup(f"The two-player option is for 2 players, not {seats} (KOT-2P-04).")
    power_up = switch(given, "power_up")
    draft = switch(given, "mutant_evolutions")
    if draft and not power_up:
        raise BadSetup("Mutant Evolutions is a variant of Power Up!: switch that on too (KOT-MUT-01).")
    names = check_monsters(given.get("monsters", []), seats, ALL_MONSTERS, "KOT-SETUP-12")
    for name in names:
        if power_up and name in GUESTS:
            raise BadSetup(f"{name} has no Evolutions and cannot play with Power Up! (KOT-PU-01).")
    origins = check_mix("origins", given.get("origins", ""), cards.origins, "Origins")
    return {
        "monsters": names,
        "two_player": two_player,
        "power_up": power_up,
        "mutant_evolutions": draft,
        "halloween": switch(given, "halloween"),
        "promos": check_promos(given.get("promos", []), cards.promos),
        "origins": origins,
        "left_out": check_left_out(given.get("left_out", []), POWER_CARDS, origins, "Origins"),
    }


def switch(given: dict[str, Any], name: str) -> bool:
    """An option that is on or off."""
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise BadSetup(f"The option {name} is either on or off.")
    return value


def check_promos(promos: Any, cards: list[Card]) -> list[str]:
    """Promo cards, each switched on alone; the word all means every one of them (KOT-SETUP-14, -15)."""
    known = [c.facts.key for c in cards]
    if promos is True or promos in ("all", ["all"]):
        return known
    if promos is False:
        return []
    if not isinstance(promos, (list, tuple)):
        raise BadSetup("The option promos is a list of promo cards, or the word all.")
    for name in promos:
        if name not in known:
            raise BadSetup(f"There is no promo card called {name}; there are {', '.join(known)}.")
    return [key for key in known if key in promos]


def check_mix(option: str, way: Any, cards: list[Card], box: str) -> str | list[str]:
    """How the cards of another box are mixed in: not at all, those that are new, all of them, or the ones named."""
    if isinstance(way, str) and way in MIXES:
        return way
    if not isinstance(way, (list, tuple)):
        raise BadSetup(f"The option {option} is exclusive, all, or a list of {box} cards (KOTO-MIX-01).")
    known = kinds(cards)
    for name in way:
        if name not in known:
            raise BadSetup(f"There is no {box} card called {name}.")
    return [key for key in known if key in way]


def check_left_out(names: Any, own: list[Card], way: str | list[str], box: str) -> list[str]:
    """The cards of the own box that stay out when cards of another one are chosen one by one (KOTO-MIX-04)."""
    if not isinstance(names, (list, tuple)):
        raise BadSetup("The option left_out is a list of cards.")
    if not names:
        return []
    if isinstance(way, str):
        raise BadSetup(f"Cards are left out only where cards of {box} are chosen one by one (KOTO-MIX-04).")
    known = kinds(own)
    for name in names:
        if name not in known:
            raise BadSetup(f"There is no card called {name} in this box that could be left out.")
    if len([c for c in own if c.facts.key not in names]) + len(way) < MARKET_SIZE:
        raise BadSetup(f"The Market needs {MARKET_SIZE} cards: leave fewer out (KOT-SETUP-07).")
    return [key for key in known if key in names]


def kinds(cards: list[Card]) -> list[str]:
    """The different cards among these, by key, in printed order."""
    return list(dict.fromkeys([card.facts.key for card in cards]))


def new_monster(seat: i64, who: i64) -> Monster:
    """A Monster at the start: 10 hearts, 0 VP, no energy, outside Tokyo (KOT-SETUP-02 to -05)."""
    return Monster(seat, who, START_HEARTS, NO_EVOLUTIONS, NO_POWERS)


def new_state(seats: i64, box: Box, rng: i64) -> Tokyo:
    """A table before anything is dealt."""
    st = Tokyo(rng, [], box, [new_monster(seat, 0) for seat in range(seats)])
    st.bay_open = box.bay and seats >= BAY_MIN_PLAYERS
    return st


def mixed_in(way: str | list[str], deck: list[Card], guests: list[Card]) -> list[Card]:
    """What joins a deck from another one: all cards, those that it lacks, or those named (KOTO-MIX-01 to -04)."""
    if way == "all":
        return guests
    if way == "exclusive":
        own = {card.facts.key for card in deck}
        return [card for card in guests if card.facts.key not in own]
    return [card for card in guests if card.facts.key in way]


def make_box(options: dict[str, Any], cards: Cardboard) -> Box:
    """The cards and rules that these options bring to the table."""
    keys = cards.keys
    left_out: list[str] = options["left_out"]
    deck = [c for c in range(len(POWER_CARDS)) if not left_out or keys[c] not in left_out]
    if options["promos"]:
        promos = set(options["promos"])
        deck += [card.id for card in cards.promos if card.facts.key in promos]
    if options["origins"]:
        own = [cards.cards[c] for c in deck]
        deck += [card.id for card in mixed_in(options["origins"], own, cards.origins)]
    costumes = cards.costumes if options["halloween"] else []
    deck += costumes
    return Box(
        cards.cards,
        list(ALL_MONSTERS),
        two_player=options["two_player"],
        power_up=options["power_up"],
        draft=options["mutant_evolutions"],
        halloween=options["halloween"],
        deck=deck,
        costumes=costumes,
        evolutions=cards.evolutions,
        gifts=cards.gifts,
        keys=keys,
        costs=cards.costs,
        options=options,
    )


class Edition:
    """What one box on the shelf brings to the table: its Monsters, its options and its deck."""

    def __init__(self, title: str, seats_max: int, monsters: tuple[str, ...], cards: Cardboard) -> None:
        self.title = title
        self.seats_max = seats_max
        self.monsters = monsters
        self.cards = cards

    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        """The complete options of a table, checked."""
        return check_options(given, seats, self.cards)

    def choices(self) -> list[Choice]:
        """What can be chosen when a table is opened."""
        return [
            Choice("monsters", "each_seat", ["", *ALL_MONSTERS], "monster"),
            Choice("power_up", "switch"),
            Choice("mutant_evolutions", "switch"),
            Choice("halloween", "switch"),
            Choice("promos", "several", kinds(self.cards.promos), "card"),
            Choice("origins", "one", list(MIXES), "option-origins", kinds(self.cards.origins), "card"),
            Choice("left_out", "several", kinds(POWER_CARDS), "card"),
            Choice("two_player", "switch"),
        ]

    def box(self, options: dict[str, Any]) -> Box:
        """The cards and rules of a table with these options."""
        return make_box(options, self.cards)


EVERY_CARD: Final = Cardboard(promo_cards())
KING_OF_TOKYO: Final = Edition("King of Tokyo", 6, MONSTERS, EVERY_CARD)


def start(seats: i64, options: dict[str, Any], rng: i64, edition: Edition) -> Tokyo:
    """A fresh game: Monsters by choice or chance, deck shuffled, three cards in the Market."""
    chosen: list[str] = options["monsters"]
    chance = State(rng, [])
    left = [i for i, name in enumerate(edition.monsters) if name not in chosen]
    chance.shuffle(left)
    names = [name if name else edition.monsters[left.pop()] for name in chosen]
    st = new_state(seats, edition.box(options), chance.rng)
    for m in st.monsters:
        m.who = st.box.monsters.index(names[m.seat])
    deal_evolutions(st)
    st.deck = st.box.deck[:]
    if st.box.halloween:
        # Costumes are chosen before the deck is shuffled and the Market is dealt (KOT-HAL-17).
        st.market = [EMPTY_SLOT] * MARKET_SIZE
    else:
        st.shuffle(st.deck)
        st.market = [draw(st) for _ in range(MARKET_SIZE)]
    return st


def deal_evolutions(st: Tokyo) -> None:
    """Every player gets the shuffled Evolutions of its Monster (KOT-PU-01, -02)."""
    if not (st.box.power_up or st.box.halloween):
        return
    for m in st.monsters:
        m.evo = no_evolutions()
        name = st.box.monsters[m.who]
        m.evo.pile = st.box.evolutions.get(name, [])[:] if st.box.power_up else []
        st.shuffle(m.evo.pile)
    st.home = homes(st)
