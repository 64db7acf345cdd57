import type { DayPlan, LeftOutPlace, PlaceId } from '@wayfarer/trip';

import type { Move, Refusal } from '../outcome.ts';
import type { EditContext } from './context.ts';
import type { Accepts } from './judge.ts';

/** A plan as an edit would have it, before it is judged as a whole. */
export interface Draft {
  readonly kind: 'drafted';
  readonly after: EditContext;
  /** The places that the edit is about; what else has moved had to. */
  readonly named: readonly PlaceId[];
  /** What is said of places that are in the plan no more; the rest was taken out. */
  readonly out?: readonly LeftOutPlace[];
  readonly accepts?: Accepts;
  /** What has changed and is no stop: a bed, a journey. */
  readonly anchors?: readonly Move[];
}

export interface Refused {
  readonly kind: 'refused';
  readonly reasons: readonly [Refusal, ...Refusal[]];
}

/** What an edit comes to by itself. */
export type Answer = Draft | Refused | { readonly kind: 'unchanged' };

export const UNCHANGED: Answer = { kind: 'unchanged' };

export function refuse(...reasons: readonly [Refusal, ...Refusal[]]): Refused {
  return { kind: 'refused', reasons };
}

/** The days with that one instead of the one of its date. */
export function withDay(days: readonly DayPlan[], day: DayPlan): readonly DayPlan[] {
  return days.map((one) => (one.date === day.date ? day : one));
}
