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
  const { run_id: runId, seq, at, key, type, version, author, content, prev_hash: prevHash, hash } = row;
  const place = { runId, seq, at, ...(key === null ? {} : { key }), prevHash };
  return { ...place, type, version, author, content: parseContent(row, content), hash };
}

export function toRunSummary(row: RunRow): RunSummary {
  const { id, type, parent, seq, created_at: createdAt, updated_at: updatedAt } = row;
  return { id, type, ...(parent === null ? {} : { parent }), seq, createdAt, updatedAt };
}

function parseContent({ run_id, seq }: EventRow, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new BrokenChainError(run_id, seq, 'its content is not JSON');
  }
}
