/**
 * @module
 * What `wayfarer eval examples/customer-service` holds the goldens of this folder against.
 */
import { MemoryEventLog } from '@wayfarer/archon';
import { FixedRuntime } from '@wayfarer/archon/testing';
import { routerSubject, type Subject } from '@wayfarer/router/evaluation';

import { compose } from './compose.ts';

/** A service desk of its own for each conversation, on a day that never ends, so that every date stays the same. */
export function createSubject(): Subject {
  const runtime = new FixedRuntime('2027-06-15T10:00:00Z');
  const { router, log } = compose({ runtime, log: new MemoryEventLog(runtime) });
  return routerSubject(router, log);
}
