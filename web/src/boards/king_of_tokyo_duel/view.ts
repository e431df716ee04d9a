/** What the server tells of a table of King of Tokyo: Duel, and what its events change. */
import type { DuelCardView, DuelMonsterView, DuelTokenView, DuelView } from '../../api/types';
import { sides, type Side } from '../../kit/dice';
import type { GameEvent } from '../../table/board';

export type View = DuelView;
export type MonsterView = DuelMonsterView;
export type TokenView = DuelTokenView;
export type CardView = DuelCardView;

export type Track = 'fame' | 'destruction';
export const TRACKS: readonly Track[] = ['fame', 'destruction'];

/** The faces of a die in the order in which the game numbers them. */
export const FACES = ['smash', 'heal', 'energy', 'fame', 'destruction', 'power'] as const;
export type Face = (typeof FACES)[number];

/** The six sides of the die, as the game numbers them. */
export const SIDES: readonly Side[] = FACES.map((face) => sides[face]).filter((side) => side !== undefined);

const number = (event: GameEvent, fact: string): number => Number(event[fact] ?? 0);
const text = (event: GameEvent, fact: string): string => String(event[fact] ?? '');
const list = <T>(event: GameEvent, fact: string): T[] => (event[fact] as T[] | undefined) ?? [];

/** The view with one Monster changed. */
function withMonster(view: View, seat: number, change: (monster: MonsterView) => Partial<MonsterView>): View {
  return {
    ...view,
    monsters: view.monsters.map((monster) =>
      monster.seat === seat ? { ...monster, ...change(monster) } : monster,
    ),
  };
}

/** The row with the gap at a slot closed from the left; the new card comes with an event of its own. */
function slid(market: readonly string[], slot: number): string[] {
  return ['', ...market.filter((_, at) => at !== slot)];
}

/** The view right after an event: nothing but what the event itself tells. */
export function after(view: View, event: GameEvent): View {
  const seat = number(event, 'seat');
  switch (event.event) {
    case 'TurnBegan':
      return { ...view, active: seat, turn: number(event, 'turn'), phase: 'roll', dice: [] };
    case 'DiceTokensUsed':
    case 'DiceTokensGained':
      return withMonster(view, seat, () => ({ dice_tokens: number(event, 'now') }));
    case 'DiceRolled':
      return { ...view, dice: list<number>(event, 'dice'), rolls_left: number(event, 'left'), phase: 'roll' };
    case 'RollFinal':
      return { ...view, roll: list<number>(event, 'symbols'), phase: 'resolve', rolls_left: 0 };
    case 'EnergyGained':
    case 'EnergySpent':
      return withMonster(view, seat, () => ({ energy: number(event, 'now') }));
    case 'HeartsGained':
    case 'HitsTaken':
    case 'StayedInGame':
      return withMonster(view, seat, () => ({ hearts: number(event, 'now') }));
    case 'MarkerPulled':
      return { ...view, [TRACKS[number(event, 'track')] as Track]: number(event, 'now') };
    case 'BuzzPlaced':
      return {
        ...view,
        tokens: view.tokens.map((token) =>
          token.token === text(event, 'token') ? laid(token, event) : token,
        ),
      };
    case 'CardBought':
    case 'CardThrownOut':
      return {
        ...view,
        market: slid(view.market, number(event, 'slot')),
        phase: event.event === 'CardBought' ? 'buy' : view.phase,
      };
    case 'RowCleared':
      return { ...view, market: view.market.map(() => ''), phase: 'buy' };
    case 'CardRevealed':
      return {
        ...view,
        deck: Math.max(0, view.deck - 1),
        market: view.market.map((card, slot) =>
          slot === number(event, 'slot') ? text(event, 'card') : card,
        ),
      };
    case 'DeckShuffled':
      return { ...view, deck: number(event, 'cards'), discard: [] };
    case 'CardKept':
      return withMonster(view, seat, (monster) => ({
        cards: [...monster.cards, { id: -1, card: text(event, 'card') }],
      }));
    case 'CardDiscarded':
      return {
        ...withMonster(view, seat, (monster) => ({
          cards: monster.cards.filter((kept) => kept.card !== text(event, 'card')),
        })),
        discard: [...view.discard, text(event, 'card')],
      };
    case 'CardsSwapped': {
      const [given, taken] = [text(event, 'card'), text(event, 'of')];
      const swap = (cards: CardView[], from: string, to: string) =>
        cards.map((kept) => (kept.card === from ? { ...kept, card: to } : kept));
      const mine = withMonster(view, seat, (monster) => ({ cards: swap(monster.cards, given, taken) }));
      return withMonster(mine, 1 - seat, (monster) => ({ cards: swap(monster.cards, taken, given) }));
    }
    case 'TurnEnded':
      return { ...view, phase: 'end' };
    case 'GameOver':
      return { ...view, over: true, winners: list<number>(event, 'winners'), ending: text(event, 'why') };
    default:
      return view;
  }
}

function laid(token: TokenView, event: GameEvent): TokenView {
  const turned = event.turned === true;
  return {
    ...token,
    where: TRACKS[number(event, 'track')] as Track,
    first: number(event, 'first'),
    turned,
    bonuses: turned === token.turned ? token.bonuses : [...token.bonuses].reverse(),
  };
}
