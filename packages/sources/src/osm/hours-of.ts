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
const faults = new Map<string, string | undefined>();

export function hoursOf(tags: Tags): Hours {
  const text = clean(tags['opening_hours']);
  if (text === undefined || text === 'unknown') return { hours: 'unknown' };
  if (!faults.has(text)) faults.set(text, findHoursFault(text));
  return faults.get(text) === undefined ? { hours: text } : { hours: 'unknown', hoursText: text };
}
