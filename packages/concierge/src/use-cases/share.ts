import {
  LARGEST_SHARE_FILE,
  SHARE_FORMAT,
  SHARE_VERSION,
  type SharedTrip,
  type ShareFile,
  type Trip,
} from '@wayfarer/contract';

import {
  BusyError,
  NothingToShareError,
  NotInTimeError,
  RETRY_AFTER_SECONDS,
  ShareFileError,
  TooManyKeptError,
} from '../errors.ts';
import { fromSharedTrip } from '../share/from-shared-trip.ts';
import { digestOf, readShareFile } from '../share/read-share-file.ts';
import { toSharedTrip } from '../share/to-shared-trip.ts';
import { READ_SHARE } from '../tasks.ts';
import { NOTHING_YET, type TripState } from '../trip-state.ts';
import { changeTrip, hideKey, loadTrip, type UseCaseContext, viewOf, type WriteOptions } from '../use-case-context.ts';
import { findCopyOf } from '../view/to-summary.ts';
import { toTrip, type TripView } from '../view/to-trip.ts';
import { listTripRuns } from './view.ts';

/**
 * A trip as a file that another installation opens.
 *
 * @throws {UnknownTripError | UnreadableTripError}
 * @throws {NothingToShareError} before there are options to choose from.
 */
export async function shareTrip(context: UseCaseContext, id: string): Promise<ShareFile> {
  const trip = toSharedTrip(await loadTrip(context, id));
  if (!trip) throw new NothingToShareError();
  // As it is read: what JSON leaves out is in no digest.
  const written = JSON.parse(JSON.stringify(trip)) as SharedTrip;
  const { title, attributions, hash } = viewShared(context, written);
  return {
    format: SHARE_FORMAT,
    version: SHARE_VERSION,
    title,
    attributions,
    hash,
    digest: digestOf(written, context.digest),
    trip: written,
  };
}

/**
 * Begins a trip with what a share file holds.
 *
 * @param text - Of the file.
 * @throws {ShareFileError} for a file that is none of ours, damaged, too large, or of a later version; nothing is written.
 * @throws {BusyError} where a long file would have to wait in a line that is full.
 * @throws {NotInTimeError} where a long file was not read in the time of a task.
 */
export async function openShare(context: UseCaseContext, text: string, options: WriteOptions = {}): Promise<Trip> {
  const trip = await readAside(context, text);
  assertShowable(context, trip);
  return begin(context, { trip }, options);
}

/** So much is read in a moment. What is longer may take seconds to check, and is read where trips are planned. */
const LONGEST_HERE = 64_000;

async function readAside({ digest, workshop }: UseCaseContext, text: string): Promise<SharedTrip> {
  if (text.length <= LONGEST_HERE || text.length > LARGEST_SHARE_FILE) return readShareFile(text, digest);
  const query = { task: READ_SHARE, query: text };
  const options = { owner: READ_SHARE, signal: new AbortController().signal, onNote: () => undefined };
  try {
    return (await workshop.run(query, options)) as SharedTrip;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'queue-full') throw new BusyError(workshop.waiting, RETRY_AFTER_SECONDS);
    if (code !== 'job-timeout') throw error;
    throw new NotInTimeError('The file was not read in time');
  }
}

/**
 * Begins another trip with the plan of this one, to change it and keep both.
 *
 * @throws {UnknownTripError | UnreadableTripError | NothingToShareError}
 * @throws {TooManyKeptError} where as many plans of it are kept as may be; nothing is written.
 */
export async function copyTrip(context: UseCaseContext, id: string, options: WriteOptions = {}): Promise<Trip> {
  const state = await loadTrip(context, id);
  const trip = toSharedTrip(state);
  if (!trip) throw new NothingToShareError();
  const { title } = await viewOf(context, state);
  const copyOf = state.copyOf ?? id;
  await assertRoom(context, { copyOf, copy: idFor(context, options) });
  const { id: copy } = await begin(context, { trip, copyOf }, options);
  const { key } = options;
  const command = { type: 'rename', title: `${title.slice(0, LONGEST_KEPT)} (copy)` } as const;
  return changeTrip(context, copy, { command, key: key === undefined ? undefined : `${key} (name)` });
}

/** Of the name of a trip, in that of its copy. */
const LONGEST_KEPT = 110;

/**
 * Of one trip, the first one and its copies together (the seed's `savedItineraries`). One that has been erased counts no more, nor
 * does one of a log that did not know yet of what it is a copy.
 */
const MOST_KEPT = 20;

/** What is sent again with its key has its room already. */
async function assertRoom(
  context: UseCaseContext,
  { copyOf, copy }: { readonly copyOf: string; readonly copy: string | undefined },
): Promise<void> {
  const runs = await listTripRuns(context);
  if (runs.some(({ id }) => id === copy)) return;
  const kept = runs.filter((run) => run.id === copyOf || findCopyOf(run) === copyOf);
  if (kept.length >= MOST_KEPT) throw new TooManyKeptError(kept.length);
}

/** Of a trip that comes with a key; without one it is new in any case. */
function idFor({ digest }: UseCaseContext, { key }: WriteOptions): string | undefined {
  return key === undefined ? undefined : `trip_${digest(key).slice(0, 16)}`;
}

async function begin(
  context: UseCaseContext,
  opened: { readonly trip: SharedTrip; readonly copyOf?: string },
  options: WriteOptions,
): Promise<Trip> {
  const { key } = options;
  const id = idFor(context, options) ?? `trip_${context.newId()}`;
  const command = { type: 'open', ...opened } as const;
  if (key === undefined) return viewOf(context, (await context.shell.execute(id, command)).state);
  const request = context.digest(JSON.stringify(command));
  return viewOf(context, (await context.shell.execute(id, command, { key: hideKey(context, id, key), request })).state);
}

/** What has passed every check and still cannot be shown is refused before anything is written. */
function assertShowable(context: UseCaseContext, trip: SharedTrip): void {
  try {
    viewShared(context, trip);
  } catch (error) {
    throw ShareFileError.unreadable(error instanceof Error ? error.message : String(error));
  }
}

function viewShared({ gazetteer, digest }: UseCaseContext, trip: SharedTrip): TripView {
  const state: TripState = { id: '', ...NOTHING_YET, ...fromSharedTrip(trip) };
  return toTrip({ ...state, updatedAt: '1970-01-01T00:00:00.000Z' }, { gazetteer, digest });
}
