/** Levels, limits and scores keep four decimals, so that 0.55 × 0.80 is 0.44 and a reading of 44 % reaches it. */
export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** `35 %`, `55.25 %`. */
export function percent(level: number): string {
  return `${Math.round(level * 10_000) / 100} %`;
}

/** `heavy_rain` → `heavy rain`. */
export function inWords(word: string): string {
  return word.replaceAll('_', ' ');
}

/** `1 place`, `3 places`. */
export function count(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}
