import { appendFileSync } from 'node:fs';

import { canonicalJson } from '../events/canonical-json.ts';
import { verifyChain } from '../events/chain.ts';
import { dropEndedRuns } from '../events/drop-ended-runs.ts';
import type { EventLog, RunSummary } from '../events/event-log.ts';
import type { StoredEvent } from '../events/event.ts';
import { rebuildPrompt } from '../loop/rebuild-prompt.ts';
import { nodeDigest } from '../node/node-digest.ts';
import { formatPrompt } from '../trace/format-prompt.ts';
import { formatTrace } from '../trace/format-trace.ts';
import { counted, escapeControls } from '../trace/plain-text.ts';
import { replayRun } from '../trace/replay/replay-run.ts';
import type { ReplayVerdict } from '../trace/replay/verdict.ts';
import { toMermaid } from '../trace/to-mermaid.ts';
import { CliError } from './cli-error.ts';
import { findRun, listAllRuns } from './find-run.ts';
import type { Asked, CommandName } from './read-arguments.ts';
import { sentenceOf } from './sentence-of.ts';
import { EXIT, type ExitCode, inColour, type Terminal } from './terminal.ts';

type Command = (log: EventLog, asked: Asked, terminal: Terminal) => Promise<ExitCode>;

export const COMMANDS: Readonly<Record<Exclude<CommandName, 'run'>, Command>> = { trace, list, verify, replay, drop };

async function trace(log: EventLog, asked: Asked, terminal: Terminal): Promise<ExitCode> {
  const { id } = await findRun(log, asked.run);
  const events = await log.read(id);
  if (asked.prompt !== undefined) terminal.print(promptOf(events, asked.prompt, asked.json));
  else if (asked.mermaid) terminal.print(toMermaid(events, (await listAllRuns(log, id)).reverse()).trimEnd());
  else if (asked.json) terminal.print(JSON.stringify(events, null, 2));
  else {
    const paint = terminal.colours ? inColour : undefined;
    terminal.print(formatTrace(events, { paint, characters: asked.full ? Infinity : undefined }));
  }
  return EXIT.ok;
}

function promptOf(events: readonly StoredEvent[], step: number, json: boolean): string {
  const prompt = json
    ? JSON.stringify(
        rebuildPrompt(events, step)?.map(({ message }) => message),
        null,
        2,
      )
    : formatPrompt(events, step);
  if (prompt !== undefined) return prompt;
  const prompts = events.filter(({ type }) => type === 'prompt-sent').length;
  throw new CliError(`Step ${step} had no prompt: the run sent ${counted(prompts, 'prompt')}.`);
}

async function list(log: EventLog, { json }: Asked, terminal: Terminal): Promise<ExitCode> {
  const runs = await listAllRuns(log);
  if (json) {
    terminal.print(JSON.stringify(runs, null, 2));
    return EXIT.ok;
  }
  const rows = runs.map((run) => {
    const { id, type, seq, createdAt, updatedAt, parent } = run;
    const origin = parent === undefined ? [] : [`of ${parent}`];
    return [id, type, counted(seq, 'event'), standingText(run), createdAt, updatedAt, ...origin].map(escapeControls);
  });
  terminal.print(rows.length === 0 ? 'The log is empty.' : inColumns(rows));
  return EXIT.ok;
}

/** `waiting for approval until 2027-01-31T10:00:00.000Z`, `ended: completed`, `running`. */
function standingText({ standing, waiting, ending }: RunSummary): string {
  if (waiting) return `waiting for ${waiting.for}${waiting.until === undefined ? '' : ` until ${waiting.until}`}`;
  return ending === undefined ? standing : `${standing}: ${ending}`;
}

function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function verify(log: EventLog, asked: Asked, terminal: Terminal): Promise<ExitCode> {
  if (asked.run === '') return verifyAll(log, asked, terminal);
  const { id, seq } = await findRun(log, asked.run);
  const verdict = verifyChain(await log.read(id), nodeDigest);
  if (asked.json) terminal.print(JSON.stringify({ run: id, ...verdict }, null, 2));
  else if (verdict.ok)
    terminal.print(
      `${escapeControls(id)}: ${counted(seq, 'event')}, unchanged since they were written. Head: ${verdict.head.hash}`,
    );
  else
    terminal.complain(`${escapeControls(id)}: event ${verdict.seq} is not what was once written: ${verdict.reason}.`);
  return verdict.ok ? EXIT.ok : EXIT.failed;
}

