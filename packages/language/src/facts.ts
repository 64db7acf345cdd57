import type {
  Category,
  CityId,
  Coordinates,
  Diet,
  Fairness,
  Interest,
  Pace,
  Person,
  PlaceId,
  Travel,
} from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay, Weekday } from '@wayfarer/trip/clock';
import type { Money } from '@wayfarer/trip/money';
import type { AccessNeed, Level } from '@wayfarer/trip/vocabulary';

/** How far the program may act alone on the way: `ask` never, `small-changes` as far as the travel policy lets it. */
export const AUTONOMIES = ['ask', 'small-changes'] as const;
export type Autonomy = (typeof AUTONOMIES)[number];

/** When one comes to the first city, or leaves the last one, by a ticket of one's own. */
export interface OwnTime {
  /** When it lands, pulls in or takes off, by the clock of the city. */
  readonly at: MinuteOfDay;
  /** How one travels, where that was said. */
  readonly by?: Travel['mode'];
  /** The day that was named with it. */
  readonly weekday?: Weekday;
}

/** A part of a city where somebody wants to sleep. */
export interface StayArea {
  readonly city: CityId;
  readonly name: string;
  /** Its middle. */
  readonly at: Coordinates;
}

/** By what somebody would rather go. */
export interface TransportWish {
  readonly by: Travel['mode'];
  /** Where the one journey that is meant begins, and where it ends, as people call it; all journeys where neither is said. */
  readonly from?: string;
  readonly to?: string;
}

/** The value of each fact. Names are those of the border. */
export interface FactValues {
  readonly destinations: readonly CityId[];
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** As people call it; need not be a city that can be planned. */
  readonly origin: string;
  readonly travelers: number;
  readonly budgetLevel: Level;
  /** On the first day. Unknown means that nobody has a ticket yet. */
  readonly arrival: OwnTime;
  /** On the last day. */
  readonly departure: OwnTime;
  /** For the whole party and trip, or as scoped. */
  readonly budget: { readonly money: Money; readonly scope: 'total' | 'person' | 'person-day' | 'day' };
  readonly pace: Pace;
  readonly dietary: readonly Diet[];
  readonly interests: readonly Interest[];
  readonly mustDo: readonly PlaceId[];
  readonly hotelStyle: string;
  /** Beds near these are wanted; in other cities of the trip they may be anywhere. */
  readonly stayAreas: readonly StayArea[];
  /** By what they would rather go; of two wishes about one journey the later one holds. */
  readonly transport: readonly TransportWish[];
  /** Houses in which they would rather sleep, of each city one. */
  readonly stays: readonly PlaceId[];
  readonly currency: string;
  readonly accessibility: readonly AccessNeed[];
  readonly avoid: readonly Category[];
  readonly crowds: 'avoid' | 'fine';
  /** Whether places will do whose opening hours nobody knows. Unknown means `any`. */
  readonly openingHours: 'known' | 'any';
  /** Those of whom something was said apart from the others: Anna, two of us, the children. */
  readonly persons: readonly Person[];
  /** How different likings are brought together. Unknown means `USUAL_FAIRNESS`. */
  readonly fairness: Fairness;
  /** A permission, not a wish: no plan depends on it. Unknown means `ask`. */
  readonly autonomy: Autonomy;
}
export type FactName = keyof FactValues;

/** Something known: stated, waived ("none", "you decide") or assumed in plain sight. */
export type Fact = {
  readonly [Name in FactName]: {
    readonly name: Name;
    /** `null` when waived without a value. */
    readonly value: FactValues[Name] | null;
    /** The value as a person would say it. */
    readonly text: string;
    readonly status: 'stated' | 'waived' | 'assumed';
    /** Index of the message that said it. */
    readonly from?: number;
  };
}[FactName];

/** The fact of that name, typed by it. */
export function findFact<Name extends FactName>(
  facts: readonly Fact[],
  name: Name,
): Extract<Fact, { name: Name }> | undefined {
  return facts.find((fact): fact is Extract<Fact, { name: Name }> => fact.name === name);
}

/** Its value, or `undefined` when it is unknown or waived. */
export function valueOf<Name extends FactName>(facts: readonly Fact[], name: Name): FactValues[Name] | undefined {
  return (findFact(facts, name)?.value as FactValues[Name] | null | undefined) ?? undefined;
}
