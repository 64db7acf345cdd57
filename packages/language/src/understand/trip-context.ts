import type { Edit } from '@wayfarer/edits';
import type { Category, DayPlan, Diet, Meal, PlaceId, VisitId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

import type { ModelCaller } from '../model/ask-model.ts';
import type { Choice, Draft, Frame, Language } from './frame.ts';

/** What of a trip a message may speak of. Plain data, made once for each message. */
export interface TripContext {
  /** In order of time. Beds and journeys are among them: they are spoken of, too. */
  readonly stops: readonly KnownStop[];
  /** Every place of the trip's facts, in the plan or not. */
  readonly places: readonly KnownPlaceOfTrip[];
  readonly days: readonly { readonly date: IsoDate; readonly city: string; readonly window: DayPlan['window'] }[];
  /** Where the trip stands: "tomorrow" is the day after. Before the trip, its first morning. */
  readonly now: { readonly date: IsoDate; readonly time: MinuteOfDay };
  /** True once the cursor has moved: "tomorrow" is then of the trip; before, "tomorrow" is its first day or asked about. */
  readonly isUnderWay: boolean;
  /** The date on which the message is written, where it is written. */
  readonly today: IsoDate;
  readonly currency: string;
  /** What all of them eat by. */
  readonly diets?: readonly Diet[];
  readonly travelers: number;
  /** What is open. */
  readonly options: number;
  readonly selected: boolean;
  readonly decision: {
    readonly visit: VisitId;
    readonly offered: readonly ('wait' | 'replace' | 'skip' | 'keep' | 'move')[];
    readonly alternatives: readonly { readonly n: number; readonly place: PlaceId }[];
  } | null;
  readonly proposal: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The chips under the newest answer: their words mean their frames. */
  readonly offered: readonly Choice[];
  /** What the newest answer asked for. */
  readonly draft: Draft | null;
  /** What was spoken of last: "it", "that one". */
  readonly lastAbout: { readonly visit?: VisitId; readonly place?: PlaceId; readonly date?: IsoDate } | null;
  /** What the conversation speaks of, newest first. */
  readonly focus?: readonly InFocus[];
  /** What the message before has changed: "the same on Sunday". */
  readonly edited?: readonly Edit[];
  /** What the message before asked for: "and the Louvre?" asks for the same. */
  readonly before?: readonly string[];
  /** Language of the newest message whose language was plain. */
  readonly language: Language;
}

export interface KnownStop {
  readonly visit: VisitId;
  readonly place: PlaceId;
  readonly kind: 'place' | 'meal' | 'stay' | 'transport' | 'rest';
  readonly meal?: Meal;
  readonly date: IsoDate;
  readonly arrive: MinuteOfDay;
  readonly depart: MinuteOfDay;
  readonly locked: boolean;
  readonly done: boolean;
}

export interface KnownPlaceOfTrip {
  readonly place: PlaceId;
  readonly kind: 'sight' | 'eatery' | 'lodging' | 'terminal';
  /** The name we use first; then the local one, and what people call it. */
  readonly names: readonly [string, ...string[]];
  /** The one on the sign, of the names. */
  readonly localName?: string;
  readonly categories: readonly Category[];
  /** Of tables. */
  readonly cuisine?: string;
}

/** What a message means. */
export interface Understood {
  /** Of the message, or, where that is not plain, of the conversation. */
  readonly language: Language;
  /** One for each request, in order; at least one. */
  readonly frames: readonly [Frame, ...Frame[]];
  /** Words that nothing was made of, to be said so: "street art". */
  readonly unused: readonly string[];
  /** A model was asked about what no rule reads: it was read by it, or by the rules since there was no usable answer. */
  readonly readBy?: 'model' | 'rules-instead';
  /** What was asked for, as the learned reader names it: the next message may mean the same. */
  readonly acts?: readonly string[];
  /** The places, days and meals that it names: the next message may mean them. */
  readonly named?: readonly InFocus[];
}

/** Understands messages about a plan under way. Rules are one implementation; a model may be another. */
export interface Understander {
  /** @param caller - On whose behalf a model may be asked. Without one none is. */
  understand(text: string, context: TripContext, caller?: ModelCaller): Understood | Promise<Understood>;
}

/** Something that the conversation speaks of, in the order in which it was: what pronouns and "the museum" stand for. */
export interface InFocus {
  /** `named` by the traveller; `told` or `proposed` by our answer. */
  readonly role: 'named' | 'told' | 'proposed';
  /** How many messages ago: 0 in the message that is read, 1 in the one before, or in its answer. */
  readonly age: number;
  readonly visit?: VisitId;
  readonly place?: PlaceId;
  readonly date?: IsoDate;
  readonly meal?: Meal;
}