/** A line for each run that is not in order, and a sum. */
async function verifyAll(log: EventLog, { json }: Asked, terminal: Terminal): Promise<ExitCode> {
  const runs = await listAllRuns(log);
  const broken: { readonly run: string; readonly reason: string }[] = [];
  for (const { id, seq } of runs) {
    const reason = await whatIsBroken(log, id, seq);
    if (reason === undefined) continue;
    broken.push({ run: id, reason });
    if (!json) terminal.complain(escapeControls(`${id}: ${reason}`));
  }
  const sum = `${counted(runs.length, 'run')}, ${broken.length} of them not what was once written.`;
  if (json) terminal.print(JSON.stringify({ runs: runs.length, broken }, null, 2));
  else terminal.print(broken.length === 0 ? `${counted(runs.length, 'run')}, unchanged since they were written.` : sum);
  return broken.length === 0 ? EXIT.ok : EXIT.failed;
}

/** As a sentence; `undefined` for a run that is in order. One that cannot even be read is not. */
async function whatIsBroken(log: EventLog, id: string, seq: number): Promise<string | undefined> {
  try {
    const verdict = verifyChain(await log.read(id), nodeDigest);
    if (!verdict.ok) return `event ${verdict.seq} is not what was once written: ${verdict.reason}.`;
    return verdict.head.seq === seq
      ? undefined
      : `${counted(seq, 'event')} are told of, ${verdict.head.seq} are there.`;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    return sentence;
  }
}

/** A run of the loop; of a thread or a plan, which ask no model themselves, the runs of the loop that are its. */
async function replay(log: EventLog, asked: Asked, terminal: Terminal): Promise<ExitCode> {
  const run = await findRun(log, asked.run);
  const parts = run.type === LOOP_RUN ? [] : (await listAllRuns(log, run.id)).filter(({ type }) => type === LOOP_RUN);
  const verdicts: ReplayVerdict[] = [];
  for (const { id } of parts.length === 0 ? [run] : parts.toReversed()) {
    const verdict = await replayRun(await log.read(id), { digest: nodeDigest });
    verdicts.push(verdict);
    if (!asked.json) tellReplayed(id, verdict, terminal);
  }
  if (asked.json) terminal.print(JSON.stringify(parts.length === 0 ? verdicts[0] : verdicts, null, 2));
  return verdicts.every(({ ok }) => ok) ? EXIT.ok : EXIT.failed;
}

const LOOP_RUN = 'subtask';

function tellReplayed(id: string, verdict: ReplayVerdict, terminal: Terminal): void {
  if (verdict.ok) {
    const extent = verdict.finished ? 'to its end' : 'as far as it has come';
    terminal.print(`${escapeControls(id)}: ${counted(verdict.events, 'event')}, the same again ${extent}.`);
  } else {
    const compared =
      verdict.code === 'BROKEN_CHAIN'
        ? []
        : [`Expected: ${canonicalJson(verdict.expected ?? null)}`, `Got: ${canonicalJson(verdict.got)}`];
    terminal.complain([`${verdict.code}: ${verdict.message}`, ...compared].map(escapeControls).join('\n'));
  }
}

/** Each run is in the archive as a whole before it goes. */
async function drop(log: EventLog, { before, archive }: Asked, terminal: Terminal): Promise<ExitCode> {
  const keep = (_: unknown, events: readonly StoredEvent[]): void => {
    appendFileSync(archive ?? '', events.map((event) => `${JSON.stringify(event)}\n`).join(''), {
      mode: 0o600,
      flush: true,
    });
  };
  const dropped = await dropEndedRuns(log, {
    endedBefore: before ?? new Date(NaN),
    ...(archive !== undefined && { archive: keep }),
  });
  terminal.print(`${counted(dropped, 'run')} dropped.`);
  return EXIT.ok;
}
