import { flowOf, type StepContext } from '@wayfarer/archon/workflow';

import { PilgrimageError, spellFault } from '../errors.ts';
import type { PilgrimageState } from '../session.ts';

/** Makes the steps of a pilgrimage. The compiler refuses one that touches a key outside its row of the seed's matrix. */
export const flow = flowOf<PilgrimageState>();

/** A step whose faults keep their code and their advice in the log. */
export function told<Read, Write>(
  run: (state: Read, context: StepContext) => Promise<Write> | Write,
): (state: Read, context: StepContext) => Promise<Write> {
  return async (state, context) => {
    try {
      return await run(state, context);
    } catch (error) {
      throw error instanceof PilgrimageError ? new Error(spellFault(error), { cause: error }) : error;
    }
  };
}
