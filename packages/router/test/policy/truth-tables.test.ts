import { describe, expect, it } from 'vitest';

import type { PolicyContext } from '../../src/policy/index.ts';
import { truthOf } from './truth-of.ts';

const U = 'unknown';
type Row = readonly [condition: Readonly<Record<string, unknown>>, facts: PolicyContext, truth: boolean | 'unknown'];

/** Conditions of which it is known what they are: `key` is the fact that is not there. */
const KNOWN: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  true: { n: { eq: 1 } },
  false: { n: { eq: 2 } },
  unknown: { key: { eq: 'x' } },
};

function rows(title: string, table: readonly Row[]): void {
  describe(title, () => {
    it.each(table)('%j of %j: %s', (condition, facts, truth) => {
      expect(truthOf(condition, facts)).toBe(truth);
    });
  });
}

describe('Kleene', () => {
  const table = [
    // left, right, all, any
    ['true', 'true', true, true],
    ['true', 'false', false, true],
    ['true', 'unknown', U, true],
    ['false', 'false', false, false],
    ['false', 'unknown', false, U],
    ['unknown', 'unknown', U, U],
  ] as const;

  it.each(table)('%s and %s: all %s, any %s', (left, right, all, any) => {
    for (const pair of [
      [KNOWN[left], KNOWN[right]],
      [KNOWN[right], KNOWN[left]],
    ]) {
      expect(truthOf({ all: pair }, { n: 1 })).toBe(all);
      expect(truthOf({ any: pair }, { n: 1 })).toBe(any);
    }
  });

  it.each([
    ['true', false],
    ['false', true],
    ['unknown', U],
  ] as const)('not %s: %s', (name, truth) => {
    expect(truthOf({ not: KNOWN[name] }, { n: 1 })).toBe(truth);
  });

  it('takes the lines of a mapping together', () => {
    expect(truthOf({ n: { gt: 1, lt: 5 }, s: { eq: 'a' } }, { n: 3, s: 'a' })).toBe(true);
    expect(truthOf({ n: { gt: 1, lt: 5 }, s: { eq: 'a' } }, { n: 5 })).toBe(false);
    expect(truthOf({ n: { gt: 1, lt: 5 }, s: { eq: 'a' } }, { n: 3 })).toBe(U);
  });
});

rows('eq and ne', [
  [{ s: { eq: 'a' } }, { s: 'a' }, true],
  [{ s: { eq: 'a' } }, { s: 'b' }, false],
  [{ s: { eq: 'a' } }, {}, U],
  [{ s: { eq: 'a' } }, { s: null }, U],
  [{ s: { eq: '1' } }, { s: 1 }, U],
  [{ s: { ne: 'a' } }, { s: 'b' }, true],
  [{ s: { ne: 'a' } }, { s: 'a' }, false],
  [{ s: { ne: 'a' } }, { s: undefined }, U],
  [{ n: { eq: 0 } }, { n: -0 }, true],
  [{ n: { ne: 0 } }, { n: NaN }, U],
  [{ b: { eq: false } }, { b: false }, true],
  [{ b: { ne: false } }, { b: false }, false],
  [{ b: { eq: true } }, { b: 'true' }, U],
  [{ n: { eq: { path: 'm' } } }, { n: 2, m: 2 }, true],
  [{ n: { eq: { path: 'm' } } }, { n: 2 }, U],
  [{ n: { ne: { path: 'm' } } }, { n: null, m: null }, U],
  [{ t: { eq: '2026-01-01T00:00:00Z' } }, { t: '2025-12-31T19:00:00-05:00' }, true],
]);

rows('gt, gte, lt, lte', [
  [{ n: { gt: 5 } }, { n: 5.1 }, true],
  [{ n: { gt: 5 } }, { n: 5 }, false],
  [{ n: { gte: 5 } }, { n: 5 }, true],
  [{ n: { gte: 5 } }, { n: 4 }, false],
  [{ n: { lt: 5 } }, { n: 4 }, true],
  [{ n: { lt: 5 } }, { n: 5 }, false],
  [{ n: { lte: 5 } }, { n: 5 }, true],
  [{ n: { lte: 5 } }, { n: 6 }, false],
  [{ n: { gt: 5 } }, {}, U],
  [{ n: { gte: 5 } }, { n: '6' }, U],
  [{ n: { lt: { path: 'm' } } }, { n: 1, m: null }, U],
  [{ n: { lte: { path: 'm' } } }, { n: 1, m: Infinity }, U],
  [{ t: { lt: { path: 'u' } } }, { t: '2026-01-01T10:00:00+09:00', u: '2026-01-01T02:00:00Z' }, true],
]);

