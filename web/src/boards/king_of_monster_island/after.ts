// The table right after an event: nothing but what the event itself tells.
import type { IslandEvent } from '../../api/types';
import type { GameEvent } from '../../table/board';
import { FACES, type BossView, type MonsterView, type Support, type View, type ZoneView } from './view';

const onMonster = (
  view: View,
  seat: number,
  change: (monster: MonsterView) => Partial<MonsterView>,
): View => ({
  ...view,
  monsters: view.monsters.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)),
});
const onBoss = (view: View, change: Partial<BossView>): View => ({
  ...view,
  boss: { ...view.boss, ...change },
});
const onZone = (view: View, zone: number, change: (zone: ZoneView) => Partial<ZoneView>): View => ({
  ...view,
  zones: view.zones.map((each) => (each.zone === zone ? { ...each, ...change(each) } : each)),
});

/** So many more or fewer Minions of a kind. */
const minions = (view: View, zone: number, kind: string, by: number): View =>
  onZone(view, zone, (each) => {
    const left = { ...each.minions, [kind]: Math.max(0, (each.minions[kind] ?? 0) + by) };
    if (!left[kind]) delete left[kind];
    return { minions: left };
  });

const support = (view: View, zone: number, value: number, holds: Partial<Support>): View =>
  onZone(view, zone, (each) => ({
    support: each.support.map((space) => (space.value === value ? { ...space, ...holds } : space)),
  }));

/** A die space: the one that is named, or the first for which something holds. */
function dieSpace(
  view: View,
  zone: number,
  is: (holds: string, space: number) => boolean,
  holds: string,
): View {
  let found = false;
  return onZone(view, zone, (each) => ({
    die_spaces: each.die_spaces.map((space) => {
      if (found || !is(space.holds ?? '', space.space)) return space;
      found = true;
      return { ...space, holds, fresh: false };
    }),
  }));
}

/** The first die of the Roll with a face and not yet used, changed; without one, the Roll as it is. */
function roll(view: View, face: string, change: (at: number) => Pick<View, 'dice' | 'done'>): View {
  const at = view.dice.findIndex((each, die) => each === face && !view.done[die]);
  return at < 0 ? view : { ...view, ...change(at) };
}

const bossDice = (view: View, is: (die: number) => boolean, zone: number, symbols?: string[]): View =>
  onBoss(view, {
    dice: view.boss.dice.map((each) =>
      is(each.die) ? { ...each, zone, symbols: symbols ?? (zone < 0 ? [] : each.symbols) } : each,
    ),
  });

function used(view: View, symbols: readonly number[]): View {
  const left = [...symbols];
  const done = view.dice.map((face, die) => {
    const n = FACES.findIndex((each) => each === face);
    if (view.done[die] || !left[n]) return view.done[die] ?? false;
    left[n] = (left[n] ?? 0) - 1;
    return true;
  });
  return { ...view, done };
}

