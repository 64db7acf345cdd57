import type { Digest } from '../../events/digest.ts';
import { frozenJson } from '../../events/json.ts';
import type { MemoryRecord, MemoryUsage } from '../memory-entry.ts';
import type { MemoryRow } from './memory-store.ts';

/** A row that was read: a memory, or why it is none. */
export type ReadRow =
  | { readonly ok: true; readonly record: MemoryRecord }
  | { readonly ok: false; readonly id: string; readonly reason: string };

type Body = Pick<MemoryRecord, 'content' | 'timestamp' | 'metadata' | 'tier'> & { readonly space?: string };

/** @throws {MisuseError} if the metadata are not plain JSON. */
export function toRow({ embedding, usage, id, ...rest }: MemoryRecord, digest: Digest): MemoryRow {
  const { content, timestamp, metadata, tier } = rest;
  const body = frozenJson({ content, timestamp, metadata, tier, space: embedding?.space }, `memory ${id}`).text;
  const vector = embedding && bytesOf(embedding.vector);
  return { id, body, vector, checksum: checksumOf(body, vector, digest), usage: JSON.stringify(usage) };
}

/** Checks and reads a row. Notes of use that cannot be read are begun anew: they are no reason to lose a memory. */
export function readRow({ id, body, vector, checksum, usage }: MemoryRow, digest: Digest): ReadRow {
  if (checksumOf(body, vector, digest) !== checksum) {
    return { ok: false, id, reason: 'Its checksum does not match what it holds.' };
  }
  try {
    const { space, ...rest } = JSON.parse(body) as Body;
    const embedding = vector && space !== undefined ? { embedding: { space, vector: floatsOf(vector) } } : {};
    return { ok: true, record: { id, ...rest, ...embedding, usage: readUsage(usage, rest.timestamp) } };
  } catch (error) {
    return { ok: false, id, reason: `It is not JSON: ${String(error)}` };
  }
}

export function newUsage(timestamp: string): MemoryUsage {
  return { lastUsed: timestamp, uses: 0, useful: 0, notUseful: 0 };
}

function readUsage(text: string, timestamp: string): MemoryUsage {
  try {
    const found = JSON.parse(text) as Partial<MemoryUsage> | null;
    return { ...newUsage(timestamp), ...found };
  } catch {
    return newUsage(timestamp);
  }
}

/** 64 bits are enough against chance; nobody is kept from forging a row by a checksum that stands beside it. */
function checksumOf(body: string, vector: Uint8Array | undefined, digest: Digest): string {
  let sum = 0x811c9dc5; // FNV-1a of the vector: a text of it would be long to digest
  const bytes = vector ?? new Uint8Array(0);
  for (let at = 0; at < bytes.length; at++) sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01000193);
  return digest(`${(sum >>> 0).toString(16)} ${body}`).slice(0, 16);
}

function bytesOf(vector: Float32Array): Uint8Array {
  const bytes = new Uint8Array(vector.length * 4);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < vector.length; at++) view.setFloat32(at * 4, vector[at] ?? 0, true);
  return bytes;
}

function floatsOf(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const vector = new Float32Array(bytes.length >> 2);
  for (let at = 0; at < vector.length; at++) vector[at] = view.getFloat32(at * 4, true);
  return vector;
}
