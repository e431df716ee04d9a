"""A stage for stories: set up a position, roll what the story needs, and answer as a player would.

    play = Stage(
        {"cards": ["jets"], "place": "city"},      # seat 0
        {"energy": 4},                             # seat 1, and so on
        active=1,
        script="s s 1 2 3 e",
    )
    play.roll()                                    # seat 1 keeps what the script gives
    play.expect("guard", seat=0)
    play.choose("opt-use", card="jets")
    assert play.hearts(0) == 10

Every verb fails when the question it needs is not the open one, so a story also proves what was asked.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tests.games.stage import DiceStage


class Stage(DiceStage):
    """A table in a position, and the verbs of the people around it."""

    game = "king-of-tokyo"
    faces: ClassVar = {"1": "1", "2": "2", "3": "3", "e": "energy", "s": "smash", "h": "heart"}

    # -------------------------------------------------------------- looking

    def vp(self, seat: int) -> int:
        return int(self.monster(seat).vp)

    def place(self, seat: int) -> str:
        return str(self.monster(seat).place)

    def copies(self, seat: int, card: str = "mimic") -> str:
        """What a copying card of this seat works as; empty when it works as nothing."""
        return next(str(c.copies) for c in self.monster(seat).cards if c.card == card)

    def alive(self, seat: int) -> bool:
        return bool(self.monster(seat).alive)

    def winners(self) -> list[int]:
        """Who has won; fails while the game goes on."""
        assert self.table.winners is not None, f"the game goes on with {self.question}"
        return self.table.winners

    def counters(self, seat: int, card: str) -> int:
        return next(int(c.counters) for c in self.monster(seat).cards if c.card == card)

    def told(self, *kinds: str) -> list[tuple[str, int]]:
        """What happened, of these kinds and in order: the event and its seat (-1: nobody's)."""
        return [(e.kind, getattr(e, "seat", -1)) for e in self.table.events if e.kind in kinds]

    # ------------------------------------------------------------ answering

    def use(self, card: str, copy: str | None = None) -> None:
        """Use a card that the open question offers; ``copy`` names the copying card that works as it."""
        self.choose("opt-use", card=card, copy=copy)

    def decline(self) -> None:
        """Use nothing: the first option of every offer."""
        assert self.question.form == "choose", self.question
        self.answer(0)

    def turn_die(self, die: int, face: str = "") -> None:
        """Pick a die (from 0) for a card and, when the card asks for one, the face to turn it to."""
        self.expect("die")
        self.choose("opt-die", die=die + 1)
        if face:
            self.expect("face")
            self.choose("opt-face", face=self.faces[face])

    def first(self, group: str) -> None:
        """Resolve this group of dice next."""
        self.expect("group")
        self.choose(f"opt-group-{group}")

    def heart(self, use: str, **args: Any) -> None:
        """Use a heart result: for 'self', 'poison', 'shrink' or an 'other' seat."""
        self.expect("heart")
        self.choose(f"opt-heart-{use}", **args)

    def yields(self, seat: int) -> None:
        """This wounded Monster is asked, and leaves Tokyo."""
        self.expect("yield", seat)
        self.choose("opt-yield")

    def stays(self, seat: int) -> None:
        """This wounded Monster is asked, and stays in Tokyo."""
        self.expect("yield", seat)
        self.choose("opt-stay")

    def buy(self, card: str) -> None:
        """The active player buys this card from the Market."""
        self.expect("buy")
        self.choose("opt-buy", card=card)

    def sweep(self) -> None:
        """The active player pays for a new Market."""
        self.expect("buy")
        self.choose("opt-sweep")

    def done(self) -> None:
        """The active player buys nothing more."""
        self.expect("buy")
        self.choose("opt-done")

    def snatch(self, card: str, seat: int) -> None:
        """This seat is offered a card just revealed, and buys it."""
        self.expect("fresh_card", seat)
        self.choose("opt-buy", card=card)

    def take(self, card: str, seat: int) -> None:
        """The active player buys this card from this seat."""
        self.expect("buy")
        self.use("parasitic_tentacles")
        self.expect("take_card")
        self.choose("opt-buy-from", card=card, seat=seat)

    def copy(self, card: str, seat: int) -> None:
        """A copying card is put on this card of this seat."""
        self.expect("copy")
        self.choose("opt-copy", card=card, seat=seat)

    def effect(self, card: str) -> None:
        """The active player lets this effect come first; 'poison' stands for the tokens."""
        self.expect("effect")
        if card == "poison":
            self.choose("opt-poison")
        else:
            self.choose("opt-effect", card=card)

    def effect_of(self, option: int) -> None:
        """The same by number, when a card and its copy are both due."""
        self.expect("effect")
        self.answer(option)

    def roll(self, text: str = "") -> None:
        """The active player rolls (what the script, or this, gives) and keeps everything."""
        if text:
            # The first Roll of a turn is made before anybody is asked, so it must have been scripted before; a text
            # here is for a reroll of all dice.
            self.rig(text)
            self.expect("keep_dice")
            self.answer(0)
        if not self.table.over and self.question.kind == "keep_dice":
            self.answer((1 << len(self.question.items)) - 1)

    def to_buy(self) -> None:
        """Give quiet answers until the active player may buy."""
        self.until("buy", seat=self.view.active)

    def asks_nobody(self, kind: str, seat: int | None = None) -> None:
        """To the end of this turn nobody (or not this seat) may be asked a question of this kind."""
        asked = self.asked_before_end_of_turn()
        assert not any(k == kind and seat in (None, s) for k, s in asked), asked


NUMBERS = {letter: number for number, letter in enumerate(Stage.faces)}
