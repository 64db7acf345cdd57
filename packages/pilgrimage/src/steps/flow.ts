import { flowOf } from '@wayfarer/archon/workflow';

import { PilgrimageError, spellFault } from '../errors.ts';
import type { PilgrimageState } from '../session.ts';

/** Makes the steps of a pilgrimage. The compiler refuses one that touches a key outside its row of the seed's matrix. */
export const flow = flowOf<PilgrimageState>();

/** What a step does, with its faults as they keep their code and their advice in the log. */
export async function told<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PilgrimageError ? new Error(spellFault(error), { cause: error }) : error;
  }
}
