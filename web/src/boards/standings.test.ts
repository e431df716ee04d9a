// Who stands where at the end, and that the poster shows it.
import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { GameOnShelf, News } from '../api/types';
import { learn } from '../i18n/text.svelte';
import { Words } from '../i18n/words';
import { games } from '../testing/tables/read';
import Poster from '../table/Poster.svelte';
import { standings as stand, type Standing } from '../table/standings';
import { told, toyGame } from '../testing/server';

const standings = (view: unknown, winners: number[], game = 'king_of_tokyo') =>
  stand(told(game), view, winners);

const tokyo = (...told: [vp: number, hearts: number, alive: boolean][]) => ({
  monsters: told.map(([vp, hearts, alive], seat) => ({ seat, vp, hearts, alive })),
});
const inOrder = (all: Standing[]) => all.map(({ seat, place }) => [seat, place]);

describe('standings', () => {
  it('begin with the winner, go on by VP and end with who is out', () => {
    const view = tokyo([12, 3, true], [4, 0, false], [20, 1, true], [15, 9, true]);
    expect(inOrder(standings(view, [2]))).toEqual([
      [2, 1],
      [3, 2],
      [0, 3],
      [1, null],
    ]);
  });

  it('let those share a place who stand equal, and leave out the places behind it', () => {
    const view = tokyo([8, 2, true], [20, 2, true], [8, 2, true], [3, 4, true]);
    expect(inOrder(standings(view, [1]))).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
  });

  it('know no winner where everybody is out', () => {
    expect(inOrder(standings(tokyo([3, 0, false], [9, 0, false]), []))).toEqual([
      [0, null],
      [1, null],
    ]);
  });

  it('tell a Duel by its hearts, for there are no VP', () => {
    const duel = (hearts: number) => ({
      monsters: [
        { seat: 0, hearts },
        { seat: 1, hearts: 4 },
      ],
    });
    expect(standings(duel(0), [1], 'king_of_tokyo_duel')).toEqual([
      { seat: 1, place: 1, out: false, values: [4, null] },
      { seat: 0, place: null, out: true, values: [0, null] },
    ]);
    expect(inOrder(standings(duel(6), [1], 'king_of_tokyo_duel'))).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });

  it('are none where a view knows no Monsters', () => {
    expect(standings(null, [0])).toEqual([]);
    expect(standings({ pieces: [] }, [0])).toEqual([]);
  });

  it.each(games)('place everybody at the end of a recorded game: %s', (_, messages) => {
    const views = messages.flatMap((message) => ('view' in message ? [(message as News).view] : []));
    const last = views.at(-1) as { winners: number[]; monsters: unknown[] };
    const all = standings(last, last.winners);
    expect(all).toHaveLength(last.monsters.length);
    for (const { values } of all) expect(values.map((value) => typeof value)).toEqual(['number', 'number']);
  });

  it('rank by every column that counts, high or low', () => {
    const columns: GameOnShelf['columns'] = [
      { key: 'laps', ranks: 'high' },
      { key: 'noise', ranks: 'no' },
      { key: 'falls', ranks: 'low' },
    ];
    const race = told('race', { each_seat: 'runners', columns, in_game: '', wins: 'points' });
    const runner = (seat: number, laps: number, falls: number) => ({ seat, laps, falls, noise: seat });
    const view = { runners: [runner(0, 3, 2), runner(1, 3, 1), runner(2, 4, 9), runner(3, 3, 2)] };
    expect(inOrder(stand(race, view, [2]))).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
      [3, 3],
    ]);
  });

  it('have no places in a team: it stands together', () => {
    const team = told('crew', { each_seat: 'monsters', wins: 'team' });
    const all = stand(team, tokyo([1, 3, true], [9, 0, false]), [0, 1]);
    expect(all.map(({ seat, place, out }) => [seat, place, out])).toEqual([
      [0, null, false],
      [1, null, false],
    ]);
    expect(stand(team, tokyo([1, 3, true], [9, 0, false]), []).map(({ out }) => out)).toEqual([false, true]);
  });
});

describe('the poster', () => {
  const show = () =>
    render(Poster, {
      names: ['Alienoid'],
      figures: ['alienoid'],
      team: false,
      columns: toyGame.columns,
      words: new Words('en', []),
      mine: 'gigazaur',
      won: false,
      standings: standings(tokyo([12, 3, true], [20, 5, true], [4, 0, false]), [1]),
      cast: { names: ['Gigazaur', 'Alienoid', 'Kraken'], you: 0 },
      why: 'Alienoid has 20.',
      title: 'Alienoid wins!',
      table: 'x',
      rematch: '',
      seated: true,
      onrematch: () => {},
      onclose: () => {},
    });
  const rows = () =>
    within(screen.getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' '));

  it('shows every seat with its place, VP and hearts', () => {
    show();
    expect(rows()).toEqual(['1 Alienoid 20 5', '2 Gigazaur you 12 3', 'eliminated Kraken 4 0']);
  });

  it('does so in French', async () => {
    await learn('fr');
    show();
    expect(screen.getByRole('table', { hidden: true, name: 'Classement final' })).toBeTruthy();
    expect(rows()[2]).toBe('éliminé Kraken 4 0');
    await learn('en');
  });

  it('of a team says that the table wins or loses together, without places', () => {
    const team = told('crew', { wins: 'team' });
    render(Poster, {
      ...{ names: [], figures: [], mine: 'gigazaur', won: false, team: true, columns: team.columns },
      standings: stand(team, tokyo([12, 3, true], [20, 5, true]), []),
      words: new Words('en', []),
      cast: { names: ['Gigazaur', 'Alienoid'], you: 0 },
      ...{ why: 'The volcano.', title: 'The table has lost', table: 'x', rematch: '', seated: true },
      ...{ onrematch: () => {}, onclose: () => {} },
    });
    expect(screen.getByText('You lost, all together. Not this time.')).toBeInTheDocument();
    expect(rows()).toEqual(['Gigazaur you 12 3', 'Alienoid 20 5']);
  });
});
