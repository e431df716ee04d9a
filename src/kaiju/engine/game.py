"""What a game must provide to stand on the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from kaiju.engine.errors import BadData, BadSetup, RulesFault
from kaiju.engine.state import Rule, State

if TYPE_CHECKING:
    from kaiju.engine.data import Saying
    from kaiju.engine.declaration import Declaration
    from kaiju.engine.facts import Found
    from kaiju.engine.options import Choice
    from kaiju.engine.questions import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: what it says of itself, and how it is set up, played, shown and ended.

    Stateless: everything that changes is in the state.
    """

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self.name: str = declaration.name
        self.title: str = declaration.title
        self.versions: dict[str, int] = declaration.versions
        self.seats_min: int = declaration.seats_min
        self.seats_max: int = declaration.seats_max

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not for."""
        if not self.seats_min <= seats <= self.seats_max:
            several = f"{self.seats_min} to {self.seats_max}"
            number = f"{self.seats_min}" if self.seats_min == self.seats_max else several
            raise BadSetup(f"{self.title} takes {number} players, not {seats}.")

    def modules(self, options: dict[str, Any]) -> list[str]:
        """The parts of the rules that a table with these options is played by; an option brings its namesake."""
        return [name for name in self.versions if name == "base" or options.get(name)]

    def rules_of(self, options: dict[str, Any], position: dict[str, Any] | None = None) -> dict[str, int]:
        """The rules in force for a table, by module; a table that began at a position has the options in it."""
        given = options if position is None else position.get("options")
        return {name: self.versions[name] for name in self.modules(given if isinstance(given, dict) else {})}

    def options(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        """The complete options of a table, checked; raises BadSetup with the reason."""
        raise RulesFault(f"{self.name} does not say how to do this")

    def data_digest(self) -> str:
        """The digest of the data that people may replace (cards, maps), as they are at hand; empty without any."""
        return ""

    def data(self) -> dict[str, dict[str, Any]]:
        """The data that people may replace, as they are at hand: tables of entries; empty without any."""
        return {}

    def changed_data(self) -> dict[str, Any]:
        """The entries of the data that are not as they came, for records."""
        return {}

    def sayings(self) -> dict[str, Saying]:
        """What replaced cards and powers are called and say, by their keys."""
        return {}

    def with_data(self, changes: dict[str, Any]) -> Game:
        """The same game with some entries replaced; raises BadData with all that is wrong with them."""
        raise BadData(f"{self.title} has no data that can be replaced.")

    def choices(self) -> list[Choice]:
        """What can be chosen when a table is opened: for forms and help, as plain data."""
        return []

    def start(self, seats: int, options: dict[str, Any], rng: int) -> State:
        """A fresh state, before anything has happened."""
        raise RulesFault(f"{self.name} does not say how to do this")

    def place(self, position: dict[str, Any], rng: int) -> State:
        """A state at a given position; raises ImpossiblePosition with all reasons."""
        raise RulesFault(f"{self.name} does not say how to do this")

    def position(self, st: State) -> dict[str, Any]:
        """The position of a state at a mark, whole, in the words of the game: what `place` makes the same state of."""
        raise RulesFault(f"{self.name} does not say how to do this")

    def crowded(self, seats: int, chance: State) -> dict[str, Any] | None:
        """A position in which much can happen at once, drawn by this chance, for soaks; None without any."""
        return None

    def names(self, st: State) -> dict[int, str]:
        """What the hidden things of a state that are shuffled are called, by number."""
        return {}

    def called(self, st: State) -> dict[int, str]:
        """What events call the things that `seen` speaks of, by number; copies of a card have the same name."""
        return {number: name.split("#")[0] for number, name in self.names(st).items()}

    def seats_of(self, st: State) -> int:
        """How many seats a state has."""
        raise RulesFault(f"{self.name} does not say how to do this")

    def play(self, st: State) -> Rule:
        """The rules, from the state's phase to the end of a turn. The table calls it again until it is over."""
        raise RulesFault(f"{self.name} does not say how to do this")

    def question(self, st: State, number: int) -> Question:
        """The open question in its readable form."""
        raise RulesFault(f"{self.name} does not say how to do this")

    def view(self, st: State, seat: int) -> Any:
        """What a seat may know, as plain data; seat -1 is a spectator."""
        raise RulesFault(f"{self.name} does not say how to do this")

    def winners(self, st: State) -> list[int]:
        """The seats that have won a finished game; empty when everybody has lost."""
        raise RulesFault(f"{self.name} does not say how to do this")

    def who_won(self, st: State) -> list[int]:
        """The winners, checked: a team wins or loses together."""
        won = self.winners(st)
        if self.declaration.team and won and len(won) != self.seats_of(st):
            raise RulesFault(f"{self.title} is won by all or by nobody, not by seats {won} alone.")
        return won

    def reason(self, st: State) -> str:
        """Why a finished game ended: one word of the game's own."""
        raise RulesFault(f"{self.name} does not say how to do this")

    def facts(self, st: State) -> Found | None:
        """The facts of a finished game that its declaration names, for studies; None where it names none."""
        return None

    def seen(self, st: State, seat: i64) -> set[int]:
        """The cards and other hidden things, by number, whose place this seat knows; -1 is a spectator.

        What a seat has learnt since a moment is what it sees now and did not see then: it stays in place when the rest
        is drawn anew, and an answer that showed it to anybody cannot be taken back.
        """
        return set()

    def imagine(self, st: State, seat: i64, now: set[int]) -> None:
        """Replace everything this seat cannot know by something it might be, using the state's own chance.

        The state is at a mark. ``now`` is what the seat has come to see since: that stays where it is.
        """
        raise RulesFault(f"{self.name} does not say how to do this")

    def secret(self, st: State) -> bool:
        """Whether the open question is asked only because of cards that are hidden in the hand of who is asked."""
        return False

    def hiders(self, st: State) -> list[int]:
        """The seats that hold hidden cards, and so might be asked a question that is secret."""
        return []

    def conceals(self, st: State) -> bool:
        """Whether the open question is put so that nobody learns if hidden cards gave anything to choose from.

        Then it is put to a person even where only one answer is possible, and takes a bot no less time.
        """
        return False

    def digest(self, st: State) -> list[Any]:
        """Everything that makes two states equal, as plain data: for records, golden games and tests.

        What the open question is about belongs to it too. Pieces go by name: their numbers may change with the next
        card that is added.
        """
        raise RulesFault(f"{self.name} does not say how to do this")

    def audit(self, st: State) -> list[int]:
        """Check what must be true of every state (raises RulesFault) and count the pieces: always the same list."""
        raise RulesFault(f"{self.name} does not say how to do this")
