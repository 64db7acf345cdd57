import type { Visit } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { placeId, visit } from '../test/kyoto.ts';
import type { Action } from './action.ts';
import type { Alternative } from './decision.ts';
import type { Measure } from './reading.ts';
import { markRecommended } from './recommend.ts';
import { type Verb, VERBS } from './verb.ts';

const planned: Visit = {
  id: visit('kennin-ji'),
  place: placeId('kennin-ji'),
  kind: 'place',
  arrive: minute(810),
  depart: minute(870),
  locked: false,
  why: '',
};
const DEFER: Action = { type: 'DEFER_POI', visit: planned.id, reason: 'It is worth waiting for.' };
const ASK: Action = { type: 'REQUEST_USER_DECISION', visit: planned.id, reason: 'It is not worth a queue.' };
const INDOORS: Action = { type: 'REPLACE_POI', visit: planned.id, reason: 'Not safe.', hint: 'indoor' };
const REPLACE: Action = { type: 'REPLACE_POI', visit: planned.id, reason: 'Not worth the way.' };
const crowd: Measure = { kind: 'crowd', level: 0.9 };
const stormy: Measure = { kind: 'weather', condition: 'stormy' };
const delay: Measure = { kind: 'delay', minutes: 40 };

/** The recommended choice and why, among those that are offered. */
function recommended(
  measure: Measure,
  action: Action,
  {
    offered,
    locked = false,
    ...move
  }: {
    readonly offered: string;
    readonly locked?: boolean;
    readonly isMust?: boolean;
    readonly movesAlone?: boolean;
  },
): string {
  const choices = VERBS.map((choice) => ({ choice, offered: offered.includes(choice), text: '' }));
  const alternatives = offered.includes('replace') ? [{ minutes: 7 } as Alternative] : [];
  const marked = markRecommended({ choices, alternatives, visit: { ...planned, locked }, measure, action, ...move });
  expect(marked.map(({ choice }) => choice)).toEqual(VERBS);
  return marked
    .filter((choice) => choice.recommended)
    .map(({ choice, why }) => `${choice}: ${why}`)
    .join();
}
const ALL = 'wait replace skip keep';

describe('of a crowd', () => {
  it.each([
    [DEFER, ALL, 'wait: It is worth waiting for.'],
    [DEFER, 'replace skip keep', 'replace: It cannot wait today, and this fits, 7 min away.'],
    [DEFER, 'skip keep', 'keep: It cannot wait today, and nothing else fits the time.'],
    [ASK, ALL, 'replace: This fits, 7 min away.'],
    [ASK, 'wait skip keep', 'keep: It cannot wait today, and nothing else fits the time.'],
    [REPLACE, 'wait skip keep', 'keep: It cannot wait today, and nothing else fits the time.'],
  ])('%j among %s: %s', (action, offered, expected) => {
    expect(recommended(crowd, action, { offered })).toBe(expected);
  });
});

describe('of what may be had at another time, but cannot wait', () => {
  it.each([
    ['another day, where nobody moves for it', DEFER, { movesAlone: true }, 'move: Nothing is lost by it.'],
    ['others would move', DEFER, {}, 'replace: It cannot wait today, and this fits, 7 min away.'],
    ['others would move, for what one insisted on', DEFER, { isMust: true }, 'move: Nothing is lost by it.'],
    ['not worth waiting for', ASK, { movesAlone: true }, 'move: Nothing is lost by it.'],
    ['not worth waiting for, and others would move', ASK, {}, 'replace: This fits, 7 min away.'],
  ])('%s', (_, action, move, expected) => {
    expect(recommended(crowd, action, { offered: 'replace move skip keep', ...move })).toBe(expected);
  });
});

describe('of what cannot be kept to', () => {
  it.each<[Measure, Action, string, string]>([
    [{ kind: 'closed' }, ASK, ALL, 'replace: This fits, 7 min away.'],
    [{ kind: 'closed' }, ASK, 'skip keep', 'skip: Nothing else fits the time, and the door is closed.'],
    [stormy, INDOORS, ALL, 'replace: This fits, 7 min away.'],
    [stormy, INDOORS, 'wait skip keep', 'wait: Nothing else fits the time, and the sky may clear.'],
    [stormy, INDOORS, 'skip keep', 'skip: Nothing else fits the time, and being outdoors is not safe.'],
    [{ kind: 'unwanted' }, ASK, ALL, 'skip: You said so.'],
  ])('%j, %j among %s: %s', (measure, action, offered, expected) => {
    expect(recommended(measure, action, { offered })).toBe(expected);
    if (measure.kind !== 'unwanted') expect(recommended(measure, action, { offered, locked: true })).toBe(expected);
  });
});

describe('of a delay', () => {
  it.each([
    [DEFER, ALL, 'keep: Everything stays in the plan, and what is fixed stays where it is.'],
    [DEFER, 'wait replace skip move', 'move: Nothing is lost by it.'],
    [DEFER, 'wait replace skip', 'wait: It is worth waiting for.'],
    [DEFER, 'replace skip', 'replace: It cannot wait today, and this fits, 7 min away.'],
    [DEFER, 'skip', 'skip: Nothing else fits the time, and what follows is reached in time.'],
    [ASK, ALL, 'keep: Everything stays in the plan, and what is fixed stays where it is.'],
    [ASK, 'wait replace skip', 'replace: This fits, 7 min away.'],
    [ASK, 'wait skip', 'wait: It is not worth a queue.'],
    [ASK, 'skip', 'skip: Nothing else fits the time, and what follows is reached in time.'],
  ])('%j among %s: %s', (action, offered, expected) => {
    expect(recommended(delay, action, { offered })).toBe(expected);
  });
});

describe('of an appointment', () => {
  it.each<[Measure, Action]>([
    [crowd, DEFER],
    [crowd, REPLACE],
    [delay, ASK],
    [{ kind: 'unwanted' }, ASK],
  ])('under %j: to keep it', (measure, action) => {
    expect(recommended(measure, action, { offered: ALL, locked: true })).toBe(
      'keep: It is fixed at 13:30, and nothing else has to move.',
    );
  });
});

it('is nothing that is not offered', () => {
  const none: readonly Verb[] = [];
  expect(recommended(crowd, ASK, { offered: none.join() })).toBe('');
});
