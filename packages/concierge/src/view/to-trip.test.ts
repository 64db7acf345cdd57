import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it, vi } from 'vitest';

import { cityDay, DATES, eatery, INN, sight, type Town, TripStory, yen } from '../../test/trip-story.ts';
import { adviseAhead } from './to-trip.ts';

const LATER = { hours: { [DATES[0]]: [{ open: minute(600), close: minute(1290) }] } };
const FIVE: Town = {
  sights: [
    sight('One'),
    ...['Two', 'Three', 'Four'].map((name) => sight(name, LATER)),
    sight('Spare', { significance: 2 }),
  ],
};
const underWay = (town = FIVE) => new TripStory(town).plans({ pace: 'relaxed' });

function visitNamed(story: TripStory, name: string) {
  return story.trip.days.flatMap(({ visits }) => visits).find((visit) => visit.name === name);
}

describe('levels', () => {
  it('leave the house in percent', () => {
    const story = underWay({ ...FIVE, crowd: () => ({ level: 0.38, typical: true }) });
    story.reports({ kind: 'crowd', value: 85.5 });
    const { pending } = story.trip;
    expect(pending?.reading).toMatchObject({ kind: 'crowd', level: 85.5, limit: 70 });
    expect(pending?.alternatives).toMatchObject([{ n: 1, name: 'Spare', crowd: 38 }]);
    expect(pending?.alternatives[0]?.why).toContain('38 % full');
  });

  it('are whole percents for what is only forecast', () => {
    const story = underWay({ ...FIVE, crowd: () => ({ level: 0.384, typical: true }) });
    story.reports({ kind: 'crowd', value: 85 });
    expect(story.trip.pending?.alternatives[0]?.crowd).toBe(38);
  });

  it('have no percent where there are no degrees, nor for minutes', () => {
    const closed = underWay();
    closed.reports({ kind: 'closed' });
    expect(closed.trip.pending?.reading).toMatchObject({ kind: 'closed', level: null, limit: null });
    const late = underWay();
    late.reports({ kind: 'delay', value: 40 });
    expect(late.trip.pending?.reading).toMatchObject({ kind: 'delay', level: null, limit: null });
  });
});

