import type { TokenCounter } from '../model/tokens.ts';

/**
 * Cuts texts so that together they take no more than `room` tokens. Short ones stay whole; what they leave is shared by the
 * others alike. A text that is cut says so, and how much is missing.
 */
export function fitTexts(texts: readonly string[], room: number, count: TokenCounter): readonly string[] {
  if (room === Infinity) return texts;
  const sizes = texts.map((text) => count(text));
  if (sizes.reduce((sum, size) => sum + size, 0) <= room) return texts;
  const share = fairShare(sizes, Math.max(0, room));
  return texts.map((text, index) => ((sizes[index] ?? 0) <= share ? text : cutTo(text, share, count)));
}

/** The most that each may take, if those that need less take less. */
function fairShare(sizes: readonly number[], room: number): number {
  let left = room;
  let share = 0;
  for (const [index, size] of sizes.toSorted((one, other) => one - other).entries()) {
    share = left / (sizes.length - index);
    if (size > share) break;
    left -= size;
  }
  return share;
}

/** The longest beginning that fits with what is said of the rest; at the least, what is said of it. */
function cutTo(text: string, tokens: number, count: TokenCounter): string {
  let fits = 0;
  let tooLong = text.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (count(withMark(text, middle)) <= tokens) fits = middle;
    else tooLong = middle;
  }
  return withMark(text, fits);
}

function withMark(text: string, length: number): string {
  const kept = text.slice(0, length).toWellFormed();
  return `${kept}\n[Cut here: ${text.length - length} more characters, for which there is no room. Ask for less at a time.]`;
}
