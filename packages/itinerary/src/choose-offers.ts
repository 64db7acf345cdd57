import { chooseWithin } from '@wayfarer/optimizer';

/** Something that can be had for money: a bed for all nights in a city, a way of getting there, a meal. */
export interface Offer<Item> {
  readonly item: Item;
  /** For the whole party, in the smallest unit of the trip's money. */
  readonly cost: number;
  /** How much it is liked, on one scale for all that is chosen together. */
  readonly worth: number;
  /** Which wishes it meets, e.g. a cuisine; each has to be met by something, not by everything. */
  readonly meets?: readonly string[];
}

/** Offers of one kind, of which so many are taken. */
export interface OfferList<Item> {
  readonly offers: readonly Offer<Item>[];
  readonly least: number;
  readonly most: number;
}

export interface ChosenOffers<Item> {
  /** A list for each kind, in their order. */
  readonly lists: readonly (readonly Item[])[];
  readonly cost: number;
  readonly worth: number;
}

/**
 * What to spend the money on: of each kind so many as are needed, the best that all together may cost, with every wish met.
 *
 * @param limit - In the smallest unit of the trip's money; `Infinity` = no limit.
 * @param wishes - 16 at most.
 * @returns `undefined` where the cheapest that meets the wishes costs more, or nothing meets them.
 */
export function chooseOffers<Item>(
  lists: readonly OfferList<Item>[],
  { limit, wishes = [] }: { readonly limit: number; readonly wishes?: readonly string[] },
): ChosenOffers<Item> | undefined {
  const marksOf = (words: readonly string[]): number =>
    words.reduce((marks, word) => (wishes.includes(word) ? marks | (1 << wishes.indexOf(word)) : marks), 0);
  const groups = lists.map(({ offers, least, most }) => ({
    items: offers.map(({ cost, worth, meets = [] }) => ({ cost, worth, marks: marksOf(meets) })),
    least,
    most,
  }));
  const picked = chooseWithin({ groups, budget: limit, marks: marksOf(wishes) });
  if (!picked) return undefined;
  const chosen = picked.groups.map((indices, list) =>
    indices.flatMap((index) => lists[list]?.offers[index]?.item ?? []),
  );
  return { lists: chosen, cost: picked.cost, worth: picked.worth };
}
