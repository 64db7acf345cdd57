import type { PlaceId } from '@wayfarer/trip';
import { parseTime } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import {
  cityDay,
  DATES,
  eatery,
  factsOf,
  findingsOf,
  LITTLE_EFFORT,
  lodging,
  sight,
  type Town,
} from '../../test/tiny-town.ts';
import { type Heard, toBrief } from './brief.ts';
import { composeOption } from './compose-option.ts';
import { aboutMealsOnLeaving, summarise } from './list-notices.ts';

/** Monday 5 and Tuesday 6 April, a bed, two tables. */
const TOWN: Town = {
  days: [cityDay(DATES[0]), cityDay(DATES[1])],
  sights: [sight('Gate'), sight('Tower')],
  eateries: [eatery('Noodles'), eatery('Curry'), eatery('Grill'), eatery('Soba')],
  lodgings: [lodging('Inn', 1000)],
  limit: 100_000,
};

function optionOf(town: Town, heard: Heard = {}) {
  const brief = toBrief(factsOf(town), findingsOf(town), heard);
  const composed = composeOption(
    brief,
    { pace: 'moderate', comfort: 'asked' },
    { seed: 1, version: 1, effort: LITTLE_EFFORT },
  );
  if (!('option' in composed)) throw new Error(JSON.stringify(composed));
  return composed.option;
}

const closed = sight('Louvre', {
  hours: { [DATES[0]]: [], [DATES[1]]: [], [DATES[2]]: [{ open: 540, close: 1290 }] as never },
});

