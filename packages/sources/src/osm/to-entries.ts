import type { Significance } from '@wayfarer/trip/vocabulary';

import type { CityFileText } from '../catalogue/schema.ts';
import { bedScoreOf, clockOf, levelOf, styleOf } from './bed-of.ts';
import { categoriesOf } from './categories-of.ts';
import { entryIdOf, type OsmElement, pageOf } from './element.ts';
import { feeOf } from './fee-of.ts';
import { hoursOf } from './hours-of.ts';
import { namesOf } from './names.ts';
import { wikidataOf } from './score-of.ts';
import { iataOf } from './stations.ts';
import { summaryOf } from './summary-of.ts';
import { cuisineOf, mealsOf, reservationOf, servesOf, tableScoreOf } from './table-of.ts';
import { indoorOf, isNeverClosed, stepFreeOf, usualMinutesOf } from './visit-of.ts';

type SightText = CityFileText['sights'][number];
type EateryText = CityFileText['eateries'][number];
type LodgingText = CityFileText['lodgings'][number];
type TerminalText = NonNullable<CityFileText['terminals']>[number];

/** Of facts that are our rule and not in the data: a name of the file's `sources`. */
export const ESTIMATE = 'estimate';

const DIGITS = 1e6;

export function toSight(element: OsmElement, significance: Significance, currency: string): SightText {
  const { tags } = element;
  const categories = categoriesOf(tags);
  const isOpen = isNeverClosed(tags, categories[0]);
  return {
    ...listedOf(element),
    categories,
    ...(isOpen ? { hours: '24/7' } : hoursOf(tags)),
    fee: isOpen ? 0 : feeOf(tags, currency),
    usualMinutes: usualMinutesOf(categories[0], element),
    indoor: indoorOf(tags, categories[0]),
    significance,
    factSources: isOpen ? { significance: ESTIMATE, hours: ESTIMATE, fee: ESTIMATE } : { significance: ESTIMATE },
  };
}

export function toEatery(element: OsmElement): EateryText {
  const { tags } = element;
  const reservation = reservationOf(tags);
  return {
    ...listedOf(element),
    ...hoursOf(tags),
    cuisine: cuisineOf(tags),
    meals: mealsOf(tags),
    serves: servesOf(tags),
    ...(reservation && { reservation }),
    indoor: tags['amenity'] === 'biergarten' ? false : true,
    significance: modestSignificance(tableScoreOf(tags)),
  };
}

export function toLodging(element: OsmElement): LodgingText {
  const { tags } = element;
  return {
    ...listedOf(element),
    level: levelOf(tags),
    style: styleOf(tags),
    checkIn: clockOf(tags['check_in']),
    checkOut: clockOf(tags['check_out']),
    indoor: true,
    significance: modestSignificance(bedScoreOf(tags)),
  };
}

export function toTerminal(element: OsmElement, id: string): TerminalText {
  const iata = iataOf(element.tags);
  return { ...listedOf(element), id, ...hoursOf(element.tags), ...(iata !== undefined && { iata }) };
}

/** Houses to eat and to sleep in are no reason to travel: what is known of them only tells them apart. */
function modestSignificance(score: number): Significance {
  return score >= 6 ? 3 : score >= 3 ? 2 : 1;
}

function listedOf(element: OsmElement) {
  const { tags, at } = element;
  const wikidata = wikidataOf(tags);
  return {
    id: entryIdOf(element),
    ...(namesOf(tags) ?? { name: entryIdOf(element) }),
    lat: Math.round(at.lat * DIGITS) / DIGITS,
    lon: Math.round(at.lon * DIGITS) / DIGITS,
    stepFree: stepFreeOf(tags),
    summary: summaryOf(tags),
    url: pageOf(element),
    ...(wikidata !== undefined && { wikidata }),
  };
}
