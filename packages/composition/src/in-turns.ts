import type { OneATurn } from '@wayfarer/concierge';

/** Whoever reads messages: a brain, an understander. */
interface Reader<Asked extends readonly unknown[], Read> {
  understand(...asked: Asked): Read | Promise<Read>;
}

/** The same reader, which begins to read in a turn of the event loop of its own, among all that read in `turns`. */
export function inTurns<Asked extends readonly unknown[], Read>(
  reader: Reader<Asked, Read>,
  turns: OneATurn,
): { understand(...asked: Asked): Promise<Read> } {
  return { understand: (...asked) => turns.do(async () => reader.understand(...asked)) };
}
