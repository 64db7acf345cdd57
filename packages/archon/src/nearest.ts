/**
 * The candidate that `word` was probably meant to be: at most a third of its letters differ, capitals aside.
 *
 * @returns `undefined` when none is near.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const far = distance(wanted, candidate.toLowerCase(), bestDistance);
    if (far < bestDistance) [best, bestDistance] = [candidate, far];
  }
  return best;
}

/** Letters to add, drop, change or swap with their neighbour; `limit` if it is that many or more. */
function distance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) >= limit) return limit;
  let older: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1];
      const swapped = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      next[j] = Math.min(
        (row[j] ?? limit) + 1,
        (next[j - 1] ?? limit) + 1,
        (row[j - 1] ?? limit) + (same ? 0 : 1),
        swapped ? (older[j - 2] ?? limit) + 1 : limit,
      );
    }
    older = row;
    row = next;
  }
  return Math.min(row[right.length] ?? limit, limit);
}
