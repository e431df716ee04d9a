# interpreted
"""The questions of King of Monster Island in their readable form, under the ledger's names."""

from __future__ import annotations

from collections.abc import Callable

from kaiju.engine.questions import Arg, At, Form, Option, Question
from kaiju.games.king_of_monster_island import asks
from kaiju.games.king_of_monster_island.carry import WHOLE
from kaiju.games.king_of_monster_island.menus import menu_option, seat_at, space_at, zone_at
from kaiju.games.king_of_monster_island.power import (
    BOSS_DIE_TO,
    BOSS_TO,
    MINION,
    MINION_TO,
    NEW_FACE,
    POINTS,
    SEAT,
    SUPPORT_SPACE,
    ZONE,
    Effect,
)
from kaiju.games.king_of_monster_island.roll import ON_CARDS
from kaiju.games.king_of_monster_island.state import (
    DONE,
    FACES,
    MINIONS,
    MONSTER_3,
    SYMBOLS,
    TYPES,
    ZONE_NAMES,
    Island,
)
from kaiju.games.king_of_monster_island.targets import ALL_SHARED
from kaiju.games.king_of_monster_island.vocabulary.gains import ChooseLoss, ForMonsters

Args = dict[str, Arg]

RULES = {
    asks.ASK_PLACE: "KOMI-SETUP-13",
    asks.ASK_ALLY: "KOMI-FAME-04",
    asks.ASK_TAKE_LOCKED: "KOMI-ROLL-02",
    asks.ASK_REROLL: "KOMI-ROLL-04",
    asks.ASK_RESOLVE: "KOMI-RES-01",
    asks.ASK_AIM: "KOMI-FACE-R06",
    asks.ASK_STEAL: "KOMI-FAME-03",
    asks.ASK_VIRTUAL: "KOMI-SUP-08",
    asks.ASK_ASSIGN: "KOMI-DMG-R05",
    asks.ASK_BUY: "KOMI-BUY-01",
    asks.ASK_CARD: "KOMI-TURN-R05",
    asks.ASK_SHARE: "KOMI-TURN-R05",
    asks.ASK_LIFT: "KOMI-TURN-R05",
    asks.ASK_PEEK: "KOMI-TURN-R05",
    asks.ASK_ORDER: "KOMI-TURN-R05",
    asks.ASK_AGAIN: "KOMI-TURN-R03",
    asks.ASK_BAIT: "KOMI-TURN-R05",
    asks.ASK_LOSS: "KOMI-BUY-R02",
    asks.ASK_STRONGEST: "KOMI-BOSS-R10",
    asks.ASK_TAKE_OVER: "KOMI-BOSS-R09",
    asks.ASK_CRYSTAL: "KOMI-CRYS-R01",
    asks.ASK_PYLON: "KOMI-CRYS-R01",
    asks.ASK_BOSS_ZONE: "KOMI-ULT-R03",
}
"""The ledger rule behind each kind of question."""

SAYS = (
    "place_monster", "choose_ally", "take_locked", "reroll", "resolve", "aim", "steal", "virtual_die", "assign_damage",
    "buy", "card_choice", "share", "lift", "peek", "order", "again", "bait", "event_loss", "strongest",
    "take_over_damage", "crystal_space", "pylon_space", "boss_zone",
)  # fmt: skip
"""The words of the prompt, where a kind has several."""

FORMS: dict[int, Form] = {
    asks.ASK_REROLL: "subset",
    asks.ASK_AGAIN: "subset",
    asks.ASK_PEEK: "subset",
    asks.ASK_SHARE: "amounts",
    asks.ASK_ORDER: "order",
}

DICE = [At("die", i) for i in range(10)]
REROLL = [
    [Option(1 << i, "opt-die", {"die": i + 1, "face": face}, DICE[i]) for face in FACES] for i in range(10)
]
"""The dice of a reroll question, made once: it is the commonest question by far."""


def question(st: Island, number: int) -> Question:
    """The open question."""
    kind = st.kind
    name = asks.NAMES[kind]
    if st.phase == MONSTER_3 and kind in (asks.ASK_AIM, asks.ASK_STEAL):
        name = "virtual_die"
    of_power = asks.ASK_CARD <= kind <= asks.ASK_TAKE_OVER
    card = st.box.powers[st.about].key if of_power else ""
    form = FORMS.get(kind, "choose")
    things = BUILDERS[kind](st)
    return Question(
        number=number,
        seat=st.who,
        kind=name,
        say=f"ask-{SAYS[kind]}",
        args=args_of(st, card),
        form=form,
        options=things if form == "choose" else [],
        items=[] if form == "choose" else things,
        count=st.n_opts,
        rule=RULES[kind],
        manner="shop" if kind == asks.ASK_BUY else "",
        card=card,
        least=st.least if form == "amounts" else 0,
        most=st.most if form == "amounts" else 0,
    )


