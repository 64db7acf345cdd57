import type { TaskRunner } from '@wayfarer/archon';
import { cityTexts, type MissingCity, missingCity, withOffer } from '@wayfarer/language';
import {
  type CityFetcher,
  CityUnavailableError,
  type FetchedCity,
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
  city: MissingCity,
  cityFetcher: CityFetcher | undefined,
  context: Parameters<TaskRunner>[1],
): Promise<FetchedCity> {
  if (!cityFetcher)
    throw new CityUnavailableError(`${city.name} cannot be fetched any more: fetching was switched off meanwhile.`);
  const { name, country, at } = city;
  return cityFetcher.fetch({ name, country, at }, context);
}
