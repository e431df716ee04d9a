/** What the server tells of a table of Godzilla: Tokyo Clash, and what its events change. */
import type { ClashCardView, ClashEvent, ClashPlayerView, ClashView } from '../../api/types';
import type { GameEvent } from '../../table/board';

export type View = ClashView;
export type PlayerView = ClashPlayerView;
export type CardView = ClashCardView;
type PieceView = View['map']['pieces'][number];

/** The event as the game declares it. Kinds of a later version are none of these. */
export const known = (event: GameEvent): ClashEvent => event as unknown as ClashEvent;

/** A space by the name it goes by in events. */
export const spaceNamed = (view: View, name: string): number =>
  view.map.spaces.find((space) => space.name === name)?.id ?? -1;

/** The spaces of a path, as the map numbers them. */
export const spacesOf = (view: View, path: readonly string[] | undefined): number[] =>
  (path ?? []).map((name) => spaceNamed(view, name)).filter((id) => id >= 0);

export const kaijuId = (seat: number): string => `kaiju-${seat}`;

function withPlayer(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  return {
    ...view,
    players: view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
  };
}

function withPieces(view: View, change: (pieces: PieceView[]) => PieceView[]): View {
  return { ...view, map: { ...view.map, pieces: change(view.map.pieces) } };
}

const moved = (view: View, id: string, at: number, more: Partial<PieceView> = {}): View =>
  at < 0
    ? view
    : withPieces(view, (pieces) =>
        pieces.map((piece) => (piece.id === id ? { ...piece, at, ...more } : piece)),
      );

/** Without the first such card; whose it is, its number says. */
function without(cards: readonly CardView[], named: string): CardView[] {
  const at = cards.findIndex(({ card }) => card === named);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
}

/** A card that has just come to lie somewhere; its number is told with the next view. */
let fresh = -1;
const newCard = (card: string): CardView => ({ id: fresh--, card });

/** A thing that is gone from a space: a Vehicle if one is called so, else a building. */
function gone(view: View, thing: string, space: number): View {
  const at = view.map.pieces.findLastIndex((piece) => piece.at === space && piece.say === `thing-${thing}`);
  return at < 0 ? view : withPieces(view, (pieces) => pieces.toSpliced(at, 1));
}

const PHASES: Record<string, string> = { refresh: 'refill', event: 'events' };

/** The view right after an event: nothing but what the event itself tells. */
export function after(view: View, told: GameEvent): View {
  const event = known(told);
  const card = event.card ?? '';
  switch (event.event) {
    case 'RoundBegan':
      return { ...view, round: event.round, phase: 'oxygen' };
    case 'MarkerMoved':
      return { ...view, marker: event.circle };
    case 'TurnBegan':
      return { ...view, active: event.seat, turn: event.turn, phase: 'turns' };
    case 'PhaseBegan':
      return { ...view, phase: PHASES[event.phase] ?? view.phase };
    case 'CardPlayed':
      return withPlayer(view, event.seat, (player) => ({
        hand: without(player.hand, card),
        hand_size: Math.max(0, player.hand_size - 1),
      }));
    case 'EnhancementSet':
      return withPlayer(view, event.seat, (player) => ({ play: [...player.play, newCard(card)] }));
    case 'EnhancementSpent':
    case 'EnhancementLost':
      return withPlayer(view, event.seat, (player) => ({
        play: without(player.play, card),
        discard: [...player.discard, newCard(card)],
      }));
    case 'CardDone':
      return withPlayer(view, event.seat, (player) => ({ discard: [...player.discard, newCard(card)] }));
    case 'CardsDiscarded': {
      // What damage turned up comes from the deck, everything else from the hand.
      const turned = event.cards.every((each) => view.revealed.some((shown) => shown.card === each));
      const told = withPlayer(view, event.seat, (player) => ({
        discard: [...player.discard, ...event.cards.map(newCard)],
        hand: turned ? player.hand : event.cards.reduce(without, player.hand),
        hand_size: Math.max(0, player.hand_size - (turned ? 0 : event.cards.length)),
      }));
      return { ...told, revealed: event.cards.reduce(without, view.revealed) };
    }
    case 'CardsRecovered':
      return withPlayer(view, event.seat, (player) => {
        const held = event.pile === 'hand';
        return {
          discard: without(player.discard, card),
          hand: held && player.hand.length ? [...player.hand, newCard(card)] : player.hand,
          hand_size: player.hand_size + (held ? 1 : 0),
          deck: player.deck + (held ? 0 : 1),
        };
      });
    case 'EnergyGained':
    case 'EnergyLost':
      return withPlayer(view, event.seat, () => ({ energy: event.now }));
    case 'HeadsSet':
      return withPlayer(view, event.seat, () => ({ heads: event.now }));
    case 'KaijuMoved': {
      const to = spacesOf(view, event.path).at(-1) ?? -1;
      if (to < 0) return view;
      return moved(
        withPlayer(view, event.seat, () => ({ space: to })),
        kaijuId(event.seat),
        to,
      );
    }
    case 'PieceThrown':
    case 'PieceMoved': {
      const facing = event.event === 'PieceMoved' && event.facing ? { args: { facing: event.facing } } : {};
      const to = spacesOf(view, event.path).at(-1) ?? -1;
      const here = view.map.pieces.find(({ id }) => id === event.piece)?.at ?? -1;
      return moved(view, event.piece, to < 0 ? here : to, facing);
    }
    case 'PiecePlaced': {
      const at = spaceNamed(view, event.space);
      const args = event.facing ? { args: { facing: event.facing } } : {};
      const piece: PieceView = { id: event.piece, at, say: `thing-${event.what}`, ...args };
      return at < 0
        ? view
        : withPieces(view, (pieces) => [...pieces.filter(({ id }) => id !== event.piece), piece]);
    }
    case 'Destroyed':
      return gone(view, event.thing, spaceNamed(view, event.space));
    case 'GeneratorSprung':
      return gone(view, 'lightning_generator', spaceNamed(view, event.space));
    case 'BuildingFell':
      return event.square > 0 ? { ...view, track: [...view.track, event.square] } : view;
    case 'KingChanged':
      return { ...view, king: event.seat };
    case 'CardsDrawn':
      return withPlayer(view, event.seat, (player) => ({
        hand: [...player.hand, ...(event.cards ?? []).map(newCard)],
        hand_size: player.hand_size + event.amount,
        deck: Math.max(0, player.deck - event.amount),
      }));
    case 'CardsRevealed':
      return {
        ...withPlayer(view, event.seat, (player) => ({
          deck: Math.max(0, player.deck - event.cards.length),
        })),
        revealed: event.cards.map(newCard),
      };
    case 'DeckRenewed':
      return withPlayer(view, event.seat, (player) => ({
        deck: player.deck + event.cards,
        discard: [],
      }));
    case 'TrophyTaken':
    case 'HandTrophyTaken':
      return {
        ...withPlayer(view, event.seat, (player) => ({ trophy_count: player.trophy_count + 1 })),
        revealed: without(view.revealed, card),
      };
    case 'TrophyReturned':
      return withPlayer(view, event.seat, (player) => ({
        trophy_count: Math.max(0, player.trophy_count - 1),
      }));
    case 'GameOver':
      return { ...view, over: true, winners: event.winners, points: event.points, ending: event.why };
    default:
      return view;
  }
}
