import type { EditablePlan } from '@wayfarer/edits';
import type { DayPlan, PlaceId, Sight, Visit } from '@wayfarer/trip';
import { addDays, type IsoDate, minute, weekdayOf } from '@wayfarer/trip/clock';
import { checkTripFeasibility, isAcceptable, toTripRules } from '@wayfarer/trip/feasibility';
import { describe, expect, it } from 'vitest';

import { arrangeOptions } from '../src/compose/arrange-options.ts';
import { toBrief } from '../src/compose/brief.ts';
import type { ItineraryOption } from '../src/events.ts';
import type { FactName } from '../src/facts.ts';
import {
  cityDay,
  eatery,
  factsOf,
  findingsOf,
  KYOTO,
  LITTLE_EFFORT,
  lodging,
  onFoot,
  sight,
  TOKYO,
  type Town,
  yen,
} from './tiny-town.ts';

/** A Monday. */
const MONDAY: IsoDate = '2027-04-05';
const EVERY_DAY = Array.from({ length: 21 }, (_, index) => addDays('2027-04-01', index));
const NINE_TO_SIX = [{ open: minute(540), close: minute(1080) }];
const TILL_LATE = [{ open: minute(540), close: minute(1290) }];

const open = (hours = NINE_TO_SIX, closedOn?: string) =>
  Object.fromEntries(EVERY_DAY.map((date) => [date, weekdayOf(date) === closedOn ? [] : hours]));
const museum = (name: string, over: Partial<Sight> = {}) => sight(name, { hours: open(), at: onFoot(5), ...over });

/** Twelve museums of an hour each, one of them shut on Wednesdays; a table for every meal, two beds. */
const SIGHTS = [
  museum('Wednesday Museum', { hours: open(NINE_TO_SIX, 'Wednesday'), significance: 5 }),
  ...Array.from({ length: 11 }, (_, index) => museum(`Museum ${index}`)),
];
const TABLES = Array.from({ length: 8 }, (_, index) =>
  eatery(`Table ${index}`, { hours: open(TILL_LATE), serves: index < 4 ? ['vegan'] : [], at: onFoot(3) }),
);
const BEDS = [lodging('Inn', 2000, { hours: open() }), lodging('Other Inn', 2100, { hours: open() })];

interface Wishes {
  readonly start?: IsoDate;
  readonly days?: number;
  readonly said?: Readonly<Partial<Record<FactName, unknown>>>;
  readonly limit?: number;
}

function townOf({ start = MONDAY, days = 3, said = {}, limit = 200_000 }: Wishes): Town {
  return {
    days: Array.from({ length: days }, (_, index) => cityDay(addDays(start, index))),
    sights: SIGHTS,
    eateries: TABLES,
    lodgings: BEDS,
    said: { pace: 'moderate', ...said },
    limit,
  };
}

function planOf(wishes: Wishes): EditablePlan {
  const town = townOf(wishes);
  const [option] = dealt(town, {});
  if (!option) throw new Error('No plan.');
  const { facts, party, preferences, limit, mustDo } = toBrief(factsOf(town), findingsOf(town));
  const { days, leftOut } = option;
  const nothing = { skipped: [], closed: [], visited: [], now: null };
  return { days, leftOut, facts, party, preferences, budget: limit, mustDo, ...nothing };
}

function dealt(town: Town, over: { keep?: EditablePlan; changed?: readonly FactName[] }): readonly ItineraryOption[] {
  const query = { version: 2, seed: null, facts: factsOf(town), findings: findingsOf(town), ...over };
  const arranged = arrangeOptions(query, { effort: LITTLE_EFFORT });
  if (arranged.kind !== 'options') throw new Error(JSON.stringify(arranged));
  return arranged.options;
}

/** The present plan for other wishes; each option has to hold before a judge. */
function carried(keep: EditablePlan, wishes: Wishes, changed: readonly FactName[] = ['start', 'end']): ItineraryOption {
  const town = townOf(wishes);
  const options = dealt(town, { keep, changed });
  const brief = toBrief(factsOf(town), findingsOf(town));
  const rules = toTripRules({ ...brief, budget: brief.limit, preferences: { ...brief.preferences, pace: 'packed' } });
  for (const { days } of options) expect(isAcceptable(checkTripFeasibility(days, rules), new Set(), {})).toBe(true);
  const [first] = options;
  if (!first) throw new Error('No option.');
  expect(first.title).toMatch(/^Your plan, carried over/);
  return first;
}

