import type { Edit, Target, Wish } from '@wayfarer/edits';
import type { Category, Meal, PlaceId, VisitId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

import type { FactName, FactValues } from '../facts.ts';
import type { HouseKind, PlanWish } from './plan-wish.ts';

/** Languages that are read and written, ISO 639-1. */
export const LANGUAGES = ['en', 'ja', 'zh', 'fr', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * What one request of a message means: its speech act, then its slots. Plain data: rules give it today, a model may
 * give the same tomorrow. A frame is whole and sure; what is neither is an `ask`.
 */
export type Frame =
  /** `isOfEveryDay`: that hours are those of every day was said, and is not taken from silence. */
  | { readonly act: 'edit'; readonly edit: Edit; readonly isOfEveryDay?: true }
  /** Becomes edits once the plan is looked at; they are proposed. */
  | { readonly act: 'wish'; readonly wish: PlanWish }
  | FactFrame
  /** Something is seen on the way. */
  | { readonly act: 'report'; readonly report: Report }
  | { readonly act: 'question'; readonly question: Question }
  /** To what is open: a decision, a change that waits for approval, options. */
  | { readonly act: 'answer'; readonly answer: Answer }
  | { readonly act: 'command'; readonly command: Command }
  | { readonly act: 'talk'; readonly topic: TalkTopic }
  /** Exactly one question, since something is missing, or two things may be meant. */
  | Ask;

/** Something about people, money, dates, likes that the planner's brain reads from `text`. */
export interface FactFrame {
  readonly act: 'fact';
  readonly text: string;
  /** What was read of it already: nobody reads `text` again, which may well be no sentence of the traveller. */
  readonly known?: Partial<FactValues>;
  /** The facts of which its act speaks. Absent: any. */
  readonly about?: readonly FactName[];
}

export interface Ask {
  readonly act: 'ask';
  readonly about: AskAbout;
  /** Each with the frame that it means; at most five. */
  readonly choices: readonly Choice[];
  /** What was understood, to be completed by the answer; absent where the choices say all. */
  readonly draft?: Draft;
  /** Words the question repeats, such as an unknown name. */
  readonly words?: string;
}

/** A chip: what it says, and what tapping it means. */
export interface Choice {
  readonly text: string;
  readonly frame: Frame;
}

/** An edit (or report, or question) with one thing still to be said. */
export interface Draft {
  readonly frame: Frame | PartialEdit;
  readonly missing: 'visit' | 'place' | 'date' | 'time' | 'length' | 'level' | 'delay' | 'second';
}

/** An edit under construction: its type, and what is known of it. */
export interface PartialEdit {
  readonly act: 'draft';
  readonly type: Edit['type'];
  readonly visit?: VisitId;
  readonly place?: PlaceId;
  readonly to?: Target;
  readonly date?: IsoDate;
  readonly wish?: Wish;
  readonly meal?: Meal;
}

export type AskAbout =
  | 'which-stop'
  | 'which-place'
  | 'which-day'
  | 'what-time'
  /** After a missed train: when they arrive now. */
  | 'when-arrive'
  | 'how-long'
  | 'how-full'
  | 'how-late'
  | 'how-long-stuck'
  | 'which-second'
  | 'which-spending'
  /** A name that the trip does not know; near matches are the choices. */
  | 'unknown-place'
  | 'day-outside'
  /** The trip would end before it begins; `words`: the day that stays. */
  | 'end-before-start'
  | 'start-after-end'
  | 'dates-past'
  /** `words`: so many days are the most. */
  | 'trip-too-long'
  /** Two readings of the whole sentence. */
  | 'which-meaning'
  /** One message wants a place in the plan and out of it. */
  | 'in-or-out'
  /** A model has put it so: each choice is one reading of a part of it. */
  | 'read-so'
  /** Nothing was sure: the three likeliest. */
  | 'not-understood';

export interface Report {
  readonly kind: 'crowd' | 'traffic' | 'weather' | 'closed' | 'unwanted' | 'delay';
  /** Percent for crowd and traffic, minutes for a delay, a word for weather. */
  readonly value?: number | string;
  readonly visit?: VisitId;
  /** With `date`: closed on a day that has not come yet, planned then or not. */
  readonly place?: PlaceId;
  readonly date?: IsoDate;
  readonly at?: MinuteOfDay;
  readonly until?: MinuteOfDay;
}

export type Question =
  /** Why it is in, or why it is not: whichever holds. */
  | { readonly about: 'why'; readonly place: PlaceId }
  | { readonly about: 'place' | 'price' | 'booking' | 'access'; readonly place: PlaceId }
  /** How long one stays; how crowded it is when one is there. */
  | { readonly about: 'length' | 'crowd'; readonly place: PlaceId }
  /** Something that no data has: all that is known of the place is told instead. Without a matter: nobody knows what is asked. */
  | { readonly about: 'detail'; readonly place: PlaceId; readonly matter?: Matter }
  /** How long the journeys between home and the cities take. */
  | { readonly about: 'journey' }
  | { readonly about: 'hours'; readonly place: PlaceId; readonly date?: IsoDate }
  /** How to get there, and how long it takes. */
  | { readonly about: 'way'; readonly to?: PlaceId; readonly from?: PlaceId }
  | { readonly about: 'weather'; readonly date?: IsoDate }
  /** What one would do if it rained. */
  | { readonly about: 'rain'; readonly date?: IsoDate }
  | {
      readonly about:
        | 'arrival'
        | 'departure'
        | 'next'
        /** Where the traveller is, and what comes then. */
        | 'where'
        | 'locked'
        | 'plan'
        | 'choices'
        | 'history'
        | 'stay'
        | 'cities'
        /** What is not in the plan, and why; what to pack; where one should be who is lost. */
        | 'left-out'
        | 'packing'
        | 'lost'
        | 'dates'
        | 'party'
        /** What the traveller's choices taught. */
        | 'learned'
        /** Of the open decision: why it is asked, and why that is recommended. */
        | 'why-asked'
        | 'why-this';
    }
  /** Which limit it is, and how it comes about; of the open decision where no kind is said. */
  | { readonly about: 'why-limit'; readonly kind?: Report['kind'] }
  | { readonly about: 'day'; readonly date: IsoDate }
  /** Something is wrong with a day, and nobody says what. `likely`: what may be meant. */
  | { readonly about: 'day-options'; readonly date: IsoDate; readonly likely: readonly Choice[] }
  /** Where the trip could cost less. */
  | { readonly about: 'savings' }
  /** Tables of a cuisine, wherever in the trip. */
  | { readonly about: 'tables'; readonly cuisine: string }
  /** When one is back, in the evening or at home. */
  | { readonly about: 'home' | 'setting-out'; readonly date?: IsoDate }
  | { readonly about: 'when'; readonly place: PlaceId }
  | { readonly about: 'meal'; readonly meal: Meal; readonly date?: IsoDate }
  /** Other tables for a meal of the plan. */
  | { readonly about: 'other-tables'; readonly meal: Meal; readonly date?: IsoDate }
  /** The weather, and what is wished for if it turns out so: nothing is done yet. */
  | { readonly about: 'if-weather'; readonly edits: readonly Edit[]; readonly date?: IsoDate }
  /** A birthday or the like on a day of the plan: nothing is asked for yet. */
  | { readonly about: 'occasion'; readonly date: IsoDate }
  | { readonly about: 'cost'; readonly date?: IsoDate; readonly category?: 'transport' | 'stay' | 'food' | 'places' }
  /** `near`: the nearest to that place first. */
  | {
      readonly about: 'ideas';
      readonly category?: string;
      readonly date?: IsoDate;
      readonly near?: PlaceId;
      readonly indoors?: true;
    }
  | { readonly about: 'free-time'; readonly date?: IsoDate }
  | { readonly about: 'walking'; readonly date?: IsoDate }
  /** Who pays what; how content each is with the plan. `who`: a person by label. */
  | { readonly about: 'split' | 'satisfaction'; readonly who?: string }
  /** What something that may happen, or a change, would come to. */
  | ({ readonly about: 'what-if' } & Supposed)
  /** What the changes that were just proposed would take from the plan; of one place, whether it would stay. */
  | { readonly about: 'proposal'; readonly place?: PlaceId }
  /** Which other houses there are; `city` as it was said. */
  | { readonly about: 'stays'; readonly city?: string; readonly house?: HouseKind }
  /**
   * The nearest of a kind; without categories it is a thing that no data has, `what` as it was said. `near`: not where one stands, but
   * that place; `isTable`: somewhere to eat.
   */
  | {
      readonly about: 'nearby';
      readonly what: string;
      readonly categories?: readonly Category[];
      readonly near?: PlaceId;
      readonly isTable?: boolean;
    }
  /** What the trip would cost without its beds, meals, entries or rides. */
  | { readonly about: 'without'; readonly part: 'transport' | 'stay' | 'food' | 'places' }
  /** The plans to choose from, side by side; with a property, which of them has it. */
  | { readonly about: 'compare-options'; readonly by?: OptionProperty }
  /** What the program can do; whether it may act by itself. */
  | { readonly about: 'help' | 'autonomy' };

/** What travellers ask of places, and no data has. */
export type Matter = 'card' | 'wifi' | 'cloakroom' | 'dogs' | 'photos' | 'toilets' | 'parking' | 'tours';

export type Answer =
  | { readonly kind: 'yes' | 'no' }
  | { readonly kind: 'choice'; readonly choice: 'wait' | 'replace' | 'skip' | 'keep' | 'move'; readonly n?: number }
  | { readonly kind: 'option'; readonly option: number }
  /** Whichever has the property. */
  | { readonly kind: 'option-by'; readonly by: OptionProperty };

/** By what the most, or the least, of it is told. */
export type OptionMeasure = 'cheapest' | 'dearest' | 'least-walking' | 'fewest-rides' | 'calmest' | 'fullest';

/** What one of several plans is picked by: a measure, or something that is in it. */
export type OptionProperty =
  | OptionMeasure
  /** As it was said, and the kinds of places that the words stand for, if they do. */
  | { readonly has: string; readonly categories?: readonly Category[] };

/** Something that is only supposed: that one sees it, or wishes it. */
export type Supposed = { readonly report: Report } | { readonly edit: Edit };

export type Command =
  /** Does what was told of a supposition. */
  | ({ readonly name: 'take' } & Supposed)
  /** All of these, the one after the other, or none of them. */
  | { readonly name: 'take-all'; readonly edits: readonly Edit[] }
  | { readonly name: 'undo' | 'redo' | 'start-over' | 'plan-anew' | 'save' | 'stop' }
  /** Minor units of the trip's currency. */
  | { readonly name: 'spend'; readonly amount: number; readonly category: SpendingName }
  /** How somebody is, or what they wish of the day as a whole. */
  | { readonly name: 'event'; readonly kind: 'ate' | 'rested' | 'reoptimize' | 'end' | 'continue' | 'forget-learned' }
  /** The trip is called so from now on. */
  | { readonly name: 'rename'; readonly title: string }
  /** What nobody may ask for, by its name. */
  | { readonly name: 'forbidden'; readonly key: string }
  | { readonly name: 'autonomy'; readonly value: 'ask' | 'small-changes' }
  /** We are there now, or it is that time. */
  | { readonly name: 'here'; readonly visit: VisitId }
  | { readonly name: 'now'; readonly date: IsoDate; readonly time: MinuteOfDay };

/** What money is spent on. */
export const SPENDING_NAMES = ['food', 'places', 'transport', 'stay', 'other'] as const;
export type SpendingName = (typeof SPENDING_NAMES)[number];

export type TalkTopic =
  | 'greeting'
  | 'goodbye'
  | 'thanks'
  | 'praise'
  | 'complaint'
  | 'insult'
  | 'how-are-you'
  | 'who-are-you'
  | 'emergency'
  /** A passport, a purse or a telephone is gone. */
  | 'lost-document'
  /** What is done by a button or a word of its own: the way there is told. */
  | 'export'
  | 'research'
  | 'forget'
  /** It is not said how the trip is to be called. */
  | 'rename'
  | 'person'
  | 'tired'
  /** Feet, knees or backs hurt. */
  | 'sore'
  /** Somebody is ill. */
  | 'ill'
  | 'hungry'
  | 'language'
  /** Orders to the program about itself: ignored, said so. */
  | 'injection'
  | 'off-topic'
  /** Nothing is to be changed. */
  | 'as-it-is'
  | 'filler';
