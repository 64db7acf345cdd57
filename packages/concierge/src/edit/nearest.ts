/** So many are offered. */
const MOST_OFFERED = 3;

/** What is called most like it, best first; nothing where nothing is alike. */
export function listNearest<T>(
  wanted: string,
  all: readonly T[],
  namesOf: (one: T) => readonly string[],
): readonly T[] {
  const scored = all.map((one) => ({ one, score: Math.max(...namesOf(one).map((name) => likeness(wanted, name))) }));
  return scored
    .filter(({ score }) => score >= LEAST_LIKENESS)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, MOST_OFFERED)
    .map(({ one }) => one);
}

const LEAST_LIKENESS = 0.3;

/** Share of pairs of letters that two names have in common, 0–1. */
function likeness(left: string, right: string): number {
  const [pairs, others] = [pairsOf(left), pairsOf(right)];
  const common = [...pairs].filter((pair) => others.has(pair)).length;
  return pairs.size + others.size === 0 ? 0 : (2 * common) / (pairs.size + others.size);
}

function pairsOf(name: string): ReadonlySet<string> {
  const letters = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(visit|place)_(\d{4}-\d\d-\d\d-)?/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2)),
  );
}
