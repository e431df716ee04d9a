# interpreted
"""From a verb with its fields to the small class that carries it out."""

from __future__ import annotations

from typing import Any

from kaiju.games.king_of_monster_island.power import PERMITS, Effect
from kaiju.games.king_of_monster_island.state import FACES
from kaiju.games.king_of_monster_island.targets import WHERE, WHO
from kaiju.games.king_of_monster_island.vocabulary import blows, board, gains, going, lasting, turning


def make_effect(verb: str, f: dict[str, Any], whose: str) -> Effect:
    """A verb with its fields, as the small class that carries it out."""
    who = WHO.index(f["who"]) if "who" in f else 0
    where = WHERE.index(f["where"]) if "where" in f else 0
    n = f.get("n", 1)
    match verb:
        case "gain_health":
            return gains.GainHealth(verb, who, n, f["own_most"])
        case "gain_energy":
            return gains.GainEnergy(verb, who, n, f["own_most"])
        case "gain_fame":
            return gains.GainFame(verb, who, n, f["own_most"])
        case "lose_fame":
            return gains.LoseFame(verb, who, n, 999)
        case "hurt":
            return gains.Hurt(who, n)
        case "boss_fame":
            return gains.BossFame(n)
        case "boss_health":
            return gains.BossHealth(n)
        case "choose_loss":
            return gains.ChooseLoss(f["fame"], f["energy"])
        case "add_damage":
            return blows.AddDamage(n, f["to_group"])
        case "deal_damage":
            return blows.DealDamage(where, n)
        case "bypass_guard":
            return blows.BypassGuard(n)
        case "destroy_minion":
            return blows.DestroyMinion(where, n, f["health"])
        case "draw_minion":
            return blows.DrawMinion(where, n)
        case "place_fireling":
            return blows.PlaceFireling(where, n)
        case "move_monster":
            return going.MoveMonster(who, where)
        case "move_minion":
            return going.MoveMinion(where)
        case "move_boss":
            return going.MoveBoss(where, f["here"])
        case "move_boss_die":
            return going.MoveBossDie(where)
        case _:
            return make_other(verb, f, where, n, whose)


def make_other(verb: str, f: dict[str, Any], where: int, n: int, whose: str) -> Effect:
    """The other half of the verbs."""
    match verb:
        case "build_crystal":
            return board.BuildCrystal(where, n)
        case "remove_crystal":
            return board.RemoveCrystal(where, n)
        case "remove_pylon":
            return board.RemovePylon(where)
        case "build_support":
            return board.BuildSupport(where)
        case "ready_support":
            return board.ReadySupport(where, f["n"])
        case "tire_support":
            return board.TireSupport(where)
        case "activate_support":
            return board.ActivateSupport(where)
        case "free_dice":
            return board.FreeDice(where)
        case "change_die":
            return turning.ChangeDie()
        case "reroll":
            return turning.Reroll(FACES.index(f["face"]))
        case "extra_phase":
            return turning.ExtraPhase()
        case "peek":
            return turning.Peek(n)
        case "lock_spaces":
            return lasting.LockSpaces(n)
        case "extra_die":
            return lasting.ExtraDie(n)
        case "extra_roll":
            return lasting.ExtraRoll(n)
        case "prevent":
            return lasting.Prevent(n, whose == "_ally_")
        case "take_over":
            return lasting.TakeOver(verb)
        case "choose_boss_zone":
            return lasting.ChooseBossZone(verb)
        case "boss_walk":
            return lasting.BossWalk(verb)
        case "permit":
            return lasting.Permit(1 << PERMITS.index(f["key"]))
        case _:
            return lasting.Modify(lasting.STATS.index(f["stat"]), f["by"], f["to"], f["types"], where)
