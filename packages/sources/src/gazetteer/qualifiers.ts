/** What stands after the name of a city to tell it from its namesakes: a country, or a state of the United States. */
import { nameOfRegion } from '../calendar/holidays.ts';
import { fold } from './fold.ts';

/** Folded names in use besides those of the standard. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  'u s a': 'US',
  america: 'US',
  'the united states': 'US',
  uk: 'GB',
  'u k': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  holland: 'NL',
  'the netherlands': 'NL',
  korea: 'KR',
  'south korea': 'KR',
  turkey: 'TR',
  uae: 'AE',
  'czech republic': 'CZ',
  nippon: 'JP',
  deutschland: 'DE',
  osterreich: 'AT',
  schweiz: 'CH',
  espana: 'ES',
  italia: 'IT',
};

let countries: ReadonlyMap<string, string> | undefined;

/** The ISO code of a country by its name in one of the languages that travellers write, or by its own code. */
export function findCountry(text: string): string | undefined {
  countries ??= indexCountries();
  return countries.get(fold(text));
}

/** True when a place in that country and division may be told from others by this qualifier. */
export function isQualifiedBy(
  place: { readonly country: string; readonly admin1: string },
  qualifier: string,
): boolean {
  const country = findCountry(qualifier);
  if (country === place.country) return true;
  if (place.country !== 'US') return false;
  const key = fold(qualifier);
  return key === fold(place.admin1) || key === fold(nameOfRegion({ country: 'US', region: place.admin1 }));
}

/** Codes of unions, of states that are no more, of parts, and of nothing. */
const NO_COUNTRIES: ReadonlySet<string> = new Set('EU EZ UN ZZ XA XB QO UK DD SU YU AN BU TP ZR FX CS NT'.split(' '));
/** In which travellers write, beside English. */
const LANGUAGES = ['de', 'fr', 'es', 'ja', 'zh', 'it', 'pt'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function indexCountries(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = [...LETTERS]
    .flatMap((first) => [...LETTERS].map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.has(code));
  const named = codes.flatMap((code) => {
    const name = names.of(code);
    return name === undefined ? [] : [[fold(name), code] as const, [code.toLowerCase(), code] as const];
  });
  const foreign = LANGUAGES.flatMap((language) => {
    const abroad = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return named.map(([, code]) => [fold(abroad.of(code) ?? ''), code] as const).filter(([name]) => name !== '');
  });
  return new Map([...foreign, ...named, ...Object.entries(OTHER_NAMES)]);
}
