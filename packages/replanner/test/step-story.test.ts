import { describe, expect, it } from 'vitest';

import { canUndo, type Journey } from '../src/index.ts';
import {
  closed,
  crowd,
  play,
  replace,
  skip,
  time,
  to,
  traffic,
  TUESDAY,
  typesOf,
  undo,
  until,
  visit,
  wait,
} from './kyoto.ts';

const dinner = visit('tofu-table', 'dinner');
const lastDay = visit('ryoan-ji', undefined, TUESDAY);
const texts = (events: readonly { readonly content: object }[]): readonly unknown[] =>
  events.map(({ content }) => 'text' in content && content.text);

/** All but how many questions there were, which only ever grows. */
const shown = ({ asked: _asked, undone: _undone, ...journey }: Journey): unknown => journey;

describe('"I am here"', () => {
  it('is taken back by undo: where one is, what was visited and what waits are as they were', () => {
    const before = play({}, [crowd(60, visit('maruyama-park')), wait]);
    const there = play(before, [to(lastDay)]);
    expect(there.journey.visited).toHaveLength(6);
    expect(there.journey.waiting).toEqual([]);
    const back = play(there, [undo]);
    expect(typesOf(back.last)).toEqual(['step-undone']);
    expect(shown(back.journey)).toEqual(shown(before.journey));
  });

  it('is taken back step by step, and then the decision before it, which was never lived', () => {
    const replaced = play({}, [crowd(85), replace(1)]);
    const there = play(replaced, [to(visit('kennin-ji')), to(dinner), to(lastDay)]);
    const { journey } = play(there, [undo]);
    expect([journey.at, journey.cursor.time]).toEqual([dinner, time('18:30')]);
    expect(shown(play(there, [undo, undo, undo]).journey)).toEqual(shown(replaced.journey));
    const start = play(there, [undo, undo, undo, undo]).journey;
    expect([start.days, start.history]).toEqual([start.start.days, []]);
  });

  it('stands once something was decided there, and so does what was lived by it', () => {
    const decided = play({}, [crowd(85), replace(1), to(dinner), closed, skip]);
    const { journey } = play(decided, [undo]);
    expect([journey.at, canUndo(journey)]).toEqual([dinner, false]);
    expect(() => play(decided, [undo, undo])).toThrow('The last decision stands: visit_2027-04-05-shinsen-en');
  });

  it('gives back the question that it had made idle, and withdraws the one that it had brought', () => {
    const asked = play({}, [crowd(85)]);
    expect(play(asked, [to(dinner)]).journey.pending).toBeNull();
    expect(play(asked, [to(dinner), undo]).journey.pending).toEqual(asked.journey.pending);
    const waiting = play({}, [crowd(60, visit('maruyama-park')), wait]);
    expect(play(waiting, [until('17:00')]).journey.pending?.trigger.about).toBe('return');
    expect(play(waiting, [to(dinner)]).journey.pending?.trigger.about).toBe('return');
    expect(play(waiting, [to(dinner), undo]).journey.pending).toBeNull();
  });

  it('leaves open what was reported since', () => {
    const { journey } = play({}, [to(dinner), traffic(90), undo]);
    expect(journey.pending).toMatchObject({ visit: dinner, reading: { kind: 'traffic' } });
    expect(journey.visited).toEqual([]);
  });

  it('says what it did, and what undo does', () => {
    const there = play({}, [to(visit('kennin-ji'))]);
    expect(texts(there.last)).toEqual([
      'You are at Kennin ji, 13:30 on 2027-04-05. Behind you: Nijo castle and Udon house.',
    ]);
    expect(texts(play(there, [to(lastDay)]).last)).toEqual([
      'You are at Ryoan ji, 13:00 on 2027-04-06. Behind you: 5 stops.',
    ]);
    expect(texts(play(there, [undo]).last)).toEqual([
      'Taken back: it is 09:30 on 2027-04-05 again, and nothing is behind you that was not before.',
    ]);
  });
});

describe('a time that was told', () => {
  it('is taken back while no decision was lived by it', () => {
    expect(shown(play({}, [until('12:00'), undo]).journey)).toEqual(shown(play({}, []).journey));
    expect(() => play({}, [crowd(85), replace(1), until('12:00'), undo])).toThrow('is over');
  });
});

it('undo says of a decision which one it took back', () => {
  expect(texts(play({}, [crowd(85), replace(1), undo]).last)).toEqual([
    'Taken back: "You replaced Nijo castle by Shinsen en because it was 85 % full." The plan is as it was before.',
  ]);
});
