// The view as far as events have been told: each event says what changed, and nothing more is concluded from it.
import type { GameEvent } from '../../table/board';
import { FACES, known, PLACES, type MonsterView, type View } from './tokyo';

const put = (view: View, seat: number, facts: Partial<MonsterView>): View => ({
  ...view,
  monsters: view.monsters.map((monster) => (monster.seat === seat ? { ...monster, ...facts } : monster)),
});

const withSlot = (view: View, slot: number, card: string): View => ({
  ...view,
  market: view.market.map((old, i) => (i === slot ? card : old)),
});

const without = (cards: MonsterView['cards'], card: string | undefined) => {
  const at = cards.findIndex((each) => each.card === card);
  return at < 0 ? cards : cards.filter((_, i) => i !== at);
};

/** The view right after an event. */
export function after(view: View, event: GameEvent): View {
  const e = known(event);
  switch (e.event) {
    case 'TurnBegan':
      return { ...view, active: e.seat, turn: e.turn, phase: 'roll' };
    case 'DiceRolled':
      return { ...view, phase: 'roll', dice: e.dice, rolls_left: e.left };
    case 'DieChanged':
      return { ...view, dice: view.dice.map((face, i) => (i === e.die ? e.face : face)) };
    case 'RollTotalled':
      return { ...view, phase: 'resolve', roll: e.symbols };
    case 'DiceIdle':
      return view;
    case 'VPGained':
    case 'VPLost':
      return put(view, e.seat, { vp: e.now });
    case 'EnergyGained':
    case 'EnergyLost':
      return put(view, e.seat, { energy: e.now });
    case 'HeartsGained':
    case 'HeartsLost':
      return put(view, e.seat, { hearts: e.now });
    case 'EnteredTokyo':
      return put(view, e.seat, { place: PLACES[e.place] ?? 'city' });
    case 'MovedToCity':
      return put(view, e.seat, { place: 'city' });
    case 'Yielded':
    case 'LeftTokyo':
      return put(view, e.seat, { place: 'outside' });
    case 'BayClosed':
      return { ...view, bay_open: false };
    case 'CardBought':
      return e.slot === undefined || e.slot < 0 ? view : { ...withSlot(view, e.slot, ''), phase: 'buy' };
    case 'CardRevealed':
      return withSlot(view, e.slot, e.card ?? '');
    case 'MarketSwept':
      return { ...view, market: view.market.map(() => ''), phase: 'buy' };
    case 'CardDiscarded': {
      const monster = view.monsters.find((each) => each.seat === e.seat);
      return monster ? put(view, e.seat, { cards: without(monster.cards, e.card) }) : view;
    }
    case 'TokensChanged':
      return put(
        view,
        e.seat,
        e.token === 'poison' ? { poison: e.now } : e.token === 'shrink' ? { shrink: e.now } : {},
      );
    case 'Revived':
      return put(view, e.seat, { hearts: e.hearts, alive: true });
    case 'Eliminated':
      return put(view, e.seat, { alive: false, place: 'outside', hearts: 0 });
    case 'TurnEnded':
      return { ...view, phase: 'end' };
    case 'GameOver':
      return { ...view, over: true, winners: e.winners, ending: e.why };
    // These change what only the next view tells in full: which cards lie where, what is in a hand.
    case 'RolledOff':
    case 'LossPrevented':
    case 'CardDice':
    case 'Stayed':
    case 'CardMoved':
    case 'CardUsed':
    case 'CardReserved':
    case 'DeckShuffled':
    case 'TopCardSeen':
    case 'CountersChanged':
    case 'FaceNamed':
    case 'TokenHanded':
    case 'CardMarked':
    case 'CardsShown':
    case 'CardsSeen':
    case 'CardGained':
    case 'CopyPlaced':
    case 'CostumeWorn':
    case 'EvolutionsDrawn':
    case 'EvolutionKept':
    case 'EvolutionPlayed':
    case 'EvolutionDiscarded':
    case 'EvolutionRegained':
    case 'ExtraTurnEarned':
    case 'TookBack':
      return view;
    default:
      return unknown(e, view);
  }
}

/** An event of a later version changes nothing until the next view; the compiler finds one that was forgotten here. */
function unknown(_event: never, view: View): View {
  return view;
}

/** The faces that an event's dice show. */
export const faces = (dice: readonly number[]): string[] => dice.map((face) => FACES[face] ?? '1');
