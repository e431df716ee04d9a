# interpreted
"""Reading the steps of an effect: which fields each op needs and may have, and at which moment it may stand."""

from __future__ import annotations

from typing import Any, Final

from kaiju.engine.data import Reader, shown
from kaiju.games.godzilla_tokyo_clash import words as w
from kaiju.games.godzilla_tokyo_clash.box import Box, Step

NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "gain_energy": ("n",),
    "lose_energy": ("who", "n"),
    "draw": ("n",),
    "discard_hand": ("who", "n"),
    "move_self": ("n",),
    "place_self": ("range", "where"),
    "push": ("n", "dir"),
    "destroy": ("what", "where", "n"),
    "recover": ("to", "filter", "n"),
    "peek_top": ("n",),
    "look_top": ("n", "keep"),
    "attack_bonus": ("n",),
    "ignore_line": (),
    "pierce": ("n", "mode"),
    "unblockable": ("mode",),
    "extra_trophy": ("from", "n"),
    "deal_damage": ("who", "n"),
    "area_attack": ("n", "range"),
    "throw": ("who", "n"),
    "defend_with": ("n",),
    "head": ("n",),
    "extra_building_benefit": ("n",),
    "energy_on_second_card": ("n",),
    "throw_bonus": ("n",),
    "ignore_events": ("kinds",),
    "no_destruction_rewards": (),
    "building_benefit": ("n", "where"),
    "head_meter": ("min", "max", "start", "reset_after_barrage"),
    "remove_piece": (),
    "move_pieces": ("how", "steps"),
    "penalise": ("reach", "each_piece", "loss", "n"),
    "respawn": ("at_most", "by", "n"),
}
MAY: Final[dict[str, tuple[str, ...]]] = {
    "gain_energy": ("max", "if"),
    "draw": ("if",),
    "move_self": ("straight",),
    "push": ("range",),
    "attack_bonus": ("scope", "per", "max"),
    "deal_damage": ("if", "unblockable"),
    "throw": ("if",),
}
ALWAYS: Final = ("on", "op", "optional", "at", "when")

DOING: Final = (
    "gain_energy", "lose_energy", "draw", "discard_hand", "move_self", "place_self", "push", "destroy", "recover",
    "peek_top", "look_top", "deal_damage", "throw", "head", "extra_trophy",
)  # fmt: skip
"""What is carried out there and then."""
CHANGING: Final = ("attack_bonus", "ignore_line", "pierce", "unblockable", "extra_trophy")
"""What changes an attack."""

TIMES: Final[dict[str, tuple[str, ...]]] = {
    "play": DOING,
    "after_move": DOING,
    "before_attack": DOING,
    "attack": ("area_attack",),
    "attack_mod": CHANGING,
    "trophy": ("extra_trophy",),
    "after_damage": DOING,
    "after_throw": DOING,
    "after_attack": DOING,
    "after_defend": DOING,
    "barrage": (*DOING, *CHANGING),
    "in_play": (
        "attack_bonus", "extra_building_benefit", "energy_on_second_card", "throw_bonus", "ignore_events",
        "no_destruction_rewards", "head_meter",
    ),
    "spend": (*CHANGING, "defend_with"),
    "refresh": (*DOING, "building_benefit"),
    "refresh_before_draw": DOING,
}  # fmt: skip
"""The ops that may stand at each moment."""

REWARD: Final = ("gain_energy", "draw", "recover", "peek_top")
SPRUNG: Final = ("deal_damage", "remove_piece", "gain_energy")
EVENT: Final = ("move_pieces", "penalise", "respawn")
BARRAGES: Final = {"attack_mod": CHANGING, "trophy": ("extra_trophy",), "after_damage": DOING}
SPENDS: Final = {"declare_ranged_attack": CHANGING, "defend": ("defend_with",)}


def read_steps(given: object, at: str, box: Box, read: Reader, only: tuple[str, ...] = ()) -> list[Step]:
    """Steps in their order; ``only`` names the ops that may stand where steps have no moment."""
    if not isinstance(given, list):
        read.fault(f"{at}: must be a list of steps, not {shown(given)}.")
        return []
    return [read_step(one, f"{at}[{n}]", box, read, only) for n, one in enumerate(given)]


