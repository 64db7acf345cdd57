import { expect, it } from 'vitest';

import { bookOf, DATE, dayOf, rules as rulesFor, sight } from '../../test/day.ts';
import { parseTime } from '../clock.ts';
import type { DayPlan } from '../day.ts';
import { checkDayFeasibility } from './judge.ts';

const hours = {
  [DATE]: [{ open: parseTime('09:00'), close: parseTime('17:00') }],
  '2027-04-04': [{ open: parseTime('09:00'), close: parseTime('10:30') }],
};
const book = bookOf(sight('temple', { hours }), sight('museum', { minutesAway: 30 }));
const rules = rulesFor(book);
const day = dayOf('10:00-11:00 temple\n12:00-13:00 museum', book);

const codesOn = (changed: DayPlan, judgedBy = rules): readonly string[] => {
  const verdict = checkDayFeasibility(changed, judgedBy);
  return verdict.answer === 'ok' ? [] : verdict.reasons.map(({ code }) => code);
};

it('finds the same on a day that is judged again', () => {
  const late = dayOf('16:30-17:30 temple', book);
  expect(codesOn(late)).toEqual(['closes-during-visit']);
  expect(codesOn({ ...late })).toEqual(['closes-during-visit']);
});

it.each([
  ['date', { date: '2027-04-04' }, 'closes-during-visit'],
  ['window', { window: { start: parseTime('10:30'), end: parseTime('20:30') } }, 'outside-day-window'],
  ['settings', { settings: { free: [{ start: parseTime('10:30'), end: parseTime('11:00') }] } }, 'kept-free'],
] as const)('judges the same visits anew on a day with another %s', (_, change, code) => {
  expect(codesOn(day)).toEqual([]);
  expect(codesOn({ ...day, ...change })).toContain(code);
  expect(codesOn(day)).toEqual([]);
});

it('judges the way to a visit anew when another one comes before it', () => {
  expect(codesOn(day)).toEqual([]);
  const [, museum] = dayOf('11:05-11:50 museum', book).visits;
  if (!museum) throw new Error('Expected a visit to the museum.');
  const [inn, ...rest] = day.visits;
  if (!inn) throw new Error('Expected the day to start at the inn.');
  expect(codesOn({ ...day, visits: [inn, ...rest.slice(0, 1), museum, ...rest.slice(1)] })).toContain(
    'travel-does-not-fit',
  );
});

it('judges the same visits anew by other rules', () => {
  expect(codesOn(day)).toEqual([]);
  expect(codesOn(day, { ...rules, bufferMinutes: 60 })).toContain('travel-does-not-fit');
});
