import { describe, expect, it } from 'vitest';

import { GAZETTEER } from '../test/conversation.ts';
import { stated } from '../test/tiny-town.ts';
import { findContradictions } from './check-facts.ts';

const TODAY = '2026-11-22';

function check(values: Parameters<typeof stated>[0]): readonly string[] {
  return findContradictions(stated(values), { today: TODAY, gazetteer: GAZETTEER }).map(
    ({ fact, text }) => `${fact}: ${text}`,
  );
}

describe('facts that cannot stand together', () => {
  it.each([
    [0, 'I plan for 1 to 20 people; I read 0.'],
    [21, 'I plan for 1 to 20 people; I read 21.'],
    [1.5, 'I plan for 1 to 20 people; I read 1.5.'],
  ])('are %s travellers', (travelers, text) => {
    expect(check({ travelers })).toEqual([`travelers: ${text}`]);
  });

  it.each([1, 20])('are not %i travellers', (travelers) => {
    expect(check({ travelers })).toEqual([]);
  });

  it.each([
    ['2026-11-21', '2026-11-21 is in the past; today is 2026-11-22. I need a date from today on.'],
    // 731 days from today.
    ['2028-11-22', '2028-11-22 is more than two years ahead; nobody knows opening hours so far out.'],
    ['4 April', '"4 April" is not a date that I can read; 2027-04-03 is.'],
  ])('are a start on %s', (start, text) => {
    expect(check({ start, end: '2028-11-22' })[0]).toBe(`start: ${text}`);
  });

  it.each([TODAY, '2028-11-21'])('are not a start on %s', (start) => {
    expect(check({ start, end: start })).toEqual([]);
  });

  it.each([
    ['2027-04-02', 'The trip would end on 2027-04-02, before it starts on 2027-04-03.'],
    ['Friday', '"Friday" is not a date that I can read; 2027-04-05 is.'],
    // Both ends count.
    ['2027-04-18', 'From 2027-04-03 to 2027-04-18 are 16 days; I plan up to 15 days at a time.'],
  ])('are an end on %s', (end, text) => {
    expect(check({ start: '2027-04-03', end })).toEqual([`end: ${text}`]);
  });

  it.each(['2027-04-03', '2027-04-17'])('are not an end on %s', (end) => {
    expect(check({ start: '2027-04-03', end })).toEqual([]);
  });

  it('are more cities than days', () => {
    const destinations = ['kyoto', 'tokyo'];
    const days = (end: string) => check({ destinations, start: '2027-04-03', end });
    expect(days('2027-04-03')).toEqual(['end: 2 cities in 1 day do not fit: each needs a day at least.']);
    expect(days('2027-04-04')).toEqual([]);
    expect(check({ destinations: [...destinations, 'nara'], start: '2027-04-03', end: '2027-04-04' })).toEqual([
      'end: 3 cities in 2 days do not fit: each needs a day at least.',
    ]);
  });

  it('are a place that lies in none of the cities', () => {
    const mustDo = ['place_kyoto-gate', 'place_paris-eiffel-tower'];
    expect(check({ destinations: ['kyoto', 'tokyo'], mustDo })).toEqual([
      'mustDo: paris eiffel tower is not in Kyoto and Tokyo.',
    ]);
    expect(check({ destinations: ['kyoto'], mustDo: ['place_kyoto-gate'] })).toEqual([]);
    expect(check({ mustDo })).toEqual([]);
  });

  it('are named once for each fact, and looked for only where both ends are known', () => {
    const trip = { destinations: ['kyoto'], travelers: 0, start: '2027-04-03', end: '2027-04-01' };
    expect(check(trip).map((line) => line.split(':')[0])).toEqual(['travelers', 'end']);
    expect(check({ end: '2027-04-01' })).toEqual([]);
    expect(check({ start: '2027-04-03' })).toEqual([]);
    expect(check({ destinations: ['kyoto', 'tokyo'], start: 'soon', end: 'later' })).toEqual([
      'start: "soon" is not a date that I can read; 2027-04-03 is.',
    ]);
  });
});

describe('the hours of a ticket', () => {
  // A Saturday and a Monday.
  const dates = { start: '2027-04-03', end: '2027-04-05' };

  it('go with the dates where their weekdays do', () => {
    expect(check({ ...dates, arrival: { at: 840, weekday: 'Saturday' } })).toEqual([]);
    expect(check({ ...dates, departure: { at: 840, weekday: 'Monday' }, arrival: { at: 600 } })).toEqual([]);
    expect(check({ arrival: { at: 840, weekday: 'Friday' }, departure: { at: 840, weekday: 'Friday' } })).toEqual([]);
  });

  it('are not used where they do not', () => {
    expect(
      check({ ...dates, arrival: { at: 840, weekday: 'Friday' }, departure: { at: 840, weekday: 'Sunday' } }),
    ).toEqual([
      'arrival: You arrive on a Friday, you said, but the trip starts on Saturday, 2027-04-03. I did not use that hour: which of the two shall it be?',
      'departure: You leave on a Sunday, you said, but the trip ends on Monday, 2027-04-05. I did not use that hour: which of the two shall it be?',
    ]);
  });

  it('of leaving home are no end of the trip', () => {
    expect(check({ ...dates, departure: { at: 1080, weekday: 'Saturday' } })).toEqual([
      'departure: You leave home on Saturday: when do you arrive? With "we arrive at 21:00" the first day begins then.',
    ]);
  });

  it('are more people spoken of than travel, unnamed ones and the rest apart', () => {
    const person = (label: string, count: number | 'rest', more: object = {}) => ({ label, count, ...more });
    const party = (travelers: number, ...persons: readonly object[]) =>
      check({ travelers, persons }).filter((one) => one.startsWith('persons'));
    expect(party(2, person('Anna', 1), person('children', 2))[0]).toMatch(
      /^persons: You spoke of .*: that is 3, and 2 travel\./,
    );
    expect(party(3, person('Anna', 1), person('children', 2))).toEqual([]);
    expect(party(2, person('Anna', 2), person('others', 'rest'))).toEqual([]);
    expect(party(2, person('Anna', 2), person('you', 2, { unnamed: true }))).toEqual([]);
    expect(check({ persons: [person('Anna', 9)] })).toEqual([]);
  });

  it('are limits in two currencies, or in another one than the trip is counted in', () => {
    const limited = (...currencies: readonly string[]) =>
      currencies.map((currency, index) => ({
        label: `p${index}`,
        count: 1,
        limit: { money: { amount: 100, currency }, scope: 'person' },
      }));
    expect(check({ persons: limited('EUR', 'JPY') })).toEqual([
      'persons: I can hold limits in one currency, not in EUR and JPY: say all of them in one.',
    ]);
    expect(check({ persons: limited('EUR', 'EUR') })).toEqual([]);
    expect(check({ persons: limited('EUR'), currency: 'JPY' })).toEqual([
      'currency: The trip is counted in EUR, as that is what you said each may spend.',
    ]);
    expect(check({ persons: limited('EUR'), currency: 'EUR' })).toEqual([]);
    // What was assumed is not worth a word.
    const assumed = stated({ persons: limited('EUR'), currency: 'JPY' }).map((fact) =>
      fact.name === 'currency' ? { ...fact, status: 'assumed' as const } : fact,
    );
    expect(findContradictions(assumed, { today: TODAY, gazetteer: GAZETTEER })).toEqual([
      { fact: 'currency', text: '' },
    ]);
  });
});
