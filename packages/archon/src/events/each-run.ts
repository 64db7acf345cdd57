import type { EventLog, ListRunsOptions, RunSummary } from './event-log.ts';

/** Every run that a list would have, the newest first. Fetched by the page, while runs come and go. */
export async function* eachRun(
  log: Pick<EventLog, 'listRuns'>,
  options: Omit<ListRunsOptions, 'after'> = {},
): AsyncGenerator<RunSummary, void> {
  let after: string | undefined;
  do {
    const page = await log.listRuns({ limit: 1000, ...options, after });
    yield* page.runs;
    after = page.next;
  } while (after !== undefined);
}
