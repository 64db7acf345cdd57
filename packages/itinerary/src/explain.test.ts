import type { LeftOut } from '@wayfarer/optimizer';
import type { Place } from '@wayfarer/trip';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { DAY, INN, requestOf, sight, STATION, table, train } from '../test/small-town.ts';
import type { Candidate } from './candidate.ts';
import { explainLeftOut } from './explain.ts';
import type { EmptyDay } from './index.ts';

const far = sight('far', { minutes: 90 });
const lunch = table('table');
const candidates: readonly Candidate[] = [
  { kind: 'place', place: far, score: 1, mandatory: false },
  { kind: 'place', place: sight('museum'), score: 1, mandatory: false },
  { kind: 'meal', meal: 'lunch', place: lunch, score: 1, mandatory: false },
];

type Said = LeftOut extends infer One ? (One extends LeftOut ? Omit<One, 'place' | 'mandatory'> : never) : never;

/** What is said of the far place. */
function said(leftOut: Said, day: EmptyDay = DAY): { readonly reason: string; readonly text: string } {
  const request = requestOf({ days: [day], sights: [far], spendingLimit: money(9000, 'JPY') });
  const { place, ...rest } = explainLeftOut({ place: 0, mandatory: false, ...leftOut }, candidates, request);
  expect(place).toBe(far.id);
  return rest;
}

describe('a place that is not in the plan', () => {
  it.each<[Said, string, string]>([
    [
      { reason: 'no-window' },
      'closed-that-day',
      'far is not open long enough on any day of this trip spent in its city.',
    ],
    [
      { reason: 'too-far', day: 0, minutes: 170 },
      'too-far',
      'far is too far: 170 min of travel there and on, on 2027-04-03.',
    ],
    [
      { reason: 'too-far', day: 0, minutes: 0 },
      'too-far',
      'far is too far: 0 min of travel there and on, on 2027-04-03.',
    ],
    [
      { reason: 'too-far', day: 0, minutes: -1 },
      'too-far',
      'far is too far: 90 min of travel from inn, and no way inside a day is longer than 60 min.',
    ],
    [
      { reason: 'window-missed', day: 0, arrival: 1040, closes: 1020 },
      'closes-during-visit',
      'far would have to be entered by 17:00 on 2027-04-03; the earliest arrival beside the other visits is 17:20.',
    ],
    [
      { reason: 'no-time', day: 0, position: 1, short: 25 },
      'no-time-left',
      'far would need 25 min more than there are on 2027-04-03.',
    ],
    [
      { reason: 'rule', day: 0, rule: 'walking' },
      'no-time-left',
      'far would fit on 2027-04-03, but with more walking than was asked for.',
    ],
    [
      { reason: 'day-full', day: 0, mostVisits: 6 },
      'day-full',
      'The days hold 6 visits at most at this pace, and others are worth more to you than far.',
    ],
    [{ reason: 'group-full', day: 0, group: 0 }, 'scored-lower', 'Another table lies nearer to the way than far.'],
    [{ reason: 'budget', over: 1200 }, 'over-budget', 'far would exceed what is left for entries and meals by ¥1,200.'],
    [
      { reason: 'low-score', day: 0 },
      'scored-lower',
      'far would fit on 2027-04-03, but adds less to what you like than the way costs.',
    ],
  ] as [Said, string, string][])('because of %j', (leftOut, reason, text) => {
    expect(said(leftOut)).toEqual({ reason, text });
  });

  it('is measured from the end of the day that is farther, where that is less than a day away', () => {
    const minutesOf = (minutes: number, day = DAY) => {
      const place = sight('far', { minutes });
      const request = requestOf({ days: [day], sights: [place] });
      const candidate: Candidate = { kind: 'place', place, score: 1, mandatory: false };
      const leftOut = { place: 0, mandatory: false, reason: 'too-far', day: 0, minutes: -1 } as const;
      return explainLeftOut(leftOut, [candidate], request).text;
    };
    const away = { ...DAY, to: { ...DAY.to, place: STATION.id } };
    expect(minutesOf(1439)).toContain('1439 min of travel from inn,');
    expect(minutesOf(1440)).toContain('far is too far: more than a day of travel, and');
    // Both lie at the same end of the street.
    expect(minutesOf(100, away)).toContain('100 min of travel from inn,');
    const place = sight('far', { minutes: 50 });
    const book = new Map<Place['id'], Place>([
      [INN.id, INN],
      [STATION.id, { ...STATION, at: { lat: 0, lon: -70 } }],
    ]);
    const request = { ...requestOf({ days: [away], sights: [place] }), book };
    const leftOut = { place: 0, mandatory: false, reason: 'too-far', day: 0, minutes: -1 } as const;
    expect(explainLeftOut(leftOut, [{ kind: 'place', place, score: 1, mandatory: false }], request).text).toContain(
      '120 min of travel from station,',
    );
  });

  it('comes with what would help: without which visit, or how much earlier', () => {
    const short = { reason: 'no-time', day: 0, position: 1, short: 25 } as const;
    const text = 'far would need 25 min more than there are on 2027-04-03.';
    expect(said(short).text).toBe(text);
    expect(said({ ...short, letIn: { drop: 1, earlier: 30 } }).text).toBe(
      `${text} It would fit without museum or by starting 30 min earlier.`,
    );
    expect(said({ ...short, letIn: { drop: 1 } }).text).toBe(`${text} It would fit without museum.`);
    expect(said({ ...short, letIn: { earlier: 30 } }).text).toBe(`${text} It would fit by starting 30 min earlier.`);
    expect(said({ ...short, letIn: {} }).text).toBe(text);
  });

  it('comes without advice to skip lunch, or to arrive before the train does, or for what scores too low', () => {
    const short = { reason: 'no-time', day: 0, position: 1, short: 25 } as const;
    const text = 'far would need 25 min more than there are on 2027-04-03.';
    expect(said({ ...short, letIn: { drop: 2 } }).text).toBe(text);
    expect(said({ ...short, letIn: { earlier: 30 } }, { ...DAY, from: train('10:00') }).text).toBe(text);
    expect(said({ reason: 'low-score', day: 0, letIn: { drop: 1 } }).text).not.toContain('without');
  });

  it('is one that the optimizer was given', () => {
    const strange = { place: 7, mandatory: false, reason: 'no-window' } as const;
    expect(() => explainLeftOut(strange, candidates, requestOf())).toThrow('names place 7');
  });
});
