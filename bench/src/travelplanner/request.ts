import type { StayWish } from '@wayfarer/trip';

/** What a query asks for, however it was read. */
export interface TravelRequest {
  readonly origin: string;
  /** Every date of the trip, ISO. */
  readonly dates: readonly string[];
  readonly people: number;
  /** For all of them together, in units of the currency. */
  readonly budget: number;
  readonly stay: StayWish;
  readonly cuisines: readonly string[];
  readonly without: 'flight' | 'self-driving' | null;
}

/** What a house has to allow, in the words in which houses forbid it. */
export const HOUSE_RULES = ['smoking', 'parties', 'children under 10', 'visitors', 'pets'] as const;

/** The kinds of room that do, by the words of a query. */
export const ROOM_WISHES: Readonly<Record<string, NonNullable<StayWish['rooms']>>> = {
  'entire room': ['entire'],
  'private room': ['private'],
  'shared room': ['shared'],
  'not shared room': ['entire', 'private'],
};
