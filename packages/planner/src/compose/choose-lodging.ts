import { chooseOffers, type Offer } from '@wayfarer/itinerary';
import { acceptsStay, type CityId, distanceKm, isArea, type Lodging, satisfaction, unitsFor } from '@wayfarer/trip';
import type { Money } from '@wayfarer/trip/money';

import type { Brief } from './brief.ts';
import { levelsFor, type Profile } from './profile.ts';

/** Beds may take this share of what the trip may cost (SEED_DETAILS A10). */
const STAY_SHARE = 0.45;
/** A bed should lie near what one came for: this many of the best places are looked at. */
const NEAR_HOW_MANY = 15;

/** A bed for each city in which a night is spent; cities without a fitting one are missing. */
export type Lodgings = ReadonlyMap<CityId, Lodging>;

/**
 * For each city the bed that suits the profile: of a fitting level, affordable, and nearest to the best places; a nicer
 * trip takes the best that the budget allows instead. Where no price is known the one that suits but for its price: its cost
 * is named as not included, never guessed.
 *
 * @param cheapest - Take the cheapest bed instead: the last resort against a budget that is too small.
 */
export function chooseLodgings(brief: Brief, profile: Profile, { cheapest = false } = {}): Lodgings {
  const chosen = listNights(brief).flatMap(({ city, nights }) => {
    const fitting = listFitting(brief, city, nights);
    const wished = findWished(brief, city);
    if (wished) return [[city, wished] as const];
    const priced = fitting.filter(isPriced).toSorted(byPrice);
    const lodging =
      priced.length > 0 ? chooseOne(priced, { brief, profile, cheapest }) : chooseUnpriced(fitting, brief, profile);
    return lodging ? [[city, lodging] as const] : [];
  });
  return new Map(chosen);
}

/**
 * The beds that suit the profile best of all that cost no more than this together, whatever share of it one city takes; as
 * `chooseLodgings` where no price is known.
 *
 * @param limit - For all nights of the whole party, in the smallest unit of the trip's money.
 * @returns `undefined` where the cheapest cost more.
 */
export function chooseLodgingsWithin(brief: Brief, profile: Profile, limit: number): Lodgings | undefined {
  const levels = levelsFor(profile.comfort, brief.level);
  const cities = listNights(brief).map(({ city, nights }) => {
    const wished = findWished(brief, city);
    const priced = (wished ? [wished] : ofStyle(listFitting(brief, city, nights), brief)).filter(isPriced);
    const offers = priced.map((lodging): Offer<Lodging> => {
      const rank = lodging.level === null ? -1 : levels.indexOf(lodging.level);
      const liking = rank < 0 ? 0 : 1 - rank / levels.length;
      return { item: lodging, cost: costOf(lodging, brief) * nights, worth: nights * liking };
    });
    return { city, offers };
  });
  const known = cities.filter(({ offers }) => offers.length > 0);
  const chosen = chooseOffers(
    known.map(({ offers }) => ({ offers, least: 1, most: 1 })),
    { limit },
  );
  if (!chosen) return undefined;
  const within = known.flatMap(({ city }, index) => (chosen.lists[index] ?? []).map((bed) => [city, bed] as const));
  return new Map([...chooseLodgings(brief, profile), ...within]);
}

/** What all of these nights cost the whole party, as far as prices are known. */
export function lodgingsCost(brief: Brief, lodgings: Lodgings): number {
  return listNights(brief).reduce((sum, { city, nights }) => {
    const lodging = lodgings.get(city);
    return sum + (lodging && isPriced(lodging) ? costOf(lodging, brief) * nights : 0);
  }, 0);
}

interface CityNights {
  readonly city: CityId;
  readonly nights: number;
}

/** The house that was asked for by name; of two in one city the later one. */
function findWished({ lodgings, stays = [] }: Brief, city: CityId): Lodging | undefined {
  return lodgings
    .filter((lodging) => lodging.city === city && stays.includes(lodging.id))
    .toSorted((left, right) => stays.indexOf(right.id) - stays.indexOf(left.id))[0];
}

/** How many nights are spent where; cities without one are missing. */
function listNights({ segments }: Brief): readonly CityNights[] {
  return segments
    .map(({ city, dates }, index) => ({
      city,
      nights: index === segments.length - 1 ? dates.length - 1 : dates.length,
    }))
    .filter(({ nights }) => nights >= 1);
}

/** Of one night, for the whole party. */
function costOf({ nightly, terms = {} }: PricedLodging, { party }: Brief): number {
  return nightly.amount * unitsFor(terms, party.travelers);
}

type PricedLodging = Lodging & { readonly nightly: Money };

