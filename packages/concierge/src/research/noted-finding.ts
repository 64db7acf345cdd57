import type { Finding } from '@wayfarer/contract';
import type { FoundFact } from '@wayfarer/trip';

/** A finding as the log keeps it, with what the plan may count with. */
export interface NotedFinding extends Omit<Finding, 'counts'> {
  readonly fact?: FoundFact;
}
