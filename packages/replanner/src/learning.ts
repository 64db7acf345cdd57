import type { PlaceId } from '@wayfarer/trip';

import { WEIGHTS } from './alternatives/criteria.ts';
import { CRITERIA, type Criterion, type Decision } from './decision.ts';
import type { Journey } from './journey.ts';
import type { Lesson, Replacement, Weights } from './lesson.ts';
import { levelOf } from './reading.ts';
import type { Verb } from './verb.ts';

/** What this trip's answers taught: of one traveller's one trip, never carried to another. */
export interface Memory {
  /** Of the alternatives' criteria; they sum to 1. */
  readonly weights: Weights;
  /** How many answers taught the weights. */
  readonly compared: number;
  /** Lowest severity of weather in spite of which a visit was kept, 0–1; `null` where there was none. */
  readonly weatherTolerance: number | null;
  /** Mean delay accepted, in minutes; `null` where there was none. */
  readonly delayTolerance: number | null;
  /** The newest for each place. */
  readonly replacements: readonly Replacement[];
}

/** Source: SEED_DETAILS A10. */
const LEARNING_RATE = 0.1;
/** No weight goes farther from its start than this: half of it to double. */
const LEAST_SHARE = 0.5;
const MOST_SHARE = 2;

/** Each weight beside its start. */
export function listWeights({ weights }: Pick<Memory, 'weights'>): readonly LearnedWeight[] {
  return CRITERIA.map((criterion) => ({ criterion, weight: weights[criterion], start: WEIGHTS[criterion] }));
}

export interface LearnedWeight {
  readonly criterion: Criterion;
  readonly weight: number;
  readonly start: number;
}

/**
 * What an answer teaches; `undefined` where it teaches nothing: what the program decided by itself, a return, and `wait`,
 * `skip` and `move`, which say nothing of one alternative against another.
 */
export function lessonOf(
  decision: Decision,
  { choice, place, allowedBy }: { readonly choice: Verb; readonly place: PlaceId | null; readonly allowedBy?: unknown },
  replaced: PlaceId | undefined,
): Lesson | undefined {
  const { trigger, alternatives } = decision;
  if (allowedBy !== undefined || trigger.about !== 'disruption') return undefined;
  const { measure } = trigger;
  if (choice === 'keep')
    return measure.kind === 'weather' || measure.kind === 'delay' ? { accepted: measure } : undefined;
  if (choice !== 'replace' || place === null || replaced === undefined) return undefined;
  const feedback = feedbackOf(alternatives, place);
  return { replaced: { place: replaced, by: place }, ...(feedback && { feedback }) };
}

/** Of each criterion: how much better what was taken is than the mean of those that were refused with it. */
function feedbackOf(alternatives: Decision['alternatives'], chosen: PlaceId): Weights | undefined {
  const taken = alternatives.find(({ place }) => place === chosen);
  const refused = alternatives.filter(({ place }) => place !== chosen);
  if (!taken || refused.length === 0) return undefined;
  const mean = (criterion: Criterion): number =>
    refused.reduce((sum, { criteria }) => sum + criteria[criterion], 0) / refused.length;
  return toWeights((criterion) => taken.criteria[criterion] - mean(criterion));
}

const MEMORIES = new WeakMap<object, Memory>();

/** The memory as the answers that stand have made it; asked for once for each alternative that is considered. */
export function memoryOf(journey: Pick<Journey, 'lessons' | 'history'>): Memory {
  const known = MEMORIES.get(journey);
  if (known) return known;
  const memory = learn(listLessons(journey));
  MEMORIES.set(journey, memory);
  return memory;
}

/** Those from plans before this one, then those of answers that stand, the newest last. */
export function listLessons({ lessons, history }: Pick<Journey, 'lessons' | 'history'>): readonly Lesson[] {
  return [...lessons, ...history.flatMap((entry) => ('lesson' in entry && entry.lesson ? [entry.lesson] : []))];
}

/** The fold of the lessons, in their order. */
export function learn(lessons: readonly Lesson[]): Memory {
  const taught = lessons.flatMap(({ feedback }) => (feedback ? [feedback] : []));
  const accepted = lessons.flatMap((lesson) => (lesson.accepted ? [lesson.accepted] : []));
  const severities = accepted.flatMap((measure) => (measure.kind === 'weather' ? [levelOf(measure) ?? 0] : []));
  const delays = accepted.flatMap((measure) => (measure.kind === 'delay' ? [measure.minutes] : []));
  const replacements = new Map<PlaceId, Replacement>();
  for (const { replaced } of lessons) if (replaced) replacements.set(replaced.place, replaced);
  return {
    weights: taught.reduce(teach, WEIGHTS),
    compared: taught.length,
    weatherTolerance: severities.length === 0 ? null : Math.min(...severities),
    delayTolerance: delays.length === 0 ? null : delays.reduce((sum, each) => sum + each, 0) / delays.length,
    replacements: [...replacements.values()],
  };
}

/** `W_v ← max(0, W_v + 0.1·f)`, within half and double of its start, then renormalised to 1. */
function teach(weights: Weights, feedback: Weights): Weights {
  const moved = toWeights((criterion) => bounded(criterion, weights[criterion] + LEARNING_RATE * feedback[criterion]));
  const scaled = (by: number): Weights => toWeights((criterion) => moved[criterion] * by);
  const plain = scaled(1 / sumOf(moved));
  if (CRITERIA.every((criterion) => bounded(criterion, plain[criterion]) === plain[criterion])) return plain;
  return scaleWithin(moved);
}

/** The one scale at which what stays within its bounds sums to 1: the sum grows with it, so it is found by halving. */
function scaleWithin(moved: Weights): Weights {
  const at = (scale: number): Weights => toWeights((criterion) => bounded(criterion, moved[criterion] * scale));
  let low = LEAST_SHARE / MOST_SHARE;
  let high = MOST_SHARE / LEAST_SHARE;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (sumOf(at(middle)) < 1) low = middle;
    else high = middle;
  }
  return at(high);
}

/** From a span of 4 to what a double can tell apart. */
const HALVINGS = 54;

function bounded(criterion: Criterion, weight: number): number {
  const start = WEIGHTS[criterion];
  return Math.min(MOST_SHARE * start, Math.max(LEAST_SHARE * start, weight));
}

function sumOf(weights: Weights): number {
  return CRITERIA.reduce((sum, criterion) => sum + weights[criterion], 0);
}

function toWeights(make: (criterion: Criterion) => number): Weights {
  return Object.fromEntries(CRITERIA.map((criterion) => [criterion, make(criterion)])) as Record<Criterion, number>;
}

/** The same journey without what it taught: also of what was taken back, and could be done again. */
export function forgetLearned(journey: Journey): Journey {
  const without = <Entry extends object>(entry: Entry): Entry => {
    if (!('lesson' in entry)) return entry;
    const { lesson: _lesson, ...rest } = entry;
    return rest as Entry;
  };
  const undone = journey.undone.map((back) => ({ ...back, entry: without(back.entry) }) as typeof back);
  return { ...journey, lessons: [], history: journey.history.map(without), undone };
}
