# interpreted
"""The questions of King of Tokyo: Duel in their readable form."""

from __future__ import annotations

from collections.abc import Callable

from kaiju.engine.questions import Arg, At, Option, Question
from kaiju.games.king_of_tokyo_duel import asks
from kaiju.games.king_of_tokyo_duel.boards import DECLINE, PER_TOKEN
from kaiju.games.king_of_tokyo_duel.buzz import BONUSES, SPACES, signs, spaces_written
from kaiju.games.king_of_tokyo_duel.market import DONE, SWEEP, SWEEP_COST, USE_CARD, price_of
from kaiju.games.king_of_tokyo_duel.roll import to_resolve
from kaiju.games.king_of_tokyo_duel.state import FACES, SMASH, TRACKS, Duel, Monster
from kaiju.games.king_of_tokyo_duel.verbs import key_of

Args = dict[str, Arg]

RULES = {
    asks.ASK_TOKENS: "DUEL-ROLL-02",
    asks.ASK_KEEP: "DUEL-ROLL-06",
    asks.ASK_SYMBOL: "DUEL-POWER-06",
    asks.ASK_EFFECT: "DUEL-TIME-03",
    asks.ASK_SKIP: "DUEL-TIME-04",
    asks.ASK_LEAVE_OUT: "DUEL-TIME-03",
    asks.ASK_GROUP: "DUEL-RES-01",
    asks.ASK_POWER: "DUEL-POWER-02",
    asks.ASK_MULTIPLY: "DUEL-POWER-10",
    asks.ASK_PAW: "DUEL-TIME-08",
    asks.ASK_GUARD: "DUEL-TIME-07",
    asks.ASK_PULL: "DUEL-TIME-07",
    asks.ASK_SWAP: "DUEL-CARD-07",
    asks.ASK_BUY: "DUEL-BUY-01",
    asks.ASK_PLACE: "DUEL-BUZZ-02",
    asks.ASK_EARLY: "DUEL-TIME-01",
    asks.ASK_SLEEP: "DUEL-TIME-01",
    asks.ASK_GIVE_UP: "DUEL-TIME-01",
}
"""The ledger rule behind each kind of question; a card's own text stands behind the others."""

GROUPS = {1: "smash", 2: "heal", 4: "energy", 8: "fame", 16: "destruction", 32: "power"}
SUBSETS = frozenset({asks.ASK_KEEP, asks.ASK_REROLL, asks.ASK_GIVE_UP})
NOT_CARDS = frozenset({asks.ASK_PLACE, asks.ASK_MULTIPLY})
"""Kinds whose ``about`` is not a card."""

DICE = [At("die", i) for i in range(16)]
MARKET = [At("space", f"market-{i}") for i in range(5)]

KEEP_ITEMS = [
    [Option(1 << i, "opt-die", {"die": i + 1, "face": face}, DICE[i]) for face in FACES] for i in range(16)
]
"""The dice of a keep question, made once: it is the commonest question by far."""


def question(st: Duel, number: int) -> Question:
    """The open question."""
    kind = st.kind
    name = asks.NAMES[kind]
    me = st.monsters[st.who]
    card = key_of(st, st.about) if kind not in NOT_CARDS else ""
    args: Args = {"card": card} if card else {}
    options: list[Option] = []
    items: list[Option] = []
    also: list[Option] = []
    if kind == asks.ASK_KEEP:
        args["left"] = st.rolls_left
        items = [KEEP_ITEMS[i][f] for i, f in enumerate(st.dice)]
        first = 1 << len(st.dice)
        also = [use(st, first + i, st.opts[i + 1]) for i in range(st.n_opts - first)]
    elif kind == asks.ASK_REROLL:
        items = [
            Option(1 << i, "opt-die", {"die": d + 1, "face": FACES[st.dice[d]]}, DICE[d])
            for i, d in enumerate(st.opts)
        ]
    elif kind == asks.ASK_GIVE_UP:
        items = [
            Option(1 << i, "opt-give_up", {"card": key_of(st, c)}, where(st, c))
            for i, c in enumerate(st.opts)
        ]
        args["n"] = me.fewer
    else:
        options = OPTIONS[kind](st, me)
        about(st, me, args)
    return Question(
        number=number,
        seat=st.who,
        kind=name,
        say=f"ask-{name}",
        args=args,
        form="subset" if kind in SUBSETS else "choose",
        manner="keep" if kind == asks.ASK_KEEP else "shop" if kind == asks.ASK_BUY else "",
        options=options,
        items=items,
        also=also,
        count=st.n_opts,
        rule=RULES.get(kind, ""),
        card=card,
    )


