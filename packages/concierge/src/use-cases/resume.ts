import { TRIP_RUN } from '../core.ts';
import type { Desk } from '../desk.ts';

/** Goes on with whatever a stopped process has left undone: unfinished tasks run again, finished ones do not. */
export async function resume(desk: Desk): Promise<void> {
  let after: string | undefined;
  do {
    const page = await desk.log.listRuns({ type: TRIP_RUN, ...(after === undefined ? {} : { after }) });
    for (const run of page.runs) await desk.shell.settle(run.id);
    after = page.next;
  } while (after !== undefined);
  await desk.frontDoor.resume();
}
