import { MisuseError } from '../errors.ts';
import { draftOf } from './chain.ts';
import type { Clock } from './clock.ts';
import type { Digest } from './digest.ts';
import { ErasedRunError, SequenceConflictError } from './errors.ts';
import type { ReadOptions, Run } from './event-log.ts';
import type { EventDraft, NewEvent } from './event.ts';
import { saltDrafts, type SaltedValue } from './personal.ts';

/** What a log knows of a run before an append. */
export interface RunHead {
  readonly run: Run;
  /** Its last event; `undefined` once it is erased. */
  readonly last: { readonly seq: number; readonly at: string } | undefined;
  /** The personal value that stands under a placeholder. */
  readonly findPersonal: (placeholder: string) => SaltedValue | undefined;
}

/** What comes of an append: events that have only to be sealed ({@link sealEvents}), and the personal values to store beside them. */
export interface PreparedAppend {
  readonly drafts: readonly EventDraft[];
  readonly at: string;
  readonly personal: readonly SaltedValue[];
}

/** What a log takes from outside. */
export interface LogWorld {
  readonly clock: Clock;
  readonly digest: Digest;
  readonly newSalt: () => string;
}

/**
 * Copies of the events as they are now. To be called at once: what becomes of the objects later is not our concern.
 *
 * @throws {MisuseError} if one is not fit to be stored.
 */
export function draftEvents(events: readonly NewEvent[]): readonly EventDraft[] {
  return events.map((event) => {
    assertEvent(event);
    return draftOf(event);
  });
}

/**
 * Checks that the events may follow what there is. To be called by every log inside whatever keeps others from appending.
 *
 * @param head - The run as it stands, or `undefined` if there is none.
 */
export function prepareAppend(
  append: { run: Run; drafts: readonly EventDraft[]; expectedSeq: number },
  head: RunHead | undefined,
  { clock, digest, newSalt }: LogWorld,
): PreparedAppend {
  const { run, expectedSeq } = append;
  if (head) assertSameRun(head.run, run);
  if (head && !head.last) throw new ErasedRunError(run.id);
  const last = head?.last;
  const actualSeq = last?.seq ?? 0;
  if (actualSeq !== expectedSeq) throw new SequenceConflictError(run.id, expectedSeq, actualSeq);
  const now = instantText(clock.now());
  const at = last && last.at > now ? last.at : now;
  const findPersonal = head?.findPersonal ?? (() => undefined);
  const { drafts, fresh } = saltDrafts(append.drafts, { findPersonal, digest, newSalt });
  return { drafts, at, personal: fresh };
}

let lastInstant: { readonly milliseconds: number; readonly text: string } = { milliseconds: NaN, text: '' };

/** `now` in ISO 8601. Many appends fall into the same millisecond, and writing it out is dear. */
function instantText(now: Date): string {
  const milliseconds = now.getTime();
  if (milliseconds !== lastInstant.milliseconds) lastInstant = { milliseconds, text: now.toISOString() };
  return lastInstant.text;
}

/** `limit`, once it is sure to be a number of things to ask for. */
export function checkedLimit(limit: number): number {
  if (Number.isSafeInteger(limit) && limit > 0) return limit;
  throw new MisuseError(`Expected \`limit\` to be a whole number from 1, got ${limit}.`);
}

/** @throws {MisuseError} if events are to be checked against a chain that only some of them are read of. */
export function assertNoGaps({ follows, types }: Pick<ReadOptions, 'follows' | 'types'>): void {
  if (follows && types)
    throw new MisuseError('Expected `follows` or `types`, not both: a chain with gaps cannot be checked.');
}

/** The number in `cursor`, the `next` of a page of runs. */
export function checkedCursor(cursor: string): number {
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  throw new MisuseError(`Expected \`after\` to be the \`next\` of a page of runs, got ${JSON.stringify(cursor)}.`);
}

function assertSameRun(known: Run, asked: Run): void {
  if (known.type !== asked.type) {
    throw new MisuseError(`Run ${JSON.stringify(known.id)} is of type "${known.type}", not "${asked.type}".`);
  }
  if (asked.parent !== undefined && known.parent !== asked.parent) {
    throw new MisuseError(
      `Run ${JSON.stringify(known.id)} has ${known.parent === undefined ? 'no parent' : `the parent "${known.parent}"`}, not "${asked.parent}".`,
    );
  }
}

function assertEvent({ type, version, author }: NewEvent): void {
  if (!type || !author)
    throw new MisuseError(`Expected an event with \`type\` and \`author\`, got "${type}" by "${author}".`);
  if (!Number.isSafeInteger(version) || version < 1) {
    throw new MisuseError(`Expected the version of event "${type}" to be a whole number from 1, got ${version}.`);
  }
}