def about(st: Duel, me: Monster, args: Args) -> None:
    """What the prompt of a question speaks of, besides the card."""
    kind = st.kind
    if kind == asks.ASK_PLACE:
        args["token"] = st.box.tokens[st.about].key
        args["on_board"] = "yes" if st.places[st.about] >= 0 else "no"
    elif kind == asks.ASK_BUY:
        args["energy"] = me.energy
    elif kind in (asks.ASK_SYMBOL, asks.ASK_POWER):
        args["n"] = st.spare
    elif kind == asks.ASK_GUARD and st.hits is not None:
        args["n"] = st.hits.amount
        args["by"] = st.hits.by
        args["source"] = key_of(st, st.hits.card)
    elif kind == asks.ASK_COPY_GAIN:
        args["n"] = st.opts[1]


# --------------------------------------------------------------------- options


def where(st: Duel, card: int) -> At | None:
    """What points to a card: itself, where it lies in front of somebody, or its place in the Market."""
    if card < 0:
        return None
    for m in st.monsters:
        if card in m.cards:
            return At("card", card)
    return MARKET[st.market.index(card)] if card in st.market else None


def use(st: Duel, answer: int, card: int) -> Option:
    """Use a card."""
    return Option(answer, "opt-use", {"card": key_of(st, card)}, where(st, card))


def dice_tokens(st: Duel, me: Monster) -> list[Option]:
    return [Option(i, "opt-tokens", {"n": i}) for i in range(st.n_opts)]


def offers(decline: str) -> Callable[[Duel, Monster], list[Option]]:
    """Options of an offer: decline, or use one of some cards."""

    def build(st: Duel, me: Monster) -> list[Option]:
        return [Option(i, decline) if c < 0 else use(st, i, c) for i, c in enumerate(st.opts)]

    return build


def yes_or_no(no: str, yes: str) -> Callable[[Duel, Monster], list[Option]]:
    """Two options, the first declines; the other points to the card that is asked about."""

    def build(st: Duel, me: Monster) -> list[Option]:
        return [Option(0, no), Option(1, yes, {}, where(st, st.about))]

    return build


def symbols(st: Duel, me: Monster) -> list[Option]:
    out = [Option(0, "opt-no-more")]
    for i, choice in enumerate(st.opts):
        if choice >= 0:
            n = 2 if choice >= 8 else 1
            out.append(Option(i, "opt-symbol", {"face": FACES[choice & 7], "n": n, "spent": n + 1}))
    return out


def effects(st: Duel, me: Monster) -> list[Option]:
    return [Option(i, "opt-effect", {"card": key_of(st, c)}, where(st, c)) for i, c in enumerate(st.opts)]


