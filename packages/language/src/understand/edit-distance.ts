/** Letters to add, drop, change or swap with their neighbour; `limit` if it is that many or more. */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) >= limit) return limit;
  let older: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= right.length; j++) {
      const isSame = left[i - 1] === right[j - 1];
      const isSwapped = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const value = Math.min(
        (row[j] ?? limit) + 1,
        (next[j - 1] ?? limit) + 1,
        (row[j - 1] ?? limit) + (isSame ? 0 : 1),
        isSwapped ? (older[j - 2] ?? limit) + 1 : limit,
      );
      next[j] = value;
      least = Math.min(least, value);
    }
    if (least >= limit) return limit;
    older = row;
    row = next;
  }
  return Math.min(row[right.length] ?? limit, limit);
}

/** Slips of the pen that a word of that length may have. */
export function forgivenSlips(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}
