import type { SharedTrip } from '@wayfarer/contract';
import { startJourney } from '@wayfarer/replanner';
import { expect, it } from 'vitest';

import { DAYS, madePlan, placeOf, visitOf } from '../../test/made-plan.ts';
import { DATES } from '../../test/trip-story.ts';
import { findLooseEnd } from './find-loose-ends.ts';

const [MONDAY] = DATES;
const plan = madePlan();
const option = { id: 'option_1', days: DAYS, leftOut: [{ place: placeOf('Spare') }] };
const WHOLE = { options: [option], gathered: plan.facts, selected: null, journey: null };
const chosen = (changes: object = {}, start: object = {}) => ({
  ...WHOLE,
  selected: 'option_1',
  journey: { ...startJourney(plan), start: { ...plan, facts: null, ...start }, ...changes },
});
const found = (trip: object) => findLooseEnd(trip as unknown as SharedTrip);
const days = (change: (day: (typeof DAYS)[number]) => object) =>
  DAYS.map((day, index) => (index === 0 ? { ...day, ...change(day) } : day));
const withDays = (change: (day: (typeof DAYS)[number]) => object) => ({
  ...WHOLE,
  options: [{ ...option, days: days(change) }],
});

it('finds nothing where all that is named is there, once', () => {
  expect(found(WHOLE)).toBeUndefined();
  expect(found(chosen())).toBeUndefined();
});

it.each<[string, object]>([
  [
    `At options.0.days: the place "place_nowhere" is not in the file.`,
    withDays(({ visits }) => ({
      visits: visits.map((one, at) => (at === 1 ? { ...one, place: 'place_nowhere' } : one)),
    })),
  ],
  [`At options.0.days: the place "place_bed" is not in the file.`, withDays(() => ({ stay: 'place_bed' }))],
  [
    `At options.0.days: "${visitOf('Hall')}" stands there twice.`,
    withDays(({ visits }) => ({ visits: [...visits, visits[1]] })),
  ],
  [
    `At options.0.days: "${MONDAY}" stands there twice.`,
    { ...WHOLE, options: [{ ...option, days: [DAYS[0], DAYS[0]] }] },
  ],
  [`At options.0.days: nothing is known of 2027-05-01.`, withDays(() => ({ date: '2027-05-01' }))],
  [
    `At options.0.days: a way of ${MONDAY} leads to or from "visit_x", which is no visit of that day.`,
    withDays(({ legs }) => ({ legs: [...legs, { ...legs[0], to: 'visit_x' }] })),
  ],
  [
    `At options.0.days: a way of ${MONDAY} leads to or from "visit_y", which is no visit of that day.`,
    withDays(({ legs }) => ({ legs: [...legs, { ...legs[0], from: 'visit_y' }] })),
  ],
  [
    `At options.0.days: "${visitOf('Hall')}" ends before it begins.`,
    withDays(({ visits }) => ({
      visits: visits.map((one, at) => (at === 1 ? { ...one, depart: one.arrive - 1 } : one)),
    })),
  ],
  ['"Mars/Base" is no time zone.', withDays(() => ({ zone: 'Mars/Base' }))],
  ['"asia/tokyo" is no time zone.', withDays(() => ({ zone: 'asia/tokyo' }))],
  [
    'At options.0.leftOut: the place "place_gone" is not in the file.',
    { ...WHOLE, options: [{ ...option, leftOut: [{ place: 'place_gone' }] }] },
  ],
  ['At options: "option_1" stands there twice.', { ...WHOLE, options: [option, option] }],
  [
    `At gathered.places: "${placeOf('Hall')}" stands there twice.`,
    { ...WHOLE, gathered: { ...plan.facts, places: [...plan.facts.places, plan.facts.places[1]] } },
  ],
  [
    '"+09:00" is no time zone.',
    { ...WHOLE, gathered: { ...plan.facts, calendar: plan.facts.calendar.map((one) => ({ ...one, zone: '+09:00' })) } },
  ],
  ['A plan is chosen if and only if `selected` says which.', { ...WHOLE, selected: 'option_1' }],
  ['A plan is chosen if and only if `selected` says which.', { ...chosen(), selected: null }],
  ['No option is called "option_2".', { ...chosen(), selected: 'option_2' }],
  ['At journey.days: the place "place_bed" is not in the file.', chosen({ days: days(() => ({ stay: 'place_bed' })) })],
  [
    'At journey.start.days: the place "place_bed" is not in the file.',
    chosen({}, { days: days(() => ({ stay: 'place_bed' })) }),
  ],
  ['At journey.leftOut: the place "place_gone" is not in the file.', chosen({ leftOut: [{ place: 'place_gone' }] })],
  [
    'At journey.start.leftOut: the place "place_gone" is not in the file.',
    chosen({}, { leftOut: [{ place: 'place_gone' }] }),
  ],
  [
    'At journey.waiting: the place "place_gone" is not in the file.',
    chosen({ waiting: [{ visit: { place: 'place_gone' } }] }),
  ],
  ['At journey.start.mustDo: the place "place_gone" is not in the file.', chosen({}, { mustDo: ['place_gone'] })],
  [
    `At journey.start.facts.places: "${placeOf('Hall')}" stands there twice.`,
    chosen({}, { facts: { ...plan.facts, places: [...plan.facts.places, plan.facts.places[1]] } }),
  ],
])('finds that: %s', (text, trip) => {
  expect(found(trip)).toBe(text);
});

it('lets a visit last no time', () => {
  expect(
    found(withDays(({ visits }) => ({ visits: visits.map((one) => ({ ...one, depart: one.arrive })) }))),
  ).toBeUndefined();
});
