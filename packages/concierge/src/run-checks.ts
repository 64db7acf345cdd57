import type { EventLog, RunSummary } from '@wayfarer/archon';

import { breathe } from './breathe.ts';

/** Runs that are looked through between two breaths of the event loop. */
const AT_A_TIME = 4;

/** Says of each run what is wrong with it, if anything is. A run is read once, and again when it has gone on. */
export type RunChecks = (runs: readonly RunSummary[]) => Promise<ReadonlyMap<string, string>>;

/** Looks through runs so that a damaged one is named in the list before anybody opens it. */
export function createRunChecks(log: EventLog): RunChecks {
  const checked = new Map<string, { readonly seq: number; readonly problem: string | undefined }>();

  async function check({ id, seq }: RunSummary): Promise<string | undefined> {
    const known = checked.get(id);
    if (known?.seq === seq) return known.problem;
    const problem = seq === 0 ? 'Nothing of it is left.' : await findProblem(log, id);
    checked.set(id, { seq, problem });
    return problem;
  }

  return async (runs) => {
    const problems = new Map<string, string>();
    for (const [place, run] of runs.entries()) {
      if (place % AT_A_TIME === AT_A_TIME - 1) await breathe();
      const problem = await check(run);
      if (problem !== undefined) problems.set(run.id, problem);
    }
    return problems;
  };
}

async function findProblem(log: EventLog, id: string): Promise<string | undefined> {
  const verdict = await log.verifyRun(id);
  return verdict.ok ? undefined : `Event ${verdict.seq} is not what was once written: ${verdict.reason}.`;
}
