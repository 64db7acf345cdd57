import { MisuseError } from '../errors.ts';
import { formatValue } from '../format-value.ts';
import type { StoredEvent } from './event.ts';
import { frozenJson } from './json.ts';

/**
 * How a run stands after its last event. `running`: something is left to do, and a start goes on with it. `waiting`: nothing
 * is left to do until somebody says something. `ended`: nobody is waited for, so the run may be dropped once it is old.
 */
export const RUN_STANDINGS = ['running', 'waiting', 'ended'] as const;

/** Where a run stands after its last event: `running`, `waiting` for somebody, or `ended`. */
export type RunStanding = (typeof RUN_STANDINGS)[number];

/** How a run stands, and the line that lists show of it. */
export interface Standing {
  readonly standing: RunStanding;
  /** Plain JSON of at most 2,000 bytes; anybody can make it anew from the events. A list shows none of a running run. */
  readonly label?: unknown;
}

/** How the run stands after the events of an append: said at once, or worked out from the events as they are written. */
export type StandingAfter = Standing | ((stored: readonly StoredEvent[]) => Standing);

/** Where nobody says how a run stands, it is not taken for ended. */
export const RUNNING: Standing = { standing: 'running' };

/** A standing as a log keeps it, with its label as text; empty for none. */
export interface CheckedStanding {
  readonly standing: RunStanding;
  readonly label: string;
}

/** @throws {MisuseError} if there is no such standing, or its label is no plain JSON, or too long. */
export function checkedStanding({ standing, label }: Standing): CheckedStanding {
  if (!RUN_STANDINGS.includes(standing))
    throw new MisuseError(
      `Expected \`standing\` to be one of ${RUN_STANDINGS.join(', ')}, got ${formatValue(standing)}.`,
    );
  return { standing, label: standing === 'running' ? '' : checkedLabel(label) };
}

/** How a run stands after an append, which is written together with its events. */
export function standingAfter(
  said: StandingAfter = RUNNING,
  listStored: () => readonly StoredEvent[],
): CheckedStanding {
  return checkedStanding(typeof said === 'function' ? said(listStored()) : said);
}

/** Longest label, in bytes of UTF-8: a line, and no place to keep things. */
const LONGEST_LABEL = 2000;

/**
 * A label as it is stored; empty for none.
 *
 * @throws {MisuseError} if it is no plain JSON, or too long.
 */
function checkedLabel(label: unknown): string {
  if (label === undefined) return '';
  const { text } = frozenJson(label, 'label');
  const { length } = new TextEncoder().encode(text);
  if (length <= LONGEST_LABEL) return text;
  throw new MisuseError(`Expected a label of at most ${LONGEST_LABEL} bytes as JSON, got ${length}.`);
}
