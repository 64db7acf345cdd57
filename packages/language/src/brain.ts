import type { Diet, PlaceId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import type { Fact, FactName, FactValues } from './facts.ts';
import type { CityElsewhere } from './gazetteer.ts';
import type { Language } from './understand/frame.ts';

/** A question that was asked and waits for its answer. */
export interface OpenQuestion {
  readonly id: string;
  readonly text: string;
  readonly fact: FactName;
  /** Answers one may tap. */
  readonly chips: readonly string[];
  /** By which it is answered as long as it is open; without one, its place among the open ones. */
  readonly number?: number;
}

/** Heard and not enough for a fact: "five days" without a start, "in April 2027", "just plan it". */
export interface DateHints {
  /** Whatever is not known is to be assumed in plain sight. */
  readonly rest?: 'assume';
  /** The one question that is asked alone since it was picked by its number; `null` once something else was said. */
  readonly asking?: FactName | null;
  /** In which language was written last, where that could be told. */
  readonly language?: Language;
  /** Length of the trip; both ends count. */
  readonly days?: number;
  /** `YYYY-MM`. */
  readonly month?: string;
  /** How many of the travellers keep each diet, as far as it was said: "one vegan". */
  readonly eaters?: Readonly<Partial<Record<Diet, number>>>;
  /** What somebody does not eat and no kitchen is marked for, in their words: "no fish". */
  readonly foods?: readonly string[];
  /** Places that somebody insists on and that cannot be planned, in the traveller's words. */
  readonly missing?: readonly MissingPlace[];
  /** When somebody wants to rest. */
  readonly rests?: readonly RestTime[];
  /** The language model had no usable answer when it was asked last, and that was said. */
  readonly modelSilent?: boolean;
}

/** A must-do that no catalogue knows, or that lies in a city (by its name) that is not part of the trip. */
export interface MissingPlace {
  readonly name: string;
  readonly city?: string;
  /** Of one that lies elsewhere: it is a must-do as soon as its city is part of the trip. */
  readonly place?: PlaceId;
}

/** After lunch of every day, or once for a whole day. */
export type RestTime = 'afternoons' | 'day';

/** What was said and what is known already. */
export interface BrainRequest {
  /** The trip it is about, where a model may be asked on its behalf. */
  readonly trip?: string;
  readonly message: string;
  /** Index of the message in the conversation. */
  readonly index: number;
  readonly mode: 'CLARIFY' | 'CONFIRM' | 'DISPATCH' | 'FINALIZE';
  readonly facts: readonly Fact[];
  /** Questions that have been asked and not been answered, in the order in which they were asked. */
  readonly open: readonly OpenQuestion[];
  /** The hints of earlier messages, the latest of each kind. */
  readonly hints?: DateHints;
  /** The city that was last offered to be fetched. */
  readonly offered?: MissingCity;
  /** The date on which the message was written, where it was written. */
  readonly today: IsoDate;
  /** What was read of the message already, and is not in `message`. */
  readonly known?: Partial<FactValues>;
  /** The message speaks of these facts alone, as the acts of its requests say. Absent: of any. */
  readonly about?: readonly FactName[];
}

/** One fact read from the message. */
export type Learned = {
  readonly [Name in FactName]: {
    readonly name: Name;
    /** `null` when waived: "none", "you decide". */
    readonly value: FactValues[Name] | null;
    readonly status: 'stated' | 'waived' | 'assumed';
    /** Said when something was read into the words, e.g. "I took 2027, the next April." */
    readonly note?: string;
  };
}[FactName];

/** Something in the message that cannot be taken as it stands; `text` is a full sentence that says what was expected. */
export interface Remark {
  readonly code:
    | 'unknown-city'
    | 'city-elsewhere'
    /** Planned, though little of it is known. */
    | 'city-outline'
    | 'city-fetched'
    /** Several may be meant. */
    | 'which-city'
    | 'end-before-start'
    | 'date-past'
    | 'travelers-out-of-range'
    | 'trip-too-long'
    | 'not-understood'
    /** Something that was said and changes nothing, named in the traveller's words. */
    | 'not-used'
    | 'not-a-date'
    | 'order-ignored'
    | 'unknown-place'
    | 'not-in-city'
    | 'budget-unclear'
    /** What a language model has put the traveller's words into. */
    | 'read-so'
    /** A language model was asked, and had no usable answer. */
    | 'model-silent';
  readonly text: string;
  /** The fact that stays open because of it. */
  readonly fact?: FactName;
  /** How the fact is asked for because of it, instead of as always; without the traveller's own words. */
  readonly question?: string;
  /** Answers one may tap, instead of those that the question always has. */
  readonly chips?: readonly string[];
  /** A city that is not there, or only in outline. */
  readonly city?: MissingCity;
  /** Whoever can fetch the city has said so: one of the chips does. */
  readonly offered?: true;
  /** What it would take. */
  readonly offer?: CityOffer;
}

/** A city of the world of which there is no map, or only an outline. */
export interface MissingCity extends CityElsewhere {
  /** Names of cities that can be planned, the nearest first. */
  readonly nearest: readonly string[];
  readonly outline?: true;
}

/** What it would take to have a city. */
export interface CityOffer {
  /** Where it would come from, e.g. `OpenStreetMap`. */
  readonly from: string;
  readonly requests: number;
  /** About so much would be loaded. */
  readonly megabytes: number;
  /** It takes about so long; missing where nobody has measured it. */
  readonly seconds?: number;
  /** The traveller has allowed every city beforehand: it is fetched without being asked about. */
  readonly isAllowed?: true;
}

/** A city or country as it was named, whether or not it can be planned. */
export interface HeardPlace {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Where the trip was said to go and to start, before it is asked what of it can be planned. */
export interface HeardPlaces {
  readonly destinations?: readonly HeardPlace[];
  readonly origin?: HeardPlace;
}

/** What a message means. It carries no decision: what follows from it, the planner decides. */
export interface Understanding {
  readonly learned: readonly Learned[];
  readonly remarks: readonly Remark[];
  /** To be handed in again with the next message. */
  readonly hints?: DateHints;
  readonly heard?: HeardPlaces;
  /** The city that the traveller asked to be fetched. */
  readonly fetch?: MissingCity;
  /** "looks good, go ahead" / "no, wait" / neither. */
  readonly assent: 'yes' | 'no' | null;
  /** Which brain read it: shown to the traveller. */
  readonly brain: string;
}

/** Reads one message of the conversation. */
export interface Brain {
  understand(request: BrainRequest, signal: AbortSignal): Promise<Understanding>;
}
