import { type Language, toSpeaker } from '@wayfarer/language';
import { type Journey, startJourney } from '@wayfarer/replanner';
import type { ChosenPlan, DayPlan, Leg, Place, PlaceId, Preferences, Visit, VisitId } from '@wayfarer/trip';
import { parseTime } from '@wayfarer/trip/clock';

import type { PlanScene } from '../src/chat/scene.ts';
import type { TripState } from '../src/trip-state.ts';
import { cityDay, DATES, eatery, INN, sight, TripStory, yen } from './trip-story.ts';

const [MONDAY, TUESDAY] = DATES;

export const placeOf = (name: string): PlaceId => `place_kyoto-${name.toLowerCase()}` as PlaceId;
export const visitOf = (name: string): VisitId => `visit_${name.toLowerCase()}` as VisitId;

/** A visit by hand: the times that are said, not locked. */
export function visit(name: string, times: string, more: Partial<Visit> = {}): Visit {
  const [arrive = '', depart = arrive] = times.split('–');
  return {
    id: visitOf(name),
    place: placeOf(name),
    kind: 'place',
    arrive: parseTime(arrive),
    depart: parseTime(depart),
    locked: false,
    why: `${name} is worth it.`,
    ...more,
  };
}

/** A leg between visits by their names, on foot and estimated unless said otherwise. */
export function leg(from: string, to: string, minutes: number, km: number, more: Partial<Leg> = {}): Leg {
  return { from: visitOf(from), to: visitOf(to), mode: 'walk', minutes, km, estimate: true, ...more };
}

export function day(date: string, visits: readonly Visit[], legs: readonly Leg[] = [], more: Partial<DayPlan> = {}) {
  const window = { start: parseTime('09:00'), end: parseTime('20:30') };
  return { date, zone: 'Asia/Tokyo', window, stay: INN.id, visits, legs, ...more } satisfies DayPlan;
}

/** Gaps of 44, 46, 45, 200 and 60 minutes on Monday; on Tuesday a journey home at noon. */
export const DAYS: readonly [DayPlan, DayPlan] = [
  day(
    MONDAY,
    [
      visit('Bed', '09:00', { place: INN.id, kind: 'stay', locked: true }),
      visit('Hall', '09:54–10:54'),
      visit('Soba', '12:00–13:00', { kind: 'meal', meal: 'lunch' }),
      visit('Tower', '14:00–15:00', { locked: true }),
      visit('Grill', '18:30–19:30', { kind: 'meal', meal: 'dinner' }),
      visit('Pillow', '19:45', { place: INN.id, kind: 'stay' }),
    ],
    [
      leg('Bed', 'Hall', 10, 0.7),
      leg('Hall', 'Soba', 20, 1.46),
      leg('Soba', 'Tower', 15, 4.2, { mode: 'transit', estimate: false }),
      leg('Tower', 'Grill', 10, 0.7),
      leg('Grill', 'Pillow', 15, 1.1),
    ],
  ),
  day(
    TUESDAY,
    [
      visit('Rise', '09:00', { place: INN.id, kind: 'stay' }),
      visit('Shop', '09:30–10:30'),
      visit('Leave', '12:00–13:15', {
        place: placeOf('Station'),
        kind: 'transport',
        label: 'Train to Osaka',
        locked: true,
      }),
    ],
    [leg('Rise', 'Shop', 0, 0), leg('Shop', 'Leave', 30, 2.2)],
    { stay: null },
  ),
];

const PLACES: readonly Place[] = [
  INN,
  sight('Hall', { fee: yen(600) }),
  sight('Tower', { fee: yen(1000), categories: ['view'] }),
  sight('Shop', { fee: null }),
  sight('Spare', { significance: 2, indoor: false }),
  sight('Garden', { significance: 4, categories: ['garden'] }),
  eatery('Soba'),
  eatery('Grill', { price: yen(2500), cuisine: 'grill' }),
  eatery('Udon', { significance: 5, cuisine: 'udon' }),
  {
    ...INN,
    id: placeOf('Station'),
    name: 'Station',
    kind: 'terminal',
    categories: ['station'],
  },
];

export const PREFERENCES: Preferences = {
  pace: 'moderate',
  interests: [],
  avoid: [],
  avoidCrowds: false,
  timeOfDay: 'any',
  heavyTravelPenalty: true,
};

/** The plan of it, for two. */
export function madePlan(more: Partial<ChosenPlan> = {}): ChosenPlan {
  return {
    days: DAYS,
    leftOut: [],
    facts: {
      places: PLACES,
      calendar: [
        cityDay(MONDAY, { weather: { condition: 'heavy_rain', highC: 15, lowC: 8, rain: 0.345, typical: false } }),
        cityDay(TUESDAY, { weather: { condition: 'unknown', highC: 15, lowC: 8, rain: 0.25, typical: true } }),
      ],
      journeys: [],
      currency: 'JPY',
    },
    party: { travelers: 2, diets: [], access: [] },
    preferences: PREFERENCES,
    budget: null,
    mustDo: [],
    ...more,
  };
}

/** Where a frame about the plan is acted on; commands come to nothing. */
export function sceneOf(
  changes: Partial<Journey> = {},
  {
    language = 'en',
    plan = madePlan(),
    ...more
  }: Partial<PlanScene> & { readonly language?: Language; readonly plan?: ChosenPlan } = {},
): PlanScene {
  const journey: Journey = { ...startJourney(plan), ...changes };
  const { state, world } = new TripStory();
  const speaker = toSpeaker({ days: journey.days, facts: plan.facts }, language);
  return {
    state: { ...state, journey } satisfies TripState,
    world,
    speaker,
    isConfirmed: false,
    isPartly: false,
    decide: () => [],
    decideAll: () => [],
    after: () => speaker,
    journey,
    ...more,
  };
}
