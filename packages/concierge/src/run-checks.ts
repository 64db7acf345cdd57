import type { ChainVerdict, EventLog, RunSummary } from '@wayfarer/archon';
import { LruMap } from '@wayfarer/archon/data';

import { breathe } from './breathe.ts';

/** Runs that are looked through between two breaths of the event loop. */
const AT_A_TIME = 4;

/** Enough for some ten thousand trips; what is forgotten is looked through again. */
const KEPT_BYTES = 4_000_000;

/** What is wrong with a trip. */
export interface TripProblem {
  /** A full sentence. */
  readonly text: string;
  /** Only its chat is damaged: all else of it can be read, and a chat is begun anew when the person is forgotten. */
  readonly isChatAlone: boolean;
}

/** Says of each trip what is wrong with it, if anything is. One is read once, and again when it has gone on. */
export type RunChecks = (runs: readonly RunSummary[]) => Promise<ReadonlyMap<string, TripProblem>>;

/** Looks through trips and their chats, so that a damaged one is named in the list before anybody opens it. */
export function createRunChecks(log: EventLog): RunChecks {
  const checked = new LruMap<string, { readonly seq: number; readonly problem: TripProblem | undefined }>({
    bytes: KEPT_BYTES,
  });
  /** Up to where runs are known to be whole. */
  const heads = new LruMap<string, ChainVerdict['head']>({ bytes: KEPT_BYTES });

  async function check({ id, seq }: RunSummary): Promise<TripProblem | undefined> {
    const known = checked.get(id);
    if (known?.seq === seq) return known.problem;
    const text = seq === 0 ? 'Nothing of it is left.' : await findProblem(id);
    const problem = text === undefined ? await findChatProblem(id) : { text, isChatAlone: false };
    checked.set(id, { seq, problem });
    return problem;
  }

  async function findProblem(id: string): Promise<string | undefined> {
    const verdict = await log.verifyRun(id, heads.get(id));
    if (verdict.ok) heads.set(id, verdict.head);
    return verdict.ok ? undefined : `Event ${verdict.seq} is not what was once written: ${verdict.reason}.`;
  }

  async function findChatProblem(id: string): Promise<TripProblem | undefined> {
    const { runs } = await log.listRuns({ parent: id, limit: 100 });
    for (const chat of runs) {
      const text = await findProblem(chat.id);
      if (text !== undefined) return { text: `Its chat is damaged, all else is whole. ${text}`, isChatAlone: true };
    }
    return undefined;
  }

  return async (runs) => {
    const problems = new Map<string, TripProblem>();
    for (const [place, run] of runs.entries()) {
      if (place % AT_A_TIME === AT_A_TIME - 1) await breathe();
      const problem = await check(run);
      if (problem !== undefined) problems.set(run.id, problem);
    }
    return problems;
  };
}
