import { describe, expect, it } from 'vitest';

import type { MemoryRecord } from '../memory-entry.ts';
import { readRow, toRow } from './row.ts';

const RECORD: MemoryRecord = {
  id: 'm1',
  content: 'Ada likes tea.',
  timestamp: '2027-04-03T10:00:00.000Z',
  metadata: { who: 'ada' },
  tier: 'long-term',
  usage: { lastUsed: '2027-04-03T10:00:00.000Z', uses: 2, useful: 1, notUseful: 0 },
} as unknown as MemoryRecord;
const withVector = (...entries: readonly number[]): MemoryRecord => ({
  ...RECORD,
  embedding: { space: 'small', vector: Float32Array.from(entries) },
});

/** Shows what was digested. */
const digest = (text: string): string => text;

describe('a row of a memory', () => {
  it('is read as it was written, with its vector or without', () => {
    for (const record of [RECORD, withVector(1, -2, 0.5)])
      expect(readRow(toRow(record, digest), digest)).toEqual({ ok: true, record });
  });

  it('has the FNV-1a sum of its vector in its checksum', () => {
    // Of no byte it is the offset; of 00 00 80 3f, and of that and 00 00 00 c0, as computed apart.
    expect(toRow(RECORD, digest).checksum.split(' ')[0]).toBe('811c9dc5');
    expect(toRow(withVector(1), digest).checksum.split(' ')[0]).toBe('1b587698');
    expect(toRow(withVector(1, -2), digest).checksum.split(' ')[0]).toBe('382ee358');
    expect(toRow(RECORD, digest).checksum).toHaveLength(16);
  });

  it('is none where anything in it was changed', () => {
    const row = toRow(withVector(1), digest);
    for (const changed of [
      { ...row, body: `x${row.body}` },
      { ...row, vector: Uint8Array.of(0, 0, 128, 62) },
    ])
      expect(readRow(changed, digest)).toEqual({
        ok: false,
        id: 'm1',
        reason: 'Its checksum does not match what it holds.',
      });
  });

  it('begins notes of use anew where they cannot be read', () => {
    const row = toRow(RECORD, digest);
    const fresh = { lastUsed: RECORD.timestamp, uses: 0, useful: 0, notUseful: 0 };
    for (const [usage, read] of [
      ['{', fresh],
      ['null', fresh],
      ['{"uses":3}', { ...fresh, uses: 3 }],
    ] as const)
      expect(readRow({ ...row, usage }, digest)).toMatchObject({ ok: true, record: { usage: read } });
  });
});
