import type { Trip } from '@wayfarer/contract';

import { assertResearcher } from '../research/researcher.ts';
import { changeTrip, hideKey, loadTrip, type UseCaseContext, type WriteOptions } from '../use-case-context.ts';

/**
 * Has looked up what is not known of the chosen plan, and notes what came of it. The plan stays as it is.
 *
 * @throws {NoResearchError | NoPlanChosenError | UnknownTripError | UnreadableTripError}
 */
export async function research(context: UseCaseContext, id: string, { key }: WriteOptions): Promise<Trip> {
  const researcher = assertResearcher(context.researcher);
  const state = await loadTrip(context, id);
  const asked = key === undefined ? context.newId() : hideKey(context, id, key);
  const findings = await researcher.findOut(state, asked);
  return changeTrip(context, id, { command: { type: 'note-findings', findings }, key });
}