/** Where steps matter a house without any, else one that is free of them in part, else one that has to be asked. */
function listFitting({ lodgings, party }: Brief, city: CityId, nights: number): readonly Lodging[] {
  const there = lodgings.filter((lodging) => lodging.city === city && acceptsStay(lodging.terms ?? {}, {}, nights));
  if (!party.access.includes('step-free')) return there;
  const [free = [], partly = [], unknown = []] = (['yes', 'partly', 'unknown'] as const).map((known) =>
    there.filter(({ stepFree }) => stepFree === known),
  );
  return [free, partly, unknown].find((some) => some.length > 0) ?? [];
}

function isPriced(lodging: Lodging): lodging is PricedLodging {
  return lodging.nightly !== null;
}

function byPrice(left: PricedLodging, right: PricedLodging): number {
  return left.nightly.amount - right.nightly.amount || (left.id < right.id ? -1 : 1);
}

function chooseOne(
  byPrice: readonly PricedLodging[],
  { brief, profile, cheapest }: { readonly brief: Brief; readonly profile: Profile; readonly cheapest: boolean },
): Lodging | undefined {
  if (cheapest) return byPrice[0];
  const share = budgetShare(brief);
  const affordable = byPrice.filter((lodging) => costOf(lodging, brief) <= share);
  const pool = ofStyle(affordable, brief);
  for (const level of levelsFor(profile.comfort, brief.level)) {
    const ofLevel = pool.filter((lodging) => lodging.level === level);
    if (ofLevel.length > 0) return profile.comfort === 'nice' ? ofLevel.at(-1) : nearest(ofLevel, brief);
  }
  return pool[0] ?? byPrice[0];
}

/** A house before a part of the town, one of a fitting level before one of which nobody knows it, that before any other. */
function chooseUnpriced(fitting: readonly Lodging[], brief: Brief, { comfort }: Profile): Lodging | undefined {
  const houses = fitting.filter((lodging) => !isArea(lodging));
  const pool = ofStyle(houses.length > 0 ? houses : fitting, brief);
  for (const level of [...levelsFor(comfort, brief.level), null]) {
    const ofLevel = pool.filter((lodging) => lodging.level === level);
    if (ofLevel.length > 0) return nearest(ofLevel, brief);
  }
  return nearest(pool, brief);
}

/** In the part of the town and of the style that were asked for, if there are any. */
function ofStyle<One extends Lodging>(lodgings: readonly One[], brief: Brief): readonly One[] {
  const there = lodgings.filter((lodging) => isInStayArea(lodging, brief));
  const pool = there.length > 0 ? there : lodgings;
  const styled = pool.filter((lodging) => lodging.style === brief.style);
  return styled.length > 0 ? styled : pool;
}

/** A bed farther from a part of the town is not there (editorial: twenty minutes on foot). */
export const STAY_AREA_KM = 1.5;

/** Near a part of its city where they want to sleep. */
export function isInStayArea(lodging: Lodging, brief: Pick<Brief, 'stayAreas'>): boolean {
  return kmToStayArea(lodging, brief) <= STAY_AREA_KM;
}

/** To the nearest of the parts of its city where they want to sleep; `Infinity` where they named none. */
export function kmToStayArea({ city, at }: Lodging, { stayAreas = [] }: Pick<Brief, 'stayAreas'>): number {
  return Math.min(...stayAreas.filter((area) => area.city === city).map((area) => distanceKm(area.at, at)));
}

/** The most that one night may cost the whole party. */
function budgetShare({ facts, limit }: Brief): number {
  return Math.floor((limit.amount * STAY_SHARE) / Math.max(1, facts.calendar.length - 1));
}

/** To the part of the town that was asked for, else to what one comes for. */
function nearest(lodgings: readonly Lodging[], brief: Brief): Lodging | undefined {
  const areas = brief.stayAreas?.some(({ city }) => city === lodgings[0]?.city) === true;
  if (areas) return first(lodgings, (lodging) => kmToStayArea(lodging, brief));
  const best = brief.sights
    .filter((sight) => sight.city === lodgings[0]?.city)
    .toSorted(
      (left, right) =>
        satisfaction(right, brief.preferences) - satisfaction(left, brief.preferences) || (left.id < right.id ? -1 : 1),
    )
    .slice(0, NEAR_HOW_MANY);
  const farness = (lodging: Lodging): number => best.reduce((sum, sight) => sum + distanceKm(lodging.at, sight.at), 0);
  return first(lodgings, farness);
}

function first(lodgings: readonly Lodging[], farness: (lodging: Lodging) => number): Lodging | undefined {
  return lodgings.toSorted((left, right) => farness(left) - farness(right) || (left.id < right.id ? -1 : 1))[0];
}
