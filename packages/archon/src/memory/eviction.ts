import { importanceOf } from './memory-entry.ts';
import type { IndexedMemory } from './search/memory-index.ts';

/** What is kept, and for how long. Nothing said: everything, for ever. */
export interface EvictionPolicy {
  /** Memories at most, of any tier; the least worth keeping go first. */
  readonly capacity?: number | undefined;
  /** Days after which a memory goes unless it is important. */
  readonly maxAgeDays?: number | undefined;
  /** Days without use after which it is archived: cold, found only when nothing else is. */
  readonly archiveAfterDays?: number | undefined;
  /** Importance, 0–1, from which neither age nor disuse matters. Default 0.8. */
  readonly keepFrom?: number | undefined;
}

const DAY_MS = 86_400_000;

/** Ids to forget, by why: for their age; and beyond the capacity, least important first, among equals the least recently used. */
export function evictable(
  memories: Iterable<IndexedMemory>,
  { capacity = Infinity, maxAgeDays = Infinity, keepFrom = 0.8 }: EvictionPolicy,
  now: number,
): { readonly age: readonly string[]; readonly capacity: readonly string[] } {
  const all = [...memories];
  const isOld = (memory: IndexedMemory): boolean =>
    importanceOf(memory) < keepFrom && now - memory.time > maxAgeDays * DAY_MS;
  const kept = all.filter((memory) => !isOld(memory));
  const surplus = Math.max(0, kept.length - capacity);
  const worst = surplus === 0 ? [] : kept.toSorted(byWorth).slice(0, surplus);
  return { age: idsOf(all.filter(isOld)), capacity: idsOf(worst) };
}

/** Ids of warm memories that have long not been used. */
export function toArchive(
  memories: Iterable<IndexedMemory>,
  { archiveAfterDays = Infinity, keepFrom = 0.8 }: EvictionPolicy,
  now: number,
): readonly string[] {
  return idsOf(
    [...memories].filter(
      (memory) =>
        memory.tier === 'warm' &&
        importanceOf(memory) < keepFrom &&
        now - Date.parse(memory.usage.lastUsed) > archiveAfterDays * DAY_MS,
    ),
  );
}

function byWorth(one: IndexedMemory, other: IndexedMemory): number {
  const [left, right] = [one, other].map((memory) => Date.parse(memory.usage.lastUsed));
  return importanceOf(one) - importanceOf(other) || (left ?? 0) - (right ?? 0) || one.time - other.time;
}

function idsOf(memories: readonly IndexedMemory[]): string[] {
  return memories.map(({ id }) => id);
}
