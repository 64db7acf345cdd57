import { spentBy as spentIn } from '../budget.ts';
import type { EventLog } from '../events/event-log.ts';
import { NOTHING_SPENT, plus, type Spent } from '../loop/spent.ts';

/** What the model calls of all runs took that were begun on behalf of a run, those that wrote summaries included. */
export async function spentBy(log: EventLog, parent: string): Promise<Spent> {
  let all = NOTHING_SPENT;
  let after: string | undefined;
  do {
    const page = await log.listRuns({ parent, after });
    for (const { id } of page.runs) for (const event of await log.read(id)) all = plus(all, spentIn(event));
    after = page.next;
  } while (after !== undefined);
  return all;
}
