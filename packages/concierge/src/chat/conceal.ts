/** Shorter values are found inside other words. */
const TELLING_LENGTH = 3;

/** The text with placeholders for the values that stand in it, the longest first; what was said as a whole is no such value. */
export function conceal(text: string, values: ReadonlyMap<string, string>): string {
  return [...values]
    .filter(([placeholder, value]) => value.length >= TELLING_LENGTH && !placeholder.startsWith('⟦said:'))
    .toSorted(([, one], [, other]) => other.length - one.length)
    .reduce((hidden, [placeholder, value]) => hidden.replaceAll(value, () => placeholder), text);
}