def args_of(st: Island, card: str) -> Args:
    """What the prompt speaks of."""
    kind = st.kind
    args: Args = {"card": card} if card else {}
    if kind == asks.ASK_REROLL:
        args["left"] = st.rolls_left
    elif kind in (asks.ASK_RESOLVE, asks.ASK_BUY):
        args["pool"] = st.pool
        args["energy"] = st.monsters[st.who].energy
    elif kind in (asks.ASK_AIM, asks.ASK_STEAL):
        args["left"] = st.about
    elif kind == asks.ASK_VIRTUAL:
        args["face"] = SYMBOLS[st.virtual]
    elif kind == asks.ASK_ASSIGN:
        args["zone"] = ZONE_NAMES[st.side_zone]
        args["n"] = st.side_pool
    elif kind == asks.ASK_TAKE_OVER:
        args["helped"] = st.opts[0]
        args["n"] = st.opts[1]
    elif kind in (asks.ASK_CRYSTAL, asks.ASK_PYLON):
        args["zone"] = ZONE_NAMES[st.about]
    elif kind == asks.ASK_SHARE:
        args["n"] = st.most
    return args


# --------------------------------------------------------------------- options


def zones(say: str) -> Callable[[Island], list[Option]]:
    """Options that are zones."""

    def build(st: Island) -> list[Option]:
        return [Option(i, say, {"zone": ZONE_NAMES[z]}, zone_at(z)) for i, z in enumerate(st.opts)]

    return build


def seats(say: str) -> Callable[[Island], list[Option]]:
    """Options that are Monsters."""

    def build(st: Island) -> list[Option]:
        return [Option(i, say, {"seat": seat}, seat_at(seat)) for i, seat in enumerate(st.opts)]

    return build


def allies(st: Island) -> list[Option]:
    return [Option(i, "opt-ally", {"ally": st.box.allies[a].key}) for i, a in enumerate(st.opts)]


