import { describe, expect, it } from 'vitest';

import { applyEdit, type Edit, type EditablePlan, type Refusal } from '../src/index.ts';
import { PLAN } from './three-days.ts';
import { at, idOf, MONDAY, planOf, SATURDAY, SUNDAY, visitOf } from './town.ts';

/** Sunday at twenty to eleven: the museum has begun, Saturday is over. */
const UNDER_WAY: EditablePlan = { ...PLAN, visited: [visitOf('temple')], now: { date: SUNDAY, time: at('10:40') } };
const TEMPLE = visitOf('temple');
const GARDEN = visitOf('garden', MONDAY);
const NO_DAY = '2027-05-05';
const NOWHERE = idOf('nowhere');

function reasonsOf(edit: Edit, plan: EditablePlan): readonly Refusal[] {
  const outcome = applyEdit(plan, edit);
  return outcome.kind === 'refused' ? outcome.reasons : [];
}

describe('an edit is refused in a sentence', () => {
  it.each<[string, Edit, string]>([
    ['no-such-visit', { type: 'remove', visit: visitOf('x') }, 'The plan has no such stop.'],
    ['no-such-visit', { type: 'move', visit: GARDEN, to: { after: visitOf('x') } }, 'The plan has no such stop.'],
    ['no-such-visit', { type: 'add', place: idOf('park'), to: { before: visitOf('x') } }, 'The plan has no such stop.'],
    ['no-such-visit', { type: 'swap', visits: [TEMPLE, visitOf('x')] }, 'The plan has no such stop.'],
    [
      'no-such-day',
      { type: 'move', visit: GARDEN, to: { date: NO_DAY } },
      'The trip is from 2027-04-03 to 2027-04-05; 2027-05-05 is no day of it.',
    ],
    [
      'no-such-day',
      { type: 'unfree', date: NO_DAY },
      'The trip is from 2027-04-03 to 2027-04-05; 2027-05-05 is no day of it.',
    ],
    [
      'no-such-day',
      { type: 'swap-days', dates: [SATURDAY, NO_DAY] },
      'The trip is from 2027-04-03 to 2027-04-05; 2027-05-05 is no day of it.',
    ],
    [
      'no-such-place',
      { type: 'replace', visit: TEMPLE, by: NOWHERE },
      'Nothing is known of such a place for this trip.',
    ],
    ['no-such-place', { type: 'stay', by: NOWHERE }, 'Nothing is known of such a place for this trip.'],
    ['not-a-stop', { type: 'replace', visit: TEMPLE, by: idOf('inn') }, 'inn is no stop.'],
    ['not-a-stop', { type: 'lock', place: idOf('inn'), date: SUNDAY, at: at('14:00') }, 'inn is no stop.'],
    ['not-a-stop', { type: 'stay', by: idOf('temple') }, 'temple is no place to sleep.'],
    ['not-a-stop', { type: 'remove', visit: visitOf('inn', SATURDAY, 'start') }, 'inn is where you sleep, not a stop.'],
    ['in-the-plan', { type: 'add', place: idOf('temple') }, 'temple is in the plan already, on 2027-04-03.'],
    [
      'in-the-plan',
      { type: 'replace', visit: TEMPLE, by: idOf('garden') },
      'garden is in the plan already, on 2027-04-05.',
    ],
    [
      'in-the-plan',
      { type: 'add', place: idOf('noodles'), to: { date: SATURDAY } },
      'noodles is in the plan already, on 2027-04-03.',
    ],
    [
      'meal-clash',
      { type: 'replace', visit: visitOf('castle'), by: idOf('bistro') },
      'A second lunch is planned: bistro from 14:00 to 15:00.',
    ],
    [
      'meal-clash',
      { type: 'add', place: idOf('bistro'), to: { date: MONDAY, at: at('15:30') } },
      'Lunch is eaten between 12:00 and 14:30: bistro from 15:30 to 16:30.',
    ],
    [
      'meal-clash',
      { type: 'meal', date: SATURDAY, meal: 'dinner', at: at('16:00') },
      'Dinner is eaten between 18:30 and 21:30.',
    ],
    [
      'closes-during-visit',
      // From a quarter past eleven, five minutes on from the garden with ten to spare.
      { type: 'add', place: idOf('park'), to: { date: MONDAY }, minutes: 600 },
      'park closes at 18:00, during the visit until 21:15.',
    ],
    ['out-of-range', { type: 'party', travelers: 21 }, 'A party is of 1 to 20 people.'],
    ['out-of-range', { type: 'party', travelers: 1.5 }, 'A party is of 1 to 20 people.'],
    ['out-of-range', { type: 'budget', limit: { amount: -1, currency: 'JPY' } }, '−¥1 is no limit.'],
    [
      'out-of-range',
      { type: 'budget', limit: { amount: 50_000, currency: 'EUR' } },
      'The trip is counted in JPY; €500 is not.',
    ],
    ['out-of-range', { type: 'hours', date: MONDAY, start: at('20:01') }, 'A day from 20:01 to 20:30 is none.'],
    [
      'out-of-range',
      { type: 'free', date: MONDAY, window: { start: at('11:00'), end: at('11:00') } },
      'From 11:00 to 11:00 is no time.',
    ],
    ['out-of-range', { type: 'length', visit: TEMPLE, minutes: 0 }, '0 min is no length of a visit.'],
    ['out-of-range', { type: 'length', visit: TEMPLE, minutes: 1441 }, '1441 min is no length of a visit.'],
    ['out-of-range', { type: 'length', visit: TEMPLE, minutes: 20.5 }, '20.5 min is no length of a visit.'],
    [
      'out-of-range',
      { type: 'dates', start: SATURDAY, end: '2027-04-06' },
      'The trip is from 2027-04-03 to 2027-04-05; 2027-04-03 to 2027-04-06 is not within it, so that it has to be planned anew.',
    ],
    [
      'nothing-fits-the-wish',
      { type: 'meal', date: SATURDAY, meal: 'breakfast' },
      'No such table was found for breakfast on 2027-04-03.',
    ],
    ['no-such-visit', { type: 'meal', date: null, meal: 'breakfast', at: at('09:30') }, 'No breakfast is planned.'],
  ])('%s: %o', (code, edit, text) => {
    expect(reasonsOf(edit, PLAN)[0]).toMatchObject({ code, text });
  });

  it.each<[string, Edit, string]>([
    ['visit-done', { type: 'remove', visit: TEMPLE }, 'temple'],
    ['visit-done', { type: 'move', visit: visitOf('museum', SUNDAY), to: { date: MONDAY } }, 'museum'],
    ['time-past', { type: 'add', place: idOf('park'), to: { date: SATURDAY } }, 'Saturday, 2027-04-03 is over.'],
    ['time-past', { type: 'move', visit: GARDEN, to: { date: SATURDAY } }, 'Saturday, 2027-04-03 is over.'],
    ['time-past', { type: 'hours', date: SATURDAY, start: at('10:00') }, 'Saturday, 2027-04-03 is over.'],
    ['time-past', { type: 'arrival', at: at('10:00') }, 'Saturday, 2027-04-03 is over.'],
    ['time-past', { type: 'swap-days', dates: [SATURDAY, MONDAY] }, 'Saturday, 2027-04-03 is over.'],
    ['time-past', { type: 'swap-days', dates: [MONDAY, SATURDAY] }, 'Saturday, 2027-04-03 is over.'],
    [
      'time-past',
      { type: 'lock', place: idOf('park'), date: SATURDAY, at: at('15:00') },
      '15:00 on 2027-04-03 is past.',
    ],
    ['time-past', { type: 'lock', place: idOf('park'), date: SUNDAY, at: at('10:39') }, '10:39 on 2027-04-04 is past.'],
    [
      'overlap',
      { type: 'lock', place: idOf('park'), date: SUNDAY, at: at('10:40') },
      'park at 10:40 overlaps museum until 11:00.',
    ],
    [
      'time-past',
      { type: 'free', date: SUNDAY, window: { start: at('10:50'), end: at('12:00') } },
      'Part of that time is past.',
    ],
    ['time-past', { type: 'dates', start: MONDAY, end: MONDAY }, 'Saturday, 2027-04-03 is over.'],
    ['time-past', { type: 'hours', date: SUNDAY, start: at('10:00') }, 'is over'],
  ])('under way, %s: %o', (code, edit, text) => {
    const [first] = reasonsOf(edit, { ...UNDER_WAY, visited: [TEMPLE, visitOf('museum', SUNDAY)] });
    expect(first?.code).toBe(code);
    expect(first?.text).toContain(text);
  });

  it('says what nothing was found for', () => {
    const texts = (plan: EditablePlan, ...edits: readonly Edit[]) =>
      edits.map((edit) => reasonsOf(edit, plan)[0]?.text);
    const unpriced = planOf(['10:00-11:00 market\n12:00-13:00 noodles lunch', '', '']);
    const places = unpriced.facts.places.map((place) =>
      place.kind === 'lodging'
        ? { ...place, nightly: null, level: null }
        : place.kind === 'eatery'
          ? { ...place, price: null }
          : place,
    );
    const plan = { ...unpriced, facts: { ...unpriced.facts, places } };
    expect(
      texts(
        plan,
        { type: 'replace', visit: visitOf('market'), by: { wish: 'cheaper' } },
        { type: 'meal', date: SATURDAY, meal: 'lunch', price: 'cheaper' },
        { type: 'stay', by: { wish: 'cheaper' } },
        { type: 'stay', by: { wish: 'better' } },
      ),
    ).toEqual([
      'What market costs is not known, so nothing can be said to be cheaper.',
      'What a meal at noodles costs is not known, so no table can be said to be cheaper.',
      'What a night at inn costs is not known, so no house can be said to be cheaper.',
      'Of what level inn is is not known, so no house can be said to be better.',
    ]);
    // The inn is at ¥12,000, the palace is dearer; of the hostel nobody knows.
    const hostel = PLAN.facts.places.map((place) =>
      place.id === idOf('hostel') ? { ...place, nightly: null } : place,
    );
    expect(
      texts({ ...PLAN, facts: { ...PLAN.facts, places: hostel } }, { type: 'stay', by: { wish: 'cheaper' } }),
    ).toEqual(['No house that is known to be cheaper fits; of 1 of the 2 others the price is not known.']);
    const dear = PLAN.facts.places.filter(({ id }) => id !== idOf('hostel'));
    expect(
      texts({ ...PLAN, facts: { ...PLAN.facts, places: dear } }, { type: 'stay', by: { wish: 'cheaper' } }),
    ).toEqual(['No house that is cheaper fits.']);
  });
});
