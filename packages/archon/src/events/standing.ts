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

/** What a waiting run waits for. */
export interface Waiting {
  /** Who or what, as a word in small letters: `approval`, `answer`, `caller` … Default: `command`. */
  readonly for: string;
  /** ISO 8601. Default: the run's last event. */
  readonly since?: string | undefined;
  /** ISO 8601: when the question expires. Default: never. */
  readonly until?: string | undefined;
}

/** How a run stands, and the line that lists show of it. */
export interface Standing {
  readonly standing: RunStanding;
  /** Of a waiting run only. */
  readonly waiting?: Waiting | undefined;
  /** How an ended run ended, as a word in small letters: `completed`, `failed`, `cancelled` … */
  readonly ending?: string | undefined;
  /** Plain JSON of at most 2,000 bytes; anybody can make it anew from the events. A list shows none of a running run. */
  readonly label?: unknown;
}

/** How the run stands after the events of an append: said at once, or worked out from the events as they are written. */
export type StandingAfter = Standing | ((stored: readonly StoredEvent[]) => Standing);

/** Where nobody says how a run stands, it is not taken for ended. */
export const RUNNING: Standing = { standing: 'running' };

/** What a log keeps beside the word of a standing. */
export type StandingDetail = Pick<Standing, 'waiting' | 'ending'>;

/** A standing as a log keeps it, with its label as text; empty for none. */
export interface CheckedStanding extends StandingDetail {
  readonly standing: RunStanding;
  readonly label: string;
}

/** @throws {MisuseError} if there is no such standing, its details are of another one, or its label is no plain JSON, or too long. */
export function checkedStanding({ standing, label, waiting, ending }: Standing): CheckedStanding {
  if (!RUN_STANDINGS.includes(standing))
    throw new MisuseError(
      `Expected \`standing\` to be one of ${RUN_STANDINGS.join(', ')}, got ${formatValue(standing)}.`,
    );
  if (standing === 'running') return RUNNING_CHECKED;
  return { standing, label: checkedLabel(label), ...checkedDetail(standing, { waiting, ending }) };
}

const RUNNING_CHECKED: CheckedStanding = { standing: 'running', label: '' };

/** Words and instants, so that there is nothing personal in them: they stand where nothing is erased. */
function checkedDetail(standing: RunStanding, { waiting, ending }: StandingDetail): StandingDetail {
  if (waiting !== undefined && standing !== 'waiting')
    throw new MisuseError(`Expected \`waiting\` only of a run that waits, got it of one that is ${standing}.`);
  if (ending !== undefined && standing !== 'ended')
    throw new MisuseError(`Expected \`ending\` only of a run that has ended, got it of one that is ${standing}.`);
  if (standing === 'ended') return ending === undefined ? {} : { ending: checkedWord('ending', ending) };
  const { since, until } = waiting ?? {};
  return {
    waiting: {
      for: checkedWord('waiting.for', waiting?.for ?? 'command'),
      ...(since !== undefined && { since: checkedInstant('waiting.since', since) }),
      ...(until !== undefined && { until: checkedInstant('waiting.until', until) }),
    },
  };
}

function checkedWord(name: string, word: string): string {
  if (typeof word === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(word)) return word;
  throw new MisuseError(
    `Expected \`${name}\` to be a word of small letters, digits and "-", at most 40, got ${formatValue(word)}.`,
  );
}

function checkedInstant(name: string, instant: string): string {
  if (typeof instant === 'string' && !Number.isNaN(Date.parse(instant))) return new Date(instant).toISOString();
  throw new MisuseError(`Expected \`${name}\` to be an instant in ISO 8601, got ${formatValue(instant)}.`);
}

/** The details as a list of runs shows them: what waits always says for what, and since when. */
export function shownDetail(
  standing: RunStanding,
  { waiting, ending }: StandingDetail,
  updatedAt: string,
): StandingDetail {
  if (standing === 'waiting') return { waiting: { since: updatedAt, ...(waiting ?? { for: 'command' }) } };
  return standing === 'ended' && ending !== undefined ? { ending } : {};
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
