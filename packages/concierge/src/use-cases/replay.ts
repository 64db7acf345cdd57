import type { Replay } from '@wayfarer/contract';

import { TRIP_RUN } from '../core.ts';
import { UnknownTripError } from '../errors.ts';
import { replayEvents } from '../history/plan-hashes.ts';
import type { UseCaseContext } from '../use-case-context.ts';

/** @throws {UnknownTripError} */
export async function replayTrip({ log, digest }: UseCaseContext, id: string): Promise<Replay> {
  const run = await log.findRun(id);
  if (run?.type !== TRIP_RUN) throw new UnknownTripError(id);
  return replayEvents(id, await log.readRaw(id), digest);
}
