"""Pieces by name: what stands for a card outside the rules, where the numbers of cards mean nothing."""

from __future__ import annotations

NOT_THERE = -1


def piece_names(numbers: list[int], keys: list[str]) -> dict[int, str]:
    """A name for every one of these cards: its key, and for a second copy of the same card its key with ``#2``."""
    seen: dict[str, int] = {}
    names: dict[int, str] = {}
    for number in numbers:
        key = keys[number]
        nth = seen.get(key, 0) + 1
        seen[key] = nth
        names[number] = key if nth == 1 else f"{key}#{nth}"
    return names


class Pieces:
    """Cards that a position names, each to be taken once. A key without a number means any copy that is left."""

    def __init__(self, numbers: list[int], keys: list[str], what: str) -> None:
        self.what = what  # what such a card is called
        self.keys = keys
        self.names = piece_names(numbers, keys)
        self.numbers = {name: number for number, name in self.names.items()}
        self.left = numbers[:]

    def copies(self, name: str) -> list[int]:
        """The cards that a name may mean, the first one being meant if there are several."""
        exact = [self.numbers[name]] if name in self.numbers else []
        return exact + [c for c in self.names if self.keys[c] == name and c not in exact]

    def take(self, name: str, faults: list[str]) -> int:
        """The card of this name; NOT_THERE, with the reason among the faults, when there is none left."""
        copies = self.copies(name)
        for number in copies:
            if number in self.left:
                self.left.remove(number)
                return number
        if copies:
            faults.append(f"All copies of {name} are already somewhere else.")
        else:
            faults.append(f"There is no {self.what} called {name!r}.")
        return NOT_THERE

    def take_all(self, names: list[str], faults: list[str]) -> list[int]:
        """The cards of these names, without those that are not there."""
        cards = [self.take(name, faults) for name in names]
        return [card for card in cards if card != NOT_THERE]
