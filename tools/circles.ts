/** What each file imports of the others: all of it, or a type alone, when the program starts or later. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The circles among files: each begins and ends with the same file, the shortest first. Circles that share a file with
 * one before them are left out, as cutting that one may open them, too.
 */
export function findCircles(imports: ImportGraph): string[][] {
  const knotted = withoutEnds(imports);
  const circles = [...knotted.keys()].flatMap((file) => {
    const circle = findCircleFrom(file, knotted);
    return circle ? [circle] : [];
  });
  const told = new Set<string>();
  return circles
    .sort((a, b) => a.length - b.length)
    .filter((circle) => {
      if (circle.some((file) => told.has(file))) return false;
      for (const file of circle) told.add(file);
      return true;
    });
}

/** Drops what imports nothing that is left, again and again: in a graph without circles nothing remains. */
function withoutEnds(imports: ImportGraph): ImportGraph {
  const left = new Map([...imports].map(([file, targets]) => [file, targets.filter((target) => imports.has(target))]));
  const ends = [...left].filter(([, targets]) => targets.length === 0).map(([file]) => file);
  if (ends.length === 0) return left;
  for (const end of ends) left.delete(end);
  return withoutEnds(left);
}

/** The shortest way from a file back to itself, breadth first. */
function findCircleFrom(start: string, imports: ImportGraph): string[] | undefined {
  const seen = new Set<string>();
  let paths = [[start]];
  while (paths.length > 0) {
    const longer = paths.flatMap((path) => (imports.get(path.at(-1) ?? start) ?? []).map((next) => [...path, next]));
    const circle = longer.find((path) => path.at(-1) === start);
    if (circle) return circle;
    paths = longer.filter((path) => {
      const end = path.at(-1) ?? start;
      return !seen.has(end) && seen.add(end);
    });
  }
  return undefined;
}
