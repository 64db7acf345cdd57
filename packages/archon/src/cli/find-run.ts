import { eachRun } from '../events/each-run.ts';
import type { EventLog, RunSummary } from '../events/event-log.ts';
import { nearest } from '../nearest.ts';
import { escapeControls } from '../trace/plain-text.ts';
import { CliError } from './cli-error.ts';

/** Ids that a sentence names before it says "and so on". */
const NAMED = 5;

/** All runs of a log, newest first; of one parent, if it is given. */
export async function listAllRuns(log: EventLog, parent?: string): Promise<RunSummary[]> {
  const runs: RunSummary[] = [];
  for await (const run of eachRun(log, { parent })) runs.push(run);
  return runs;
}

/**
 * The run of that id, or the only one whose id begins so.
 *
 * @throws {CliError} if there is none, or more than one.
 */
export async function findRun(log: EventLog, name: string): Promise<RunSummary> {
  const runs = await listAllRuns(log);
  const exact = runs.find(({ id }) => id === name);
  if (exact) return exact;
  const [first, ...others] = runs.filter(({ id }) => id.startsWith(name));
  if (first && others.length === 0) return first;
  if (first)
    throw new CliError(
      `Several runs begin with ${JSON.stringify(name)}: ${named([first, ...others])}. Say more of the id.`,
    );
  throw new CliError(`No run is called ${JSON.stringify(name)}. ${hint(runs, name)}`);
}

function hint(runs: readonly RunSummary[], name: string): string {
  if (runs.length === 0) return 'The log is empty.';
  const near = nearest(
    name,
    runs.map(({ id }) => id),
  );
  return near === undefined ? `The log has ${named(runs)}.` : `Did you mean ${JSON.stringify(escapeControls(near))}?`;
}

function named(runs: readonly RunSummary[]): string {
  const ids = runs.slice(0, NAMED).map(({ id }) => JSON.stringify(escapeControls(id)));
  return [...ids, ...(runs.length > NAMED ? [`${runs.length - NAMED} more`] : [])].join(', ');
}
