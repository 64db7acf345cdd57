import type { PlaceId, ReasonCode } from '@wayfarer/trip';

/** A place that is not in the plan, and why. */
export interface LeftOutPlace {
  readonly place: PlaceId;
  readonly reason: ReasonCode;
  /** A full sentence with the numbers. */
  readonly text: string;
}
