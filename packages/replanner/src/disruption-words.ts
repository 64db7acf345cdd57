import { formatDuration, formatTime } from '@wayfarer/trip/clock';
import type { ReasonCode } from '@wayfarer/trip/feasibility';

import { RADIUS_KM } from './alternatives/criteria.ts';
import type { WaitingVisit } from './journey.ts';
import { levelOf, type Measure, sayHours } from './reading.ts';
import { inWords, percent } from './words.ts';

/** `traffic is under 44 %`, what a visit waits for. */
export function underText(kind: Measure['kind'], limit: number | null): string {
  const what = {
    crowd: 'the crowd',
    traffic: 'traffic',
    weather: 'the severity of the weather',
    closed: 'the door',
    unwanted: 'the wish',
    delay: 'the delay',
  }[kind];
  return `${what} is under ${percent(limit ?? 0)}`;
}

/** `at 17:00, or when the crowd is under 35 %`: when a visit that waits comes back. */
export function describeReturn({ until, measure, below }: Pick<WaitingVisit, 'until' | 'measure' | 'below'>): string {
  const ways = [
    ...(until === null ? [] : [`at ${formatTime(until)}`]),
    ...(below === null || (measure.kind === 'delay' && until !== null)
      ? []
      : [`when ${underText(measure.kind, below)}`]),
  ];
  return ways.length === 0 ? 'later that day' : ways.join(', or ');
}

/** The binding reason in words; where there is no special phrase the code is readable enough. */
export function noneText(code: ReasonCode | null): string {
  switch (code) {
    case null:
    case 'nothing-within-radius':
      return `no other place lies within ${RADIUS_KM} km`;
    case 'too-crowded':
      return `what lies within ${RADIUS_KM} km is usually too crowded then`;
    case 'unsafe-weather':
      return `what lies within ${RADIUS_KM} km is outdoors`;
    case 'travel-does-not-fit':
    case 'overlap':
    case 'visit-too-short':
      return 'the time is too short for what lies near';
    case 'closed-at-arrival':
    case 'closes-during-visit':
    case 'closed-that-day':
      return 'what lies near is closed then';
    default:
      return code.replaceAll('-', ' ');
  }
}

/** What is the matter, as a sentence. */
export function troubleOf(name: string, measure: Measure): string {
  switch (measure.kind) {
    case 'crowd':
      return `${name} is ${percent(measure.level)} full.`;
    case 'traffic':
      return `Traffic on the way to ${name} is at ${percent(measure.level)}.`;
    case 'weather':
      return `${name} is outdoors, and the weather is ${inWords(measure.condition)}: severity ${percent(levelOf(measure) ?? 0)}.`;
    case 'closed':
      return measure.hours ? `${name} is said to be ${sayHours(measure.hours)} that day.` : `${name} is closed now.`;
    case 'unwanted':
      return `You would rather not go to ${name}.`;
    case 'delay':
      return `You are ${formatDuration(measure.minutes)} late for ${name}.`;
  }
}

/** Completes "because …". */
export function becauseOf(measure: Measure): string {
  switch (measure.kind) {
    case 'crowd':
      return `it was ${percent(measure.level)} full`;
    case 'traffic':
      return `traffic on the way was at ${percent(measure.level)}`;
    case 'weather':
      return `the weather was ${inWords(measure.condition)}`;
    case 'closed':
      return measure.hours ? `it is said to be ${sayHours(measure.hours)} that day` : 'it was closed';
    case 'unwanted':
      return 'you would rather not go';
    case 'delay':
      return `you were ${formatDuration(measure.minutes)} late`;
  }
}

/** What keeping a visit means for later. */
export function keptText(measure: Measure): string {
  if (measure.kind === 'unwanted') return 'nothing changes.';
  const level = levelOf(measure);
  if (level === null) return 'you are not asked again about this door.';
  return `up to ${percent(level)} you are not asked again about this visit.`;
}
