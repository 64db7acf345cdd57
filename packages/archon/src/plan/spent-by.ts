import type { StoredEvent } from '../events/event.ts';
import type { EventLog } from '../events/event-log.ts';
import type { LoopEvent, Spent } from '../loop/loop-event.ts';

/** What the model calls of all runs took that were begun on behalf of a run. */
export async function spentBy(log: EventLog, parent: string): Promise<Spent> {
  let [inputTokens, outputTokens, costMicros] = [0, 0, 0];
  let after: string | undefined;
  do {
    const page = await log.listRuns({ parent, after });
    for (const { id } of page.runs) {
      for (const event of (await log.read(id)) as readonly StoredEvent<LoopEvent>[]) {
        if (event.type !== 'model-replied') continue;
        const { spent } = event.content;
        inputTokens += spent.inputTokens;
        outputTokens += spent.outputTokens;
        costMicros += spent.costMicros;
      }
    }
    after = page.next;
  } while (after !== undefined);
  return { inputTokens, outputTokens, costMicros };
}
