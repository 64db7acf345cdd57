/**
 * A phrase of another language and the English one that the readers know. The order counts: what one rule has written,
 * the next sees. Names of cities stay as they are.
 */
export type Rewrite = readonly [phrase: RegExp, english: string | ((match: RegExpMatchArray) => string)];

/** The text with every phrase in English. */
export function rewrite(text: string, rules: readonly Rewrite[]): string {
  let rest = text;
  for (const [phrase, english] of rules) {
    rest = rest.replace(phrase, (...found) => {
      if (typeof english === 'string') return fill(english, found as readonly unknown[]);
      return english(found.filter((part) => typeof part !== 'object') as unknown as RegExpMatchArray);
    });
  }
  return rest;
}

/** `$1` stands for the first group, as in `replace`. */
function fill(english: string, found: readonly unknown[]): string {
  return english.replace(/\$(\d)/g, (_, group: string) => {
    const part = found[Number(group)];
    return typeof part === 'string' ? part : '';
  });
}

/** Rules for whole words, letter case aside. */
export function words(rows: readonly (readonly [string, string])[]): readonly Rewrite[] {
  return rows.map(([phrase, english]) => [
    new RegExp(String.raw`(?<![\p{L}])(?:${phrase})(?![\p{L}])`, 'giu'),
    english,
  ]);
}

/** Rules that turn a number word before one of `units` into digits. */
export function numbers(table: Readonly<Record<string, number>>, units: string): readonly Rewrite[] {
  return Object.entries(table).map(([word, value]) => [
    new RegExp(String.raw`(?<![\p{L}])${word}(?=\s+(?:${units})(?![\p{L}]))`, 'giu'),
    String(value),
  ]);
}
