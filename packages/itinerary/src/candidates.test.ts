import { parseTime } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';
import { describe, expect, it } from 'vitest';

import { DAY, idOf, PREFERENCES, requestOf, sight, table } from '../test/small-town.ts';
import { priceOf, priceText } from './candidate.ts';
import { toCandidates } from './candidates.ts';
import type { FillRequest } from './index.ts';

/** What may be planned, a line each: what it is, and its score in thousandths. */
function linesOf(changes: Partial<FillRequest>): readonly string[] {
  return toCandidates(requestOf(changes)).candidates.map((one) =>
    [one.kind === 'meal' ? one.meal : one.kind, one.place.name, Math.round(one.score * 1000), one.mandatory].join(' '),
  );
}

function ruledOut(changes: Partial<FillRequest>): readonly string[] {
  return toCandidates(requestOf(changes)).ruledOut.map(({ place, reason, text }) => `${place} ${reason} ${text}`);
}

describe('what may be seen', () => {
  it('counts what it satisfies, and one more where it must be', () => {
    // Significance 3: 0.4 × 2/4; nothing stated: 0.35 × 0.5; under a roof: 0.25 × 0.9.
    const sights = [sight('temple'), sight('must')];
    expect(linesOf({ sights, mustDo: [idOf('must')] })).toEqual(['place temple 600 false', 'place must 1600 true']);
  });

  it('counts half a must more where it is on a list of their own', () => {
    const sights = [sight('temple'), sight('pinned', { onList: true }), sight('must', { onList: true })];
    expect(linesOf({ sights, mustDo: [idOf('must')] })).toEqual([
      'place temple 600 false',
      'place pinned 1100 false',
      'place must 1600 true',
    ]);
  });

  it.each([
    // 0.6 as it is; 0.85 of it where a part is free of steps, 0.6 of it where nobody knows.
    [{ stepFree: 'yes' }, 'place temple 600 false'],
    [{ stepFree: 'partly' }, 'place temple 510 false'],
    [{ stepFree: 'unknown' }, 'place temple 360 false'],
  ] as const)('is worth less to who needs it without steps, the less is known: %j', (changes, line) => {
    const sights = [sight('temple', changes)];
    const party = { travelers: 2, diets: [], access: ['step-free'] } as const;
    expect(linesOf({ sights, party })).toEqual([line]);
    expect(linesOf({ sights, party, mustDo: [idOf('temple')] })).toEqual(['place temple 1600 true']);
    expect(linesOf({ sights })).toEqual(['place temple 600 false']);
  });

  it('counts a tenth more after dark, where it is open then', () => {
    const hours = { [DAY.date]: [{ open: parseTime('09:00'), close: parseTime('23:59') }] };
    // A view: 0.4 × 2/4, 0.35 × 0.5, 0.25 × 0.9.
    expect(linesOf({ sights: [sight('tower', { categories: ['view'], hours })] })).toEqual([
      'place tower 600 false',
      'place tower 700 false',
    ]);
  });

  it('is not behind steps for who cannot climb them, must or not', () => {
    const sights = [sight('temple', { stepFree: 'no' })];
    const party = { travelers: 2, diets: [], access: ['step-free'] } as const;
    for (const mustDo of [[], [idOf('temple')]]) {
      const help = mustDo.length > 0 ? ' Ask there for another way in, or see it from outside.' : '';
      const text = `temple cannot be entered without steps.${help}`;
      expect(ruledOut({ sights, party, mustDo })).toEqual([`place_town-temple not-step-free ${text}`]);
      expect(linesOf({ sights, party, mustDo })).toEqual([]);
    }
    expect(ruledOut({ sights })).toEqual([]);
  });

  it('is nowhere of which nobody knows the steps, for who leaves nothing to be asked at the door', () => {
    const sights = [sight('temple', { stepFree: 'unknown' }), sight('gate', { stepFree: 'partly' })];
    const party = { travelers: 2, diets: [], access: ['step-free', 'known-access'] } as const;
    expect(linesOf({ sights, party })).toEqual(['place gate 510 false']);
    expect(ruledOut({ sights, party })).toEqual([
      'place_town-temple not-step-free Nobody knows whether temple can be entered without steps.',
    ]);
    expect(linesOf({ sights, party, mustDo: [idOf('temple')] })).toContain('place temple 1600 true');
    expect(linesOf({ eateries: [table('soba', { stepFree: 'unknown' })], party })).toEqual([]);
  });

  it('is worth a tenth less where nobody knows its hours on any day, unless the traveller insists', () => {
    const sights = [sight('temple'), sight('secret', { hours: 'unknown' }), sight('doubtful', { hours: {} })];
    expect(linesOf({ sights })).toEqual([
      'place temple 600 false',
      'place secret 540 false',
      'place doubtful 540 false',
    ]);
    expect(linesOf({ sights, mustDo: [idOf('secret')] })[1]).toBe('place secret 1600 true');
    const days = [DAY, { ...DAY, date: '2027-04-04' }];
    expect(linesOf({ sights, days })[0]).toBe('place temple 600 false');
  });

  it('is one of the sixty best, or of as many as the days could hold, and whatever somebody insists on', () => {
    const sights = Array.from({ length: 100 }, (_, index) =>
      sight(`s${index + 100}`, { significance: index < 70 ? 2 : index === 99 ? 1 : 3 }),
    );
    // Twenty-nine of significance 3, and the first thirty-one of significance 2.
    const names = toCandidates(requestOf({ sights })).candidates.map(({ place }) => place.name);
    expect([names.length, names[30], names[31]]).toEqual([60, 's130', 's170']);
    expect(ruledOut({ sights }).at(-1)).toBe(
      'place_town-s199 scored-lower There is enough in its city that is worth more to you than s199.',
    );
    expect(ruledOut({ sights })).toHaveLength(40);
    const insisted = toCandidates(requestOf({ sights, mustDo: [idOf('s199')] })).candidates;
    expect([insisted.length, insisted.at(-1)?.place.name]).toEqual([60, 's199']);
    // Ten days of eight.
    const days = Array.from({ length: 10 }, (_, index) => ({ ...DAY, date: `2027-04-${index + 10}` }));
    expect(toCandidates(requestOf({ sights, days })).candidates).toHaveLength(80);
  });

  it('is not avoided, and has hours where only known ones will do, unless the traveller insists', () => {
    const sights = [
      sight('bar', { categories: ['street', 'market'] }),
      sight('secret', { hours: 'unknown' }),
      sight('temple'),
    ];
    const preferences = { ...PREFERENCES, avoid: ['market'], knownHoursOnly: true } as const;
    expect(ruledOut({ sights, preferences })).toEqual([
      'place_town-bar avoided bar is a market, which you wanted to avoid.',
      'place_town-secret hours-unknown The opening hours of secret are not known.',
    ]);
    const mustDo = [idOf('bar'), idOf('secret')];
    expect(ruledOut({ sights, preferences, mustDo })).toEqual([]);
    // What is avoided satisfies nobody, but the bonus stands.
    expect(linesOf({ sights, preferences, mustDo })).toEqual([
      'place bar 1000 true',
      'place secret 1600 true',
      'place temple 600 false',
    ]);
  });
});

