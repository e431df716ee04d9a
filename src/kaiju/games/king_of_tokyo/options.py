"""What the options of each kind of question stand for."""

from __future__ import annotations

from collections.abc import Callable

from kaiju.engine.questions import Arg, At, Option
from kaiju.games.king_of_tokyo import asks
from kaiju.games.king_of_tokyo.asks import CHOICES
from kaiju.games.king_of_tokyo.card import (
    END_TURN,
    START_TURN,
)
from kaiju.games.king_of_tokyo.ending import POISON
from kaiju.games.king_of_tokyo.market import DEAL, DONE, SWEEP, USE_CARD, price_asked
from kaiju.games.king_of_tokyo.resolve import FOR_MYSELF, FOR_OTHERS, FOR_POISON, FOR_SHRINK
from kaiju.games.king_of_tokyo.state import FACES, Monster, Tokyo
from kaiju.games.king_of_tokyo.turn import REWARD
from kaiju.games.king_of_tokyo.verbs import key_of

Args = dict[str, Arg]

DICE = [At("die", i) for i in range(16)]
SEATS = [At("seat", i) for i in range(6)]
MARKET = [At("space", f"market-{i}") for i in range(3)]
DECK = At("space", "deck")
GROUPS = {1: "numbers", 2: "energy", 4: "hearts", 8: "smash"}


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
