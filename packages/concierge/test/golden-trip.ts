import { type EventLog, MemoryEventLog, type NewEvent } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { FixedClock } from '@wayfarer/archon/testing';
import { createRuleUnderstander } from '@wayfarer/language';

import type { Concierge, ConciergeParts } from '../src/index.ts';
import { openHouse } from './house.ts';

const REQUEST =
  'Two days in Kyoto for one, 3 to 4 April 2027, from Osaka, mid budget, moderate pace, temples, I eat everything, I hate crowds';

export const newLog = (): EventLog =>
  new MemoryEventLog({ clock: new FixedClock('2026-11-21T10:00:00Z'), digest: nodeDigest });

/** Planning takes a second, so the trip is planned once and told again to each house. */
const planned: Promise<readonly NewEvent[]> = (async () => {
  const { concierge, log } = openHouse({ understander: createRuleUnderstander(), effort: undefined });
  const { id } = await concierge.createTrip({ text: REQUEST });
  await concierge.write(id, 'selection', { option: 1 });
  return (await log.read(id)).map(({ type, version, author, content }) => ({ type, version, author, content }));
})();

export interface OpenedTrip {
  readonly id: string;
  readonly concierge: Concierge;
  readonly log: EventLog;
}

export interface OpenOptions extends Pick<ConciergeParts, 'model' | 'research'> {
  /** Makes another trip of it, e.g. one of which less is known. */
  readonly alter?: (events: readonly NewEvent[]) => readonly NewEvent[];
  /** The trip that is in it is opened by another process. */
  readonly log?: EventLog;
}

/** A house of its own with a trip whose first option was chosen. */
export async function openGoldenTrip({ model, research, alter, log: given }: OpenOptions = {}): Promise<OpenedTrip> {
  const log = given ?? newLog();
  const { concierge } = openHouse({ log, understander: createRuleUnderstander(), hasPerson: true, model, research });
  const id = 'trip_golden';
  const events = await planned;
  if (!given) await log.append({ id, type: 'trip' }, alter ? alter(events) : events, { expectedSeq: 0 });
  return { id, concierge, log };
}