def read_step(given: object, at: str, box: Box, read: Reader, only: tuple[str, ...]) -> Step:
    """One step of an effect."""
    if not isinstance(given, dict):
        read.fault(f"{at}: must be a table of fields.")
        return Step(w.REMOVE_PIECE, w.AT_ONCE)
    op = read.word(given, at, "op", w.OPS)
    read.entry(given, at, (*ALWAYS, *NEEDS[op], *MAY.get(op, ())), NEEDS[op])
    hook = "" if only else read.word(given, at, "on", w.HOOKS)
    check_moment(given, at, op, hook, only, read)
    out = Step(w.OPS.index(op), w.HOOKS.index(hook) if hook else w.AT_ONCE)
    out.optional = read.flag(given, at, "optional")
    if hook == "spend":
        out.when = number_of("when", given, at, read)
    if hook == "barrage":
        out.at = w.HOOKS.index(read.word(given, at, "at", tuple(BARRAGES)))
    fill(out, given, at, op, box, read)
    return out


def check_moment(
    given: dict[str, Any], at: str, op: str, hook: str, only: tuple[str, ...], read: Reader
) -> None:
    """An op stands only at moments when it means something."""
    allowed = only or TIMES[hook]
    if hook == "barrage":
        allowed = BARRAGES.get(str(given.get("at")), allowed)
    elif hook == "spend":
        allowed = SPENDS.get(str(given.get("when")), allowed)
    read.check(op in allowed, f"{at}.op: here stands one of {', '.join(allowed)}, not {op}.")
    read.check(not only or "on" not in given, f"{at}.on: a step has no moment here.")


def number_of(field: str, given: dict[str, Any], at: str, read: Reader) -> int:
    """The number of the word that stands in a field; 0 when the field is not there."""
    if field not in given:
        return 0
    return w.WORDS[field].index(read.word(given, at, field, w.WORDS[field])) + 1


def fill(out: Step, given: dict[str, Any], at: str, op: str, box: Box, read: Reader) -> None:
    """The fields of a step that its op has."""
    if "n" in NEEDS[op]:
        if isinstance(given.get("n"), str):
            out.count = number_of("n", given, at, read)
        else:
            out.n = read.number(given, at, "n", 0, 30)
    if "steps" in NEEDS[op]:
        out.n = read.number(given, at, "steps", 0, 12)
    if op == "head_meter":
        out.most = read.number(given, at, "max", 1, 9)
        out.keep = read.number(given, at, "start", 0, out.most)
    elif "max" in given:
        out.most = read.number(given, at, "max", 0, 99)
    out.keep = read.number(given, at, "keep", 0, 9) if "keep" in NEEDS[op] else out.keep
    out.only_if = number_of("if", given, at, read)
    out.who = number_of("who", given, at, read)
    out.what = number_of("what", given, at, read)
    out.where = number_of("where", given, at, read)
    out.way = number_of("dir", given, at, read)
    out.to = number_of("to", given, at, read)
    out.out_of = number_of("from", given, at, read)
    out.per = number_of("per", given, at, read)
    out.scope = number_of("scope", given, at, read)
    out.how = number_of("how", given, at, read)
    out.loss = number_of("loss", given, at, read)
    out.by = number_of("by", given, at, read)
    out.reach = (
        read.number(given, at, "range", 0, 12) if "range" in given else number_of("reach", given, at, read)
    )
    out.straight = read.flag(given, at, "straight")
    out.unblockable = read.flag(given, at, "unblockable")
    out.each_piece = read.flag(given, at, "each_piece")
    if "filter" in given:
        keys = [card.key for card in box.cards]
        name = read.word(given, at, "filter", ("any", *keys))
        out.card = keys.index(name) if name != "any" else -1
    if "kinds" in given:
        kinds = [kind.key for kind in box.kinds]
        out.kinds = [kinds.index(kind) for kind in read.words(given, at, "kinds", kinds)]
    if "at_most" in given:
        out.at_most = read.numbers(given, at, "at_most", 3, 0, 60)
