import type { VisitId } from '@wayfarer/trip';
import type { Reason, Verdict } from '@wayfarer/trip/feasibility';
import { expect, it } from 'vitest';

import { listUnknown } from './list-unknown.ts';

const reason = (visit: string, text = `${visit} is not known.`): Reason => ({
  code: 'hours-unknown',
  text,
  visit: visit as VisitId,
});
const unknown = (...[first, ...rest]: readonly [Reason, ...Reason[]]): Verdict => ({
  answer: 'unknown',
  reasons: [first, ...rest],
});
const NONE = { insisted: new Set<VisitId>(), unchosen: new Set<VisitId>() };
const [a, b, c] = ['A', 'B', 'C'].map((name) => reason(name)) as [Reason, Reason, Reason];

it('says nothing of what is known', () => {
  expect(listUnknown({ answer: 'ok' }, NONE)).toEqual([]);
});

it('names up to two stops of unknown hours, and counts more', () => {
  expect(listUnknown(unknown(a, b), NONE)).toEqual([
    'A is not known. It is planned at an hour usual for its kind: check before you go.',
    'B is not known. It is planned at an hour usual for its kind: check before you go.',
  ]);
  expect(listUnknown(unknown(a, b, c), NONE)).toEqual([
    'The opening hours of 3 stops are not known: they are planned at hours usual for their kind. Check before you go.',
  ]);
});

it('says of each that somebody insists on it, and once of a station that one should ask', () => {
  const where = { insisted: new Set(['A' as VisitId]), unchosen: new Set(['B' as VisitId, 'C' as VisitId]) };
  const station = reason('C', b.text);
  expect(listUnknown(unknown(a, b, station), where)).toEqual([
    'A is not known. It is in the plan because you asked for it: check before you go.',
    'B is not known. Ask before you travel.',
  ]);
});
