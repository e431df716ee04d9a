"""The questions of King of Tokyo in their readable form."""

from __future__ import annotations

from collections.abc import Callable

from kaiju.engine.questions import Arg, At, Option, Question
from kaiju.engine.state import NOBODY
from kaiju.games.king_of_tokyo import asks
from kaiju.games.king_of_tokyo.asks import CHOICES
from kaiju.games.king_of_tokyo.card import (
    COSTUME,
    END_TURN,
    GIFT,
    MORE_ROLLS,
    PERMANENT,
    START_TURN,
    TEMPORARY,
)
from kaiju.games.king_of_tokyo.market import DEAL, DONE, SWEEP, USE_CARD, price_asked
from kaiju.games.king_of_tokyo.resolve import FOR_MYSELF, FOR_OTHERS, FOR_POISON, FOR_SHRINK
from kaiju.games.king_of_tokyo.state import EVOLUTIONS, FACES, OUTSIDE, Monster, Tokyo
from kaiju.games.king_of_tokyo.turn import POISON, REWARD
from kaiju.games.king_of_tokyo.verbs import key_of, owner_of

Args = dict[str, Arg]

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

DICE = [At("die", i) for i in range(16)]
SEATS = [At("seat", i) for i in range(6)]
MARKET = [At("space", f"market-{i}") for i in range(3)]
DECK = At("space", "deck")

KEEP_ITEMS = [
    [Option(1 << i, "opt-die", {"die": i + 1, "face": face}, DICE[i]) for face in FACES] for i in range(16)
]
"""The dice of a keep question, made once: it is the commonest question by far."""

GROUPS = {1: "numbers", 2: "energy", 4: "hearts", 8: "smash"}


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
            args["payers"] = [c.facts.key for c in me.powers.at[MORE_ROLLS] if c.ready(st, me, MORE_ROLLS)]
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


# --------------------------------------------------------------------- options


def where(st: Tokyo, card: int) -> At | None:
    """What points to a card: itself, in front of somebody or in one's own hand, or else the place where one sees it."""
    me = st.monsters[st.who]
    if card < 0:
        return None
    if card in me.evo.hand or st.owner(card) is not None:
        return At("card", card)
    if card in st.market:
        return MARKET[st.market.index(card)]
    if card in me.evo.drawn:
        return At("space", f"drawn-{me.evo.drawn.index(card)}")
    if card in me.evo.spent:
        return At("space", f"spent-{me.evo.spent.index(card)}")
    if card in st.discard:
        return At("space", f"discard-{st.discard.index(card)}")
    if st.deck and st.deck[-1] == card and st.known_top >> st.who & 1:
        return DECK
    return None


def use(st: Tokyo, answer: int, number: int) -> Option:
    """Use a card. A copying card is named by what it works as, and stands beside it as ``copy``."""
    works_as = st.box.cards[number].copied(st)
    if works_as is None:
        return Option(answer, "opt-use", {"card": key_of(st, number)}, where(st, number))
    args: Args = {"card": works_as.facts.key, "copy": key_of(st, number)}
    return Option(answer, "opt-use", args, where(st, number))


def offers(decline: str) -> Callable[[Tokyo, Monster], list[Option]]:
    """Options of an offer: decline, or use one of some cards."""

    def build(st: Tokyo, me: Monster) -> list[Option]:
        return [Option(i, decline) if c < 0 else use(st, i, c) for i, c in enumerate(st.opts)]

    return build


def payers(st: Tokyo, me: Monster) -> list[Option]:
    return [use(st, i, c) for i, c in enumerate(st.opts)]


def dice(st: Tokyo, me: Monster) -> list[Option]:
    return [
        Option(i, "opt-go-on")
        if d < 0
        else Option(i, "opt-die", {"die": d + 1, "face": FACES[st.dice[d]]}, DICE[d])
        for i, d in enumerate(st.opts)
    ]


def faces(st: Tokyo, me: Monster) -> list[Option]:
    return [Option(i, "opt-face", {"face": FACES[f]}) for i, f in enumerate(st.opts)]


