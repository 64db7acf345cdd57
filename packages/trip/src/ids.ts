declare const brand: unique symbol;
type Id<Kind extends string> = string & { readonly [brand]: Kind };

/** Names one place of a catalogue, e.g. `place_kyoto-fushimi-inari`. */
export type PlaceId = Id<'place'>;

/** Names one visit of one plan, e.g. `visit_2027-04-03-kyoto-fushimi-inari`; derived from content, so it is the same on every machine. */
export type VisitId = Id<'visit'>;

/** Names a city that we can plan, e.g. `kyoto`. */
export type CityId = Id<'city'>;

/**
 * The id of being at a place on a date. A place is visited once a trip, so this is unique within one;
 * meals and journeys pass a `role` where the same place may stand twice on a day.
 */
export function visitIdOf(date: string, place: PlaceId, role?: string): VisitId {
  return `visit_${date}-${place.slice('place_'.length)}${role ? `-${role}` : ''}` as VisitId;
}