rows('in and nin', [
  [{ s: { in: ['a', 'b'] } }, { s: 'b' }, true],
  [{ s: { in: ['a', 'b'] } }, { s: 'c' }, false],
  [{ s: { in: ['a', 'b'] } }, {}, U],
  [{ s: { nin: ['a', 'b'] } }, { s: 'c' }, true],
  [{ s: { nin: ['a', 'b'] } }, { s: 'a' }, false],
  [{ s: { nin: ['a', 'b'] } }, { s: null }, U],
  [{ s: { in: ['a', { path: 'key' }] } }, { s: 'a' }, true],
  [{ s: { in: ['a', { path: 'key' }] } }, { s: 'b' }, U],
  [{ s: { in: ['a', { path: 'key' }] } }, { s: 'b', key: 'b' }, true],
  [{ s: { nin: ['a', { path: 'key' }] } }, { s: 'b' }, U],
  [{ n: { in: { path: 'list' } } }, { n: 2, list: [1, 2] }, true],
  [{ n: { in: { path: 'list' } } }, { n: 3, list: [1, 2] }, false],
  [{ n: { in: { path: 'list' } } }, { n: 3, list: [1, null] }, U],
  [{ n: { nin: { path: 'list' } } }, { n: 3, list: [1, '3'] }, U],
  [{ n: { nin: { path: 'list' } } }, { n: 3 }, U],
  [{ t: { in: ['2026-01-01T00:00:00Z'] } }, { t: Date.UTC(2026, 0, 1) }, true],
]);

rows('contains', [
  [{ list: { contains: 2 } }, { list: [1, 2] }, true],
  [{ list: { contains: 3 } }, { list: [1, 2] }, false],
  [{ list: { contains: 3 } }, { list: [] }, false],
  [{ list: { contains: 3 } }, { list: [1, null] }, U],
  [{ list: { contains: 1 } }, { list: [1, null] }, true],
  [{ list: { contains: 3 } }, { list: 'no list' }, U],
  [{ words: { contains: { path: 's' } } }, { words: ['a'], s: 'a' }, true],
  [{ words: { contains: { path: 's' } } }, { words: ['a'] }, U],
  [{ bare: { contains: 'a' } }, { bare: [1, 'a'] }, true],
  [{ bare: { contains: '1' } }, { bare: [1, 'a'] }, false],
  [{ map: { contains: 'x' } }, { map: { x: null } }, true],
  [{ map: { contains: 'y' } }, { map: { x: 1 } }, false],
  [{ map: { contains: 'y' } }, { map: [] }, U],
  [{ s: { contains: 'ell' } }, { s: 'hello' }, true],
  [{ s: { contains: 'Ell' } }, { s: 'hello' }, false],
  [{ s: { contains: 'ell' } }, {}, U],
]);

rows('exists', [
  [{ n: { exists: true } }, { n: 0 }, true],
  [{ n: { exists: true } }, { n: null }, false],
  [{ n: { exists: true } }, {}, false],
  [{ n: { exists: false } }, {}, true],
  [{ n: { exists: false } }, { n: 'of another type' }, false],
  [{ 'deep.inner': { exists: true } }, { deep: { inner: {} } }, true],
  [{ 'deep.inner.n': { exists: true } }, { deep: null }, false],
  [{ 'map[key]': { exists: true } }, { map: { a: 1 }, key: 'a' }, true],
  [{ 'map[key]': { exists: true } }, { map: { a: 1 }, key: 'b' }, false],
  [{ 'map[key]': { exists: true } }, { map: { a: 1 } }, U],
  [{ 's ?? key': { exists: true } }, { key: 'x' }, true],
  [{ 's ?? key': { exists: true } }, { s: null }, false],
]);

rows('matches', [
  [{ s: { matches: 'a+b' } }, { s: 'aaab' }, true],
  [{ s: { matches: 'a+b' } }, { s: 'xaaab' }, false],
  [{ s: { matches: '(?i)REF-[0-9]{3}' } }, { s: 'ref-123' }, true],
  [{ s: { matches: 'a' } }, { s: null }, U],
]);