const knownOnly = { ...PREFERENCES, knownHoursOnly: true };

describe('where one may eat', () => {
  it('is a table for each of its meals, worth three tenths at most', () => {
    const eateries = [
      table('best', { significance: 5 }),
      table('plain', { significance: 1 }),
      table('noon', { meals: ['lunch'], significance: 4 }),
    ];
    expect(linesOf({ eateries })).toEqual([
      ...['lunch best 300 false', 'lunch noon 240 false', 'lunch plain 60 false'],
      ...['dinner best 300 false', 'dinner plain 60 false'],
    ]);
  });

  it('is open at known hours where only they will do, feeds everybody and lets everybody in', () => {
    const eateries = [
      table('secret', { hours: 'unknown' }),
      table('steps', { stepFree: 'no' }),
      table('meat', { meals: ['lunch'] }),
      table('green', { meals: ['lunch'], serves: ['vegan'] }),
      table('halal', { meals: ['lunch'], serves: ['halal', 'vegetarian'] }),
    ];
    const names = (party: Partial<FillRequest['party']>, preferences: FillRequest['preferences'] = knownOnly) =>
      toCandidates(requestOf({ eateries, party: { travelers: 2, diets: [], access: [], ...party }, preferences }))
        .candidates.filter((one) => one.kind === 'meal' && one.meal === 'lunch')
        .map(({ place }) => place.name);
    expect(names({}, PREFERENCES)).toEqual(['green', 'halal', 'meat', 'steps', 'secret']);
    expect(names({})).toEqual(['green', 'halal', 'meat', 'steps']);
    expect(names({ access: ['step-free'] })).toEqual(['green', 'halal', 'meat']);
    expect(names({ diets: ['vegetarian'] })).toEqual(['green', 'halal']);
    expect(names({ diets: ['vegetarian', 'halal'] })).toEqual(['halal']);
  });

  it('is worth a tenth less where nobody knows the hours, and comes after those of known ones', () => {
    const eateries = [table('a', { hours: 'unknown', meals: ['lunch'] }), table('b', { meals: ['lunch'] })];
    expect(linesOf({ eateries })).toEqual(['lunch b 180 false', 'lunch a 162 false']);
  });

  it('is near the best sights where there are very many tables, of known hours though others are a little nearer', () => {
    // 111 km a degree; fifty tables a hundredth of a degree apart along the street, the sights at its ends.
    const eateries = Array.from({ length: 50 }, (_, index) =>
      table(`t${index + 10}`, { meals: ['lunch'], minutes: index / 100, ...(index % 2 === 0 && { hours: 'unknown' }) }),
    );
    const sights = [sight('west', { minutes: 0, significance: 5 }), sight('east', { minutes: 0.49, significance: 4 })];
    const names = toCandidates(requestOf({ eateries, sights }))
      .candidates.filter(({ kind }) => kind === 'meal')
      .map(({ place }) => place.name);
    // 1.1 km to the next table is more than the 0.3 km for which known hours are preferred: eight at each end.
    expect(names.toSorted()).toEqual(
      [10, 11, 12, 13, 14, 15, 16, 17, 52, 53, 54, 55, 56, 57, 58, 59].map((n) => `t${n}`),
    );
    const denser = eateries.map((place, index) => ({ ...place, at: { lat: 0, lon: index / 5000 } }));
    const chosen = toCandidates(requestOf({ eateries: denser, sights: sights.slice(0, 1) }))
      .candidates.filter(({ kind }) => kind === 'meal')
      .map(({ place }) => place.name);
    // Every 22 m one: those of unknown hours are taken to be fourteen farther along, so of the sixteen five are such.
    expect(chosen.filter((name) => Number(name.slice(1)) % 2 === 1)).toHaveLength(11);
  });

  it('is the more significant one where there are very many, for each step as if it were 200 m nearer', () => {
    const chosen = (metres: number) => {
      const eateries = Array.from({ length: 60 }, (_, index) =>
        table(`t${index + 10}`, {
          meals: ['lunch'],
          minutes: index < 16 ? 0 : metres / 111_195,
          significance: index < 16 ? 3 : 4,
        }),
      );
      const names = toCandidates(requestOf({ eateries, sights: [sight('west', { minutes: 0, significance: 5 })] }))
        .candidates.filter(({ kind }) => kind === 'meal')
        .map(({ place }) => Number(place.name.slice(1)));
      return names.every((name) => name >= 26) ? 'farther' : names.every((name) => name < 26) ? 'nearer' : 'both';
    };
    expect([chosen(190), chosen(210)]).toEqual(['farther', 'nearer']);
  });

  it('is a part of the town as often as the days could need, and no table more than once', () => {
    const area = table('Alfama', { meals: ['lunch'], isArea: true });
    const days = ['03', '04', '05'].map((day) => ({ ...DAY, date: `2027-04-${day}` }));
    const names = toCandidates(
      requestOf({ eateries: [area, table('house', { meals: ['lunch'] })], days }),
    ).candidates.map(({ place }) => place.name);
    expect(names).toEqual(['Alfama', 'Alfama', 'Alfama', 'house']);
  });

  it('feeds nobody in a part of the town, where everybody looks for a kitchen, and is no break', () => {
    const eateries = [
      table('Alfama', { meals: ['lunch'], isArea: true }),
      table('alone', { meals: ['lunch'], isArea: true, onYourOwn: true }),
    ];
    const party = { travelers: 2, diets: ['halal'], access: [] } as const;
    expect(linesOf({ eateries, party })).toEqual(['lunch Alfama 180 false']);
  });

  it('is not the house of tofu for four of whom one is a vegetarian', () => {
    const serves = ['vegetarian'] as const;
    const eateries = [
      table('tofu', { meals: ['lunch'], serves, cuisine: 'tofu' }),
      table('udon', { meals: ['lunch'], serves }),
    ];
    const of = (travelers: number, eaters?: FillRequest['party']['eaters']) =>
      linesOf({ eateries, party: { travelers, diets: ['vegetarian'], access: [], ...(eaters && { eaters }) } });
    expect(of(4, { vegetarian: 1 })).toEqual(['lunch tofu 90 false', 'lunch udon 180 false']);
    expect(of(4, { vegetarian: 4 })).toEqual(['lunch tofu 180 false', 'lunch udon 180 false']);
    // Who eats everything may like it as well.
    expect(linesOf({ eateries, party: { travelers: 4, diets: [], access: [] } })).toEqual([
      'lunch tofu 180 false',
      'lunch udon 180 false',
    ]);
    // How many they are was not said.
    expect(of(4)).toEqual(['lunch tofu 180 false', 'lunch udon 180 false']);
  });

  it('is one of the sixteen best of each city', () => {
    const other = 'other' as ReturnType<typeof table>['city'];
    const eateries = Array.from({ length: 20 }, (_, index) => [
      table(`a${index + 10}`, { meals: ['lunch'], significance: index === 19 ? 5 : 3 }),
      table(`b${index + 10}`, { meals: ['lunch'], city: other }),
    ]).flat();
    const names = toCandidates(requestOf({ eateries })).candidates.map(({ place }) => place.name);
    const first = (letter: string, count: number) => Array.from({ length: count }, (_, k) => `${letter}${k + 10}`);
    expect(names).toEqual(['a29', ...first('a', 15), ...first('b', 16)]);
  });
});

it.each([
  [sight('a', { fee: money(500, 'JPY') }), 500, '¥500'],
  [sight('a', { fee: money(0, 'JPY') }), 0, 'free'],
  [sight('a', { fee: null }), 0, null],
])('a fee is told, and what nobody knows is not guessed', (place, amount, text) => {
  const candidate = { kind: 'place', place, score: 1, mandatory: false } as const;
  expect([priceOf(candidate), priceText(candidate)]).toEqual([amount, text]);
});

it.each([
  [table('a', { price: money(1500, 'JPY') }), 1500, '¥1,500'],
  [table('a', { price: null }), 0, null],
])('so is a price', (place, amount, text) => {
  const candidate = { kind: 'meal', meal: 'lunch', place, score: 1, mandatory: false } as const;
  expect([priceOf(candidate), priceText(candidate)]).toEqual([amount, text]);
});
