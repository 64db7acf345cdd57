import type { NewEvent } from '../events/event.ts';

/** What happens in memory that nobody asked for. Author is `memory`. */
export type MemoryEvent =
  /** Something could not be had, and the next best thing was taken. */
  | NewEvent<'memory-degraded', { readonly to: 'keyword' | 'cold' | 'recent' | 'unstored'; readonly reason: string }>
  /** A stored memory could not be read; it is left out until it is stored again. */
  | NewEvent<'memory-damaged', { readonly id: string; readonly reason: string }>
  | NewEvent<'memory-evicted', { readonly ids: readonly string[]; readonly reason: 'age' | 'capacity' }>
  | NewEvent<'memory-archived', { readonly ids: readonly string[] }>;

export type MemoryListener = (event: MemoryEvent) => void;

/** @param listener - Whatever it throws is its own affair. */
export function tell(listener: MemoryListener | undefined, event: Pick<MemoryEvent, 'type' | 'content'>): void {
  try {
    listener?.({ ...event, version: 1, author: 'memory' } as MemoryEvent);
  } catch {
    // Who listens must not break what it listens to.
  }
}