def locked(st: Island) -> list[Option]:
    """A Locked die on the board or on a card, or none."""
    out: list[Option] = []
    for i, space in enumerate(st.opts):
        if space < 0:
            out.append(Option(i, "opt-no-extra"))
        elif space >= ON_CARDS:
            seat, place = divmod(space - ON_CARDS, 16)
            face = FACES[st.monsters[seat].pouch[place]]
            out.append(Option(i, "opt-take-from-card", {"face": face, "seat": seat}, seat_at(seat)))
        else:
            face = FACES[st.spaces[space] & ~DONE]
            args: Args = {"face": face, "zone": ZONE_NAMES[space // 3]}
            out.append(Option(i, "opt-take-locked", args, At("piece", f"die-{space}")))
    return out


def dice(st: Island) -> list[Option]:
    return [REROLL[i][face] for i, face in enumerate(st.dice)]


def some_dice(st: Island) -> list[Option]:
    return [
        Option(1 << i, "opt-die", {"die": die + 1, "face": FACES[st.dice[die]]}, DICE[die])
        for i, die in enumerate(st.opts)
    ]


def menu(st: Island) -> list[Option]:
    me = st.monsters[st.who]
    return [menu_option(st, me, i, choice) for i, choice in enumerate(st.opts)]


def steals(st: Island) -> list[Option]:
    out = [Option(0, "opt-no-steal")]
    for i, die in enumerate(st.opts):
        if die >= 0:
            out.append(Option(i, "opt-steal", {"die": die + 1}, At("piece", f"boss_die-{die}")))
    return out


def assigns(st: Island) -> list[Option]:
    out = [Option(0, "opt-stop")]
    zone = st.side_zone
    for i, choice in enumerate(st.opts):
        if choice > TYPES:
            out.append(Option(i, "opt-hit-boss", {"n": choice - TYPES}, At("piece", "boss")))
        elif choice >= 0:
            kind = MINIONS[choice]
            out.append(Option(i, "opt-destroy", {"minion": kind}, At("piece", f"{kind}-{zone}")))
    return out


def targets(st: Island) -> list[Option]:
    """Targets of a power, or of one of its effects."""
    power = st.box.powers[st.about]
    out: list[Option] = []
    for i, choice in enumerate(st.opts):
        if choice < 0:
            out.append(Option(i, "opt-decline"))
        elif choice == WHOLE:
            out.append(Option(i, "opt-use-power", {"power": power.key}))
        else:
            out.append(target(st, i, power.effects[choice // 4096 - 1], choice % 4096))
    return out


def target(st: Island, i: int, effect: Effect, it: int) -> Option:
    """One target; the words are those of the verb."""
    say = f"opt-{effect.verb}"
    shows = effect.points_to or effect.shows
    match shows:
        case _ if shows == SEAT:
            n = effect.n if isinstance(effect, ForMonsters) else 1
            return Option(i, say, {"seat": it, "n": n}, seat_at(it))
        case _ if shows == ZONE:
            return Option(i, say, {"zone": ZONE_NAMES[it]}, zone_at(it))
        case _ if shows == BOSS_TO:
            return Option(i, say, {"zone": ZONE_NAMES[it]}, zone_at(it))
        case _ if shows == MINION:
            zone, kind = divmod(it, 5)
            args: Args = {"minion": MINIONS[kind], "zone": ZONE_NAMES[zone]}
            return Option(i, say, args, At("piece", f"{MINIONS[kind]}-{zone}"))
        case _ if shows == MINION_TO:
            kind, zone = divmod(it, 6)
            return Option(i, say, {"minion": MINIONS[kind], "zone": ZONE_NAMES[zone]}, zone_at(zone))
        case _ if shows == BOSS_DIE_TO:
            die, zone = divmod(it, 6)
            return Option(i, say, {"die": die + 1, "zone": ZONE_NAMES[zone]}, zone_at(zone))
        case _ if shows == SUPPORT_SPACE:
            return Option(i, say, {"zone": ZONE_NAMES[it // 2], "value": 3 + it % 2}, space_at(st, it))
        case _ if shows == NEW_FACE:
            face, new = divmod(it, 8)
            return Option(i, say, {"face": FACES[face], "new": FACES[new]}, DICE[st.dice.index(face)])
        case _ if shows == POINTS:
            return Option(i, say, {"n": it}, At("piece", "boss"))
        case _:
            return Option(i, "opt-use-power", {"power": st.box.powers[st.about].key})


def shares(st: Island) -> list[Option]:
    """Among whom points are shared out: all Monsters, or those in the own zone."""
    me = st.monsters[st.who]
    effects = st.box.powers[st.about].effects
    everybody = any(isinstance(e, ForMonsters) and e.who == ALL_SHARED for e in effects)
    found = [m.seat for m in st.monsters if everybody or m.zone == me.zone]
    return [
        Option(i, "opt-share", {"seat": seat}, seat_at(seat), of)
        for i, (seat, of) in enumerate(zip(found, st.opts, strict=True))
    ]


def lifts(st: Island) -> list[Option]:
    out = [Option(0, "opt-no-more")]
    for i, choice in enumerate(st.opts):
        if choice >= 0:
            seat, zone = divmod(choice, 6)
            args: Args = {"seat": seat, "zone": ZONE_NAMES[zone]}
            out.append(Option(i, "opt-lift", args, zone_at(zone)))
    return out


def peeked(st: Island) -> list[Option]:
    return [
        Option(1 << i, "opt-drop-card", {"card": st.box.cards[c].key}, At("space", f"drawn-{i}"))
        for i, c in enumerate(st.opts)
    ]


def ordered(st: Island) -> list[Option]:
    return [
        Option(i, "opt-card", {"card": st.box.cards[c].key}, At("space", f"drawn-{i}"))
        for i, c in enumerate(st.opts)
    ]


def losses(st: Island) -> list[Option]:
    effect = st.box.powers[st.about].effects[0]
    fame, energy = (effect.fame, effect.energy) if isinstance(effect, ChooseLoss) else (1, 1)
    says = (("opt-lose-fame", fame), ("opt-lose-energy", energy))
    return [Option(i, says[way][0], {"n": says[way][1]}) for i, way in enumerate(st.opts)]


def take_over(st: Island) -> list[Option]:
    args: Args = {"helped": st.opts[0], "n": st.opts[1]}
    return [Option(0, "opt-let-it"), Option(1, "opt-take-over", args, seat_at(st.opts[0]))]


def crystal_spaces(st: Island) -> list[Option]:
    return [
        Option(i, "opt-give-up-die", {"face": FACES[st.spaces[s] & ~DONE]}, At("piece", f"die-{s}"))
        for i, s in enumerate(st.opts)
    ]


def pylon_spaces(st: Island) -> list[Option]:
    return [Option(i, "opt-pylon", {"value": 3 + s % 2}, space_at(st, s)) for i, s in enumerate(st.opts)]


BUILDERS: dict[int, Callable[[Island], list[Option]]] = {
    asks.ASK_PLACE: zones("opt-zone"),
    asks.ASK_ALLY: allies,
    asks.ASK_TAKE_LOCKED: locked,
    asks.ASK_REROLL: dice,
    asks.ASK_RESOLVE: menu,
    asks.ASK_AIM: seats("opt-aim"),
    asks.ASK_STEAL: steals,
    asks.ASK_VIRTUAL: menu,
    asks.ASK_ASSIGN: assigns,
    asks.ASK_BUY: menu,
    asks.ASK_CARD: targets,
    asks.ASK_SHARE: shares,
    asks.ASK_LIFT: lifts,
    asks.ASK_PEEK: peeked,
    asks.ASK_ORDER: ordered,
    asks.ASK_AGAIN: some_dice,
    asks.ASK_BAIT: zones("opt-zone"),
    asks.ASK_LOSS: losses,
    asks.ASK_STRONGEST: seats("opt-strongest"),
    asks.ASK_TAKE_OVER: take_over,
    asks.ASK_CRYSTAL: crystal_spaces,
    asks.ASK_PYLON: pylon_spaces,
    asks.ASK_BOSS_ZONE: zones("opt-zone"),
}
