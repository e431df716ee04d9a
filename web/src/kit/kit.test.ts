import { execFileSync } from 'node:child_process';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Button from './Button.svelte';
import Card from './Card.svelte';
import { cardArt } from './card-art';
import Choose from './Choose.svelte';
import Die from './Die.svelte';
import { sides } from './dice';
import Gauge from './Gauge.svelte';
import { iconNames } from './icon-names';
import { bust, figure, monsterIds } from './monsters';
import { rays, skyline } from './print';
import { fold, holdsAll, wordsIn } from './search';
import Switch from './Switch.svelte';
import { useSymbols } from './symbol-text';
import type { CardText } from '../api/types';
import { printed } from '../table/books.svelte';
import { printOf } from '../table/prints';

describe('pictures', () => {
  it('the sprite is what the icons say', () => {
    expect(() => execFileSync('node', ['tools/sprite.mjs', '--check'])).not.toThrow();
    expect(iconNames).toContain('heart');
  });

  it('every Monster has a bust and a figure', () => {
    expect(monsterIds.length).toBeGreaterThan(30);
    for (const id of monsterIds) expect([bust(id), figure(id)]).not.toContain(undefined);
    expect(bust('nobody')).toBeUndefined();
  });

  it('a card always prints the same picture, and another card another', () => {
    const one = cardArt('fire_breathing', 'keep', { icon: 'smash' });
    expect(cardArt('fire_breathing', 'keep', { icon: 'smash' })).toBe(one);
    expect(cardArt('jets', 'keep', { icon: 'smash' })).not.toBe(one);
    // The content policy allows no style attributes.
    expect(one).not.toContain('style=');
  });

  it('prints are made of numbers', () => {
    expect(rays(0, 0, 10, 4)).not.toContain('NaN');
    const shape = { from: 0, to: 200, low: 90, high: 60, ground: 120 };
    const { houses, windows } = skyline(1, shape);
    expect(houses + windows).not.toContain('NaN');
    expect(skyline(1, shape)).toEqual({ houses, windows });
    expect(skyline(2, shape).houses).not.toBe(houses);
  });
});

describe('searching', () => {
  it('forgets accents, case and ligatures', () => {
    expect(fold('Cœur ÉNERGIE')).toBe('coeur energie');
    expect(holdsAll('Perdez un Cœur', wordsIn('  coeur perd'))).toBe(true);
    expect(holdsAll('Perdez un Cœur', wordsIn('coeur gagne'))).toBe(false);
    expect(holdsAll('anything', wordsIn(''))).toBe(true);
    expect(holdsAll('The winner takes it', wordsIn('win'))).toBe(true);
    expect(holdsAll('The faces showing', wordsIn('win'))).toBe(false);
  });
});

describe('pieces of the kit', () => {
  const six = ['1', '2', '3'].map(
    (name) => sides[{ 1: 'one', 2: 'two', 3: 'three' }[name] as string] as never,
  );

  it('a die that can be clicked is a button with its state', async () => {
    const onclick = vi.fn();
    render(Die, { sides: [...six, ...six], show: 3, label: 'One, kept', kept: true, onclick });
    const die = screen.getByRole('button', { name: 'One, kept' });
    expect(die).toHaveAttribute('aria-pressed', 'true');
    expect(die).toHaveAttribute('data-show', '4');
    await userEvent.click(die);
    expect(onclick).toHaveBeenCalledOnce();
  });

  it('a die that cannot is a picture', () => {
    render(Die, { sides: [...six, ...six], show: 0, label: 'One' });
    expect(screen.getByRole('img', { name: 'One' })).toBeInTheDocument();
  });

  it('a card tells name, kind, cost and text', async () => {
    useSymbols({ signs: {}, counted: [['hearts?', 'heart']] });
    const onclick = vi.fn();
    render(Card, {
      id: 'x',
      name: 'Jets',
      frame: 'keep',
      kind: 'Keep',
      icon: 'jet',
      cost: 5,
      text: 'Lose 1 heart less.',
      onclick,
    });
    const card = screen.getByRole('button');
    expect(card).toHaveTextContent(/Cost\s*5\s*Jets/);
    expect(card).toHaveTextContent('Keep');
    expect(screen.getByRole('img', { name: 'heart' })).toBeInTheDocument();
    await userEvent.click(card);
    expect(onclick).toHaveBeenCalledOnce();
  });

  it('a card without cost shows none', () => {
    const { container } = render(Card, { id: 'x', name: 'Cold', frame: 'evolution', icon: 'ice' });
    expect(container.querySelector('.card-cost')).toBeNull();
  });

  it('a gauge counts in pips and tells its number', () => {
    const { container } = render(Gauge, { of: 'heart', value: 7, max: 10, label: 'Hearts' });
    expect(container.querySelectorAll('.pips i.on')).toHaveLength(7);
    expect(container.querySelectorAll('.pips i')).toHaveLength(10);
    expect(screen.getByRole('img', { name: 'Hearts' })).toBeInTheDocument();
    const gauge = container.querySelector<HTMLElement>('.gauge');
    expect(gauge?.style.getPropertyValue('--pip')).toBe('var(--c-heart)');
  });

  it('a button with an address is a link', () => {
    render(Button, { href: '/rules/x' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/rules/x');
  });

  it('a switch tells what it was switched to', async () => {
    const onchange = vi.fn();
    render(Switch, { label: 'Sound', help: 'Noise', checked: false, onchange });
    await userEvent.click(screen.getByRole('switch', { name: 'Sound' }));
    expect(onchange).toHaveBeenCalledWith(true);
  });

  it('one of several is chosen by its name', async () => {
    const onchange = vi.fn();
    render(Choose, {
      label: 'Light',
      values: ['day', 'night'],
      value: 'day',
      text: (v: string) => v,
      onchange,
    });
    expect(screen.getByRole('radio', { name: 'day' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'night' }));
    expect(onchange).toHaveBeenCalledWith('night');
  });
});

describe('a card of the book', () => {
  const card = { id: 'x', name: 'X', type: 'gift', set: 's', text: '' } as CardText;
  const types = { gift: 'Cadeau' };

  it('of a game without a room has a plain frame and always the same picture', async () => {
    const print = await printOf('no_such_game');
    const [one, two] = [printed({ cards: [card], types }, print), printed({ cards: [card], types }, print)];
    expect(one).toEqual(two);
    expect(one[0]).toMatchObject({ frame: 'keep', kind: 'Cadeau' });
  });
});
