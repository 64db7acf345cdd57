import type { CityOffer, MissingCity, Remark } from '../brain.ts';
import type { CityCandidate, CityMatch, KnownCity, NamedBy } from '../gazetteer.ts';
import { cityTexts } from '../say/city-texts.ts';
import { SENTENCES } from '../say/sentences.ts';
import { listed } from '../say/words.ts';
import type { Language } from '../understand/frame.ts';

/** As many as one takes in at a glance. */
const MOST_CITIES = 4;

const named = (cities: readonly KnownCity[]): string => listed(cities.slice(0, MOST_CITIES).map((city) => city.name));

/** " Did you mean Kyoto?", or nothing when no known city is near. */
export function nearestKnown(match: CityMatch): string {
  return match.kind === 'unknown' && match.nearest[0] ? ` Did you mean ${match.nearest[0].name}?` : '';
}

/** A city that exists and cannot be planned; whoever can fetch it says so with `withOffer`. */
export function cityElsewhere(match: CityMatch & { readonly kind: 'elsewhere' }, language: Language): Remark {
  const city = toMissing(match);
  const remark = missingCity(city, language);
  return match.by ? { ...remark, text: `${howNamed(match.by, city.name, language)} ${remark.text}` } : remark;
}

/** By the name by which it was called. */
export function toMissing({
  name,
  called,
  country,
  at,
  nearest,
}: CityMatch & { readonly kind: 'elsewhere' }): MissingCity {
  return { name: called ?? name, country, at, nearest: nearest.map((one) => one.name) };
}

/** What is said of a city that is not there, as long as nobody offers to fetch it. */
export function missingCity(city: MissingCity, language: Language): Remark {
  const texts = cityTexts(language);
  const near = city.nearest.length > 0 ? [texts.nearest(listed(city.nearest))] : [];
  return {
    code: 'city-elsewhere',
    text: [texts.missing(city.name), ...near, texts.operator].join(' '),
    fact: 'destinations',
    chips: city.nearest,
    city,
  };
}

/** A city that can be fetched, instead of the remark that it is not there or only an outline. */
export function withOffer(remark: Remark, offer: CityOffer, language: Language): Remark {
  const { city } = remark;
  if (!city) return remark;
  const texts = cityTexts(language);
  const chip = fetchChip(city, offer, language);
  if (city.outline)
    return {
      ...remark,
      text: `${remark.text} ${texts.outlineOffer(offer.from)}`,
      offered: true,
      offer,
      chips: [chip],
    };
  const how = texts.offer(offer.from);
  const opening = remark.text.split(texts.missing(city.name))[0] ?? '';
  return {
    ...remark,
    text: `${opening}${texts.missing(city.name)} ${how}`,
    question: texts.fetchOrOther,
    offered: true,
    offer,
    chips: [chip, ...city.nearest],
  };
}

/** The answer that has a city fetched, with what that takes as far as it is known: `Get Lisbon from OpenStreetMap (about 2 MB, 20 s)`. */
export function fetchChip({ name }: Pick<MissingCity, 'name'>, offer: CityOffer | null, language: Language): string {
  const chip = cityTexts(language).chips.fetch(name);
  return offer ? `${chip}${sizeOf(offer, language)}` : chip;
}

/** ` (about 2 MB, 20 s)`. */
function sizeOf({ megabytes, seconds }: CityOffer, language: Language): string {
  const size = megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes);
  return cityTexts(language).size(new Intl.NumberFormat(language).format(size), seconds);
}

/** A city that is planned though little of it is known. */
export function outlineCity(
  { name, country, center }: KnownCity,
  { sights }: { readonly sights: number },
  language: Language,
): Remark {
  return {
    code: 'city-outline',
    text: cityTexts(language).outline(name, sights),
    city: { name, country, at: center, nearest: [], outline: true },
  };
}

/** By what other name than its own a city was named. */
export function howNamed({ kind, name }: NamedBy, city: string, language: Language): string {
  return cityTexts(language)[kind](name, city);
}

/** Several cities of one name, or of nearly the one that was written. */
export function whichCity(match: CityMatch & { readonly kind: 'ambiguous' }, language: Language): Remark {
  const texts = cityTexts(language);
  const labels = match.candidates.map(labelOf);
  const text =
    match.because === 'namesakes'
      ? texts.several(match.text, listed(labels))
      : texts.didYouMean(match.text, listed(labels, 'or'));
  return { code: 'which-city', text, question: texts.whichCity, fact: 'destinations', chips: labels };
}

/** A city that can be planned needs no country behind it, as long as it is called by its own name. */
function labelOf({ name, label, known }: CityCandidate): string {
  return known?.name === name ? known.name : label;
}

export function unknownCity(text: string, nearest: readonly KnownCity[]): Remark {
  const near = nearest.length > 0 ? ` The nearest that I can plan: ${named(nearest)}.` : '';
  return {
    code: 'unknown-city',
    text: `${SENTENCES.unknownCity(text)}${near}`,
    fact: 'destinations',
    chips: nearest.slice(0, MOST_CITIES).map(({ name }) => name),
  };
}

/** A country, or a part of one, where a city is wanted. */
export function whichCityIn(match: CityMatch & { readonly kind: 'region' }, language: Language): Remark {
  const texts = cityTexts(language);
  const cities = match.cities.slice(0, MOST_CITIES).map(({ name, known }) => known?.name ?? name);
  const text = cities.length === 0 ? texts.nothingInRegion(match.name) : texts.inRegion(match.name, listed(cities));
  const chips = match.cities.slice(0, MOST_CITIES).map(labelOf);
  return { code: 'which-city', text, question: texts.whichCity, fact: 'destinations', chips };
}
