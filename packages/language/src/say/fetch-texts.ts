import type { CityTrouble, FetchStep } from '../city-fetching.ts';
import type { Language } from '../understand/frame.ts';
import { FETCH_TEXTS, type FetchTexts } from './fetch-words.ts';

/** What is being done about a city, as a sentence. */
export function sayFetchStep(step: FetchStep, language: Language): string {
  const texts = FETCH_TEXTS[language];
  switch (step.kind) {
    case 'queued':
      return texts.queued;
    case 'asking':
      return texts.asking(step.host, step.km, step.city);
    case 'reading':
      return texts.reading(step.places, step.city);
    case 'kept':
      return texts.kept(sayCityTrouble(step.trouble, language), step.city);
  }
}

/** Why a city cannot be had, and which way is left, as whole sentences. */
export function sayCityTrouble(trouble: CityTrouble, language: Language): string {
  const texts = FETCH_TEXTS[language];
  const { kind, city } = trouble;
  switch (kind) {
    case 'services':
      return sayServices(trouble, texts);
    case 'too-large':
      return [texts.tooLarge(city), texts.bringExtract].join(texts.between);
    case 'unreadable':
      return [texts.unreadable(city), texts.bringExtract].join(texts.between);
    case 'nothing-there':
      return texts.nothingThere(city);
    case 'no-currency':
      return texts.noCurrency(city);
    case 'stopped':
      return texts.stopped(city);
    case 'switched-off':
      return texts.switchedOff(city);
  }
}

function sayServices(trouble: CityTrouble & { readonly kind: 'services' }, texts: FetchTexts): string {
  const { city, failed, isNew, againInSeconds } = trouble;
  const reasons = failed.map(({ host, failure }) => texts.failures[failure](host));
  return [
    texts.notNow(city),
    ...reasons,
    ...(isNew ? [] : [texts.leftAlone]),
    texts.again(texts.wait(...toUnit(againInSeconds))),
    texts.bringExtract,
  ].join(texts.between);
}

/** Rounded up, so that whoever waits so long has waited long enough. */
function toUnit(seconds: number): readonly [number, 'seconds' | 'minutes' | 'hours'] {
  const [size, unit] =
    seconds <= 90
      ? ([1, 'seconds'] as const)
      : seconds <= 5400
        ? ([60, 'minutes'] as const)
        : ([3600, 'hours'] as const);
  return [Math.max(1, Math.ceil(seconds / size)), unit];
}

/** What a plan gains by what is known now, before and after. */
export interface ArrivalDifference {
  readonly city: string;
  /** Nights for which a hotel is found. */
  readonly nights: readonly [number, number];
  /** Meals at a named table. */
  readonly tables: readonly [number, number];
  /** Places that were not in the plan before. */
  readonly added: number;
  readonly dropped: number;
}

/** What the plan of a city in outline has become now that the rest has come. */
export function sayArrivalDifference(
  { city, nights, tables, added, dropped }: ArrivalDifference,
  language: Language,
): string {
  const texts = FETCH_TEXTS[language];
  const parts = [
    ...(nights[0] === nights[1] ? [] : [texts.nights(nights[1], nights[0])]),
    ...(tables[0] === tables[1] ? [] : [texts.tables(tables[1], tables[0])]),
    ...(added + dropped === 0 ? [] : [texts.places(added, dropped)]),
  ];
  return parts.length === 0 ? texts.same(city) : texts.different(city, parts.join(texts.comma));
}
