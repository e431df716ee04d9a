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

ON_CARDS: Final[dict[str, tuple[str, ...]]] = {
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
    "in_play": ("attack_bonus", "extra_building_benefit", "energy_on_second_card"),
    "spend": (*CHANGING, "defend_with"),
    "refresh": DOING,
}
"""The moments of a card, and the ops that may stand at each."""
ON_MATS: Final[dict[str, tuple[str, ...]]] = {
    "in_play": ("throw_bonus", "ignore_events", "no_destruction_rewards", "head_meter"),
    "refresh": (*DOING, "building_benefit"),
    "refresh_before_draw": DOING,
}
"""Those of a mat."""
NOWHERE: Final[dict[str, tuple[str, ...]]] = {}
"""Steps of rewards, Discard Actions and Events have no moment."""

REWARD: Final = ("gain_energy", "draw", "recover", "peek_top")
SPRUNG: Final = ("deal_damage", "remove_piece", "gain_energy")
EVENT: Final = ("move_pieces", "penalise", "respawn")
BARRAGES: Final = {"attack_mod": CHANGING, "trophy": ("extra_trophy",), "after_damage": DOING}
SPENDS: Final = {"declare_ranged_attack": CHANGING, "defend": ("defend_with",)}

WORDS_OF: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "gain_energy": {"n": ("damage_dealt", "damage_unblocked", "adjacent_building_spaces")},
    "look_top": {"n": ("head_meter_plus_1",)},
    "lose_energy": {"who": ("target", "attacker")},
    "discard_hand": {"who": ("target", "attacker")},
    "deal_damage": {"who": ("target", "attacker", "entering_kaiju")},
    "throw": {"who": ("kaiju_or_vehicle", "attacker")},
    "place_self": {"where": ("kaiju", "no_large_building")},
    "destroy": {"where": ("own_space", "own_or_adjacent", "target_space", "between")},
    "building_benefit": {"where": ("adjacent",)},
}
"""Where an op does not take every word of a field: those it takes."""

STRUCK: Final = ("after_damage", "after_throw", "after_attack", "after_defend", "barrage")
"""The moments at which there is a target to speak of."""


def read_steps(
    given: object,
    at: str,
    box: Box,
    read: Reader,
    only: tuple[str, ...] = (),
    times: dict[str, tuple[str, ...]] = NOWHERE,
) -> list[Step]:
    """Steps in their order, at the moments of ``times``; or without a moment, and then ``only`` these ops."""
    if not isinstance(given, list):
        read.fault(f"{at}: must be a list of steps, not {shown(given)}.")
        return []
    return [read_step(one, f"{at}[{n}]", box, read, only, times) for n, one in enumerate(given)]


def read_step(
    given: object,
    at: str,
    box: Box,
    read: Reader,
    only: tuple[str, ...],
    times: dict[str, tuple[str, ...]],
) -> Step:
    """One step of an effect."""
    if not isinstance(given, dict):
        read.fault(f"{at}: must be a table of fields.")
        return Step(w.REMOVE_PIECE, w.AT_ONCE)
    op = read.word(given, at, "op", w.OPS)
    read.entry(given, at, (*ALWAYS, *NEEDS[op], *MAY.get(op, ())), NEEDS[op])
    hook = "" if only else read.word(given, at, "on", tuple(times))
    allowed = only or times[hook]
    if hook == "barrage":
        allowed = BARRAGES.get(str(given.get("at")), allowed)
    elif hook == "spend":
        allowed = SPENDS.get(str(given.get("when")), allowed)
    read.check(op in allowed, f"{at}.op: here stands one of {', '.join(allowed)}, not {op}.")
    read.check(not only or "on" not in given, f"{at}.on: a step has no moment here.")
    check_sense(given, at, op, hook, allowed, read)
    out = Step(w.OPS.index(op), w.HOOKS.index(hook) if hook else w.AT_ONCE)
    out.optional = read.flag(given, at, "optional")
    if hook == "spend":
        out.when = number_of("when", given, at, read)
    if hook == "barrage":
        out.at = w.HOOKS.index(read.word(given, at, "at", tuple(BARRAGES)))
    fill(out, given, at, op, box, read)
    return out


def check_sense(
    given: dict[str, Any], at: str, op: str, hook: str, allowed: tuple[str, ...], read: Reader
) -> None:
    """A step speaks only of what there is at its moment."""
    who = given.get("who")
    attacker = who == "attacker" or given.get("if") == "attacker_in_your_space"
    read.check(
        not attacker or hook == "after_defend", f"{at}: there is an attacker only at the moment after_defend."
    )
    target = who == "target" or given.get("where") in ("target_space", "between")
    target = target or (op == "push" and "range" not in given) or given.get("from") == "hand"
    read.check(
        not target or hook in STRUCK, f"{at}: there is a target only at the moments {', '.join(STRUCK)}."
    )
    read.check(
        op != "deal_damage" or (who == "entering_kaiju") == (allowed == SPRUNG),
        f"{at}.who: must be entering_kaiju in enter_fx, and only there.",
    )
    if op == "extra_trophy":
        out_of = "revealed" if allowed != DOING else "hand"
        read.check(given.get("from") == out_of, f"{at}.from: at this moment Trophies come from {out_of}.")
    if op == "attack_bonus":
        lasting = given.get("scope") == "melee_momentum_cards"
        read.check(
            lasting == (hook == "in_play"),
            f"{at}.scope: must be melee_momentum_cards at the moment in_play, and only there.",
        )
    if allowed in (REWARD, SPRUNG):
        read.check(not isinstance(given.get("n"), str), f"{at}.n: must be a number here.")


def number_of(field: str, given: dict[str, Any], at: str, read: Reader, op: str = "") -> int:
    """The number of the word that stands in a field; 0 when the field is not there."""
    if field not in given:
        return 0
    known = WORDS_OF.get(op, {}).get(field, w.WORDS[field])
    return w.WORDS[field].index(read.word(given, at, field, known)) + 1


def fill(out: Step, given: dict[str, Any], at: str, op: str, box: Box, read: Reader) -> None:
    """The fields of a step that its op has."""
    if "n" in NEEDS[op]:
        if isinstance(given.get("n"), str) and "n" in WORDS_OF.get(op, {}):
            out.count = number_of("n", given, at, read, op)
        else:
            out.n = read.number(given, at, "n", 0, 30)
    if "steps" in NEEDS[op]:
        out.n = read.number(given, at, "steps", 0, 12)
    if op == "head_meter":
        out.most = read.number(given, at, "max", 1, 9)
        out.n = read.number(given, at, "min", 0, out.most)
        out.keep = read.number(given, at, "start", out.n, out.most)
        out.resets = read.flag(given, at, "reset_after_barrage")
    elif "max" in given:
        out.most = read.number(given, at, "max", 0, 99)
    out.keep = read.number(given, at, "keep", 0, 9) if "keep" in NEEDS[op] else out.keep
    out.only_if = number_of("if", given, at, read)
    out.who = number_of("who", given, at, read, op)
    out.what = number_of("what", given, at, read)
    out.where = number_of("where", given, at, read, op)
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
