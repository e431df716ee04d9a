"""The questions of King of Tokyo in their readable form."""

from __future__ import annotations

from kaiju.engine.questions import Option, Question
from kaiju.engine.state import NOBODY
from kaiju.games.king_of_tokyo import asks
from kaiju.games.king_of_tokyo.card import (
    COSTUME,
    GIFT,
    MORE_ROLLS,
    PERMANENT,
    TEMPORARY,
)
from kaiju.games.king_of_tokyo.ending import POISON
from kaiju.games.king_of_tokyo.market import price_asked
from kaiju.games.king_of_tokyo.options import DICE, OPTIONS, Args, use, where
from kaiju.games.king_of_tokyo.state import EVOLUTIONS, FACES, OUTSIDE, Monster, Tokyo
from kaiju.games.king_of_tokyo.verbs import key_of, owner_of

RULES = {
    asks.ASK_KEEP: "KOT-ROLL-04",
    asks.ASK_PAY_ROLL: "KOT-ROLL-11",
    asks.ASK_PROBE: "KOT-ROLL-12",
    asks.ASK_CHANGE: "KOT-ROLL-12",
    asks.ASK_GROUP: "KOT-RES-02",
    asks.ASK_HEART: "KOT-HEAL-08",
    asks.ASK_YIELD: "KOT-YIELD-01",
    asks.ASK_GUARD: "KOT-CARD-15",
    asks.ASK_ANSWER: "KOT-CARD-20",
    asks.ASK_BUY: "KOT-BUY-01",
    asks.ASK_FRESH: "KOT-CARD-05",
    asks.ASK_TURN_IN: "KOT-CARD-10",
    asks.ASK_COPY: "KOT-CARD-19",
    asks.ASK_EFFECT: "KOT-ENDT-03",
    asks.ASK_ANYTIME: "KOT-CARD-17",
    asks.ASK_EXTRA: "KOT-XTRA-01",
    asks.ASK_REVIVE: "KOT-ELIM-07",
    asks.ASK_STEAL: "KOT-HAL-07",
    asks.ASK_EVOLVE: "KOT-PU-04",
    asks.ASK_DRAFT: "KOT-MUT-02",
    asks.ASK_COSTUME: "KOT-HAL-02",
}
"""The ledger rule behind each kind of question; a card's own text stands behind the others."""
RULE_OF_TYPE = {
    COSTUME: "KOT-HAL-04",
    PERMANENT: "KOT-PU-08",
    TEMPORARY: "KOT-PU-08",
    GIFT: "KOT-GIFT-01",
}
"""The ledger rule behind using a card of a type; behind a Power card stands its own text."""
KEEP_ITEMS = [
    [Option(1 << i, "opt-die", {"die": i + 1, "face": face}, DICE[i]) for face in FACES] for i in range(16)
]
"""The dice of a keep question, made once: it is the commonest question by far."""


def question(st: Tokyo, number: int) -> Question:
    """The open question."""
    kind = st.kind
    name = asks.NAMES[kind]
    me = st.monsters[st.who]
    args: Args = {}
    card = ""
    say = f"ask-{name}"
    rule = RULES.get(kind, "")
    if kind in SUBSETS:
        return subset(st, number, name, me)
    options = OPTIONS[kind](st, me)
    if kind in ABOUT_CARD:
        card = key_of(st, st.about)
        args["card"] = card
    loss = st.loss
    if loss is not None:
        args["n"] = loss.amount
        args["by"] = loss.by
        args["source"] = "poison" if loss.card == POISON else key_of(st, loss.card)
    if kind == asks.ASK_HEART:
        args["n"] = st.about
    elif kind == asks.ASK_FACE:
        args["die"] = st.about + 1
        args["face"] = FACES[st.dice[st.about]]
    elif kind == asks.ASK_TOP:
        args["top"] = key_of(st, st.deck[-1])
        args["price"] = price_asked(st, me, st.deck[-1])
    elif kind in (asks.ASK_PROBE, asks.ASK_DIE):
        args["seat"] = st.active
        args["dice"] = [FACES[f] for f in st.dice]
    elif kind == asks.ASK_YIELD:
        args["by"] = st.active
    elif kind == asks.ASK_USE:
        say = f"ask-{name}{occasion(st, args)}"
        rule = rule_of_use(st)
    elif kind == asks.ASK_ANYTIME:
        rule = rule_of_use(st) or rule
    elif kind == asks.ASK_DRAFT:
        args["n"] = len(me.evo.pile) + 1
    elif kind == asks.ASK_EVOLVE and st.phase == EVOLUTIONS:
        rule = "KOT-PU-03"
    elif kind == asks.ASK_BUY:
        args["energy"] = me.energy
    elif kind in OF_A_CARD:
        say = f"ask-{name}-{own_words(st, args)}"
    return Question(
        number=number,
        seat=st.who,
        kind=name,
        say=say,
        args=args,
        manner="shop" if kind in SHOPPING else "",
        options=options,
        count=len(options),
        rule=rule,
        card=card,
    )


