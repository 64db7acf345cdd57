import { describe, expect, it } from 'vitest';

import { nodeDigest } from '../../node/index.ts';
import type { MemoryRecord } from '../memory-entry.ts';
import { MemoryIndex } from '../search/memory-index.ts';
import { IndexedStore } from './indexed-store.ts';
import type { MemoryChange, MemoryRow, MemoryStore, UsageNote } from './memory-store.ts';
import { newUsage, toRow } from './row.ts';

const AT = '2026-11-26T12:00:00.000Z';
const record = (id: string, metadata: MemoryRecord['metadata'] = {}): MemoryRecord => ({
  ...{ id, content: `words of ${id}`, timestamp: AT, metadata, tier: 'warm', usage: newUsage(AT) },
});
const rowOf = (one: MemoryRecord): MemoryRow => toRow(one, nodeDigest);
const spoilt = (id: string): MemoryRow => ({ ...rowOf(record(id)), body: '{}' });

/** A store that answers what it is told, and notes what it was asked. */
function setUp({
  scope,
  pages = [],
}: { scope?: Readonly<Record<string, string>>; pages?: (readonly MemoryChange[])[] } = {}) {
  const asked: (readonly [number, number])[] = [];
  const noted: (readonly UsageNote[])[] = [];
  const damaged: string[] = [];
  const rows = new Map<string, MemoryRow>();
  let closed = 0;
  const store: MemoryStore = {
    write: async ({ put = [] }) => {
      for (const row of put) rows.set(row.id, row);
    },
    read: async (ids) => ids.flatMap((id) => rows.get(id) ?? []),
    noteUsage: async (notes) => void noted.push(notes),
    changes: async (revision, limit) => {
      asked.push([revision, limit]);
      return pages.shift() ?? [];
    },
    close: async () => void (closed += 1),
  };
  const index = new MemoryIndex(undefined);
  const indexed = new IndexedStore({
    store,
    index,
    scope,
    digest: nodeDigest,
    onDamaged: ({ id, reason }) => damaged.push(`${id}: ${reason}`),
  });
  return { indexed, index, asked, noted, damaged, rows, pages, closed: () => closed };
}
const change = (revision: number, id: string, row?: MemoryRow): MemoryChange => ({ revision, id, ...(row && { row }) });
const DAMAGE = 'Its checksum does not match what it holds.';

describe('an index that follows its store', () => {
  it('begins at the first change, and asks from the last one that it has seen, by 2,000', async () => {
    const { indexed, index, asked, pages } = setUp({ pages: [[change(3, 'a', rowOf(record('a')))]] });
    await indexed.sync();
    pages.push([change(7, 'b', rowOf(record('b'))), change(8, 'a')]);
    await indexed.sync();
    await indexed.sync();
    expect(asked).toEqual([
      [0, 2000],
      [3, 2000],
      [8, 2000],
    ]);
    expect([...index.values()].map(({ id }) => id)).toEqual(['b']);
  });

  it('asks on while a page is full', async () => {
    const row = rowOf(record('a'));
    const page = (from: number, count: number) => Array.from({ length: count }, (_, at) => change(from + at, 'a', row));
    const { indexed, asked } = setUp({ pages: [page(1, 2000), page(2001, 1999)] });
    await indexed.sync();
    expect(asked.map(([revision]) => revision)).toEqual([0, 2000]);
  });

  it('is of another generation with each change, and only then', async () => {
    const { indexed, pages } = setUp({ pages: [[change(1, 'a', rowOf(record('a'))), change(2, 'a')]] });
    expect(indexed.generation).toBe(0);
    await indexed.sync();
    expect(indexed.generation).toBe(2);
    await indexed.sync();
    expect(indexed.generation).toBe(2);
    indexed.refresh();
    expect(indexed.generation).toBe(3);
    pages.push([change(3, 'b', spoilt('b'))]);
    await indexed.sync();
    expect(indexed.generation).toBe(5);
  });

  it('holds those of its scope alone', async () => {
    const of = (id: string, user: string) => change(1, id, rowOf(record(id, { user, kind: 'note' })));
    const { indexed, index } = setUp({
      scope: { user: 'ada', kind: 'note' },
      pages: [[of('a', 'ada'), of('b', 'bob')]],
    });
    await indexed.sync();
    expect([...index.values()].map(({ id }) => id)).toEqual(['a']);
  });

  it('takes over once what several ask for at once, and once more after a write', async () => {
    const { indexed, asked } = setUp();
    await Promise.all([indexed.sync(), indexed.sync(), indexed.sync()]);
    expect(asked.length).toBeLessThanOrEqual(3);
    const before = asked.length;
    await indexed.write([record('a')]);
    expect(asked.length).toBe(before + 1);
  });
});

describe('a memory that cannot be read', () => {
  it('is in neither, and told once until it is written anew', async () => {
    const { indexed, index, damaged, rows } = setUp({ pages: [[change(1, 'a', rowOf(record('a')))]] });
    await indexed.sync();
    rows.set('a', spoilt('a'));
    expect(await indexed.read(['a'])).toEqual([]);
    expect(index.find('a')).toBeUndefined();
    await indexed.read(['a']);
    expect(damaged).toEqual([`a: ${DAMAGE}`]);
    await indexed.write([record('a')]);
    rows.set('a', spoilt('a'));
    await indexed.read(['a']);
    expect(damaged).toEqual([`a: ${DAMAGE}`, `a: ${DAMAGE}`]);
  });

  it('is told as it comes by with the changes', async () => {
    const { indexed, index, damaged } = setUp({ pages: [[change(1, 'a', spoilt('a'))]] });
    await indexed.sync();
    expect([index.size, damaged]).toEqual([0, [`a: ${DAMAGE}`]]);
  });
});

describe('notes of use', () => {
  it('are read before they are stored, and stored once', async () => {
    const { indexed, noted, closed } = setUp({ pages: [[change(1, 'a', rowOf(record('a')))]] });
    await indexed.write([record('a')]);
    indexed.note('a', (usage) => ({ ...usage, uses: usage.uses + 1 }));
    indexed.note('unknown', (usage) => usage);
    const used = { ...newUsage(AT), uses: 1 };
    expect((await indexed.read(['a', 'unknown'])).map(({ id, usage }) => [id, usage])).toEqual([['a', used]]);
    await indexed.flush();
    await indexed.flush();
    expect(noted).toEqual([[{ id: 'a', usage: JSON.stringify(used) }]]);
    indexed.note('a', (usage) => usage);
    await indexed.close();
    expect([noted.length, closed()]).toEqual([2, 1]);
  });

  it('of what is gone are dropped', async () => {
    const { indexed, noted, pages } = setUp({ pages: [[change(1, 'a', rowOf(record('a')))]] });
    await indexed.sync();
    indexed.note('a', (usage) => usage);
    pages.push([change(2, 'a')]);
    await indexed.sync();
    await indexed.flush();
    expect(noted).toEqual([]);
  });
});
