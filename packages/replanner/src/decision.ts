import type { Meal, PlaceId, VisitId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';
import type { ReasonCode } from '@wayfarer/trip/feasibility';

import type { Measure, ReadingKind } from './reading.ts';
import type { Verb } from './verb.ts';

/** What makes us ask. Kept while it waits in the queue, and inside the decision it became. */
export interface Trigger {
  /** `return`: a visit that waited may come back. */
  readonly about: 'disruption' | 'return';
  readonly visit: VisitId;
  readonly measure: Measure;
}

export interface Choice {
  readonly choice: Verb;
  readonly offered: boolean;
  /** True for exactly one choice of a decision. */
  readonly recommended: boolean;
  /** What it would do; where it is not offered, why not. */
  readonly text: string;
  /** One sentence, on the recommended choice only. */
  readonly why?: string;
  /** When a visit that waits comes back, or one that is moved is. */
  readonly until?: MinuteOfDay;
  /** The day of that, for one that is moved. */
  readonly date?: IsoDate;
}

export const CRITERIA = ['distance', 'crowd', 'category', 'weather', 'timing', 'value', 'meal'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Something else to do with the slot. */
export interface Alternative {
  /** 1-based rank. */
  readonly n: number;
  readonly place: PlaceId;
  readonly name: string;
  readonly category: string;
  /** A table at meal time, in the slot of something else. */
  readonly meal?: Meal;
  /** Along the way from where the traveller will come from. */
  readonly km: number;
  readonly minutes: number;
  /** How full it usually is then, 0–1. */
  readonly crowd: number;
  /** Weighted sum of the criteria, 0–1. */
  readonly score: number;
  /** Each 0–1, before its weight. */
  readonly criteria: Readonly<Record<Criterion, number>>;
  /** One sentence made from facts. */
  readonly why: string;
  /** When one would be there. `dayWith` makes the whole day of it. */
  readonly arrive: MinuteOfDay;
  readonly depart: MinuteOfDay;
}

/** An open question to the traveller; the day stays as it is until it is answered. */
export interface Decision {
  readonly id: string;
  readonly trigger: Trigger;
  readonly visit: VisitId;
  readonly date: IsoDate;
  readonly reading: {
    readonly kind: ReadingKind;
    readonly level: number | null;
    readonly limit: number | null;
    /** How the limit comes about, e.g. `35 % because you avoid crowds`. */
    readonly limitWhy: string;
  };
  readonly severity: Severity;
  readonly text: string;
  readonly choices: readonly Choice[];
  readonly alternatives: readonly Alternative[];
  /** What stands in the way where there is no alternative. */
  readonly noneBecause: ReasonCode | null;
}

export function isSameTrigger(left: Trigger, right: Trigger): boolean {
  return left.about === right.about && left.visit === right.visit && left.measure.kind === right.measure.kind;
}

/** Spelling is the re-optimizer spec's (§6.1). */
export type Severity = 'LOW' | 'MEDIUM' | 'HIGH';
