import assert from 'node:assert/strict';

import { MisuseError } from '../errors.ts';
import type { MemoryRow, MemoryStore } from '../memory/stores/memory-store.ts';
import type { ContractClause } from './event-log-contract.ts';

type Clause = (store: MemoryStore) => Promise<void>;

/**
 * What a store of long-term memory has to do, whatever it is made of; for any test runner.
 *
 * @param open - Makes an empty store. Each clause opens and closes its own.
 *
 * @example
 * for (const { name, run } of memoryStoreContract(() => new MyMemoryStore())) it(name, run);
 */
export function memoryStoreContract(open: () => MemoryStore | Promise<MemoryStore>): readonly ContractClause[] {
  return Object.entries(CLAUSES).map(([name, clause]) => ({
    name,
    async run() {
      const store = await open();
      try {
        await clause(store);
      } finally {
        await store.close();
      }
    },
  }));
}

const CLAUSES: Readonly<Record<string, Clause>> = {
  async 'gives back rows to the letter, in the order asked'(store) {
    const rows = [
      row('a'),
      row('b', { body: 'ふわふわ 🍳 "quoted" \\n \u2028', vector: Uint8Array.of(0, 1, 127, 128, 255) }),
    ];
    await store.write({ put: rows });
    assert.deepEqual(plain(await store.read(['b', 'nobody', 'a'])), plain([rows[1], rows[0]]));
    assert.deepEqual(await store.read([]), []);
  },

  async 'puts a row in place of the one of the same id'(store) {
    await store.write({ put: [row('a', { vector: Uint8Array.of(1) })] });
    await store.write({ put: [row('a', { body: 'new' })] });
    assert.deepEqual(plain(await store.read(['a'])), plain([row('a', { body: 'new' })]));
  },

  async 'deletes, and says of a deleted one nothing but that'(store) {
    await store.write({ put: [row('a'), row('b')] });
    await store.write({ delete: ['a', 'nobody'] });
    assert.deepEqual(await store.read(['a']), []);
    const changes = await store.changes(0, 10);
    assert.deepEqual(
      changes.map(({ id, row: kept }) => [id, kept?.body]),
      [
        ['b', 'body of b'],
        ['a', undefined],
      ],
    );
  },

  async 'tells what was written after a revision, oldest first, of a row the last change'(store) {
    await store.write({ put: [row('a'), row('b')] });
    const [first, second] = await store.changes(0, 10);
    assert.ok(first && second && first.revision < second.revision);
    await store.write({ put: [row('a', { body: 'again' }), row('c')] });
    const later = await store.changes(second.revision, 10);
    assert.deepEqual(
      later.map(({ id, row: kept }) => [id, kept?.body]),
      [
        ['a', 'again'],
        ['c', 'body of c'],
      ],
    );
    assert.deepEqual(await store.changes(later.at(-1)?.revision ?? 0, 10), []);
    assert.deepEqual(
      (await store.changes(0, 10)).map(({ id }) => id),
      ['b', 'a', 'c'],
    );
  },

  async 'tells changes page by page'(store) {
    await store.write({ put: Array.from({ length: 7 }, (_, at) => row(`row-${at}`)) });
    const seen: string[] = [];
    for (let after = 0; ;) {
      const page = await store.changes(after, 3);
      if (page.length === 0) break;
      assert.ok(page.length <= 3);
      seen.push(...page.map(({ id }) => id));
      after = page.at(-1)?.revision ?? after;
    }
    assert.deepEqual(seen, ['row-0', 'row-1', 'row-2', 'row-3', 'row-4', 'row-5', 'row-6']);
  },

  async 'notes use without a change'(store) {
    await store.write({ put: [row('a')] });
    const [{ revision } = { revision: 0 }] = await store.changes(0, 1);
    await store.noteUsage([
      { id: 'a', usage: '{"uses":2}' },
      { id: 'nobody', usage: '{}' },
    ]);
    assert.deepEqual(
      (await store.read(['a', 'nobody'])).map(({ usage }) => usage),
      ['{"uses":2}'],
    );
    assert.deepEqual(await store.changes(revision, 10), []);
  },

  async 'gives each of many writes at once a place of its own'(store) {
    await Promise.all(Array.from({ length: 20 }, (_, at) => store.write({ put: [row(`row-${at}`)] })));
    const changes = await store.changes(0, 100);
    assert.equal(changes.length, 20);
    assert.equal(new Set(changes.map(({ revision }) => revision)).size, 20);
  },

  async 'does nothing more once it is closed'(store) {
    await store.close();
    await store.close();
    await assert.rejects(store.write({ put: [row('a')] }), MisuseError);
    await assert.rejects(store.read(['a']), MisuseError);
    await assert.rejects(store.changes(0, 1), MisuseError);
    await assert.rejects(store.noteUsage([]), MisuseError);
  },
};

function row(id: string, traits: Partial<MemoryRow> = {}): MemoryRow {
  return { id, body: `body of ${id}`, checksum: `sum of ${id}`, usage: '{}', ...traits };
}

/** A buffer and an array of bytes are the same here, and no vector as one that is `undefined`. */
function plain(rows: readonly (MemoryRow | undefined)[]): unknown {
  return rows.map((each) => each && { ...each, vector: each.vector && [...each.vector] });
}
