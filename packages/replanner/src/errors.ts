import type { Edit, EditOutcome } from '@wayfarer/edits';
import type { ChosenPlan, PlaceId, Visit } from '@wayfarer/trip';
import { formatTime, type IsoDate } from '@wayfarer/trip/clock';

import type { Cursor } from './cursor.ts';
import type { Verb } from './verb.ts';

/** Root of every error this package throws on purpose. `code` is stable; `message` is for people. */
export abstract class ReplannerError extends Error {
  abstract readonly code: string;
}

/** A reading that cannot be: `path` says which part of it. */
export class BadReadingError extends ReplannerError {
  override readonly name = 'BadReadingError';
  readonly code = 'bad-reading';
  readonly path: string;

  constructor(path: string, expected: string, got: unknown) {
    super(`At ${path}: expected ${expected}, got ${JSON.stringify(got) ?? 'nothing'}.`);
    this.path = path;
  }
}

export class UnknownVisitError extends ReplannerError {
  override readonly name = 'UnknownVisitError';
  readonly code = 'unknown-visit';

  constructor(visit: string) {
    super(`No visit of this trip is called ${JSON.stringify(visit)}. Ids of visits are in \`days\`.`);
  }
}

export class VisitDoneError extends ReplannerError {
  override readonly name = 'VisitDoneError';
  readonly code = 'visit-done';

  constructor({ start }: { readonly start: ChosenPlan }, { place, label }: Visit) {
    const name = label ?? start.facts.places.find(({ id }) => id === place)?.name ?? 'That visit';
    super(`${name} is already over.`);
  }
}

/** A reading without a visit, when no visit is left that it could be about. */
export class NoVisitLeftError extends ReplannerError {
  override readonly name = 'NoVisitLeftError';
  readonly code = 'no-visit-left';

  constructor() {
    super('No visit is left that this could be about; say which one with `visit`.');
  }
}

export class CursorBackwardsError extends ReplannerError {
  override readonly name = 'CursorBackwardsError';
  readonly code = 'cursor-backwards';

  constructor(now: Cursor, to: Cursor) {
    const [from, until] = [now, to].map(({ date, time }) => `${date} ${formatTime(time)}`);
    super(`It is ${from} on this trip; time cannot go back to ${until}.`);
  }
}

export class UnknownDayError extends ReplannerError {
  override readonly name = 'UnknownDayError';
  readonly code = 'unknown-day';

  constructor(date: IsoDate, first: IsoDate, last: IsoDate) {
    super(`Expected a date of this trip, ${first} to ${last}, got ${JSON.stringify(date)}.`);
  }
}

export class NoPendingDecisionError extends ReplannerError {
  override readonly name = 'NoPendingDecisionError';
  readonly code = 'no-pending-decision';

  constructor() {
    super('Nothing is waiting for a decision. Report a reading first.');
  }
}

export class ChoiceNotOfferedError extends ReplannerError {
  override readonly name = 'ChoiceNotOfferedError';
  readonly code = 'choice-not-offered';

  constructor(choice: Verb, offered: readonly Verb[], why: string) {
    super(`"${choice}" is not offered here: ${why} Offered: ${offered.join(', ')}.`);
  }
}

export class NoSuchAlternativeError extends ReplannerError {
  override readonly name = 'NoSuchAlternativeError';
  readonly code = 'no-such-alternative';

  constructor(n: number | PlaceId, count: number) {
    super(`There is no alternative ${JSON.stringify(n)}; expected 1 to ${count}, or the id of one of those places.`);
  }
}

export class NothingToUndoError extends ReplannerError {
  override readonly name = 'NothingToUndoError';
  readonly code = 'nothing-to-undo';

  /** @param because - Why the last decision stands; without it there is none. */
  constructor(because?: string) {
    super(because ?? 'No decision has been made since the trip was chosen.');
  }
}

export class NothingToRedoError extends ReplannerError {
  override readonly name = 'NothingToRedoError';
  readonly code = 'nothing-to-redo';

  constructor() {
    super('Nothing was taken back since the last change, so there is nothing to do again.');
  }
}

/** A supposition that changes nothing was to be taken over. */
export class NothingToRepairError extends ReplannerError {
  override readonly name = 'NothingToRepairError';
  readonly code = 'nothing-to-repair';

  constructor() {
    super('Nothing planned is touched by that, so there is nothing to change.');
  }
}

/** An edit that cannot be; nothing has changed. `outcome` says why, and which edits near to it would fit. */
export class EditRefusedError extends ReplannerError {
  override readonly name = 'EditRefusedError';
  readonly code = 'edit-does-not-fit';
  readonly edit: Edit;
  readonly outcome: Extract<EditOutcome, { kind: 'refused' }>;

  constructor(edit: Edit, outcome: Extract<EditOutcome, { kind: 'refused' }>) {
    super([...new Set(outcome.reasons.map(({ text }) => text))].join(' '));
    this.edit = edit;
    this.outcome = outcome;
  }
}

/** A changed plan broke a promise. A bug of ours, never the traveller's doing. */
export class InvariantError extends ReplannerError {
  override readonly name = 'InvariantError';
  readonly code = 'invariant-broken';
  readonly breaches: readonly string[];

  constructor(breaches: readonly string[]) {
    super(`The changed plan would break a promise: ${breaches.join(' ')}`);
    this.breaches = breaches;
  }
}
