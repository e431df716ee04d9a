# interpreted
"""The questions of Godzilla: Tokyo Clash in their readable form. Options point to cards, pieces and spaces."""

from __future__ import annotations

from collections.abc import Callable

from kaiju.engine.questions import Arg, At, Option, Question
from kaiju.games.godzilla_tokyo_clash import asks
from kaiju.games.godzilla_tokyo_clash.moving import traps
from kaiju.games.godzilla_tokyo_clash.state import SPACES, VEHICLES, Clash
from kaiju.games.godzilla_tokyo_clash.verbs import DIRECTIONS, key_of, piece_id, space_name, thing_key
from kaiju.games.godzilla_tokyo_clash.view import kaiju_id, large_id, small_id

Args = dict[str, Arg]

RULES = (
    "GTC-SET-19", "GTC-ACT-02", "GTC-MOM-01", "GTC-MOVE-10", "GTC-MOVE-06", "GTC-ATK-03", "GTC-GOD-09", "GTC-DMG-01",
    "GTC-DSC-05", "GTC-THR-12", "GTC-THR-07", "GTC-THR-10", "GTC-THR-30", "GTC-THR-28", "GTC-TRO-07", "GTC-TRO-12",
    "GTC-TRO-13", "GTC-MOVE-07", "GTC-DES-11", "GTC-DES-04", "GTC-DES-05", "GTC-VIEW-06", "GTC-REF-01", "GTC-MOT-03",
    "GTC-XI-05", "GTC-AS-05", "GTC-EVT-03", "GTC-RH-06", "GTC-EVT-12",
)  # fmt: skip
"""The ledger rule behind each kind of question."""

ABOUT_CARDS = frozenset(
    {
        asks.ASK_PLACE_KAIJU, asks.ASK_ATTACK, asks.ASK_SPEND, asks.ASK_THROW_PIECE, asks.ASK_EXTRA_TROPHY,
        asks.ASK_HAND_TROPHY, asks.ASK_DESTROY, asks.ASK_RECOVER, asks.ASK_PEEK, asks.ASK_DISCARD_CARD,
    }
)  # fmt: skip
"""Kinds whose ``about`` is one of the different cards."""

STEPPED = frozenset(
    {
        asks.ASK_PLACE_PIECE, asks.ASK_THROW_PIECE, asks.ASK_THROW_VEHICLE, asks.ASK_EXTRA_TROPHY, asks.ASK_HAND_TROPHY,
        asks.ASK_PUSH, asks.ASK_DESTROY, asks.ASK_RECOVER, asks.ASK_KEEP, asks.ASK_BENEFIT, asks.ASK_DISCARD_CARD,
        asks.ASK_VEHICLE_STEP,
    }
)  # fmt: skip
"""Kinds that are asked in several steps, or again: the question says how many are left."""


def question(st: Clash, number: int) -> Question:
    """The open question."""
    kind = st.kind
    name = asks.NAMES[kind]
    card = key_of(st, st.about) if kind in ABOUT_CARDS else ""
    args: Args = {"card": card} if kind in ABOUT_CARDS else {}
    if kind in STEPPED:
        args["left"] = st.left
    about(st, args)
    amounts = kind == asks.ASK_DISCARD_FOR_REFRESH
    return Question(
        number=number,
        seat=st.who,
        kind=name,
        say=f"ask-{name}",
        args=args,
        form="amounts" if amounts else "choose",
        options=[] if amounts else OPTIONS[kind](st),
        items=groups(st) if amounts else [],
        count=st.n_opts,
        rule=RULES[kind],
        card=card,
        least=st.least if amounts else 0,
        most=st.most if amounts else 0,
    )


def about(st: Clash, args: Args) -> None:
    """What the prompt of a question speaks of, besides the card."""
    kind = st.kind
    blow = st.blow
    if kind == asks.ASK_DEFEND and blow is not None:
        args["by"] = blow.by
        args["value"] = blow.value
        args["pierce"] = blow.pierce
        args["extra"] = blow.extra
        args["source"] = key_of(st, blow.card)
    elif kind == asks.ASK_PLACE_PIECE:
        args["thing"] = st.box.kinds[st.about].key
        args["step"] = "facing" if st.opts and st.opts[0] >= asks.FACING else "space"
    elif kind == asks.ASK_MOVE:
        args["step"] = "space" if st.about < 0 else "way"
        args["end"] = space_name(st, st.about) if st.about >= 0 else ""
    elif kind in (asks.ASK_THROW_KAIJU, asks.ASK_COLLIDE, asks.ASK_THROW_OR_NOT):
        args["target"] = kaiju(st, st.about)
    elif kind == asks.ASK_THROW_DESTROY:
        args["place"] = space_name(st, st.about)
    elif kind == asks.ASK_THROW_VEHICLE:
        args["thing"] = st.box.kinds[st.box.kind_of[st.thrown]].key
        args["step"] = "space" if st.about < 0 else "result"
    elif kind == asks.ASK_PUSH:
        args["step"] = "whom" if st.about < 0 else "space"
        args["target"] = kaiju(st, st.about) if st.about >= 0 else ""
    elif kind == asks.ASK_KEEP:
        args["step"] = "keep" if st.about else "under"
    elif kind in (asks.ASK_VEHICLE_STEP, asks.ASK_TRAIN_STEP, asks.ASK_TIED_KAIJU):
        args["thing"] = st.box.kinds[st.box.kind_of[st.about]].key
        args["place"] = space_name(st, st.spot[st.about])
    elif kind == asks.ASK_HAND_TROPHY:
        args["n"] = len(st.looked)


