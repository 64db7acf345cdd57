import type { TaskRunner } from '@wayfarer/archon';
import { cityTexts, type Language, missingCity, sayCityTrouble, sayFetchStep, withOffer } from '@wayfarer/language';
import type { FetchQuery } from '@wayfarer/planner';
import {
  type CityFetcher,
  CityUnavailableError,
  type FetchedCity,
  type FetchStep,
  type Remark,
  type Understanding,
} from '@wayfarer/planner/ports';

/**
 * What was understood, with what it would take to have the cities that are not there. A wish to have one fetched falls where
 * nobody fetches; the traveller is told how that is changed.
 */
export function withOffers(understanding: Understanding, cityFetcher: CityFetcher | undefined): Understanding {
  const language = understanding.hints?.language ?? 'en';
  const remarks = understanding.remarks.map((remark) => {
    const offer = remark.city && cityFetcher?.offer(remark.city);
    return offer ? withOffer(remark, offer, language) : remark;
  });
  const { fetch, ...rest } = understanding;
  const allowed = fetch ? undefined : remarks.find(({ offer }) => offer?.isAllowed === true)?.city;
  if (allowed) return { ...understanding, fetch: allowed, remarks: remarks.filter(({ city }) => city !== allowed) };
  if (fetch === undefined || cityFetcher?.offer(fetch)) return { ...understanding, remarks };
  const remark: Remark = fetch.outline
    ? { code: 'city-outline', text: cityTexts(language).operator }
    : missingCity(fetch, language);
  return { ...rest, remarks: [...remarks, remark] };
}

/**
 * Fetches a city that the traveller asked for. Begun again by the next process where this one ends: what is there by then is
 * not fetched again.
 *
 * @throws {CityUnavailableError}
 */
export async function fetchCity(
  city: FetchQuery,
  cityFetcher: CityFetcher | undefined,
  context: Parameters<TaskRunner>[1],
): Promise<FetchedCity> {
  const { name, country, at, language = 'en' } = city;
  if (!cityFetcher)
    throw inWords(new CityUnavailableError('', { trouble: { kind: 'switched-off', city: name } }), language);
  const report = (step: FetchStep): Promise<void> => context.report(sayFetchStep(step, language));
  try {
    return await cityFetcher.fetch({ name, country, at }, { report, signal: context.signal });
  } catch (error) {
    throw error instanceof CityUnavailableError ? inWords(error, language) : error;
  }
}

/** In the traveller's language, as far as it says more than words. */
function inWords(error: CityUnavailableError, language: Language): CityUnavailableError {
  const { trouble, retryAt } = error;
  if (!trouble) return error;
  return new CityUnavailableError(sayCityTrouble(trouble, language), { retryAt, trouble, cause: error });
}
