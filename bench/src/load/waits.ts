/** Pause of a reader between an answer and its next question: it looks, it does not load. */
const PAUSE_MS = 5;

/** Asks again and again, one question at a time, until told to stop. Resolves to how long each answer took, in milliseconds. */
export async function measureWaits(ask: () => Promise<unknown>, until: Promise<unknown>): Promise<readonly number[]> {
  const waits: number[] = [];
  let isOver = false;
  const end = (): void => void (isOver = true);
  until.then(end, end); // Whoever asked for it hears of its failure.
  while (!isOver) {
    const began = performance.now();
    await ask();
    waits.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return waits;
}

/** @param share - 0.99: what 99 of a hundred are at most. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
