import { describe, expect, it } from 'vitest';

import { day, leg, OSM, plan, visit } from '../test/make-plan.ts';
import {
  describeVisit,
  listSources,
  sayAbout,
  sayAttribution,
  sayAttributions,
  sayDates,
  sayFacts,
  sayHours,
  sayLeg,
  sayPerson,
  saySource,
  sayTimes,
} from './words.ts';

const TRANSIT = {
  rides: [
    {
      ...{ mode: 'tram' as const, line: '7', direction: 'Harbour' },
      ...{ board: { name: 'Station', time: '10:05' }, alight: { name: 'Hill', time: '10:20' } },
    },
    {
      ...{ mode: 'ride' as const, line: 'Hill Lift', direction: null },
      ...{ board: { name: 'Hill', time: '10:22' }, alight: { name: 'Tower', time: '10:25' } },
    },
  ],
  minutes: 30,
  warning: null,
  source: { name: 'Transitous', date: '2026-11-22', verify: true, attribution: 'Timetables by Transitous' },
};

it('says by which lines one rides, and whom that is from', () => {
  expect(sayLeg(leg({ mode: 'transit', transit: TRANSIT }))).toBe(
    '12 min by public transport, 0.8 km (estimate). 30 min by the timetable: Tram 7 from Station (10:05) towards Harbour to Hill (10:20); Hill Lift from Hill (10:22) to Tower (10:25). Timetables by Transitous, check before you go',
  );
  expect(sayLeg(leg())).toBe('12 min on foot, 0.8 km (estimate)');
});

it('warns of what the plan has too little time for', () => {
  const warning = 'By the timetable this takes 30 min, and the plan has 20 min for it.';
  expect(sayLeg(leg({ mode: 'transit', transit: { ...TRANSIT, warning } }))).toContain(
    `Tower (10:25). ${warning} Timetables`,
  );
});

describe('a plan', () => {
  it('is told by its dates, each of its cities once, and an option that was not chosen', () => {
    const named = (date: string, name: string) => day({ date, city: { id: name, name } });
    const days = [named('2027-04-03', 'Kyoto'), named('2027-04-04', ''), named('2027-04-05', 'Kyoto')];
    expect(sayAbout(plan({ days }))).toBe('Sat 3 April 2027 to Mon 5 April 2027 · Kyoto');
    expect(sayAbout(plan({ days: [...days, named('2027-04-16', 'Nara')], option: 'Temples' }))).toBe(
      'Sat 3 April 2027 to Fri 16 April 2027 · Kyoto, Nara · option “Temples”, not chosen',
    );
    expect(sayDates(days.slice(0, 1))).toBe('Sat 3 April 2027');
    expect(sayDates([])).toBe('');
  });
});

describe('a visit', () => {
  it('has a beginning and an end, or one time', () => {
    expect(sayTimes(visit())).toBe('09:16–10:46');
    expect(sayTimes(visit({ depart: '09:16' }))).toBe('09:16');
  });

  it.each([
    [{}, 'temple, ¥500 each, open 08:00–17:00'],
    [{ fee: { amount: 0, currency: 'JPY' }, locked: true }, 'temple, free, open 08:00–17:00, fixed'],
    [{ fee: null, kind: 'meal' }, 'meal, open 08:00–17:00'],
    [{ fee: null, kind: 'transport' }, 'journey'],
    [{ fee: null, kind: 'stay' }, 'stay'],
  ] as const)('with %o is %s', (over, facts) => {
    expect(sayFacts(visit(over))).toBe(facts);
  });

  it.each([
    [[], 'closed this day'],
    [[{ open: '00:00', close: '24:00' }], 'always open'],
    [[{ open: '00:00', close: '23:00' }], 'open 00:00–23:00'],
    [[{ open: '01:00', close: '24:00' }], 'open 01:00–24:00'],
    [
      [
        { open: '09:00', close: '12:00' },
        { open: '13:00', close: '17:00' },
      ],
      'open 09:00–12:00, 13:00–17:00',
    ],
  ])('with the hours %o is %s', (hours, said) => {
    expect(sayHours(visit({ hours }))).toBe(said);
    expect(sayHours(visit({ hours, kind: 'meal' }))).toBe(said);
    expect(sayHours(visit({ hours, kind: 'rest' }))).toBeUndefined();
  });

  it('of which nobody knows the hours says so, with what is written of them', () => {
    expect(sayHours(visit({ hours: 'unknown' }))).toBe('hours not known: check');
    expect(sayHours(visit({ hours: 'unknown', hoursText: 'by appointment' }))).toBe(
      'hours not known: check ("by appointment")',
    );
  });

  it('is described by why it is there, its facts, its sources and its page', () => {
    const page = { name: 'OpenStreetMap', date: '2020-07-20', verify: false, url: 'https://a.example/' };
    const fees = { ...page, attribution: OSM.text, license: OSM.license };
    expect(describeVisit(visit({ source: page, factSources: { fee: fees } }))).toBe(
      [
        'You like temples.',
        'Temple, ¥500 each, open 08:00–17:00.',
        'Source: OpenStreetMap, 2020-07-20. Fee: OpenStreetMap, 2020-07-20 (© OpenStreetMap contributors, ODbL 1.0).',
        'https://a.example/',
      ].join('\n'),
    );
    expect(describeVisit(visit({ why: '' }))).toBe(
      'Temple, ¥500 each, open 08:00–17:00.\nSource: sample, 2026-08-01. Verify hours and prices before you go.',
    );
  });

  it('names whoever a fact is from, as far as there is somebody', () => {
    const source = { name: 'A', date: '2026-08-01', verify: false };
    expect(saySource({ ...source, license: 'CC0' })).toBe('A, 2026-08-01 (CC0)');
    expect(listSources(visit({ source, factSources: { hours: undefined } }))).toEqual(['Source: A, 2026-08-01.']);
  });
});

it('names whose data it is, each once', () => {
  expect(sayAttribution({ text: 'A', license: null, url: null })).toBe('A');
  expect(sayAttributions([OSM, { text: 'A', license: null, url: null }])).toBe(
    'Planned with data of: © OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright; A',
  );
  expect(sayAttributions([])).toBeUndefined();
});

describe('one of those who travel', () => {
  const euro = (amount: number) => ({ amount, currency: 'EUR' });
  const person = (over: object) => ({ id: 'a', label: 'A', count: 1, ...over }) as Parameters<typeof sayPerson>[0];
  const cost = (limit: number | null) => ({
    ...{ total: euro(82_600), each: euro(41_300), limit: limit === null ? null : euro(limit) },
  });

  it('is told what it costs them, of what they want to pay, and how much of their wishes is in it', () => {
    expect(sayPerson(person({ cost: cost(60_000), satisfaction: { score: 88, text: '7 of 8 wishes.' } }))).toBe(
      '€413, of €600; 88 of 100. 7 of 8 wishes.',
    );
    expect(sayPerson(person({ count: 2, cost: cost(null) }))).toBe('€413 each');
    expect(sayPerson(person({ satisfaction: { score: null, text: 'No wishes.' } }))).toBe('No wishes.');
    expect(sayPerson(person({}))).toBe('');
  });
});
