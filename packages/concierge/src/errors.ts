import { type EditOutcome as ShownOutcome, LARGEST_SHARE_FILE, SHARE_VERSION } from '@wayfarer/contract';
import { EditRefusedError } from '@wayfarer/replanner';

import type { WalkOutcome } from './pilgrimage/walks.ts';

/** When to ask again: by then a place in the line has become free. */
export const RETRY_AFTER_SECONDS = 10;

/** Root of what the use cases refuse. `code` is stable and part of the border; `message` is for people. */
export abstract class ConciergeError extends Error {
  abstract readonly code: string;
}

export class UnknownTripError extends ConciergeError {
  override readonly name = 'UnknownTripError';
  readonly code = 'unknown-trip';

  constructor(id: string) {
    super(`No trip is called ${JSON.stringify(id)}. The list of trips says which there are.`);
  }
}

/** What the log has of a trip was changed, damaged, or written by another program: it is set aside, and nothing is written on it. */
export class UnreadableTripError extends ConciergeError {
  override readonly name = 'UnreadableTripError';
  readonly code = 'unreadable-trip';

  constructor(id: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      `The trip ${JSON.stringify(id)} cannot be read, so it is left as it is. ${why} Its events can be exported as they are, and it can be erased; all other trips are whole.`,
      { cause },
    );
  }
}

/** A trip was begun by a version that kept the words of messages in the chain, which nothing can be taken out of. */
export class WordsInChainError extends ConciergeError {
  override readonly name = 'WordsInChainError';
  readonly code = 'words-in-chain';

  constructor(id: string, messages: number) {
    super(
      `${messages === 1 ? 'One message' : `${messages} messages`} of the trip ${JSON.stringify(id)} cannot be erased alone: an earlier version has written them into its chain. All else that was said is erased. Erase the trip as a whole to be rid of them.`,
    );
  }
}

/** An event of a trip is of a version that came after this program. */
export class LaterVersionError extends ConciergeError {
  override readonly name = 'LaterVersionError';
  readonly code = 'later-version';

  constructor(known: number) {
    super(`This program knows versions up to ${known}. Use the program that wrote it, or a later one.`);
  }
}

/** What was to be erased is no longer shown, but bytes of it may be left: another process keeps the file from being emptied. */
export class UnfinishedErasureError extends ConciergeError {
  override readonly name = 'UnfinishedErasureError';
  readonly code = 'unfinished-erasure';
}

/** The chat that something was said in was erased before it was heard: it is heard in the one that is begun anew. */
export class ErasedChatError extends ConciergeError {
  override readonly name = 'ErasedChatError';
  readonly code = 'erased-run';

  constructor() {
    super('The chat that this was said in was erased meanwhile. Say it again.');
  }
}

/** Whether a run was erased while something was done with it. */
export function isErased(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'erased-run';
}

export class MessageTooLongError extends ConciergeError {
  override readonly name = 'MessageTooLongError';
  readonly code = 'message-too-long';

  constructor(length: number, longest: number) {
    super(
      `The message has ${length} characters; ${longest} is the most. Nothing of it was used: shorten it and send it again.`,
    );
  }
}

export class EmptyMessageError extends ConciergeError {
  override readonly name = 'EmptyMessageError';
  readonly code = 'empty-message';

  constructor() {
    super('The message holds no text. Say where you would like to go, when, and with whom.');
  }
}

/** So many trips wait to be planned that another one is not taken. Nothing was logged. */
export class BusyError extends ConciergeError {
  override readonly name = 'BusyError';
  readonly code = 'busy';
  readonly retryAfterSeconds: number;

