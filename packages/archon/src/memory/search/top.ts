/** The `limit` items with the highest scores, best first; among equals the earlier one. Cheap where `limit` is small. */
export function top<Item>(items: Iterable<Item>, limit: number, score: (item: Item) => number): Item[] {
  const best: Item[] = [];
  const scores: number[] = [];
  for (const item of items) {
    const mine = score(item);
    if (best.length >= limit && mine <= (scores[best.length - 1] ?? -Infinity)) continue;
    let at = best.length;
    while (at > 0 && (scores[at - 1] ?? Infinity) < mine) at--;
    best.splice(at, 0, item);
    scores.splice(at, 0, mine);
    if (best.length > limit) {
      best.pop();
      scores.pop();
    }
  }
  return best;
}
