import type { PlaceId } from '@wayfarer/trip';

import type { Criterion } from './decision.ts';
import type { Measure } from './reading.ts';

/** One number for each of the seven criteria. */
export type Weights = Readonly<Record<Criterion, number>>;

/** What one answer of the traveller's teaches. It stands with the answer: taken back with it, done again with it. */
export interface Lesson {
  /** In spite of what the visit was kept; absent where it was replaced. */
  readonly accepted?: Measure;
  readonly replaced?: Replacement;
  /** f of each weight, −1 to 1; absent where there was nothing to compare. */
  readonly feedback?: Weights;
}

/** What stood in the plan, and what was taken in its stead. */
export interface Replacement {
  readonly place: PlaceId;
  readonly by: PlaceId;
}