const NOW = '2026-05-15T12:00:00Z';
rows('within_hours and older_than_hours', [
  [{ t: { within_hours: 24 } }, { t: '2026-05-14T12:00:00Z', now: NOW }, true],
  [{ t: { within_hours: 24 } }, { t: '2026-05-14T11:59:59Z', now: NOW }, false],
  [{ t: { within_hours: 24 } }, { t: NOW, now: NOW }, true],
  [{ t: { within_hours: 24 } }, { t: '2026-05-15T12:00:01Z', now: NOW }, false],
  [{ t: { within_hours: 24 } }, { now: NOW }, U],
  [{ t: { within_hours: 24 } }, { t: NOW }, U],
  [{ t: { within_hours: { path: 'n' } } }, { t: NOW, now: NOW }, U],
  [{ t: { within_hours: { path: 'n' } } }, { t: NOW, now: NOW, n: 1 }, true],
  [{ t: { older_than_hours: 24 } }, { t: '2026-05-14T12:00:00Z', now: NOW }, false],
  [{ t: { older_than_hours: 24 } }, { t: '2026-05-14T11:59:59.999Z', now: NOW }, true],
  [{ t: { older_than_hours: 24 } }, { t: '2027-01-01', now: NOW }, U],
  [{ t: { older_than_hours: 24 } }, { t: null, now: NOW }, U],
]);

const people = (...ages: readonly (number | null)[]): PolicyContext => ({ people: ages.map((age) => ({ age })) });
const adult = { 'item.age': { gte: 18 } };
rows('some, every and count_gte', [
  [{ people: { some: adult } }, people(3, 20), true],
  [{ people: { some: adult } }, people(3, 4), false],
  [{ people: { some: adult } }, people(), false],
  [{ people: { some: adult } }, people(3, null), U],
  [{ people: { some: adult } }, people(null, 20), true],
  [{ people: { some: adult } }, {}, U],
  [{ people: { every: adult } }, people(30, 20), true],
  [{ people: { every: adult } }, people(30, 4), false],
  [{ people: { every: adult } }, people(), true],
  [{ people: { every: adult } }, people(30, null), U],
  [{ people: { every: adult } }, people(3, null), false],
  [{ people: { every: adult } }, { people: null }, U],
  [{ people: { count_gte: 2 } }, people(1, 2), true],
  [{ people: { count_gte: 3 } }, people(1, 2), false],
  [{ people: { count_gte: 3 } }, {}, U],
  [{ people: { count_gte: { path: 'n' } } }, people(1, 2), U],
  [{ people: { count_gte: { times: 2, where: adult } } }, people(20, 30, 4), true],
  [{ people: { count_gte: { times: 2, where: adult } } }, people(20, 3, 4), false],
  [{ people: { count_gte: { times: 2, where: adult } } }, people(20, null, 4), U],
  [{ people: { count_gte: { times: 2, where: adult } } }, people(4, null, 4), false],
  [{ map: { count_gte: 2 } }, { map: { a: 1, b: 2 } }, true],
  [{ map: { count_gte: 2 } }, { map: { a: 1 } }, false],
  [{ list: { some: { item: { gt: 2 } } } }, { list: [1, 3] }, true],
  [{ people: { some: { 'item.tags': { contains: 'x' } } } }, { people: [{ tags: [] }, { tags: ['x'] }] }, true],
  [{ people: { some: { 'item.tags': { some: { item: { eq: 'x' } } } } } }, { people: [{ tags: ['x'] }] }, true],
  [
    { people: { some: { 'item.age': { eq: { path: 'map[item.name]' } } } } },
    {
      people: [
        { name: 'a', age: 1 },
        { name: 'b', age: 2 },
      ],
      map: { a: 2, b: 2 },
    },
    true,
  ],
]);

rows('the first that is known', [
  [{ 's ?? key': { eq: 'a' } }, { s: 'a', key: 'b' }, true],
  [{ 's ?? key': { eq: 'a' } }, { key: 'a' }, true],
  [{ 's ?? key': { eq: 'a' } }, { s: null, key: 'a' }, true],
  [{ 's ?? key': { eq: 'a' } }, {}, U],
]);
