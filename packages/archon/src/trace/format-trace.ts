import type { StoredEvent } from '../events/event.ts';
import { counted, duration, shortened, escapeControls } from './plain-text.ts';
import { taskLinesOf } from './task-lines.ts';
import { teamLinesOf } from './team-lines.ts';
import type { TraceLine, TraceTone } from './trace-line.ts';
import { linesOf } from './trace-lines.ts';

export interface FormatTraceOptions {
  /** Longest text of a thought, call or observation; what is longer is cut, and says by how much. Default 500. */
  readonly characters?: number | undefined;
  /** Colours a label, or leaves it alone. Default: alone. */
  readonly paint?: ((label: string, tone: TraceTone) => string) | undefined;
}

/**
 * The chain of a run for people to read: its steps with thought, action and observation, retries and breaker changes, what
 * it spent, and why it stopped. Workflows and tasks of agents are told likewise, runs of other kinds event by
 * event.
 *
 * @param events - A run, or the part of it that there is.
 *
 * @example
 * console.log(formatTrace(await log.read(runId)));
 */
export function formatTrace(events: readonly StoredEvent[], options: FormatTraceOptions = {}): string {
  const { characters = 500, paint = (label) => label } = options;
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) return 'No events.';
  const took = Date.parse(last.at) - Date.parse(first.at);
  const head = `${escapeControls(first.runId)}: ${counted(events.length, 'event')} from ${first.at}, in ${duration(took)}`;
  const lines = events.flatMap((event) => formatEvent(event, first, { characters, paint }));
  return [`${paint('Run', 'heading')} ${head}`, ...lines].join('\n');
}

/** The lines of one event, for whoever tells them as they come. */
export function formatEvent(
  event: StoredEvent,
  first: StoredEvent,
  { characters = 500, paint = (label) => label }: FormatTraceOptions,
): string[] {
  const lines = (taskLinesOf(first) ?? teamLinesOf(first))?.(event) ?? linesOf(event);
  return lines.map((line) => written(line, elapsed(line, first, event), { characters, paint }));
}

function written(
  { tone, label, text, whole }: TraceLine,
  elapsedText: string,
  { characters, paint }: { readonly characters: number; readonly paint: NonNullable<FormatTraceOptions['paint']> },
): string {
  const isHeading = tone === 'heading';
  const told = escapeControls(whole ? text : shortened(text, characters));
  const margin = isHeading ? '  ' : '    ';
  return `${isHeading ? '\n' : '  '}${paint(escapeControls(label), tone)}: ${told.replaceAll('\n', `\n${margin}`)}${elapsedText}`;
}

/** Headings say when. */
function elapsed({ tone }: TraceLine, first: StoredEvent, event: StoredEvent): string {
  return tone === 'heading' ? `, at ${duration(Date.parse(event.at) - Date.parse(first.at))}` : '';
}
