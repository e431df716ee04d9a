import { describe, expect, it } from 'vitest';
import type { FromServer, News, Welcome } from '../api/types';
import * as tokyo from './king_of_tokyo';
import type { BoardModule, GameEvent } from '../table/board';
import { games } from '../testing/tables/read';
import { LiveTable } from '../table/live.svelte';
import type { Sound } from '../table/sounds';
import { told } from '../testing/server';

const module = tokyo as unknown as BoardModule;

function table(speed = 0) {
  const sounds: Sound[] = [];
  const waiting: (() => void)[] = [];
  const live = new LiveTable({
    manner: () => ({ speed, calm: false }),
    sound: (name) => sounds.push(name),
    clock: {
      now: () => 0,
      after(_ms, call) {
        waiting.push(call);
        return () => {};
      },
    },
  });
  live.use(module, told('king_of_tokyo'));
  return { live, sounds, waiting };
}

const isNews = (message: FromServer): message is News => message.type === 'news';

describe.each(games)('the recorded game %s', (_name, messages) => {
  const welcome = messages[0] as Welcome;

  it('shows at each settled moment exactly what the server sent', () => {
    const { live } = table();
    for (const message of messages) {
      live.hear(message);
      if (!isNews(message)) continue;
      expect(live.view).toBe(message.view);
      expect(live.question).toEqual(message.question ?? null);
      expect(live.settled).toBe(true);
    }
    expect(live.info?.state).toBe('finished');
  });

  it('tells every event once, the newest first', () => {
    const { live } = table();
    for (const message of messages.slice(0, 40)) live.hear(message);
    const numbers = live.log.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  });

  it('has, event by event, arrived at the hearts, energy, VP and places of the next view', () => {
    let view = welcome.view as tokyo.TokyoView;
    // What an eliminated Monster leaves behind is told by the next view, not by the event.
    const facts = (of: tokyo.TokyoView) =>
      of.monsters.map(({ hearts, energy, vp, place, alive, poison, shrink }) =>
        alive ? { hearts, energy, vp, place, poison, shrink } : { hearts, place },
      );
    // The last message holds only the end of the game, so nothing can be followed into it.
    for (const message of messages.filter(isNews).slice(0, 44)) {
      for (const event of message.events as GameEvent[]) view = tokyo.after(view, event);
      const next = message.view as tokyo.TokyoView;
      expect(facts(view)).toEqual(facts(next));
      expect([view.active, view.turn, view.dice]).toEqual([next.active, next.turn, next.dice]);
      view = next;
    }
  });
});

describe('a live table', () => {
  const [, messages] = games.find(([name]) => name === 'tokyo-2')!;
  const [welcome, ...rest] = messages as [Welcome, ...News[]];

  it('does not ask before everything has been shown, and asks at once when told to finish', () => {
    const { live } = table(1);
    const next = rest.find((news) => news.question && news.events.length)!;
    live.hear({ ...welcome, first: 0, events: [], question: null });
    live.hear({ ...next, first: 0 });
    expect(live.question).toBeNull();
    expect(live.cues.length).toBeGreaterThan(0);
    live.finish();
    expect(live.question).toEqual(next.question);
    expect(live.cues).toEqual([]);
  });

  it('is settled only when the last of what came has been shown', () => {
    const { live, sounds } = table(1);
    live.hear({ ...welcome, first: 0, events: [], question: null });
    const first = rest.find((news) => news.question && news.events.length)!;
    live.hear({ ...first, first: 0 });
    live.hear({
      type: 'news',
      first: first.events.length,
      events: [{ event: 'TurnBegan', seat: 1, turn: 9 }],
      view: first.view,
      asked: [1],
    });
    expect(live.settled).toBe(false);
    live.finish();
    expect([live.settled, live.question, live.asked]).toEqual([true, null, [1]]);
    expect(sounds).not.toContain('turn');
  });

  it('misses nothing and repeats nothing after a lost connection', () => {
    const { live } = table();
    live.hear(welcome);
    live.hear(rest[0]!);
    const told = live.log.length;
    const again = {
      ...welcome,
      first: live.log[0]!.number + 1,
      events: rest[1]!.events,
      view: rest[1]!.view,
      question: null,
    };
    live.hear(again);
    expect(live.log).toHaveLength(told + rest[1]!.events.length);
    expect(live.view).toBe(rest[1]!.view);
  });

  it('takes a question back as soon as it is answered or no longer asked', () => {
    const { live } = table(1);
    live.hear(welcome);
    expect(live.question).not.toBeNull();
    live.answered();
    expect(live.answering).toBe(true);
    live.hear(rest[0]!);
    expect(live.answering).toBe(false);
    expect(live.question).toBeNull();
  });

  it('says why an answer was refused, but not that a doubled click came late', () => {
    const { live } = table();
    live.hear(welcome);
    live.answered();
    live.hear({ type: 'refused', code: 'late', text: 'Too late.', question: 0 });
    expect([live.answering, live.refused]).toEqual([false, '']);
    live.hear({ type: 'refused', code: 'no-such-option', text: 'There is no such option.', question: 0 });
    expect(live.refused).toBe('There is no such option.');
  });

  it('keeps the dice of the last Roll picked, within a turn only', () => {
    const { live } = table();
    live.hear(welcome);
    expect(live.question?.kind).toBe('keep_dice');
    live.chosen.toggle(1);
    live.chosen.toggle(8);
    live.answered();
    live.hear(rest[0]!);
    expect(live.question?.kind).toBe('keep_dice');
    expect(live.chosen.sum).toBe(9);
    const later = rest.find(
      (news) => news.question?.kind === 'keep_dice' && (news.view as { turn: number }).turn > 1,
    )!;
    live.answered();
    live.hear({ ...later, first: 500 });
    expect(live.chosen.sum).toBe(0);
  });

  it('knocks when I am asked', () => {
    const { live, sounds } = table();
    live.hear({ ...welcome, question: null });
    expect(sounds).toEqual([]);
    live.hear(rest.find((news) => news.question)!);
    expect(sounds.at(-1)).toBe('turn');
  });

  it('counts chat lines and follows the table', () => {
    const { live } = table();
    live.hear(welcome);
    live.hear({ type: 'chat', line: { at: 1, name: 'Mira', text: 'Roar', seat: 0 } });
    expect(live.chat.map(({ text }) => text)).toEqual(['Roar']);
    live.hear({
      type: 'table',
      table: { ...welcome.table, rematch: 'next' },
      clocks: [{ left: 5000, runs: true }],
    });
    expect([live.info?.rematch, live.clocks[0]?.left]).toEqual(['next', 5000]);
  });
});
