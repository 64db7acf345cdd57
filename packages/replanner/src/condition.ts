import { isOutdoors } from '@wayfarer/edits';
import type { Category, DayPlan, Place, PlaceBook, Visit } from '@wayfarer/trip';
import type { MinuteOfDay } from '@wayfarer/trip/clock';

import type { Journey } from './journey.ts';
import { listMarks, type Mark } from './notes.ts';

/** How somebody is by now: an estimate from the plan's day and from what they said (SEED_DETAILS A8). */
export interface Condition {
  /** 0–1. */
  readonly hunger: number;
  readonly fatigue: number;
  /** Walking and seeing, since the last meal or rest. */
  readonly minutesOnFeet: number;
}

/** Source of all of these: SEED_DETAILS A8. */
export const HUNGER_MINUTES = 180;
export const FATIGUE_MINUTES = 420;
export const EFFORT = { high: 1.8, medium: 1.3, low: 1 } as const;
export type Effort = keyof typeof EFFORT;
export const HUNGRY_FROM = 0.7;
export const TIRED_FROM = 0.75;
export const SAID_HUNGRY = 0.72;
export const SAID_TIRED = 0.78;
export const REST_RELIEF = 0.4;
export const REST_MINUTES = 20;
export const SNACK_MINUTES = 45;
export const COOL_DOWN_MINUTES = 40;

/** Where one is on one's feet all the time, up and down (editorial). */
const HIGH_EFFORT: ReadonlySet<Category> = new Set(['nature', 'amusement', 'zoo', 'castle', 'beach']);
const LOW_EFFORT: ReadonlySet<Category> = new Set(['theatre', 'library', 'bath', 'food', 'restaurant']);

/** How much a stop takes out of one: editorial, by what it is. */
function effortOf(place: Pick<Place, 'categories' | 'indoor'>): Effort {
  const [first] = place.categories;
  if (HIGH_EFFORT.has(first)) return 'high';
  if (LOW_EFFORT.has(first)) return 'low';
  return isOutdoors(place) || first === 'museum' || first === 'gallery' ? 'medium' : 'low';
}

/** Minutes of a day. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A stretch of the day with what it does to somebody. */
interface Stretch extends Span {
  readonly effort: number;
  readonly isOnFeet: boolean;
}

/** What happens at a moment. */
type Moment = Mark | { readonly feeling: 'meal'; readonly time: MinuteOfDay };

/**
 * Hunger and fatigue as they would be at the cursor, for somebody who left the bed or the train that the day begins with rested
 * and fed, and has done since what the plan has. What is planned and not visited does not count.
 */
export function conditionOf(journey: Journey, book: PlaceBook): Condition {
  const { cursor, underWay } = journey;
  const day = journey.days.find(({ date }) => date === cursor.date);
  if (!day || !underWay) return { hunger: 0, fatigue: 0, minutesOnFeet: 0 };
  const begin = Math.min(day.visits[0]?.depart ?? day.window.start, cursor.time);
  const stretches = listStretches(journey, day, { book, begin });
  const moments = listMoments(journey, day);
  let condition: Condition = { hunger: 0, fatigue: 0, minutesOnFeet: 0 };
  let now = begin;
  for (const moment of [...moments, null]) {
    const until = moment ? Math.max(now, moment.time) : cursor.time;
    condition = stretches.reduce((so, stretch) => passed(so, stretch, { from: now, to: until }), condition);
    if (moment) condition = after(condition, moment);
    now = until;
  }
  const { hunger, fatigue, minutesOnFeet } = condition;
  return { hunger: rounded(hunger), fatigue: rounded(fatigue), minutesOnFeet };
}

/** The day cut into visits and the ways between them, up to the cursor. */
function listStretches(
  journey: Journey,
  day: DayPlan,
  { book, begin }: { readonly book: PlaceBook; readonly begin: number },
): readonly Stretch[] {
  const end = journey.cursor.time;
  const been = day.visits.filter((visit) => isStop(visit) && wasAt(journey, visit) && visit.arrive < end);
  const stretches: Stretch[] = [];
  let at = begin;
  for (const visit of been) {
    const [from, to] = [Math.max(at, visit.arrive), Math.min(end, Math.max(at, visit.depart))];
    stretches.push(...between({ from: at, to: from }, day, visit));
    const place = book.get(visit.place);
    const isMeal = visit.kind === 'meal';
    if (to > from)
      stretches.push({ from, to, effort: isMeal || !place ? 0 : EFFORT[effortOf(place)], isOnFeet: !isMeal });
    at = Math.max(at, to);
  }
  return at < end ? [...stretches, ...between({ from: at, to: end }, day, undefined)] : stretches;
}

/** On the way: as long as the way to the next stop takes on foot, and about for the rest. */
function between({ from, to }: Span, day: DayPlan, next: Visit | undefined): readonly Stretch[] {
  if (to <= from) return [];
  const leg = next && day.legs.find((one) => one.to === next.id);
  const onFoot = leg?.mode === 'walk' ? Math.min(leg.minutes, to - from) : 0;
  const turn = to - onFoot;
  return [
    ...(turn > from ? [{ from, to: turn, effort: EFFORT.low, isOnFeet: false }] : []),
    ...(onFoot > 0 ? [{ from: turn, to, effort: EFFORT.medium, isOnFeet: true }] : []),
  ];
}

function listMoments(journey: Journey, day: DayPlan): readonly Moment[] {
  const meals = day.visits
    .filter((visit) => visit.kind === 'meal' && wasAt(journey, visit) && visit.depart <= journey.cursor.time)
    .map(({ depart }) => ({ feeling: 'meal', time: depart }) as const);
  const rests = (day.settings?.free ?? [])
    .filter(({ start, end }) => end <= journey.cursor.time && end - start >= REST_MINUTES)
    .map(({ end }) => ({ feeling: 'rested', time: end }) as const);
  return [...listMarks(journey), ...meals, ...rests].toSorted((left, right) => left.time - right.time);
}

function isStop({ kind }: Visit): boolean {
  return kind === 'place' || kind === 'meal';
}

function wasAt({ visited, at }: Journey, { id }: Visit): boolean {
  return at === id || visited.includes(id);
}

function passed(so: Condition, stretch: Stretch, { from, to }: Span): Condition {
  const minutes = Math.min(to, stretch.to) - Math.max(from, stretch.from);
  if (minutes <= 0) return so;
  return {
    hunger: Math.min(1, so.hunger + minutes / HUNGER_MINUTES),
    fatigue: Math.min(1, so.fatigue + (minutes / FATIGUE_MINUTES) * stretch.effort),
    minutesOnFeet: so.minutesOnFeet + (stretch.isOnFeet ? minutes : 0),
  };
}

function after(so: Condition, { feeling }: Moment): Condition {
  switch (feeling) {
    case 'tired':
      return { ...so, fatigue: Math.max(so.fatigue, SAID_TIRED) };
    case 'hungry':
      return { ...so, hunger: Math.max(so.hunger, SAID_HUNGRY) };
    case 'ate':
    case 'meal':
      return { ...so, hunger: 0, minutesOnFeet: 0 };
    case 'rested':
      return { ...so, fatigue: Math.max(0, so.fatigue - REST_RELIEF), minutesOnFeet: 0 };
  }
}

function rounded(level: number): number {
  return Math.round(level * 100) / 100;
}
