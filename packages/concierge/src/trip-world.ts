import type { Digest } from '@wayfarer/archon';
import type { Gazetteer } from '@wayfarer/planner';
import type { CrowdForecast } from '@wayfarer/replanner';

import type { PolicySource } from './gate/gate.ts';

/** What the core is told about the world once, at the start. All of it is pure. */
export interface TripWorld {
  /** Says what may be done. Each decision of it that leads to anything is kept in an event. */
  readonly policy: PolicySource;
  readonly gazetteer: Gazetteer;
  readonly crowd: CrowdForecast;
  /** For the digests of plans that events carry. Without it they carry none. */
  readonly digest?: Digest;
  /** Somebody reads the inbox of those who call for a person. Default: nobody does, and nobody is promised. */
  readonly hasPerson?: boolean;
  /** Somebody can look up by which lines one rides. Default: nobody can, and rides are estimates. */
  readonly knowsTimetables?: boolean;
}