describe('a view that takes long', () => {
  it('is worked out a plan at a time, and others get their turn between two', async () => {
    const { state } = underWay();
    // By this clock each look at it is eleven milliseconds after the one before.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 11));
    const turns: string[] = [];
    let isOver = false;
    const takeTurn = (): void => {
      turns.push('other');
      if (!isOver) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    await adviseAhead(state);
    isOver = true;
    vi.restoreAllMocks();
    expect(state.planning.options.length).toBeGreaterThan(0);
    expect(turns.length).toBeGreaterThanOrEqual(state.planning.options.length);
  });
});

describe('an open question', () => {
  it('offers choices, the recommended one with its reason, one that waits with its time', () => {
    const story = underWay();
    story.reports({ kind: 'crowd', value: 85 });
    const choices = story.trip.pending?.choices;
    expect(choices?.map(({ choice, offered, recommended }) => [choice, offered, recommended])).toEqual([
      ['wait', true, false],
      ['replace', true, true],
      ['skip', true, false],
      ['keep', true, false],
    ]);
    expect(choices?.[0]).toMatchObject({ until: expect.stringMatching(/^\d\d:\d\d$/) as string });
    expect(choices?.[1]?.text).toMatch(/ This fits, 0 min away\.$/);
    expect(choices?.[3]).not.toHaveProperty('until');
  });

  it('shows the day as each alternative would leave it', () => {
    const story = underWay();
    story.reports({ kind: 'crowd', value: 85 });
    const { pending } = story.trip;
    const [after] = pending?.alternatives.map((one) => one.after) ?? [];
    story.does({ type: 'decide', choice: 'replace', n: 1 });
    expect(story.trip.days[0]?.visits.map(({ name, arrive, depart }) => [name, arrive, depart])).toEqual(
      after?.visits.map(({ name, arrive, depart }) => [name, arrive, depart]),
    );
  });

  it('waits behind the one before', () => {
    const story = underWay();
    story.reports({ kind: 'crowd', value: 85 });
    expect(story.trip.queue).toBe(0);
    story.reports({ kind: 'crowd', value: 90, visit: story.trip.days[0]?.visits[2]?.id });
    expect(story.trip.queue).toBe(1);
  });
});

describe('what waits', () => {
  const waiting = (kind: 'crowd' | 'weather') => {
    const sights =
      FIVE.sights?.map((place) =>
        place.name === 'One' ? { ...place, indoor: false, significance: 5 as const } : place,
      ) ?? [];
    const story = underWay({ sights });
    story.reports(kind === 'crowd' ? { kind, value: 85 } : { kind, value: 'heavy_rain' });
    story.does({ type: 'decide', choice: 'wait' });
    return story.trip.waiting;
  };

  it('comes back at a time, or under a level', () => {
    const [crowded] = waiting('crowd');
    expect(crowded).toMatchObject({
      placeId: 'place_kyoto-one',
      name: 'One',
      date: DATES[0],
      arrive: '09:00',
      depart: '10:00',
      kind: 'crowd',
      level: 70,
      until: expect.stringMatching(/^\d\d:\d\d$/) as string,
    });
    expect(crowded?.text).toBe(`One waits: comes back at ${crowded?.until}, or when the crowd is under 70 %.`);
  });

  it('is nothing as long as nothing does', () => {
    expect(underWay().trip.waiting).toEqual([]);
  });

  it('is in order of time', () => {
    const story = underWay();
    const [, first, second] = story.trip.days[0]?.visits ?? [];
    for (const visit of [second, first]) {
      story.reports({ kind: 'crowd', value: 85, visit: visit?.id });
      story.does({ type: 'decide', choice: 'wait' });
    }
    expect(story.trip.waiting.map(({ visitId }) => visitId)).toEqual([first?.id, second?.id]);
  });
});

describe('a day', () => {
  const town = (): Town => ({
    days: [
      cityDay(DATES[0], {
        weather: { condition: 'unknown', highC: 18, lowC: 9, rain: 0.3, typical: true },
        transitFare: yen(200),
      }),
      cityDay(DATES[1], { weather: { condition: 'rain', highC: 12, lowC: 4, rain: 0.85, typical: false } as never }),
    ],
    sights: [
      sight('Museum', {
        fee: yen(500),
        usualMinutes: 90,
        hours: { [DATES[0]]: [{ open: minute(540), close: minute(1440) }] },
      }),
      sight('Cave', {
        categories: ['nature'],
        fee: null,
        hours: {
          [DATES[0]]: [
            { open: minute(570), close: minute(720) },
            { open: minute(780), close: minute(1500) },
          ],
        },
      }),
    ],
    eateries: [eatery('Noodles', { meals: ['lunch'], price: yen(900) })],
  });
  const story = () => new TripStory(town()).plans({ budget: { money: yen(50_000), scope: 'total' } });

  it('has its city, its bed and its weather', () => {
    expect(story().trip.days).toMatchObject([
      {
        date: DATES[0],
        zone: 'Asia/Tokyo',
        city: { id: 'kyoto', name: 'Kyoto' },
        stay: { placeId: INN.id, name: 'Inn' },
        weather: {
          text: '9–18 °C, rain on 9 of 30 days (typical for the month)',
          typical: true,
        },
      },
      { stay: null, weather: { text: 'Rain, 4–12 °C, 85 % chance of rain', typical: false } },
    ]);
  });

  it('has visits with times, hours and what one person pays', () => {
    const found = story();
    expect(visitNamed(found, 'Museum')).toMatchObject({
      kind: 'place',
      category: 'museum',
      fee: yen(500),
      hours: [{ open: '09:00', close: '24:00' }],
      indoor: true,
      locked: false,
      done: false,
      lat: 35,
      lon: 135,
    });
    expect(visitNamed(found, 'Noodles')).toMatchObject({
      kind: 'meal',
      fee: yen(900),
      arrive: '12:00',
      depart: '13:00',
    });
    expect(visitNamed(found, 'Cave')).toMatchObject({
      fee: null,
      hours: [
        { open: '09:30', close: '12:00' },
        { open: '13:00', close: '01:00' },
      ],
    });
    expect(visitNamed(found, 'Inn')).toMatchObject({ kind: 'stay', fee: null });
  });

  it('says what is not known of its costs', () => {
    expect(story().trip.warnings).toContain('Not included: Cave, whose price is not known.');
    expect(story().trip.costs.map(({ category, amount }) => [category, amount.amount])).toEqual([
      ['transport', 0],
      ['stay', 10_000],
      ['food', 1800],
      ['places', 500],
      ['other', 923],
      ['reserve', 615],
    ]);
  });

  it('knows what is done', () => {
    const found = underWay();
    found.does({ type: 'advance', date: DATES[0], time: minute(600) });
    expect(visitNamed(found, 'One')?.done).toBe(true);
    expect(found.trip.days[0]?.visits.filter(({ done }) => done)).toHaveLength(1);
    expect(found.trip).toMatchObject({ now: { date: DATES[0], time: '10:00' } });
    expect(found.trip.nextVisitId).toBe(found.trip.days[0]?.visits[2]?.id);
  });
});

describe('an option', () => {
  it('has figures, and every place that it leaves out with the reason', () => {
    const [option] = new TripStory(FIVE).offers({ pace: 'relaxed', travelers: 3 }).trip.options;
    expect(option).toMatchObject({
      id: 'option_1-relaxed-asked',
      pace: 'relaxed',
      total: yen(0),
      perPerson: yen(0),
      walkingKmPerDay: 0,
      // 690 minutes less four hours and two meals of their own.
      freeMinutesPerDay: 330,
      mustDosMet: [0, 0],
      leftOutCount: 1,
      leftOut: [{ placeId: 'place_kyoto-spare', name: 'Spare', reason: 'day-full' }],
    });
    expect(option?.leftOut[0]?.text).toContain('The days hold 4 visits at most at this pace');
  });
});

describe('a trip as a whole', () => {
  it('is a new one, until its city is known', () => {
    expect(new TripStory().trip).toMatchObject({
      id: 'trip_1',
      title: 'New trip',
      seq: 1,
      updatedAt: '2026-11-22T09:00:01.000Z',
      mode: 'CLARIFY',
      brain: null,
      options: [],
      days: [],
      leftOut: [],
      costs: [],
      now: null,
      nextVisitId: null,
      pending: null,
      canUndo: false,
      queue: 0,
      warnings: [],
      progress: [],
    });
    const talk = new TripStory(FIVE);
    talk.says({ destinations: ['kyoto'] });
    expect(talk.trip).toMatchObject({ title: 'Trip to Kyoto', brain: 'told' });
    talk.says({ origin: 'Osaka' });
    expect(talk.trip.title).toBe('Osaka to Kyoto');
  });

  it('has one hash for one plan, whatever is said beside it', () => {
    const one = underWay();
    const other = underWay();
    expect(one.trip.hash).toMatch(/^[0-9a-f]{64}$/);
    other.does({ type: 'note', text: 'Hello', today: '2026-11-22', replies: ['Hello!'] });
    other.reports({ kind: 'crowd', value: 85 });
    other.does({ type: 'permit', autonomy: 'small-changes' });
    expect(other.trip.hash).toBe(one.trip.hash);
    other.does({ type: 'decide', choice: 'replace' });
    expect(other.trip.hash).not.toBe(one.trip.hash);
    one.does({ type: 'advance', date: DATES[0], time: minute(600) });
    expect(one.trip.hash).not.toBe(underWay().trip.hash);
  });
});

it('what is said of the chosen plan and of the option with the same days is worked out once', () => {
  const story = underWay();
  const [first, second] = [story.trip, story.trip];
  expect(first.specialists).toBeDefined();
  expect(second.specialists).toBe(first.specialists);
  expect(first.options.length).toBeGreaterThan(0);
  for (const [place, option] of second.options.entries())
    expect(option.specialists).toBe(first.options[place]?.specialists);
});
