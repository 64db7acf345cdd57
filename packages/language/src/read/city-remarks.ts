import type { Remark } from '../brain.ts';
import type { CityMatch, KnownCity } from '../gazetteer.ts';
import { SENTENCES } from '../say/sentences.ts';
import { listed } from '../say/words.ts';

/** Where it is written how a city is added. */
const HOW_TO_ADD = 'packages/sources/catalogue/README.md';
const ANOTHER = `Another city can be added as a catalogue file (${HOW_TO_ADD}).`;

const named = (cities: readonly KnownCity[]): string => listed(cities.slice(0, 4).map((city) => city.name));

/** " Did you mean Kyoto?", or nothing when no known city is near. */
export function nearestKnown(match: CityMatch): string {
  return match.kind === 'unknown' && match.nearest[0] ? ` Did you mean ${match.nearest[0].name}?` : '';
}

/** A city that exists and has no catalogue. */
export function cityElsewhere(match: CityMatch & { readonly kind: 'elsewhere' }): Remark {
  const near = match.nearest.length > 0 ? ` The nearest that I can plan: ${named(match.nearest)}.` : '';
  return { code: 'city-elsewhere', text: `I cannot plan ${match.name} yet.${near} ${ANOTHER}`, fact: 'destinations' };
}

export function unknownCity(text: string, nearest: readonly KnownCity[]): Remark {
  const near = nearest.length > 0 ? ` The nearest that I can plan: ${named(nearest)}.` : '';
  return {
    code: 'unknown-city',
    text: `${SENTENCES.unknownCity(text)}${near} ${ANOTHER}`,
    fact: 'destinations',
  };
}

/** A country where a city is wanted. */
export function whichCityIn(country: string, cities: readonly KnownCity[]): Remark {
  if (cities.length === 0)
    return {
      code: 'unknown-city',
      text: `I know no city in ${country} that I could plan. ${ANOTHER}`,
      fact: 'destinations',
    };
  return {
    code: 'unknown-city',
    text: `In ${country} I can plan ${named(cities)}. Which city shall it be?`,
    fact: 'destinations',
  };
}
