import { BrokenChainError } from '../events/errors.ts';
import type { StoredEvent } from '../events/event.ts';
import type { RunSummary } from '../events/event-log.ts';

/** A row of `events`. */
export interface EventRow {
  readonly run_id: string;
  readonly seq: number;
  readonly at: string;
  readonly type: string;
  readonly version: number;
  readonly author: string;
  readonly key: string | null;
  readonly content: string;
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
  readonly seq: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** @throws {BrokenChainError} if the content is not JSON. */
export function toStoredEvent(row: EventRow): StoredEvent {
  const { run_id: runId, seq, at, key, type, version, author, content, personal, prev_hash: prevHash, hash } = row;
  const place = { runId, seq, at, ...(key === null ? {} : { key }), prevHash };
  const told = { content: parsed(row, 'content', content), ...digestsOf(row, personal) };
  return { ...place, type, version, author, ...told, hash };
}

export function toRunSummary(row: RunRow): RunSummary {
  const { id, type, parent, seq, created_at: createdAt, updated_at: updatedAt } = row;
  return { id, type, ...(parent === null ? {} : { parent }), seq, createdAt, updatedAt };
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