def groups(st: Tokyo, me: Monster) -> list[Option]:
    return [Option(i, f"opt-group-{GROUPS[g]}") for i, g in enumerate(st.opts)]


def heart_uses(st: Tokyo, me: Monster) -> list[Option]:
    out: list[Option] = []
    for i, use in enumerate(st.opts):
        if use == FOR_MYSELF:
            out.append(Option(i, "opt-heart-self", {"n": st.about}))
        elif use == FOR_POISON:
            out.append(Option(i, "opt-heart-poison", {"n": me.poison}))
        elif use == FOR_SHRINK:
            out.append(Option(i, "opt-heart-shrink", {"n": me.shrink}))
        else:
            card, seat = divmod(use - FOR_OTHERS, 16)
            out.append(Option(i, "opt-heart-other", {"seat": seat, "card": key_of(st, card)}, SEATS[seat]))
    return out


def yields(st: Tokyo, me: Monster) -> list[Option]:
    return [Option(0, "opt-stay"), Option(1, "opt-yield")]


def goods(st: Tokyo, me: Monster) -> list[Option]:
    out: list[Option] = []
    for i, choice in enumerate(st.opts):
        if choice == DONE:
            out.append(Option(i, "opt-done"))
        elif choice == SWEEP:
            out.append(Option(i, "opt-sweep", {"price": 2}))
        elif choice >= USE_CARD:
            out.append(use(st, i, choice - USE_CARD))
        else:
            card = st.market[choice]
            out.append(
                Option(
                    i,
                    "opt-buy",
                    {"card": key_of(st, card), "price": price_asked(st, me, card), "slot": choice},
                    MARKET[choice],
                )
            )
    return out


def top(st: Tokyo, me: Monster) -> list[Option]:
    card = st.deck[-1]
    return [
        Option(0, "opt-put-back", {"card": key_of(st, card)}, where(st, card)),
        Option(1, "opt-buy", {"card": key_of(st, card), "price": price_asked(st, me, card)}, where(st, card)),
    ]


def others_cards(st: Tokyo, me: Monster) -> list[Option]:
    out = [Option(0, "opt-none")]
    for i, card in enumerate(st.opts):
        owner = st.owner(card)
        if owner is not None:
            args: Args = {"card": key_of(st, card), "price": price_asked(st, me, card), "seat": owner.seat}
            out.append(Option(i, "opt-buy-from", args, At("card", card)))
    return out


def fresh(st: Tokyo, me: Monster) -> list[Option]:
    out = [Option(0, "opt-none")]
    for i, slot in enumerate(st.opts):
        if slot >= 0:
            card = st.market[slot]
            args: Args = {"card": key_of(st, card), "price": price_asked(st, me, card), "slot": slot}
            out.append(Option(i, "opt-buy", args, MARKET[slot]))
    return out


def copies(st: Tokyo, me: Monster) -> list[Option]:
    out: list[Option] = []
    for i, card in enumerate(st.opts):
        owner = st.owner(card) if card >= 0 else None
        if owner is None:
            out.append(Option(i, "opt-leave"))
        else:
            args: Args = {"card": key_of(st, card), "seat": owner.seat}
            out.append(Option(i, "opt-copy", args, At("card", card)))
    return out


NO_CARDS = {POISON: "opt-poison", REWARD: "opt-reward"}
"""Effects that belong to no card."""


def effects(st: Tokyo, me: Monster) -> list[Option]:
    due = me.powers.at[END_TURN] if st.phase >= 3 else me.powers.at[START_TURN]
    out: list[Option] = []
    taken: list[int] = []
    for i, number in enumerate(st.opts):
        if number < 0:
            out.append(Option(i, NO_CARDS[number]))
            continue
        key = key_of(st, number)
        # A copying card and its copy share a number; take them in the order of the list.
        for j, card in enumerate(due):
            if card.id == number and j not in taken:
                taken.append(j)
                key = card.facts.key
                break
        out.append(Option(i, "opt-effect", {"card": key}, where(st, number)))
    return out


