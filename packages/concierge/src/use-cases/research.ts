import { ReusedKeyError } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';

import { assertResearcher } from '../research/researcher.ts';
import { changeTrip, hideKey, loadTrip, type UseCaseContext, viewOf, type WriteOptions } from '../use-case-context.ts';

/**
 * Has looked up what is not known of the chosen plan, and notes what came of it: the plan counts with what holds, and no day changes
 * unasked. Asked again under its key it is answered, and nothing is looked up. With `forget` the plan counts no more with what was found.
 *
 * @throws {NoResearchError | NoPlanChosenError | UnknownTripError | UnreadableTripError}
 * @throws {ReusedKeyError} if another request had the key.
 */
export async function research(
  context: UseCaseContext,
  id: string,
  { forget = false, key }: WriteOptions & { readonly forget?: boolean | undefined },
): Promise<Trip> {
  if (forget) return changeTrip(context, id, { command: { type: 'forget-findings' }, key });
  const researcher = assertResearcher(context.researcher);
  const state = await loadTrip(context, id);
  const asked = key === undefined ? context.newId() : hideKey(context, id, key);
  if (state.heard.some(({ interaction }) => interaction === asked)) throw new ReusedKeyError();
  const isAnswered = (await context.log.readPersonal(id)).has(`⟦request:${asked}⟧`);
  const findings = isAnswered ? [] : await researcher.findOut(state, { key: asked });
  // What was found is no part of the request: another time it may be something else.
  const options = { key: asked, request: context.digest('research') };
  const { state: after } = await context.shell.execute(id, { type: 'note-findings', findings }, options);
  return viewOf(context, after);
}
