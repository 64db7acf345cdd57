/** What a traveller may ask to have erased. */
export type Erasure =
  | { readonly kind: 'erase'; readonly trip: NamedTrip }
  | { readonly kind: 'forget'; readonly trip: NamedTrip }
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

const UNSENT = 'What you have begun to write and not sent, in this browser.';
const COPIES = 'Copies you have made yourself: calendar files, saved events, backups.';
const MADE_FROM = 'places, dates, how many you are, budget, pace, wishes, diet and access needs.';

/** Says exactly what goes and what stays. */
export function erasureWords(erasure: Erasure): ErasureWords {
  switch (erasure.kind) {
    case 'erase':
      return {
        question: `Erase “${erasure.trip.title}”?`,
        goes: [
          'The whole plan: days, options, costs and every decision.',
          'Every word of its conversation, and whatever it says of a person.',
          UNSENT,
        ],
        stays: ['All your other trips.', COPIES],
        act: 'Erase this trip',
        done: `“${erasure.trip.title}” is erased.`,
      };
    case 'forget':
      return {
        question: `Forget what was said in “${erasure.trip.title}”?`,
        goes: [
          'Every word of its conversation, yours and the answers: each message reads “(erased)” from then on.',
          'Names, addresses, numbers and other personal values that were said.',
          UNSENT,
        ],
        stays: ['The plan: days, options, costs.', `What it is made from: ${MADE_FROM}`, COPIES],
        act: 'Forget what was said',
        done: 'What was said is erased. Your plan is as it was.',
      };
    case 'forget-all':
      return {
        question: 'Forget what was said in all trips?',
        goes: [
          'Every word of every conversation, yours and the answers: each message reads “(erased)” from then on.',
          'Names, addresses, numbers and other personal values that were said.',
          UNSENT,
        ],
        stays: ['The plans of all trips.', `What they are made from: ${MADE_FROM}`, COPIES],
        act: 'Forget it in all trips',
        done: 'What was said is erased in all trips. Your plans are as they were.',
      };
  }
}
