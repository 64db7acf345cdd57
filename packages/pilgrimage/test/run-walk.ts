import { MemoryEventLog } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { FixedClock } from '@wayfarer/archon/testing';
import { Workflow, type WorkflowUpdate } from '@wayfarer/archon/workflow';
import { minute } from '@wayfarer/trip/clock';

import { readFault } from '../src/errors.ts';
import { type PilgrimageSources, pilgrimageWorkflow } from '../src/pilgrimage-workflow.ts';
import type { PilgrimageState, WalkRequest } from '../src/session.ts';
import { sources } from './sources.ts';

export const REQUEST: WalkRequest = {
  date: '2026-11-28',
  days: 1,
  start: minute(600),
  pace: 'moderate',
  radius_km: 5,
  max_fee: null,
  chosen: [],
};
export const INPUT = {
  user_query: 'I am at Shinjuku and want to visit Your Name locations.',
  locale: null,
  session_id: 'walk-1',
  request: REQUEST,
};
export const AT_ONCE = { sleep: async () => undefined, random: () => 0 };

/** A walk from the beginning to its end, or to a question. */
export async function walk(over: Partial<PilgrimageSources> = {}, input: Partial<typeof INPUT> = {}) {
  const log = new MemoryEventLog({ clock: new FixedClock('2026-11-23T00:00:00Z'), digest: nodeDigest });
  const workflow = new Workflow(pilgrimageWorkflow(sources(over)), { log, runtime: AT_ONCE });
  const result = await workflow.run('walk-1', { ...INPUT, ...input });
  const updates: WorkflowUpdate[] = [];
  if (result.status !== 'waiting') for await (const update of workflow.updates('walk-1')) updates.push(update);
  return { result, updates, workflow };
}

/** What stands in the session after a walk. */
export async function stateOf(
  over: Partial<PilgrimageSources> = {},
  input: Partial<typeof INPUT> = {},
): Promise<PilgrimageState> {
  const { result } = await walk(over, input);
  if (result.status !== 'completed') throw new Error(result.failure?.message ?? `The walk is ${result.status}.`);
  return result.state as PilgrimageState;
}

/** Why there is no walk, and what may be done about it. */
export async function faultOf(over: Partial<PilgrimageSources> = {}, input: Partial<typeof INPUT> = {}) {
  const { result } = await walk(over, input);
  return readFault(result.failure?.message ?? '');
}