def pairs(st: Duel, me: Monster) -> list[Option]:
    out = [Option(0, "opt-go-on")]
    for i, pair in enumerate(st.opts):
        if pair >= 0:
            out.append(Option(i, "opt-leave_out", {"face": FACES[pair // 6], "was": FACES[pair % 6]}))
    return out


def groups(st: Duel, me: Monster) -> list[Option]:
    out: list[Option] = []
    for i, choice in enumerate(st.opts):
        if choice >= USE_CARD:
            out.append(use(st, i, choice - USE_CARD))
        else:
            out.append(Option(i, f"opt-group-{GROUPS[choice]}"))
    return out


def power(st: Duel, me: Monster) -> list[Option]:
    board = st.box.boards[me.who].key
    out: list[Option] = []
    for i, choice in enumerate(st.opts):
        if choice == DECLINE:
            out.append(Option(i, "opt-no-power"))
        elif board == "gigazaur":
            track = TRACKS[choice]
            out.append(Option(i, "opt-power-pull", {"track": track}, At("piece", track)))
        elif board == "space_penguin":
            out.append(Option(i, "opt-power-token"))
        elif board == "cyber_kitty":
            out.append(Option(i, "opt-power-energy", {"n": 2 * choice - 2, "spent": choice}))
        else:
            out.append(placing(st, i, choice // PER_TOKEN, choice % PER_TOKEN))
    return out


def placing(st: Duel, answer: int, token: int, place: int) -> Option:
    """Laying a token somewhere."""
    track, first = divmod(place // 2, SPACES)
    args: Args = {
        "token": st.box.tokens[token].key,
        "track": TRACKS[track],
        "first": first - 7,
        "last": first - 8 + st.box.tokens[token].feet,
        "spaces": spaces_written(first - 7, st.box.tokens[token].feet),
        "shows": signs(st.box.tokens[token], place % 2 == 1),
        "turned": "yes" if place % 2 else "no",
        "moved": "yes" if st.places[token] >= 0 else "no",
    }
    return Option(answer, "opt-place", args, At("space", f"{TRACKS[track]}-{first}"))


def places(st: Duel, me: Monster) -> list[Option]:
    return [
        Option(i, "opt-stay-put") if place < 0 else placing(st, i, st.about, place)
        for i, place in enumerate(st.opts)
    ]


def multiply(st: Duel, me: Monster) -> list[Option]:
    return [
        Option(0, "opt-plain-smash", {"n": to_resolve(st, me, SMASH)}),
        Option(1, "opt-multiply", {"n": st.about}),
    ]


def paw(st: Duel, me: Monster) -> list[Option]:
    return [Option(0, "opt-bonus", {"bonus": BONUSES[st.opts[0]]}), Option(1, "opt-paw")]


def rivals_cards(decline: str) -> Callable[[Duel, Monster], list[Option]]:
    """Options about the Rival's KEEP cards."""

    def build(st: Duel, me: Monster) -> list[Option]:
        return [
            Option(i, decline)
            if c < 0
            else Option(i, "opt-rivals_card", {"card": key_of(st, c)}, where(st, c))
            for i, c in enumerate(st.opts)
        ]

    return build


def goods(st: Duel, me: Monster) -> list[Option]:
    less = 1 if st.kind == asks.ASK_EARLY else 0
    out: list[Option] = []
    for i, choice in enumerate(st.opts):
        if choice == DONE:
            out.append(Option(i, "opt-none" if less else "opt-done"))
        elif choice == SWEEP:
            out.append(Option(i, "opt-sweep", {"price": SWEEP_COST}))
        elif choice >= USE_CARD:
            out.append(use(st, i, choice - USE_CARD))
        else:
            args: Args = {
                "card": key_of(st, st.market[choice]),
                "price": price_of(st, choice, less),
                "slot": choice,
            }
            out.append(Option(i, "opt-buy", args, MARKET[choice]))
    return out


def face_up(st: Duel, me: Monster) -> list[Option]:
    return [
        Option(i, "opt-throw_out", {"card": key_of(st, st.market[slot]), "slot": slot}, MARKET[slot])
        for i, slot in enumerate(st.opts)
    ]


OPTIONS: dict[int, Callable[[Duel, Monster], list[Option]]] = {
    asks.ASK_TOKENS: dice_tokens,
    asks.ASK_FREE: offers("opt-go-on"),
    asks.ASK_SYMBOL: symbols,
    asks.ASK_EFFECT: effects,
    asks.ASK_SKIP: yes_or_no("opt-go-on", "opt-skip"),
    asks.ASK_LEAVE_OUT: pairs,
    asks.ASK_GROUP: groups,
    asks.ASK_POWER: power,
    asks.ASK_MULTIPLY: multiply,
    asks.ASK_PAW: paw,
    asks.ASK_GUARD: yes_or_no("opt-suffer", "opt-guard"),
    asks.ASK_PULL: yes_or_no("opt-no", "opt-pay-pull"),
    asks.ASK_SWAP: rivals_cards("opt-no-swap"),
    asks.ASK_COPY_GAIN: yes_or_no("opt-no", "opt-yes"),
    asks.ASK_BUY: goods,
    asks.ASK_PLACE: places,
    asks.ASK_EARLY: goods,
    asks.ASK_SLEEP: yes_or_no("opt-wake", "opt-sleep"),
    asks.ASK_THROW_OUT: face_up,
    asks.ASK_TAKE_AWAY: rivals_cards(""),
    asks.ASK_ANYTIME: offers("opt-not-now"),
}
