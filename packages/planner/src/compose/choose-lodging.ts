import { type CityId, distanceKm, isArea, type Lodging, satisfaction } from '@wayfarer/trip';
import { roomsFor } from '@wayfarer/trip/limits';
import { type Money, money } from '@wayfarer/trip/money';

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
  const chosen = brief.segments.flatMap(({ city, dates }, index) => {
    const isLast = index === brief.segments.length - 1;
    const nights = isLast ? dates.length - 1 : dates.length;
    if (nights < 1) return [];
    const fitting = listFitting(brief, city);
    const priced = fitting.filter(isPriced).toSorted(byPrice);
    const lodging =
      priced.length > 0
        ? chooseOne(priced, { brief, profile, nights, cheapest })
        : chooseUnpriced(fitting, brief, profile);
    return lodging ? [[city, lodging] as const] : [];
  });
  return new Map(chosen);
}

type PricedLodging = Lodging & { readonly nightly: Money };

/** Where steps matter a house without any, else one that is free of them in part, else one that has to be asked. */
function listFitting({ lodgings, party }: Brief, city: CityId): readonly Lodging[] {
  const there = lodgings.filter((lodging) => lodging.city === city);
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
  choice: { readonly brief: Brief; readonly profile: Profile; readonly nights: number; readonly cheapest: boolean },
): Lodging | undefined {
  const { brief, profile, cheapest } = choice;
  if (cheapest) return byPrice[0];
  const share = budgetShare(choice);
  const affordable = byPrice.filter((lodging) => lodging.nightly.amount <= share.amount);
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

/** Of the style that was asked for, if there are any. */
function ofStyle<One extends Lodging>(lodgings: readonly One[], { style }: Brief): readonly One[] {
  const styled = lodgings.filter((lodging) => lodging.style === style);
  return styled.length > 0 ? styled : lodgings;
}

/** The most that one room may cost for one night. */
function budgetShare({ brief, nights }: { readonly brief: Brief; readonly nights: number }): Money {
  const allNights = brief.facts.calendar.length - 1;
  const forCity = (brief.limit.amount * STAY_SHARE * nights) / Math.max(1, allNights);
  return money(Math.floor(forCity / nights / roomsFor(brief.party)), brief.limit.currency);
}

function nearest(lodgings: readonly Lodging[], brief: Brief): Lodging | undefined {
  const best = brief.sights
    .filter((sight) => sight.city === lodgings[0]?.city)
    .toSorted(
      (left, right) =>
        satisfaction(right, brief.preferences) - satisfaction(left, brief.preferences) || (left.id < right.id ? -1 : 1),
    )
    .slice(0, NEAR_HOW_MANY);
  const farness = (lodging: Lodging): number => best.reduce((sum, sight) => sum + distanceKm(lodging.at, sight.at), 0);
  return lodgings.toSorted((left, right) => farness(left) - farness(right) || (left.id < right.id ? -1 : 1))[0];
}