  constructor(waiting: number, retryAfterSeconds: number) {
    super(
      `${waiting} trips wait to be planned, and no more are taken before some of them are done. Nothing of this was kept: send it again in ${retryAfterSeconds} seconds.`,
    );
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A time limit was hit because the machine is busy: nothing is wrong with what was asked, and nothing of it was kept. */
export class NotInTimeError extends ConciergeError {
  override readonly name = 'NotInTimeError';
  readonly code = 'not-in-time';
  readonly retryAfterSeconds: number;

  /** @param what - What was not done, e.g. `The file was not read in time`. */
  constructor(what: string, retryAfterSeconds = RETRY_AFTER_SECONDS) {
    super(
      `${what}, as this computer has much else to do. Nothing of it was kept: send it again in ${retryAfterSeconds} seconds.`,
    );
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The travel policy does not let this be done now. */
export class RefusedByPolicyError extends ConciergeError {
  override readonly name = 'RefusedByPolicyError';
  readonly code = 'policy-denied';

  constructor(reasons: readonly string[]) {
    super(reasons.length > 0 ? reasons.join(' ') : 'The travel policy does not allow this.');
  }
}

/** Nobody was said to read what travellers write to a person. */
export class NoInboxError extends ConciergeError {
  override readonly name = 'NoInboxError';
  readonly code = 'no-inbox';

  constructor() {
    super(
      'No person is configured here, so no traveller is promised one. Set WAYFARER_PERSON=1 where somebody reads the inbox.',
    );
  }
}

/** Nothing was said with what the web may be searched. */
export class NoResearchError extends ConciergeError {
  override readonly name = 'NoResearchError';
  readonly code = 'no-research';

  constructor() {
    super(
      'Nothing is looked up on the web here. Set WAYFARER_MODEL, and WAYFARER_RESEARCH to what the web is searched with.',
    );
  }
}

/** Nobody waits for a yes or no. */
export class NothingToApproveError extends ConciergeError {
  override readonly name = 'NothingToApproveError';
  readonly code = 'nothing-to-approve';

  constructor(what: 'approve' | 'reject') {
    super(`There is nothing to ${what}: no decision is open, and no change of your plan waits for you.`);
  }
}

/** An edit names something that the trip does not have. */
export class UnknownNameError extends ConciergeError {
  override readonly name = 'UnknownNameError';
  readonly code: 'unknown-visit' | 'unknown-place' | 'unknown-day';
  /** What may be meant, each as it would be shown. */
  readonly near: readonly string[];

  constructor(what: 'visit' | 'place' | 'day', wanted: string, near: readonly string[]) {
    const others =
      near.length === 0 ? '' : what === 'day' ? ` Its days: ${near.join(', ')}.` : ` Near to it: ${near.join('; ')}.`;
    super(`This trip has no ${what} ${JSON.stringify(wanted)}.${others} Nothing was changed.`);
    this.code = `unknown-${what}`;
    this.near = near;
  }
}

/** A search is about a city that nobody here knows. */
export class UnknownCityError extends ConciergeError {
  override readonly name = 'UnknownCityError';
  readonly code = 'no-such-city';

  /** @param near - What may be meant. */
  constructor(wanted: string, near: readonly string[]) {
    const others = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
    super(`No city that can be planned is called ${JSON.stringify(wanted)}.${others}`);
  }
}

/** A search names a place that its city does not have. */
export class UnknownPlaceOfCityError extends ConciergeError {
  override readonly name = 'UnknownPlaceOfCityError';
  readonly code = 'unknown-place';

  /** @param near - What may be meant. */
  constructor(wanted: string, city: string, near: readonly string[]) {
    const others = near.length === 0 ? '' : ` Near to it: ${near.join('; ')}.`;
    super(`I know no place in ${city} that is called ${JSON.stringify(wanted)}.${others}`);
  }
}

/** An edit that cannot be, with why and what would fit as the border shows it. */
export class EditDoesNotFitError extends EditRefusedError {
  readonly details: ShownOutcome;

  constructor({ edit, outcome }: EditRefusedError, details: ShownOutcome) {
    super(edit, outcome);
    this.details = details;
  }
}

/** What was said would mark so much as done that it may be a slip; sent again with `confirmed` it is done. */
export class NeedsConfirmationError extends ConciergeError {
  override readonly name = 'NeedsConfirmationError';
  readonly code = 'needs-confirmation';

  /** @param what - What would be done, a sentence. */
  constructor(what: string) {
    super(`${what} Confirm it if that is so; nothing was changed yet.`);
  }
}

/** A trip has nothing yet that a file could hold. */
export class NothingToShareError extends ConciergeError {
  override readonly name = 'NothingToShareError';
  readonly code = 'no-plan-chosen';

  constructor() {
    super('There is no plan yet, so there is nothing to share. Go on with the planner until there are options.');
  }
}

/** As many plans of a trip are kept, in copies, as may be. */
export class TooManyKeptError extends ConciergeError {
  override readonly name = 'TooManyKeptError';
  readonly code = 'too-many-copies';

  constructor(kept: number) {
    super(
      `${kept} plans of this trip are kept already, its copies included, and that is the most. Erase one that you need no longer, or change one instead of copying it. Nothing was changed.`,
    );
  }
}

/** A file that was to be opened as a shared trip. Nothing of it was kept. */
export class ShareFileError extends ConciergeError {
  override readonly name = 'ShareFileError';
  readonly code: 'unreadable-share-file' | 'later-share-file' | 'share-file-too-large';

  private constructor(code: ShareFileError['code'], message: string) {
    super(`${message} Nothing of it was kept.`);
    this.code = code;
  }

  /** @param why - A sentence. */
  static unreadable(why: string): ShareFileError {
    return new ShareFileError('unreadable-share-file', `The file cannot be opened as a trip. ${why}`);
  }

  static later(version: number): ShareFileError {
    const known = `this program knows versions up to ${SHARE_VERSION}`;
    return new ShareFileError('later-share-file', `The file is of version ${version}; ${known}. Use a later program.`);
  }

  static tooLarge(): ShareFileError {
    const most = `${LARGEST_SHARE_FILE / 1024 / 1024} MB, which is the most`;
    return new ShareFileError('share-file-too-large', `The file is larger than ${most}.`);
  }
}

/** Something that needs a chosen plan came before one was chosen. */
export class NoPlanChosenError extends ConciergeError {
  override readonly name = 'NoPlanChosenError';
  readonly code = 'no-plan-chosen';

  constructor(what: string) {
    super(`There is no chosen plan yet, so there is nothing to ${what}. Choose an option first.`);
  }
}

/** A document in which no booking can be read; the message says what was expected. */
export class UnreadableBookingFileError extends ConciergeError {
  override readonly name = 'UnreadableBookingFileError';
  readonly code = 'unreadable-booking';
}

/** A walk past scenes that cannot be planned as it was asked for; the message says what was expected and what may be done. */
export class WalkRefusedError extends ConciergeError {
  override readonly name = 'WalkRefusedError';
  /** `ambiguous-title` where several works may be meant, else the fault of the pilgrimage. */
  readonly code: string;
  /** Titles of which one may be meant. */
  readonly titles: readonly string[];

  static of(outcome: Extract<WalkOutcome, { kind: 'asked' | 'refused' }>): WalkRefusedError {
    if (outcome.kind === 'refused') return new WalkRefusedError(outcome.text, outcome.code, []);
    const text = `${outcome.text} ${outcome.titles.join(' / ')}. Ask again with one of these titles.`;
    return new WalkRefusedError(text, 'ambiguous-title', outcome.titles);
  }

  private constructor(message: string, code: string, titles: readonly string[]) {
    super(message);
    this.code = code;
    this.titles = titles;
  }
}

export class NoWalksError extends ConciergeError {
  override readonly name = 'NoWalksError';
  readonly code = 'no-walks';

  constructor() {
    super('Walks past scenes are not planned here.');
  }
}