describe('what was asked for and is not so', () => {
  it('is nothing where all is as it was asked for', () => {
    expect(optionOf(TOWN)).not.toHaveProperty('notices');
  });

  it('is a must-do first, with its reason and what would help, on the days of its city', () => {
    const option = optionOf({
      ...TOWN,
      sights: [...(TOWN.sights ?? []), closed],
      said: { mustDo: [closed.id], dietary: ['nut-free'] },
    });
    expect(option.notices?.[0]).toEqual({
      about: 'must-do',
      place: closed.id,
      dates: [DATES[0], DATES[1]],
      text: 'Louvre, which you asked for, is not in the plan. Louvre is closed on Monday 5 April and Tuesday 6 April, all days of your trip. It is open on Wednesday 7 April: come then, or stay until then.',
    });
    expect(option.leftOut[0]?.place).toBe(closed.id);
    expect(option.warnings[0]).toBe(option.notices?.[0]?.text);
    expect(option.description).toContain('without Louvre, which you asked for.');
  });

  it('is a must-do that nobody knows, or that lies elsewhere, on all days', () => {
    const missing = [{ name: 'Universal Studios' }, { name: 'Tokyo Tower', city: 'Tokyo' }];
    const option = optionOf(TOWN, { missing });
    expect(option.notices?.map(({ about, dates, text }) => [about, dates.length, text])).toEqual([
      [
        'must-do',
        2,
        'Universal Studios, which you asked for, is not in the plan: I know no such place here. Write the name it is usually known by, or add it to your own places.',
      ],
      [
        'must-do',
        2,
        'Tokyo Tower, which you asked for, is not in the plan: it is in Tokyo, which is not part of this trip. Say "add Tokyo", or give it a trip of its own.',
      ],
    ]);
    expect(option.description).toContain('without Universal Studios and Tokyo Tower, which you asked for.');
  });

  it('is a meal without a table: once for the option, with its reason, and on each day by itself', () => {
    const option = optionOf({ ...TOWN, said: { dietary: ['halal'] } });
    const meals = option.notices?.filter(({ about }) => about === 'meal') ?? [];
    expect(meals.map(({ dates, onlyInDay = false }) => [dates, onlyInDay])).toEqual([
      [[], false],
      ...[DATES[0], DATES[0], DATES[1], DATES[1]].map((date) => [[date], true]),
    ]);
    expect(summarise(option.notices ?? [])).toEqual([
      '4 of 4 meals are on your own, near the way. No restaurant is known in town for lunch that serves halal meals. The plan says where each of you is known to be served.',
    ]);
  });

  it('is an allergy, of which each meal speaks', () => {
    const [notice] =
      optionOf({ ...TOWN, said: { dietary: ['gluten-free'] }, eateries: [] }).notices?.filter(
        ({ about }) => about === 'diet',
      ) ?? [];
    expect(notice?.text).toContain('Each meal says what is known of its kitchen (gluten-free) and what to ask.');
    expect(optionOf({ ...TOWN, said: { dietary: ['vegan'] } }).notices?.some(({ about }) => about === 'diet')).toBe(
      false,
    );
  });

  it('is what nobody eats and no kitchen is marked for, on each day', () => {
    expect(optionOf(TOWN, { foods: ['no fish'] }).notices).toEqual([
      {
        about: 'diet',
        dates: [DATES[0], DATES[1]],
        told: { kind: 'food', food: 'no fish' },
        text: '"no fish" is not kept by the plan, as nothing about it is known of any kitchen: ask at each table.',
      },
    ]);
  });

  it('counts the stops by what is known of their steps, and names on the day those of which nothing is', () => {
    const sights = [sight('Gate', { stepFree: 'partly' }), sight('Tower', { stepFree: 'unknown' })];
    const days = [cityDay(DATES[0])];
    const option = optionOf({ ...TOWN, days, sights, said: { accessibility: ['step-free'] } });
    // The station at both ends, two tables: three free of steps, the gate in part, the tower unknown.
    expect(option.notices?.map(({ about, dates, text }) => [about, dates, text])).toEqual([
      [
        'access',
        [],
        'Of 5 stops 3 are known to be free of steps, 1 in part; of 1 nobody knows: ask there before you go.',
      ],
      ['access', [DATES[0]], 'Ask before you go whether there are steps at Tower: nobody knows.'],
    ]);
  });

  it('counts what is left out for who wants no unknown steps', () => {
    const sights = [sight('Gate'), sight('Tower', { stepFree: 'unknown' })];
    const option = optionOf({ ...TOWN, sights, said: { accessibility: ['step-free', 'known-access'] } });
    expect(option.notices?.map(({ text }) => text)).toContain(
      '1 sight is left out, as nobody knows whether there are steps. Say "unknown access is fine" to have them, and to ask at the door.',
    );
    expect(option.leftOut.map(({ text }) => text)).toEqual([
      'Nobody knows whether Tower can be entered without steps.',
    ]);
  });

  it('is a rest, for which time is kept free after lunch, or a day between the others', () => {
    const naps = optionOf(TOWN, { rests: ['afternoons'] });
    expect(naps.days.map(({ settings }) => settings?.free)).toEqual([
      [{ start: 870, end: 960 }],
      [{ start: 870, end: 960 }],
    ]);
    expect(summarise(naps.notices ?? [])).toEqual([
      'Kept free for a rest: Monday 5 April 14:30–16:00, Tuesday 6 April 14:30–16:00. Say "keep the afternoon free" for another time.',
    ]);
    for (const { visits } of naps.days)
      for (const { kind, arrive, depart } of visits)
        if (kind === 'place' || kind === 'meal') expect(depart <= 870 || arrive >= 960).toBe(true);
    const days = [0, 1, 2].map((index) => cityDay(DATES[index] ?? ''));
    const rest = optionOf({ ...TOWN, days }, { rests: ['day'] });
    expect(rest.days.map(({ visits }) => visits.filter(({ kind }) => kind === 'place').length)[1]).toBe(0);
    expect(rest.days[1]?.visits.filter(({ kind }) => kind === 'meal')).toHaveLength(2);
    // Two days are too few for one of rest.
    expect(summarise(optionOf(TOWN, { rests: ['day'] }).notices ?? [])).toEqual([
      'No time is kept free for a rest: the days are too short for it. Choose a slower pace, or say "keep the afternoon free".',
    ]);
  });

  it('has room for all that is insisted on, whatever the pace', () => {
    const sights = Array.from({ length: 8 }, (_, index) => sight(`Sight ${index}`, { usualMinutes: 30 }));
    const mustDo: readonly PlaceId[] = sights.map(({ id }) => id);
    // Six a day at this pace; eight are asked for.
    const option = optionOf({ ...TOWN, days: [cityDay(DATES[0])], sights, said: { mustDo } });
    expect(option.mustDosMet).toEqual([8, 8]);
    expect(option.days[0]?.settings).toEqual({ visits: 8 });
  });

  it('is a meal of somebody who fetches the luggage in its hours', () => {
    // A bed, and from half past three the airport; the luggage is fetched at 12:48, when lunch could not be over.
    const at = (time: string) => ({ arrive: parseTime(time), depart: parseTime(time) });
    const leaving = (end: string, airport = '15:30') =>
      aboutMealsOnLeaving({
        date: DATES[0],
        window: { start: parseTime('09:00'), end: parseTime(end) },
        visits: [
          { kind: 'stay', ...at('09:00') },
          { kind: 'transport', ...at(airport) },
        ] as unknown as Parameters<typeof aboutMealsOnLeaving>[0]['visits'],
      }).map(({ text }) => text);
    expect(leaving('12:48')).toEqual([
      'No lunch is planned on Monday 5 April: you leave at 12:48. Eat before, or take something along.',
    ]);
    expect(leaving('13:00')).toEqual([]);
    expect(leaving('11:00', '12:00')).toEqual([]);
  });

  it('is a meal of somebody who leaves in its hours', () => {
    const leavingAt = (at: number) => {
      const { days, notices = [] } = optionOf({ ...TOWN, said: { departure: { at } } });
      return [days.at(-1)?.visits.at(-1)?.arrive, notices.map(({ text, dates }) => [text, dates])];
    };
    // A quarter of an hour at the station: by 12:45 one is there, within the hours of lunch (12:00 to 14:30).
    expect(leavingAt(780)).toEqual([
      765,
      [
        [
          'No lunch is planned on Tuesday 6 April: you leave at 12:45. Eat before, or take something along.',
          [DATES[1]],
        ],
      ],
    ]);
    // By 11:45, before them.
    expect(leavingAt(720)).toEqual([705, []]);
  });
});