def kaiju(st: Clash, seat: int) -> str:
    """The Kaiju of a seat, by its name."""
    return st.box.mats[st.players[seat].who].key


# --------------------------------------------------------------------- options


def at_space(answer: int, say: str, st: Clash, space: int, more: Args | None = None) -> Option:
    """An option that is a space."""
    return Option(answer, say, {"space": space_name(st, space), **(more or {})}, At("space", space))


def at_card(answer: int, say: str, st: Clash, card: int, more: Args | None = None) -> Option:
    """An option that is a card."""
    return Option(answer, say, {"card": st.box.of[card].key, **(more or {})}, At("card", card))


def at_kaiju(answer: int, say: str, st: Clash, seat: int) -> Option:
    """An option that is a Kaiju."""
    return Option(answer, say, {"kaiju": kaiju(st, seat), "seat": seat}, At("piece", kaiju_id(seat)))


def at_thing(answer: int, say: str, st: Clash, thing: int, space: int, but: int = -1) -> Option:
    """An option that is a building or Vehicle in a space."""
    args: Args = {"thing": thing_key(st, thing), "space": space_name(st, space), "facing": ""}
    if thing >= VEHICLES:
        id = piece_id(st, st.vehicle(thing, space, but))
        if st.box.kinds[(thing - VEHICLES) // 8].faces:
            args["facing"] = DIRECTIONS[thing % 8]
    else:
        id = small_id(space) if st.box.buildings[thing].small else large_id(space)
    return Option(answer, say, args, At("piece", id))


def spaces(say: str, none: str = "opt-none") -> Callable[[Clash], list[Option]]:
    """Options that are spaces; a negative one is none of them."""

    def build(st: Clash) -> list[Option]:
        return [
            at_space(i, say, st, space) if space >= 0 else Option(i, none) for i, space in enumerate(st.opts)
        ]

    return build


def cards(say: str, none: str = "opt-none") -> Callable[[Clash], list[Option]]:
    """Options that are cards; a negative one is none of them."""

    def build(st: Clash) -> list[Option]:
        return [at_card(i, say, st, card) if card >= 0 else Option(i, none) for i, card in enumerate(st.opts)]

    return build


def seats(say: str) -> Callable[[Clash], list[Option]]:
    """Options that are Kaiju."""

    def build(st: Clash) -> list[Option]:
        return [at_kaiju(i, say, st, seat) for i, seat in enumerate(st.opts)]

    return build


def things(say: str) -> Callable[[Clash], list[Option]]:
    """Options that are buildings or Vehicles in spaces; a negative one is none of them."""

    def build(st: Clash) -> list[Option]:
        return [
            at_thing(i, say, st, thing // SPACES, thing % SPACES) if thing >= 0 else Option(i, "opt-none")
            for i, thing in enumerate(st.opts)
        ]

    return build


def place_piece(st: Clash) -> list[Option]:
    if st.opts[0] < asks.FACING:
        return [at_space(i, "opt-place", st, space) for i, space in enumerate(st.opts)]
    return [
        Option(i, "opt-facing", {"facing": DIRECTIONS[way - asks.FACING]}) for i, way in enumerate(st.opts)
    ]


def action(st: Clash) -> list[Option]:
    out: list[Option] = []
    mat = st.box.mats[st.players[st.who].who]
    for i, choice in enumerate(st.opts):
        if choice == asks.NO:
            out.append(Option(i, "opt-stop" if st.kind == asks.ASK_GO_ON else "opt-pass"))
            continue
        nth, card = divmod(choice, asks.ACTION_ROOM)
        if nth == 0:
            out.append(at_card(i, "opt-play", st, card, {"cost": st.box.of[card].cost}))
        else:
            out.append(at_card(i, "opt-discard_action", st, card, {"action": mat.actions[nth - 1].key}))
    return out


def move(st: Clash) -> list[Option]:
    here = st.players[st.who].space
    if st.about < 0:
        return [at_space(i, "opt-stay" if to == here else "opt-move", st, to) for i, to in enumerate(st.opts)]
    springs = traps(st)
    out: list[Option] = []
    for i, mask in enumerate(st.opts):
        crossed = [space_name(st, space) for k, space in enumerate(springs) if mask >> k & 1]
        args: Args = {"n": len(crossed), "generators": ", ".join(crossed)}
        out.append(Option(i, "opt-way", args, At("space", st.about)))
    return out


def place_kaiju(st: Clash) -> list[Option]:
    here = st.players[st.who].space
    return [at_space(i, "opt-stay" if to == here else "opt-move", st, to) for i, to in enumerate(st.opts)]


def attack(st: Clash) -> list[Option]:
    here = st.players[st.who].space
    out: list[Option] = []
    for i, choice in enumerate(st.opts):
        if choice == asks.NO:
            out.append(Option(i, "opt-no-attack"))
        elif choice < asks.THROW:
            out.append(at_kaiju(i, "opt-damage", st, choice))
        elif choice < asks.THROW_VEHICLE:
            out.append(at_kaiju(i, "opt-throw", st, choice - asks.THROW))
        else:
            out.append(at_thing(i, "opt-throw-thing", st, choice - asks.THROW_VEHICLE, here))
    return out


def spend(st: Clash) -> list[Option]:
    return [Option(i, "opt-spend", {"n": i}) for i in range(st.n_opts)]


def defend(st: Clash) -> list[Option]:
    out: list[Option] = []
    for i, choice in enumerate(st.opts):
        if choice == asks.NO:
            out.append(Option(i, "opt-no-defense"))
        elif choice < asks.STAND_IN:
            out.append(at_card(i, "opt-defend", st, choice, {"cost": st.box.of[choice].cost}))
        else:
            out.append(at_card(i, "opt-stand-in", st, choice - asks.STAND_IN))
    return out


def throw_destroy(st: Clash) -> list[Option]:
    return [
        at_thing(i, "opt-destroy", st, thing, st.about) if thing >= 0 else Option(i, "opt-none")
        for i, thing in enumerate(st.opts)
    ]


def throw_vehicle(st: Clash) -> list[Option]:
    if st.about < 0:
        return [at_space(i, "opt-land", st, space) for i, space in enumerate(st.opts)]
    return [
        at_kaiju(i, "opt-hit", st, result - asks.THROW)
        if result >= asks.THROW
        else at_thing(i, "opt-destroy", st, result, st.about, st.thrown)
        for i, result in enumerate(st.opts)
    ]


def throw_or_not(st: Clash) -> list[Option]:
    return [Option(0, "opt-none"), at_kaiju(1, "opt-throw", st, st.about)]


def push(st: Clash) -> list[Option]:
    out: list[Option] = []
    for i, choice in enumerate(st.opts):
        if choice < 0:
            out.append(Option(i, "opt-no-push"))
        elif st.about < 0:
            out.append(at_kaiju(i, "opt-push", st, choice))
        else:
            out.append(at_space(i, "opt-push-to", st, choice))
    return out


def peek(st: Clash) -> list[Option]:
    return [
        Option(i, "opt-peek", {"kaiju": kaiju(st, seat), "seat": seat}, At("seat", seat))
        for i, seat in enumerate(st.opts)
    ]


def groups(st: Clash) -> list[Option]:
    """The hand in groups of equal cards, in the order of the question."""
    first: dict[int, int] = {}
    for card in st.players[st.who].hand:
        first.setdefault(st.box.of[card].number, card)
    return [
        Option(i, "opt-card", {"card": st.box.of[card].key}, At("card", card), st.opts[i])
        for i, card in enumerate(first.values())
    ]


OPTIONS: dict[int, Callable[[Clash], list[Option]]] = {
    asks.ASK_PLACE_PIECE: place_piece,
    asks.ASK_ACTION: action,
    asks.ASK_GO_ON: action,
    asks.ASK_MOVE: move,
    asks.ASK_PLACE_KAIJU: place_kaiju,
    asks.ASK_ATTACK: attack,
    asks.ASK_SPEND: spend,
    asks.ASK_DEFEND: defend,
    asks.ASK_THROW_PIECE: attack,
    asks.ASK_THROW_KAIJU: spaces("opt-land"),
    asks.ASK_THROW_DESTROY: throw_destroy,
    asks.ASK_COLLIDE: seats("opt-hit"),
    asks.ASK_THROW_VEHICLE: throw_vehicle,
    asks.ASK_THROW_OR_NOT: throw_or_not,
    asks.ASK_TROPHY: cards("opt-trophy"),
    asks.ASK_EXTRA_TROPHY: cards("opt-trophy"),
    asks.ASK_HAND_TROPHY: cards("opt-trophy"),
    asks.ASK_PUSH: push,
    asks.ASK_DESTROY: things("opt-destroy"),
    asks.ASK_RECOVER: cards("opt-recover"),
    asks.ASK_PEEK: peek,
    asks.ASK_KEEP: cards("opt-card"),
    asks.ASK_BENEFIT: things("opt-benefit"),
    asks.ASK_DISCARD_CARD: cards("opt-discard"),
    asks.ASK_DISCARD_ENHANCEMENT: cards("opt-discard"),
    asks.ASK_VEHICLE_STEP: spaces("opt-step"),
    asks.ASK_TRAIN_STEP: spaces("opt-step"),
    asks.ASK_TIED_KAIJU: seats("opt-towards"),
}
