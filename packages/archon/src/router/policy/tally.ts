/** How often each was seen, the most frequent first; ties by name. */
export function tally(names: Iterable<string>): readonly (readonly [name: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([left, many], [right, few]) => few - many || (left < right ? -1 : 1));
}
