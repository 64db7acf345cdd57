import { isOutdoors } from '@wayfarer/edits';
import type { Pace, Place, Preferences } from '@wayfarer/trip';

import { levelOfDelay, type ReadingKind } from './reading.ts';
import { percent, round } from './words.ts';

/** From which level on we ask, and how that comes about. `level` is `null` for what has no degrees. */
export interface Limit {
  readonly level: number | null;
  readonly why: string;
}

/** No limit lies outside of these, whatever it comes of. Source of all of these: SEED_DETAILS A4. */
export const LIMIT_BOUNDS = { least: 0.15, most: 0.9 } as const;
export const CROWD_LIMIT = { avoided: 0.35, usual: 0.7 } as const;
const TRAFFIC_LIMIT: Readonly<Record<Pace, number>> = { relaxed: 0.3, moderate: 0.55, packed: 0.8 };
const UNWELCOME_JOURNEYS_FACTOR = 0.8;
const WEATHER_LIMIT = { mostlyOutdoors: 0.4, usual: 0.65 } as const;
const MORNING_FACTOR = 0.85;
/** Source: SEED_DETAILS A9. */
const DELAY_LIMIT_MINUTES = 20;
const LITTLE_TIME_MINUTES = 120;

/**
 * The limit of a traveller for one kind of reading.
 *
 * @param remaining - Places still to be visited that day; the weather limit depends on how many lie outdoors.
 */
export function limitOf(
  kind: Exclude<ReadingKind, 'delay'>,
  preferences: Preferences,
  remaining: readonly Place[],
): Limit {
  const { level, why } = ownLimitOf(kind, preferences, remaining);
  return { level: level === null ? null : Math.min(LIMIT_BOUNDS.most, Math.max(LIMIT_BOUNDS.least, level)), why };
}

function ownLimitOf(kind: Exclude<ReadingKind, 'delay'>, preferences: Preferences, remaining: readonly Place[]): Limit {
  switch (kind) {
    case 'crowd':
      return crowdLimit(preferences);
    case 'traffic':
      return trafficLimit(preferences);
    case 'weather':
      return weatherLimit(preferences, remaining);
    case 'closed':
      return { level: null, why: 'closed now' };
    case 'unwanted':
      return { level: null, why: 'you said so' };
  }
}

/**
 * The limit for being late, which is nobody's liking: what the day still holds decides.
 *
 * @param minutesLeft - To the end of that day's window.
 */
export function delayLimit(minutesLeft: number): Limit {
  if (minutesLeft < LITTLE_TIME_MINUTES)
    return {
      level: levelOfDelay(1),
      why: `any delay, as less than ${LITTLE_TIME_MINUTES} minutes of the day are left`,
    };
  return { level: levelOfDelay(DELAY_LIMIT_MINUTES), why: `${DELAY_LIMIT_MINUTES} minutes` };
}

/** Reached from the limit itself on: one comparator everywhere (SEED_DETAILS E). What has no degrees always reaches it. */
export function reaches(level: number | null, limit: Limit): boolean {
  return level === null || limit.level === null || level >= limit.level;
}

/** How the limit of that kind comes about, for everybody. */
export function describeLimitRule(kind: ReadingKind): string {
  switch (kind) {
    case 'crowd':
      return `It is ${percent(CROWD_LIMIT.avoided)} for who avoids crowds, and ${percent(CROWD_LIMIT.usual)} for who does not mind them.`;
    case 'traffic': {
      const paces = Object.entries(TRAFFIC_LIMIT).map(([pace, level]) => `${percent(level)} for a ${pace} pace`);
      return `It is ${paces.join(', ')}; × ${UNWELCOME_JOURNEYS_FACTOR.toFixed(2)} where long journeys are unwelcome.`;
    }
    case 'weather':
      return `It is ${percent(WEATHER_LIMIT.mostlyOutdoors)} where most places left that day are outdoors, else ${percent(WEATHER_LIMIT.usual)}; × ${MORNING_FACTOR} for who prefers mornings.`;
    case 'delay':
      return `It is ${DELAY_LIMIT_MINUTES} minutes, and any delay while less than ${LITTLE_TIME_MINUTES} minutes of the day are left.`;
    default:
      return '';
  }
}

function crowdLimit({ avoidCrowds }: Preferences): Limit {
  const level = avoidCrowds ? CROWD_LIMIT.avoided : CROWD_LIMIT.usual;
  return { level, why: `${percent(level)} because you ${avoidCrowds ? 'avoid crowds' : 'do not mind crowds'}` };
}

function trafficLimit({ pace, heavyTravelPenalty }: Preferences): Limit {
  const base = TRAFFIC_LIMIT[pace];
  if (!heavyTravelPenalty) return { level: base, why: `${percent(base)} for a ${pace} pace` };
  const level = round(base * UNWELCOME_JOURNEYS_FACTOR);
  const factor = UNWELCOME_JOURNEYS_FACTOR.toFixed(2);
  const why = `${percent(level)} = ${percent(base)} for a ${pace} pace × ${factor} because long journeys are unwelcome`;
  return { level, why };
}

function weatherLimit({ timeOfDay }: Preferences, remaining: readonly Place[]): Limit {
  const outdoors = remaining.filter(isOutdoors).length;
  const isMost = outdoors * 2 > remaining.length;
  const base = isMost ? WEATHER_LIMIT.mostlyOutdoors : WEATHER_LIMIT.usual;
  const share = `${isMost ? 'most' : 'at most half'} of the places left that day are outdoors (${outdoors} of ${remaining.length})`;
  if (timeOfDay !== 'morning') return { level: base, why: `${percent(base)} because ${share}` };
  const level = round(base * MORNING_FACTOR);
  return {
    level,
    why: `${percent(level)} = ${percent(base)} because ${share}, × ${MORNING_FACTOR} because you prefer mornings`,
  };
}
