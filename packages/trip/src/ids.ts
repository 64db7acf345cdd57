declare const brand: unique symbol;
type Id<Kind extends string> = string & { readonly [brand]: Kind };

/** Names one place of a catalogue, e.g. `place_kyoto-fushimi-inari`. */
export type PlaceId = Id<'place'>;

/** Names one visit of one plan, e.g. `visit_2027-04-03-kyoto-fushimi-inari`; derived from content, so it is the same on every machine. */
export type VisitId = Id<'visit'>;

/** Names a city that we can plan, e.g. `kyoto`. */
export type CityId = Id<'city'>;

/** Narrows `text` to a {@link PlaceId}; use it on data that crosses into the trip domain. */
export function isPlaceId(text: string): text is PlaceId {
  return /^place_[a-z0-9-]+$/.test(text);
}

export function isVisitId(text: string): text is VisitId {
  return /^visit_[a-z0-9-]+$/.test(text);
}

export function isCityId(text: string): text is CityId {
  return /^[a-z][a-z-]*$/.test(text);
}

/**
 * The id of being at a place on a date. A place is visited once a trip, so this is unique within one;
 * meals and journeys pass a `role` where the same place may stand twice on a day.
 */
export function visitIdOf(date: string, place: PlaceId, role?: string): VisitId {
  return `visit_${date}-${place.slice('place_'.length)}${role ? `-${role}` : ''}` as VisitId;
}
