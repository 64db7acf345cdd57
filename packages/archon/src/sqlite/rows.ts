import { BrokenChainError } from '../events/errors.ts';
import type { RawEvent, RunSummary } from '../events/event-log.ts';
import type { StoredEvent } from '../events/event.ts';
import { RUN_STANDINGS, type RunStanding, shownDetail, type StandingDetail } from '../events/standing.ts';

/** A row of `events`. */
export interface EventRow {
  readonly run_id: string;
  readonly seq: number;
  readonly at: string;
  readonly type: string;
  readonly version: number;
  readonly author: string;
  readonly key: string | null;
  /** JSON, in UTF-8. */
  readonly content: Uint8Array;
  readonly personal: string | null;
  readonly prev_hash: string;
  readonly hash: string;
}

/** A row of `runs`, with what its first and last events tell. */
export interface RunRow {
  readonly ordinal: number;
  readonly id: string;
  readonly type: string;
  readonly parent: string | null;
  readonly standing: number;
  /** What it waits for, or how it ended, as JSON. */
  readonly standing_detail: string | null;
  /** Nothing of it is left where the file was damaged. */
  readonly seq: number | null;
  readonly created_at: string | null;
  readonly updated_at: string | null;
  readonly label: string | null;
}

const UTF_8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** @throws {BrokenChainError} if the content is not JSON. */
export function toStoredEvent(row: EventRow): StoredEvent {
  const { run_id: runId, seq, at, key, type, version, author, content, personal, prev_hash: prevHash, hash } = row;
  const place = { runId, seq, at, ...(key === null ? {} : { key }), prevHash };
  const told = { content: parsed(row, 'content', UTF_8.decode(content)), ...digestsOf(row, personal) };
  return { ...place, type, version, author, ...told, hash };
}

export function toRunSummary(row: RunRow): RunSummary {
  const { id, type, parent, seq, created_at: createdAt, updated_at: updatedAt, label } = row;
  // Whatever a damaged file has there, it is not taken for an end.
  const standing = RUN_STANDINGS.find((each) => STANDING_COLUMN[each] === row.standing) ?? 'running';
  return {
    id,
    type,
    ...(parent === null ? {} : { parent }),
    seq: seq ?? 0,
    createdAt: createdAt ?? '',
    updatedAt: updatedAt ?? '',
    standing,
    ...shownDetail(standing, detailOf(row.standing_detail), updatedAt ?? ''),
    ...(standing === 'running' ? {} : labelOf(label)),
  };
}

/** An event as it lies in the file, what is no JSON as the text that it is. */
export function toRawEvent(row: EventRow): RawEvent {
  const { run_id: runId, prev_hash: prevHash, content, personal, key, ...rest } = row;
  return {
    runId,
    ...rest,
    ...(key === null ? {} : { key }),
    content: ifJson(UTF_8.decode(content)),
    ...(personal === null ? {} : { personal: ifJson(personal) }),
    prevHash,
  };
}

/** How the file writes a standing. Files of earlier versions have 0 and 1 only, and say of no run that it has ended. */
const STANDING_COLUMN: Readonly<Record<RunStanding, number>> = { waiting: 0, running: 1, ended: 2 };

export const RUNNING_COLUMN = STANDING_COLUMN.running;

export function toStandingColumn(standing: RunStanding): number {
  return STANDING_COLUMN[standing];
}

/** @returns JSON; `null` for nothing to tell. */
export function toDetailColumn({ waiting, ending }: StandingDetail): string | null {
  if (waiting) return JSON.stringify({ waiting });
  return ending === undefined ? null : JSON.stringify({ ending });
}

function detailOf(column: string | null): StandingDetail {
  const detail: unknown = column === null ? undefined : ifJson(column);
  return typeof detail === 'object' && detail !== null ? detail : {};
}

/** Every label takes as much room, in bytes: the longest there may be, and some to spare for the pad. */
const LABEL_BYTES = 2048;

/** @param label - JSON of at most 2,000 bytes. */
export function toLabelColumn(label: string): string {
  return label + ' '.repeat(LABEL_BYTES - Buffer.byteLength(label));
}

function labelOf(column: string | null): Pick<RunSummary, 'label'> {
  const text = column?.trim() ?? '';
  if (text === '') return {};
  try {
    return { label: JSON.parse(text) as unknown };
  } catch {
    return {}; // Anybody can make it anew.
  }
}

function ifJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function digestsOf(row: EventRow, personal: string | null): Pick<StoredEvent, 'personal'> {
  if (personal === null) return {};
  return { personal: parsed(row, 'personal', personal) as Readonly<Record<string, string>> };
}

function parsed({ run_id, seq }: EventRow, column: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenChainError(run_id, seq, `its ${column} is not JSON`);
  }
}
