import { SHARE_FORMAT, SHARE_VERSION, type SharedTrip, type ShareFile, type Trip } from '@wayfarer/contract';

import { NOTHING_YET, type TripState } from '../core.ts';
import { NothingToShareError, ShareFileError } from '../errors.ts';
import { fromSharedTrip } from '../share/from-shared-trip.ts';
import { digestOf, readShareFile } from '../share/read-share-file.ts';
import { toSharedTrip } from '../share/to-shared-trip.ts';
import { changeTrip, hideKey, loadTrip, type UseCaseContext, viewOf, type WriteOptions } from '../use-case-context.ts';
import { toTrip, type TripView } from '../view/to-trip.ts';

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
 */
export async function openShare(context: UseCaseContext, text: string, options: WriteOptions = {}): Promise<Trip> {
  const trip = readShareFile(text, context.digest);
  assertShowable(context, trip);
  return begin(context, trip, options);
}

/**
 * Begins another trip with the plan of this one, to change it and keep both.
 *
 * @throws {UnknownTripError | UnreadableTripError | NothingToShareError}
 */
export async function copyTrip(context: UseCaseContext, id: string, options: WriteOptions = {}): Promise<Trip> {
  const state = await loadTrip(context, id);
  const trip = toSharedTrip(state);
  if (!trip) throw new NothingToShareError();
  const { title } = await viewOf(context, state);
  const { id: copy } = await begin(context, trip, options);
  const { key } = options;
  const command = { type: 'rename', title: `${title.slice(0, LONGEST_KEPT)} (copy)` } as const;
  return changeTrip(context, copy, { command, key: key === undefined ? undefined : `${key} (name)` });
}

/** Of the name of a trip, in that of its copy. */
const LONGEST_KEPT = 110;

async function begin(context: UseCaseContext, trip: SharedTrip, { key }: WriteOptions): Promise<Trip> {
  const id = `trip_${key === undefined ? context.newId() : context.digest(key).slice(0, 16)}`;
  const command = { type: 'open', trip } as const;
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
