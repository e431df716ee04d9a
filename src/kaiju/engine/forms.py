"""Answers that are made up of several things, as whole numbers.

A question may ask for some of many things, for how many of each, or for an order. What can be answered is never
listed: these functions count the possibilities, tell what a number stands for, and find the number of a choice. Every
number from 0 to the count - 1 stands for exactly one choice, so a bot may answer with any of them.

===========  =======================================================  ===================================
form         what is chosen                                           count, choice, number
===========  =======================================================  ===================================
``pick``     from ``least`` to ``most`` of n things                   picks, pick, pick_answer
``amounts``  how many of each group, from ``least`` to ``most`` all   amounts, amounts_of, amounts_answer
             together
``order``    all n things, one after the other                        orders, order, order_answer
===========  =======================================================  ===================================

Numbers stay below 2**53, so that every client can hold them. Nothing here uses chance or looks at a game.
"""

from __future__ import annotations

from math import comb, factorial
from typing import Final

from kaiju.engine.errors import NoSuchOption, RulesFault

LIMIT: Final = 9007199254740992  # 2**53: whole numbers above it are not exact in a browser


def checked(count: int) -> int:
    """A count of answers, if there are not too many for one question."""
    if count >= LIMIT:
        raise RulesFault(f"A question has {count} answers; there may be fewer than 2**53.")
    return count


def in_range(answer: int, count: int) -> None:
    """Refuse a number that stands for no choice."""
    if not 0 <= answer < count:
        raise NoSuchOption(f"{answer} is not one of the {count} answers of this question.")


# ---- some of n things


def picks(n: int, least: int, most: int) -> int:
    """In how many ways from ``least`` to ``most`` of n things can be chosen."""
    if not 0 <= least <= most <= n:
        raise RulesFault(f"A question asks for {least} to {most} of {n} things.")
    count = 0
    for size in range(least, most + 1):
        count += comb(n, size)
        if count >= LIMIT:
            break
    return checked(count)


def pick(answer: int, n: int, least: int, most: int) -> list[int]:
    """The things that an answer stands for, by their places from 0, in rising order.

    Few things come before many. Among choices of one size, the one whose highest thing is lower comes first, then
    whose second highest is lower, and so on.
    """
    in_range(answer, picks(n, least, most))
    size = least
    left = answer
    while left >= comb(n, size):
        left -= comb(n, size)
        size += 1
    chosen: list[int] = []
    thing = n
    while size > 0:
        thing -= 1
        before = comb(thing, size)  # choices that do without this thing and all above it
        if before <= left:
            left -= before
            chosen.append(thing)
            size -= 1
    chosen.reverse()
    return chosen


def pick_answer(chosen: list[int], n: int, least: int, most: int) -> int:
    """The answer that stands for these things, given in any order."""
    picks(n, least, most)
    things = sorted(chosen)
    size = len(things)
    if not least <= size <= most:
        raise NoSuchOption(f"{size} things are chosen; it must be {least} to {most}.")
    answer = 0
    for smaller in range(least, size):
        answer += comb(n, smaller)
    last = -1
    for i in range(size):
        thing = things[i]
        if thing == last:
            raise NoSuchOption(f"Thing {thing} is chosen twice.")
        if not 0 <= thing < n:
            raise NoSuchOption(f"There is no thing {thing} among the {n}.")
        answer += comb(thing, i + 1)
        last = thing
    return answer


# ---- how many of each group


def ways(of: list[int], most: int) -> list[list[int]]:
    """By first group and total: in how many ways the groups from there on give at most this total."""
    rows: list[list[int]] = [[1] * (most + 1)]
    for i in range(len(of) - 1, -1, -1):
        after = rows[len(rows) - 1]
        row: list[int] = []
        count = 0
        for total in range(most + 1):
            count += after[total]
            if total > of[i]:
                count -= after[total - of[i] - 1]
            row.append(count)
        rows.append(row)
    rows.reverse()
    return rows


def between(row: list[int], least: int, most: int) -> int:
    """How many of the ways in a row have a total from ``least`` to ``most``."""
    if most < 0:
        return 0
    return row[most] - (row[least - 1] if least > 0 else 0)


def amounts(of: list[int], least: int, most: int) -> int:
    """In how many ways one can take from groups of equal things, from ``least`` to ``most`` all together."""
    return checked(between(ways_checked(of, least, most)[0], least, most))


def ways_checked(of: list[int], least: int, most: int) -> list[list[int]]:
    """The table of ways for a question that can be asked."""
    total = 0
    for n in of:
        if n < 0:
            raise RulesFault(f"A question has a group of {n} things.")
        total += n
    if not 0 <= least <= most <= total:
        raise RulesFault(f"A question asks for {least} to {most} of {total} things.")
    return ways(of, most)


def amounts_of(answer: int, of: list[int], least: int, most: int) -> list[int]:
    """How many of each group an answer takes. Answers come as words in a dictionary do: the first group decides."""
    rows = ways_checked(of, least, most)
    in_range(answer, checked(between(rows[0], least, most)))
    left = answer
    out: list[int] = []
    taken = 0
    for i in range(len(of)):
        n = 0
        before = between(rows[i + 1], least - taken, most - taken)
        while before <= left:
            left -= before
            n += 1
            before = between(rows[i + 1], least - taken - n, most - taken - n)
        taken += n
        out.append(n)
    return out


def amounts_answer(chosen: list[int], of: list[int], least: int, most: int) -> int:
    """The answer that takes so many of each group."""
    rows = ways_checked(of, least, most)
    checked(between(rows[0], least, most))
    if len(chosen) != len(of):
        raise NoSuchOption(f"There are {len(of)} groups, not {len(chosen)}.")
    answer = 0
    taken = 0
    for i in range(len(of)):
        if not 0 <= chosen[i] <= of[i]:
            raise NoSuchOption(f"{chosen[i]} of group {i} are taken; there are {of[i]}.")
        for n in range(chosen[i]):
            answer += between(rows[i + 1], least - taken - n, most - taken - n)
        taken += chosen[i]
    if not least <= taken <= most:
        raise NoSuchOption(f"{taken} things are taken; it must be {least} to {most}.")
    return answer


# ---- an order


def orders(n: int) -> int:
    """In how many orders n things can be put."""
    if n < 0:
        raise RulesFault(f"A question asks for an order of {n} things.")
    return checked(factorial(n))


def order(answer: int, n: int) -> list[int]:
    """The order that an answer stands for: the places of the things from 0, the first thing first."""
    count = orders(n)
    in_range(answer, count)
    things = list(range(n))
    out: list[int] = []
    left = answer
    for size in range(n, 0, -1):
        count //= size
        out.append(things.pop(left // count))
        left %= count
    return out


def order_answer(chosen: list[int], n: int) -> int:
    """The answer that stands for this order of all n things."""
    count = orders(n)
    if len(chosen) != n:
        raise NoSuchOption(f"{len(chosen)} of {n} things are in order; it must be all of them.")
    things = list(range(n))
    answer = 0
    for thing in chosen:
        if thing not in things:
            raise NoSuchOption(f"Thing {thing} stands twice in the order, or there is none.")
        count //= len(things)
        place = things.index(thing)
        answer += place * count
        things.pop(place)
    return answer
