// Keys, clocks, pictures: the small things of a table.
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo, TableInfo } from '../api/types';
import { clockText } from './clock';
import { endsWithMe } from './ending';
import { tableKey } from './keys';
import { someIcon } from './prints';
import { shortRule } from './words.svelte';

describe('a clock', () => {
  it.each([
    [0, '0:00'],
    [-400, '0:00'],
    [1, '0:01'],
    [59_000, '0:59'],
    [299_000, '4:59'],
    [3_900_000, '1:05:00'],
    [187_200_000, '2 d 4 h'],
  ])('tells %d ms as %s', (ms, text) => expect(clockText(ms)).toBe(text));
});

describe('giving up', () => {
  const bot: Partial<SeatInfo> = { held_by: 'bot' };
  const person: Partial<SeatInfo> = { held_by: 'player' };
  const gone: Partial<SeatInfo> = { held_by: 'player', stand_in: 'conceded' };
  it.each([
    ['against bots only', [person, bot, bot], false, true],
    ['with another person', [person, person, bot], false, false],
    ['against one rival', [person, person], false, true],
    ['when the others have given up', [person, gone, bot], false, true],
    ['in a team with a person', [person, person], true, false],
    ['in a team of bots', [person, bot, bot], true, true],
  ])('%s', (_, seats, team, ends) => {
    const info = { seats: seats.map((each, seat) => ({ ...each, seat })) } as TableInfo;
    expect(endsWithMe(info, 0, team)).toBe(ends);
  });
});

describe('the keyboard of a table', () => {
  afterEach(() => document.body.replaceChildren());
  const press = (key: string, busy = false, more: KeyboardEventInit = {}) => {
    const finish = vi.fn();
    const did = tableKey(new KeyboardEvent('keydown', { key, ...more }), document.body, {
      busy: () => busy,
      finish,
    });
    return { did, finished: finish.mock.calls.length };
  };
  const button = (attribute: string, inside: HTMLElement = document.body) => {
    const made = document.createElement('button');
    made.setAttribute(attribute, attribute === 'data-digit' ? '2' : '');
    inside.append(made);
    const clicked = vi.fn();
    made.addEventListener('click', clicked);
    return { made, clicked };
  };

  it('takes a die by its digit and the loud button by Enter', () => {
    const die = button('data-digit');
    const loud = button('data-loud');
    expect(press('2').did).toBe(true);
    expect(press('3').did).toBe(false);
    expect(press('Enter').did).toBe(true);
    expect([die.clicked.mock.calls.length, loud.clicked.mock.calls.length]).toEqual([1, 1]);
  });

  it('leaves Enter to the button that has the focus', () => {
    const loud = button('data-loud');
    const other = button('data-other');
    other.made.focus();
    expect(press('Enter').did).toBe(false);
    expect(loud.clicked).not.toHaveBeenCalled();
  });

  it('presses nothing that is disabled, nothing while one types, nothing behind a sheet', () => {
    const loud = button('data-loud');
    loud.made.disabled = true;
    expect(press('Enter').did).toBe(false);
    loud.made.disabled = false;
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    expect(press('Enter').did).toBe(false);
    field.blur();
    const sheet = document.createElement('dialog');
    sheet.setAttribute('open', '');
    document.body.append(sheet);
    expect(press('Enter').did).toBe(false);
    expect(loud.clicked).not.toHaveBeenCalled();
  });

  it('shows the rest at once with Escape, the space bar or Enter', () => {
    const loud = button('data-loud');
    for (const key of ['Escape', ' ', 'Enter']) expect(press(key, true)).toEqual({ did: true, finished: 1 });
    expect(press('Escape')).toEqual({ did: false, finished: 0 });
    expect(loud.clicked).not.toHaveBeenCalled();
  });

  it('leaves the browser its own keys', () => {
    button('data-digit');
    expect(press('2', false, { ctrlKey: true }).did).toBe(false);
  });
});

describe('pictures', () => {
  it('stay the same for a card that nobody has thought of', () => {
    expect(someIcon('some_new_card')).toBe(someIcon('some_new_card'));
  });
});

describe('the id of a rule', () => {
  it('is shown without its game', () => {
    expect(shortRule('KOT-ROLL-01')).toBe('ROLL-01');
    expect(shortRule('KOT-2P-01')).toBe('2P-01');
    expect(shortRule('ROLL-01')).toBe('ROLL-01');
  });
});