def anytime(st: Tokyo, me: Monster) -> list[Option]:
    out = [Option(0, "opt-not-now"), Option(1, "opt-not-this-turn")]
    out += [use(st, i, c) for i, c in enumerate(st.opts) if i > 1]
    return out


def monsters(st: Tokyo, me: Monster) -> list[Option]:
    return [
        Option(i, "opt-none") if seat < 0 else Option(i, "opt-monster", {"seat": seat}, SEATS[seat])
        for i, seat in enumerate(st.opts)
    ]


def picks(st: Tokyo, me: Monster) -> list[Option]:
    return [
        Option(i, "opt-none") if c < 0 else Option(i, "opt-card", {"card": key_of(st, c)}, where(st, c))
        for i, c in enumerate(st.opts)
    ]


def choices(st: Tokyo, me: Monster) -> list[Option]:
    return [Option(i, f"opt-choice-{CHOICES[c]}") for i, c in enumerate(st.opts)]


def counts(st: Tokyo, me: Monster) -> list[Option]:
    return [Option(i, "opt-number", {"n": n}) for i, n in enumerate(st.opts)]


def salvage(st: Tokyo, me: Monster) -> list[Option]:
    return [
        Option(i, "opt-none")
        if c < 0
        else Option(i, "opt-buy", {"card": key_of(st, c), "price": price_asked(st, me, c)}, where(st, c))
        for i, c in enumerate(st.opts)
    ]


def deals(st: Tokyo, me: Monster) -> list[Option]:
    out: list[Option] = []
    for i, deal in enumerate(st.opts):
        if deal < 0:
            out.append(Option(i, "opt-none"))
        else:
            price, card = divmod(deal, DEAL)
            out.append(Option(i, "opt-buy", {"card": key_of(st, card), "price": price}, where(st, card)))
    return out


def costumes(st: Tokyo, me: Monster) -> list[Option]:
    out = [Option(0, "opt-no")]
    for i, card in enumerate(st.opts):
        owner = st.owner(card) if card >= 0 else None
        if owner is not None:
            args: Args = {
                "card": key_of(st, card),
                "price": st.box.cards[card].facts.cost,
                "seat": owner.seat,
            }
            out.append(Option(i, "opt-steal", args, At("card", card)))
    return out


def yes_no(st: Tokyo, me: Monster) -> list[Option]:
    return [Option(0, "opt-no"), Option(1, "opt-yes", {}, where(st, st.about))]


OPTIONS: dict[int, Callable[[Tokyo, Monster], list[Option]]] = {
    asks.ASK_FREE: offers("opt-go-on"),
    asks.ASK_PAY_ROLL: payers,
    asks.ASK_PROBE: offers("opt-let-be"),
    asks.ASK_CHANGE: offers("opt-go-on"),
    asks.ASK_DIE: dice,
    asks.ASK_FACE: faces,
    asks.ASK_GROUP: groups,
    asks.ASK_HEART: heart_uses,
    asks.ASK_YIELD: yields,
    asks.ASK_GUARD: offers("opt-suffer"),
    asks.ASK_ANSWER: offers("opt-suffer"),
    asks.ASK_BUY: goods,
    asks.ASK_TOP: top,
    asks.ASK_TAKE: others_cards,
    asks.ASK_FRESH: fresh,
    asks.ASK_COPY: copies,
    asks.ASK_EFFECT: effects,
    asks.ASK_ANYTIME: anytime,
    asks.ASK_EXTRA: yes_no,
    asks.ASK_USE: offers("opt-not-now"),
    asks.ASK_REVIVE: offers("opt-do-not"),
    asks.ASK_STEAL: costumes,
    asks.ASK_EVOLVE: picks,
    asks.ASK_DRAFT: picks,
    asks.ASK_COSTUME: picks,
    asks.ASK_MONSTER: monsters,
    asks.ASK_PICK: picks,
    asks.ASK_CHOICE: choices,
    asks.ASK_NUMBER: counts,
    asks.ASK_SALVAGE: salvage,
    asks.ASK_SYMBOL: faces,
    asks.ASK_DEAL: deals,
    asks.ASK_BOTTOM: picks,
}
