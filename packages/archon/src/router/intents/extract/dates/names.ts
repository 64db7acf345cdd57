/** Languages in which months and weekdays are known by name. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const;
/** Short names in other languages are words of their own too often: "set", "gen", "ago". */
const SHORT_IN = ['en', 'de'] as const;

export interface Names {
  /** Lower-case name → its number: months from 1, weekdays from 0, Sunday. */
  readonly numbers: ReadonlyMap<string, number>;
  /** All of them as one alternative of a pattern. */
  readonly pattern: string;
}

let months: Names | undefined;
let weekdays: Names | undefined;

/** Made when first needed: most messages name no date. */
export function monthNames(): Names {
  months ??= toNames([
    ...namesIn(LANGUAGES, { month: 'long' }, 12),
    ...namesIn(SHORT_IN, { month: 'short' }, 12),
    ['sept', 9],
  ]);
  return months;
}

export function weekdayNames(): Names {
  weekdays ??= toNames(namesIn(LANGUAGES, { weekday: 'long' }, 7).map(([name, place]) => [name, place - 1] as const));
  return weekdays;
}

type Named = readonly [name: string, number: number];

function namesIn(languages: readonly string[], part: Intl.DateTimeFormatOptions, count: number): Named[] {
  return languages.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => {
      // 1 January 2023 was a Sunday.
      const date = part.month ? Date.UTC(2023, index, 1) : Date.UTC(2023, 0, 1 + index);
      return [format.format(date).toLowerCase().replace(/\.$/, ''), index + 1] as const;
    });
  });
}

function toNames(named: readonly Named[]): Names {
  const numbers = new Map(named);
  const longestFirst = [...numbers.keys()].sort((left, right) => right.length - left.length);
  return { numbers, pattern: longestFirst.join('|') };
}
