import { describe, expect, it } from 'vitest';
import type { GameEvent } from './board';
import type { Declared } from './declared';
import { sinceLastTurn, weightiest } from './since';

const told = { turn: { event: 'Began', seat: 'seat', count: 'turn' } } as unknown as Declared;
const began = (seat: number): GameEvent => ({ event: 'Began', seat });
const did = (event: string, n = 0): GameEvent => ({ event, n });

describe('what came since my last turn', () => {
  it('ends before the turn I play now, and begins after the one before', () => {
    const events = [began(0), did('Mine'), began(1), did('A'), began(2), did('B'), began(0), did('Now')];
    expect(sinceLastTurn(events, told, 0).map(({ event }) => event)).toEqual(['A', 'B']);
  });

  it('goes to the end while another plays', () => {
    const events = [began(0), did('Mine'), began(1), did('A')];
    expect(sinceLastTurn(events, told, 0).map(({ event }) => event)).toEqual(['A']);
  });

  it('is all there was for whoever has not played yet, and nothing right after my own turn', () => {
    expect(sinceLastTurn([began(1), did('A'), began(0)], told, 0)).toEqual([did('A')]);
    expect(sinceLastTurn([began(0), did('Mine')], told, 0)).toEqual([]);
    expect(sinceLastTurn([], told, 0)).toEqual([]);
  });
});

describe('the weightiest events', () => {
  const events = [did('Small'), did('Big', 1), did('Middle'), did('Big', 2), did('Noise')];

  it('are chosen by the game’s list and told in their order', () => {
    const module = { weighty: ['Big', 'Middle', 'Small'] };
    expect(weightiest(events, module, 3)).toEqual([did('Big', 1), did('Middle'), did('Big', 2)]);
    expect(weightiest(events, module, 1)).toEqual([did('Big', 2)]);
  });

  it('are those that are shown longest where a game has no list', () => {
    const lasts = ({ event }: GameEvent) => ({ Big: 900, Middle: 500 })[event] ?? 0;
    expect(weightiest(events, { lasts }, 9).map(({ event }) => event)).toEqual(['Big', 'Middle', 'Big']);
    expect(weightiest(events, { lasts, quiet: ['Big'] }, 9).map(({ event }) => event)).toEqual(['Middle']);
  });
});
