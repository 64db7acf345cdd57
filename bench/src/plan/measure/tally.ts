/** What was counted, by name; figures are made of sums of these. */
export type Tally = Readonly<Record<string, number>>;

/** Name by name. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const sums: Record<string, number> = {};
  for (const tally of tallies)
    for (const [name, count] of Object.entries(tally)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}