export function after(view: View, event: GameEvent): View {
  const e = event as unknown as IslandEvent & { card?: string };
  switch (e.event) {
    case 'MonsterPlaced':
    case 'MonsterMoved':
      return onMonster(view, e.seat, () => ({ zone: e.zone }));
    case 'MinionDrawn': {
      const bag = { ...view.bag, [e.minion]: Math.max(0, (view.bag[e.minion] ?? 0) - 1) };
      return minions({ ...view, bag }, e.zone, e.minion, 1);
    }
    case 'FirelingPlaced':
      return minions({ ...view, firelings: e.left }, e.zone, 'fireling', 1);
    case 'MinionDestroyed':
      return minions(view, e.zone, e.minion, -1);
    case 'MinionMoved':
      return minions(minions(view, e.before, e.minion, -1), e.zone, e.minion, 1);
    case 'TurnBegan':
      return { ...view, active: e.seat, turn: e.turn, step: 'boss_1', dice: [], done: [], pool: 0 };
    case 'StepBegan':
      return { ...view, step: e.step };
    case 'BossDiceDropped':
      return e.numbers.reduce(
        (now, die, i) =>
          bossDice(now, (each) => each === die, e.zones[i] ?? -1, (e.up[i] ?? '').split(' ').filter(Boolean)),
        view,
      );
    case 'BossDiceReturned':
      return bossDice(view, (die) => e.numbers.includes(die), -1);
    case 'FameStolen':
      return bossDice(view, (die) => die === e.die + 1, -1);
    case 'BossDieMoved':
      return bossDice(view, (die) => die === e.die + 1, e.zone);
    case 'BossMoved':
      return onBoss(view, { zone: e.zone });
    case 'BossFameChanged':
      return onBoss(view, {
        fame: e.now,
        powers: view.boss.powers.map((each) => ({
          ...each,
          active: each.fame <= e.now && view.boss.health > 0,
        })),
      });
    case 'BossHurt':
      return onBoss(view, { health: e.now });
    case 'BossArrived':
      return onBoss(view, { boss: e.boss, zone: e.zone, health: e.health, max_health: e.health, fame: 0 });
    case 'CrystalBuilt':
      return dieSpace(view, e.zone, (_, space) => space === e.space, 'crystal');
    case 'CrystalRemoved':
      return dieSpace(view, e.zone, (holds) => holds === 'crystal', '');
    case 'PylonBuilt': {
      const bare = [1, 2, 3].reduce((now) => dieSpace(now, e.zone, (holds) => holds === 'crystal', ''), view);
      return support({ ...bare, pylons: e.pylons }, e.zone, e.value, {
        holds: 'pylon',
        symbols: [],
        used: false,
      });
    }
    case 'PylonRemoved':
      return support({ ...view, pylons: e.pylons }, e.zone, e.value, { holds: '' });
    case 'HealthLost':
    case 'HealthGained':
      return onMonster(view, e.seat, () => ({ health: e.now }));
    case 'EnergyGained':
    case 'EnergySpent':
      return onMonster(view, e.seat, () => ({ energy: e.now }));
    case 'FameGained':
    case 'FameLost':
      return onMonster(view, e.seat, () => ({ fame: e.now }));
    case 'AllyChosen':
      return onMonster(view, e.seat, () => ({ ally: e.ally }));
    case 'AllyLost':
      return onMonster(view, e.seat, () => ({ ally: '', powers: [] }));
    case 'LockedDieTaken':
      return e.zone < 0 ? view : dieSpace(view, e.zone, (holds) => holds === e.face, '');
    case 'DiceRolled':
      return {
        ...view,
        step: 'rolled',
        dice: e.dice.map((face) => FACES[face] ?? ''),
        done: e.dice.map(() => false),
        rolls_left: e.left,
      };
    case 'DiceResolved':
      return used(view, e.symbols);
    case 'DieLocked': {
      const gone = roll(view, e.face, (at) => ({
        dice: view.dice.toSpliced(at, 1),
        done: view.done.toSpliced(at, 1),
      }));
      return e.space < 0
        ? onMonster(gone, e.seat, ({ pouch }) => ({ pouch: [...pouch, e.face] }))
        : dieSpace(gone, e.zone, (_, space) => space === e.space, e.face);
    }
    case 'DieUnlocked': {
      const more = { ...view, dice: [...view.dice, e.face], done: [...view.done, false] };
      return e.space < 0 ? more : dieSpace(more, e.zone, (_, space) => space === e.space, '');
    }
    case 'DieChanged':
      return roll(view, e.was, (at) => ({ dice: view.dice.with(at, e.face), done: view.done }));
    case 'DamageAdded':
      return { ...view, pool: e.now };
    case 'DamageLost':
      return { ...view, pool: 0 };
    case 'TileBuilt':
      return support(view, e.zone, e.value, { holds: e.tile, used: false });
    case 'TileActivated':
      return support(view, e.zone, e.value, { used: true, activated: true });
    case 'TileRecharged':
      return support(view, e.zone, e.value, { used: false, recharged: true });
    case 'TilesTurned':
      return {
        ...view,
        zones: view.zones.map((zone) => ({
          ...zone,
          support: zone.support.map((each) =>
            e.tiles.includes(each.holds ?? '') ? { ...each, used: !e.ready } : each,
          ),
        })),
      };
    case 'CardBought':
      return { ...view, market: view.market.map((card, slot) => (slot === e.slot ? '' : card)) };
    case 'CardRevealed':
      return {
        ...view,
        deck: Math.max(0, view.deck - 1),
        market: view.market.map((card, slot) => (slot === e.slot ? (e.card ?? '') : card)),
      };
    case 'CardKept':
      return onMonster(view, e.seat, ({ cards }) => ({ cards: [...cards, { id: -1, card: e.card ?? '' }] }));
    case 'MarketDiscarded':
      return { ...view, market: view.market.map(() => '') };
    case 'TurnEnded':
      return { ...view, step: 'end' };
    case 'GameOver':
      return { ...view, over: true, winners: e.winners, ending: e.why };
    default:
      return view;
  }
}
