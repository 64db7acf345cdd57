import { words } from '../words/in-use.ts';

/** What a traveller may ask to have erased. */
export type Erasure =
  | { readonly kind: 'erase'; readonly trip: NamedTrip }
  | { readonly kind: 'forget'; readonly trip: NamedTrip }
  /** The copy in this browser alone. */
  | { readonly kind: 'forget-here'; readonly trip: NamedTrip }
  | { readonly kind: 'forget-all' };

export interface NamedTrip {
  readonly id: string;
  readonly title: string;
}

/** What is said before something is erased, and when it is. */
export interface ErasureWords {
  readonly question: string;
  readonly goes: readonly string[];
  readonly stays: readonly string[];
  /** On the button that does it. */
  readonly act: string;
  readonly done: string;
}

/** Says exactly what goes and what stays. */
export function erasureWords(erasure: Erasure): ErasureWords {
  const { unsent, copies, otherTrips, values, erase, forget, forgetAll, forgetHere } = words().frame.erasure;
  switch (erasure.kind) {
    case 'erase':
      return {
        question: erase.question(erasure.trip.title),
        goes: [erase.plan, erase.chat, unsent],
        stays: [otherTrips, copies],
        act: erase.act,
        done: erase.done(erasure.trip.title),
      };
    case 'forget':
      return {
        question: forget.question(erasure.trip.title),
        goes: [forget.chat, values, unsent],
        stays: [forget.plan, forget.madeFrom, copies],
        act: forget.act,
        done: forget.done,
      };
    case 'forget-here':
      return {
        question: forgetHere.question(erasure.trip.title),
        goes: [forgetHere.copy, forgetHere.waiting],
        stays: [forgetHere.trip, otherTrips],
        act: forgetHere.act,
        done: forgetHere.done(erasure.trip.title),
      };
    case 'forget-all':
      return {
        question: forgetAll.question,
        goes: [forgetAll.chat, values, unsent],
        stays: [forgetAll.plan, forgetAll.madeFrom, copies],
        act: forgetAll.act,
        done: forgetAll.done,
      };
  }
}