def rule_of_use(st: Tokyo) -> str:
    """The rule behind all the cards that can be used now; none when they differ, or are plain Power cards."""
    rules = {RULE_OF_TYPE.get(st.box.cards[c].facts.type, "") for c in st.opts if c >= 0}
    return rules.pop() if len(rules) == 1 else ""


def occasion(st: Tokyo, args: Args) -> str:
    """What the cards are for, where that is not plain to see: a purchase, who stays in Tokyo, whom one has wounded."""
    if st.about_card >= 0 and st.buyer not in (NOBODY, st.who):
        args["seat"] = st.buyer
        args["card"] = key_of(st, st.about_card)
        return "-purchase"
    if st.loss is not None and st.loss.victim.place != OUTSIDE:
        args["seat"] = st.loss.victim.seat
        return "-stay" if st.loss.lost else "-aim"
    if st.losses and all(st.box.cards[c].facts.type == GIFT for c in st.opts if c >= 0):
        args["to"] = [int(loss.victim.seat) for loss in st.losses if loss.victim.alive]
        return "-give"
    return ""


def own_words(st: Tokyo, args: Args) -> str:
    """The card whose own text asks, and whom and what that text may speak of besides."""
    # Who attacks, or else whose turn it is; who buys; who owns the card.
    args.setdefault("by", st.active)
    args["on"] = st.buyer
    owner = owner_of(st, st.about)
    args["to"] = st.who if owner == NOBODY else owner
    args["cubes"] = st.counters.get(st.about, 0)
    if st.kind == asks.ASK_SYMBOL:
        # What dice are turned from: whatever they show that cannot be chosen.
        shown = {st.dice[i] for i in st.open_dice()}
        args["was"] = [FACES[face] for face in sorted(shown.difference(st.opts))]
    card = st.box.cards[st.about]
    # A copying card asks in the words of what it works as.
    return (card.copied(st) or card).facts.key


OF_A_CARD = frozenset(
    {
        asks.ASK_MONSTER,
        asks.ASK_PICK,
        asks.ASK_CHOICE,
        asks.ASK_NUMBER,
        asks.ASK_SYMBOL,
        asks.ASK_DEAL,
    }
)
"""Kinds of question that mean something else with every card: each card that asks one has a text of its own."""

SHOPPING = frozenset({asks.ASK_BUY, asks.ASK_FRESH})
SUBSETS = frozenset({asks.ASK_KEEP, asks.ASK_REROLL, asks.ASK_DICE, asks.ASK_TURN_IN})

ABOUT_CARD = frozenset(
    {
        asks.ASK_REROLL,
        asks.ASK_DIE,
        asks.ASK_TOP,
        asks.ASK_TAKE,
        asks.ASK_FRESH,
        asks.ASK_COPY,
        asks.ASK_EXTRA,
        asks.ASK_MONSTER,
        asks.ASK_PICK,
        asks.ASK_CHOICE,
        asks.ASK_NUMBER,
        asks.ASK_SALVAGE,
        asks.ASK_SYMBOL,
        asks.ASK_DEAL,
        asks.ASK_BOTTOM,
    }
)


def subset(st: Tokyo, number: int, name: str, me: Monster) -> Question:
    """Questions whose answer is any set of things."""
    args: Args = {}
    also: list[Option] = []
    card = ""
    if st.kind == asks.ASK_KEEP:
        dice = st.open_dice()
        args["left"] = st.rolls_left
        if st.rolls_left == 0:
            args["any_of"] = [c.facts.key for c in me.powers.at[MORE_ROLLS] if c.ready(st, me, MORE_ROLLS)]
        items = [KEEP_ITEMS[i][st.dice[i]] for i in dice]
        first = 1 << len(dice)
        for i in range(st.n_opts - first):
            also.append(use(st, first + i, st.opts[i + 1]))
    elif st.kind in (asks.ASK_REROLL, asks.ASK_DICE):
        card = key_of(st, st.about)
        faces = st.card_dice if st.card_rolling else st.dice
        items = [
            Option(1 << i, "opt-die", {"die": d + 1, "face": FACES[faces[d]]}, DICE[d])
            for i, d in enumerate(st.opts)
        ]
    else:
        card = key_of(st, st.about)
        items = [
            Option(
                1 << i, "opt-turn_in", {"card": key_of(st, c), "n": st.box.cards[c].facts.cost}, where(st, c)
            )
            for i, c in enumerate(st.opts)
        ]
    if card:
        args["card"] = card
    return Question(
        number=number,
        seat=st.who,
        kind=name,
        say=f"ask-{name}",
        args=args,
        form="subset",
        manner="keep" if st.kind == asks.ASK_KEEP else "",
        items=items,
        also=also,
        count=st.n_opts,
        rule=RULES.get(st.kind, ""),
        card=card,
    )