const stops = ({ visits }: DayPlan): readonly Visit[] =>
  visits.filter(({ kind }) => kind === 'place' || kind === 'meal');
const shown = (day: DayPlan): readonly string[] => stops(day).map(({ place, arrive }) => `${arrive} ${place}`);
const places = (days: readonly DayPlan[]): readonly PlaceId[] => days.flatMap(stops).map(({ place }) => place);
const sights = (days: readonly DayPlan[]): readonly PlaceId[] =>
  days
    .flatMap(stops)
    .filter(({ kind }) => kind === 'place')
    .map(({ place }) => place);
const id = (name: string): PlaceId => `place_kyoto-${name.toLowerCase().replaceAll(' ', '-')}` as PlaceId;

function withVisit(plan: EditablePlan, index: number, change: (visit: Visit) => Visit): EditablePlan {
  const days = plan.days.map((day, at) =>
    at === index
      ? {
          ...day,
          visits: day.visits.map((visit) => (visit.kind === 'meal' && visit.meal === 'dinner' ? change(visit) : visit)),
        }
      : day,
  );
  return { ...plan, days };
}

describe('a plan whose wishes change', () => {
  it('moves with its dates, day by day', () => {
    const plan = planOf({ start: '2027-04-08' });
    // Thursday to Saturday becomes Saturday to Monday: no Wednesday among them.
    const { days } = carried(plan, { start: '2027-04-10' });
    expect(days.map(({ date }) => date)).toEqual(['2027-04-10', '2027-04-11', '2027-04-12']);
    expect(days.map(shown)).toEqual(plan.days.map(shown));
    expect(carried(plan, { start: '2027-04-08' }).days.map(shown)).toEqual(plan.days.map(shown));
  });

  it('gives what is closed on the new weekday another day, and loses nothing', () => {
    const plan = planOf({ start: '2027-04-08' });
    const index = plan.days.findIndex((day) => stops(day).some(({ place }) => place === id('Wednesday Museum')));
    expect(index).toBeGreaterThanOrEqual(0);
    // Its day becomes a Wednesday.
    const start = addDays('2027-04-14', -index);
    const { days, leftOut } = carried(plan, { start });
    const closedDay = days.find(({ date }) => date === '2027-04-14');
    expect(closedDay && places([closedDay])).not.toContain(id('Wednesday Museum'));
    const after = new Set([...places(days), ...leftOut.map(({ place }) => place)]);
    expect(sights(plan.days).filter((place) => !after.has(place))).toEqual([]);
  });

  it('keeps the days that are left of five, and makes ideas of the rest', () => {
    const plan = planOf({ days: 5 });
    const { days, leftOut } = carried(plan, { days: 3 });
    for (const [index, day] of days.entries())
      expect(shown(day)).toEqual(expect.arrayContaining([...shown(plan.days[index] as DayPlan)]));
    const ideas = leftOut.map(({ place }) => place);
    const lost = sights(plan.days.slice(3)).filter((place) => !ideas.includes(place) && !sights(days).includes(place));
    expect(lost).toEqual([]);
  });

  it('leaves its days as they are when two are added, and fills those', () => {
    const plan = planOf({ days: 3 });
    const { days } = carried(plan, { days: 5 });
    expect(days.slice(0, 2).map(shown)).toEqual(plan.days.slice(0, 2).map(shown));
    expect(days[2] && places([days[2]])).toEqual(expect.arrayContaining([...places(plan.days.slice(2))]));
    expect(days.slice(3).every((day) => stops(day).length > 0)).toBe(true);
    expect(new Set(sights(days)).size).toBe(sights(days).length);
  });

  it('fills the afternoon that a journey home took, once that day is followed by others', () => {
    const plan = planOf({ days: 2 });
    const [first, last] = plan.days;
    const leaving = last?.visits[0];
    if (!first || !last || !leaving) throw new Error('No plan.');
    // It left at ten: nothing but the way to the station.
    const home: Visit = { ...leaving, kind: 'transport', arrive: minute(600), depart: minute(720), locked: true };
    const reason = { reason: 'no-time-left', text: 'No time was left.' } as const;
    const keep = {
      ...plan,
      leftOut: sights([last]).map((place) => ({ place, ...reason })),
      days: [first, { ...last, visits: [leaving, { ...home, id: `${home.id}-home` as Visit['id'] }] }],
    };
    const { days } = carried(keep, { days: 3 });
    expect(days[1] && stops(days[1]).length).toBeGreaterThan(2);
    expect(days[0] && shown(days[0])).toEqual(shown(first));
  });

  it('keeps a dinner that is fixed at its date and time, whatever the dates', () => {
    const plan = withVisit(planOf({}), 1, (visit) => ({ ...visit, locked: true }));
    const fixed = plan.days[1]?.visits.find(({ locked, kind }) => locked && kind === 'meal');
    for (const wishes of [{ start: '2027-04-06' }, { start: '2027-04-04' }, { days: 2 }] satisfies Wishes[]) {
      for (const { days } of dealt(townOf(wishes), { keep: plan, changed: ['start', 'end'] })) {
        const kept = days
          .find(({ date }) => date === '2027-04-06')
          ?.visits.find(({ place, locked }) => locked && place === fixed?.place);
        expect(kept?.arrive).toBe(fixed?.arrive);
      }
    }
  });

  it('says so when what is fixed is on no day of the trip any more', () => {
    const plan = withVisit(planOf({}), 0, (visit) => ({ ...visit, locked: true }));
    const { warnings } = carried(plan, { start: '2027-04-07' });
    expect(warnings.join(' ')).toContain('was fixed for 2027-04-05, which is no day of the trip any more');
  });

  it('brings back nothing that was given up, taken out, or reported closed for that date', () => {
    const plan = planOf({ days: 1 });
    const [skipped, taken] = plan.leftOut.map(({ place }) => place);
    const [first] = sights(plan.days);
    if (!skipped || !taken || !first) throw new Error('Too small a town.');
    const text = 'You took it out.';
    const leftOut = plan.leftOut.map((entry) =>
      entry.place === taken ? { place: taken, reason: 'taken-out' as const, text } : entry,
    );
    const closed = [{ place: first, date: MONDAY }];
    const keep = { ...plan, skipped: [skipped], leftOut, closed };
    for (const { days } of dealt(townOf({ days: 3 }), { keep, changed: ['end'] })) {
      expect(places(days)).not.toContain(skipped);
      expect(places(days)).not.toContain(taken);
      expect(days[0] && places([days[0]])).not.toContain(first);
    }
  });

  it('keeps what was asked of a day', () => {
    const plan = planOf({});
    const settings = { free: [{ start: minute(900), end: minute(1000) }] };
    const [day, ...others] = plan.days;
    if (!day) throw new Error('No day.');
    const bed = day.visits.filter(({ kind }) => kind === 'stay');
    const keep = {
      ...plan,
      days: [{ ...day, settings, visits: bed, legs: day.legs.slice(0, bed.length - 1) }, ...others],
    };
    expect(carried(keep, { start: '2027-04-12' }).days[0]?.settings).toEqual(settings);
  });

  it('feeds everyone when a diet joins, and changes nothing else', () => {
    const plan = planOf({ days: 2 });
    const { days } = carried(plan, { days: 2, said: { dietary: ['vegan'] } }, ['dietary']);
    expect(sights(days)).toEqual(sights(plan.days));
    const vegan = TABLES.slice(0, 4).map((table) => table.id);
    const meals = days.flatMap(stops).filter(({ kind }) => kind === 'meal');
    expect(meals.length).toBeGreaterThan(0);
    expect(meals.every(({ place }) => vegan.includes(place))).toBe(true);
  });

  it('has room for more at a fuller pace, and moves nothing for it', () => {
    const plan = planOf({ days: 2, said: { pace: 'relaxed' } });
    const { days } = carried(plan, { days: 2, said: { pace: 'moderate' } }, ['pace']);
    expect(sights(days).length).toBeGreaterThan(sights(plan.days).length);
    for (const [index, day] of plan.days.entries())
      expect(days[index] && shown(days[index])).toEqual(expect.arrayContaining([...shown(day)]));
  });

  it('changes nothing that is over', () => {
    const plan = planOf({});
    const [monday, tuesday] = plan.days;
    if (!monday || !tuesday) throw new Error('No plan.');
    const morning = stops(tuesday).filter(({ arrive }) => arrive < 720);
    const visited = [...stops(monday), ...morning].map((visit) => visit.id);
    const keep = { ...plan, visited, now: { date: tuesday.date, time: minute(720) } };
    const [first] = dealt(townOf({ said: { dietary: ['vegan'] } }), { keep, changed: ['dietary'] });
    expect(first?.title).toContain('carried over');
    expect(first?.days[0]).toEqual(monday);
    expect(first?.days[1]?.visits).toEqual(expect.arrayContaining([...morning]));
    const vegan = TABLES.slice(0, 4).map((table) => table.id);
    const later = first?.days
      .slice(1)
      .flatMap(stops)
      .filter(({ kind, arrive, id: visit }) => kind === 'meal' && arrive > 720 && !visited.includes(visit));
    expect(later?.every(({ place }) => vegan.includes(place))).toBe(true);
  });

  it('keeps its bed, and costs for more people', () => {
    const plan = planOf({});
    const other = BEDS.map(({ id: bed }) => bed).find((bed) => bed !== plan.days[0]?.stay);
    const keep = { ...plan, days: plan.days.map((day) => moveTo(day, other)) };
    const { days } = carried(keep, { said: { travelers: 2 } }, ['travelers']);
    expect(days[0]?.stay).toBe(other);
    expect(days.map(shown)).toEqual(plan.days.map(shown));
  });

  it('keeps the days of a city when another joins, and forgets those of one that is left out', () => {
    const plan = planOf({ days: 2 });
    const inTokyo = (place: Sight): Sight => ({
      ...place,
      city: TOKYO,
      id: place.id.replace('kyoto', 'tokyo') as PlaceId,
    });
    const both: Town = {
      ...townOf({ days: 2 }),
      days: [0, 1, 2, 3].map((day) => cityDay(addDays(MONDAY, day), { city: day < 2 ? KYOTO : TOKYO })),
      sights: [...SIGHTS, ...SIGHTS.map(inTokyo)],
      lodgings: [...BEDS, lodging('Tokyo Inn', 2000, { hours: open(), city: TOKYO })],
    };
    const [first] = dealt(both, { keep: plan, changed: ['destinations', 'end'] });
    expect(first?.days.slice(0, 1).map(shown)).toEqual(plan.days.slice(0, 1).map(shown));
    expect(first && sights(first.days.slice(2)).every((place) => place.startsWith('place_tokyo'))).toBe(true);
    expect(first && sights(first.days.slice(2)).length).toBeGreaterThan(0);

    const grown = {
      ...plan,
      ...toBrief(factsOf(both), findingsOf(both)),
      days: first?.days ?? [],
      leftOut: first?.leftOut ?? [],
    };
    const [back] = dealt(townOf({ days: 2 }), { keep: { ...grown, budget: null }, changed: ['destinations', 'end'] });
    expect(back?.days.slice(0, 1).map(shown)).toEqual(plan.days.slice(0, 1).map(shown));
    expect(back?.warnings.join(' ')).toContain('is in no city of the trip any more');
  });

  it('takes out what it cannot pay for any more, and says why', () => {
    const dear = SIGHTS.map((one, index) =>
      index === 1 ? { ...one, fee: yen(30_000), significance: 5 as const } : one,
    );
    const town = { ...townOf({ days: 1 }), sights: dear };
    const [option] = dealt(town, {});
    const brief = toBrief(factsOf(town), findingsOf(town));
    const nothing = { skipped: [], closed: [], visited: [], now: null };
    const keep = {
      ...brief,
      days: option?.days ?? [],
      leftOut: option?.leftOut ?? [],
      budget: brief.limit,
      ...nothing,
    };
    expect(places(keep.days)).toContain(id('Museum 0'));
    const [first] = dealt({ ...town, limit: 20_000 }, { keep, changed: ['budget'] });
    expect(first?.leftOut.find(({ place }) => place === id('Museum 0'))?.reason).toBe('over-budget');
    expect(first?.total.amount).toBeLessThanOrEqual(20_000);
  });
});

function moveTo(day: DayPlan, bed: PlaceId | undefined): DayPlan {
  if (!bed) return day;
  const visits = day.visits.map((visit) => (visit.kind === 'stay' ? { ...visit, place: bed } : visit));
  return { ...day, visits, stay: day.stay === null ? null : bed };
}
