/** A house or flat of one's own, a room of one's own, or a bed in a room with strangers. */
export type RoomKind = 'entire' | 'private' | 'shared';

/** What a house asks of its guests; what is missing is not known, and counts as no obstacle. */
export interface StayTerms {
  /** Guests in what `nightly` is the price of. */
  readonly sleeps?: number;
  /** It is let for no fewer. */
  readonly minimumNights?: number;
  readonly room?: RoomKind;
  /** What it does not allow, e.g. `pets`. */
  readonly bans?: readonly string[];
}

/** What guests ask of a house. */
export interface StayWish {
  /** Kinds that will do; none = any. */
  readonly rooms?: readonly RoomKind[];
  /** What has to be allowed, e.g. `pets`. */
  readonly allowed?: readonly string[];
}

/** Whether guests with that wish can have it for so many nights in a row. */
export function acceptsStay(terms: StayTerms, wish: StayWish, nights: number): boolean {
  const { rooms = [], allowed = [] } = wish;
  const isLongEnough = nights >= (terms.minimumNights ?? 1);
  const isOfKind = rooms.length === 0 || terms.room === undefined || rooms.includes(terms.room);
  return isLongEnough && isOfKind && !allowed.some((what) => terms.bans?.includes(what));
}

/** How many of what `nightly` is the price of so many people need. */
export function unitsFor({ sleeps }: StayTerms, travelers: number): number {
  return sleeps === undefined ? roomsFor({ travelers }) : Math.ceil(travelers / sleeps);
}

/** Two to a room, as the sample prices are per room for two. */
export function roomsFor({ travelers }: { readonly travelers: number }): number {
  return Math.ceil(travelers / 2);
}
