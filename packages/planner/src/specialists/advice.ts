import type { DayPlan, Party, PlaceId, TripFacts } from '@wayfarer/trip';
import type { Money } from '@wayfarer/trip/money';
import type { Level, TravelMode } from '@wayfarer/trip/vocabulary';

export const SPECIALISTS = ['transport', 'stay', 'food'] as const;
export type Specialist = (typeof SPECIALISTS)[number];

/** Something that a specialist recommends, or that could be taken instead. All of it is computed from what was gathered. */
export interface Advice {
  /** What it is for: `New York to Boston, 3 April`, `Boston, 2 nights`, `Lunch on Saturday 3 April`. */
  readonly about: string;
  readonly name: string;
  readonly place?: PlaceId;
  readonly mode?: TravelMode;
  readonly level?: Level;
  /** From door to door; of a house to a stop of the plan, on average; of a table from the stop before. */
  readonly minutes: number | null;
  /** For one person; of a house for a room for two and one night. `null` where nobody knows. */
  readonly price: Money | null;
  /** Why this one, or why one might, one sentence. */
  readonly why: string;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  /** Said as a message, it is taken; `null` where it is in the plan. */
  readonly say: string | null;
}

/** What a specialist has to say about a plan. */
export interface SpecialistReport {
  readonly specialist: Specialist;
  /** What the plan takes. */
  readonly recommendations: readonly Advice[];
  /** What could be taken instead, the nearest to it first. */
  readonly alternatives: readonly Advice[];
  readonly tips: readonly string[];
  readonly questions: readonly string[];
  readonly assumptions: readonly string[];
  readonly risks: readonly string[];
}

/** A plan as specialists look at it. */
export interface AdvisedPlan {
  readonly days: readonly DayPlan[];
  readonly facts: TripFacts;
  readonly party: Party;
  /** Tables of a plan that is not chosen yet cannot be exchanged. */
  readonly isChosen: boolean;
}
