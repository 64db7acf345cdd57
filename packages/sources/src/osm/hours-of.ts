import { LruMap } from '@wayfarer/archon/data';

import { findHoursFault } from '../hours/resolve-hours.ts';
import { clean } from './clean.ts';
import type { Tags } from './element.ts';

export interface Hours {
  /** OSM `opening_hours` that can be read, or `unknown`. */
  readonly hours: string;
  /** As somebody has written them, where they cannot be read. */
  readonly hoursText?: string;
}

/** Chains write the same hours many times, and reading them is the dearest step of an import. */
const faults = new LruMap<string, string | null>({ bytes: 4_000_000 });

export function hoursOf(tags: Tags): Hours {
  const text = clean(tags['opening_hours']);
  if (text === undefined || text === 'unknown') return { hours: 'unknown' };
  const known = faults.get(text);
  const fault = known === undefined ? (findHoursFault(text) ?? null) : known;
  if (known === undefined) faults.set(text, fault);
  return fault === null ? { hours: text } : { hours: 'unknown', hoursText: text };
}
