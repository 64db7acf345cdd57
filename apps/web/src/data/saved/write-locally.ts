import type { QueryClient } from '@tanstack/react-query';
import type { EditOutcome, Trip, WriteName } from '@wayfarer/contract';
import type { Refusal } from '@wayfarer/edits';
import { minute, parseTime } from '@wayfarer/trip/clock';

import { placeOf } from '../../lib/edit-words.ts';
import { capitalise } from '../../lib/format.ts';
import { applyLocally, type LocalTrip, withQueue } from '../../lib/queue/apply-queue.ts';
import { queuedText } from '../../lib/queue/queued-text.ts';
import type { QueuedChange, QueuedWrite, SavedTrip } from '../../lib/queue/saved-trip.ts';
import { shortReason } from '../../lib/short-reason.ts';
import { findStanding } from '../../lib/stop-moves.ts';
import { pageLanguage, words } from '../../words/in-use.ts';
import { RefusedError } from '../api.ts';
import { PLAN } from '../use-editable-plan.ts';
import { changeSaved, findSaved } from './saved-trips.ts';

/** A write as it would be sent. */
interface Write {
  readonly name: WriteName;
  readonly body: object;
  readonly key: string;
  /** It may have reached the server, whose answer was lost. */
  readonly sent: boolean;
}

const LOCAL_WRITES: ReadonlySet<WriteName> = new Set(['edit', 'decision', 'undo']);

/** True of what can be done without the server, where the trip is saved. */
export function isLocalWrite(name: WriteName): boolean {
  return LOCAL_WRITES.has(name);
}

/**
 * Makes a change in the saved trip, and puts it into the queue of what is sent when the server is back.
 *
 * @returns The trip with it; `undefined` where the trip is not saved whole.
 * @throws {RefusedError} where it does not fit, or only the server can do it.
 */
export async function writeLocally(client: QueryClient, id: string, write: Write): Promise<Trip | undefined> {
  const [saved, { applyEdit, judgeSlots }] = await Promise.all([findSaved(id), import('@wayfarer/edits')]);
  const before = saved && withQueue(saved, applyEdit);
  if (!saved || !before) return undefined;
  const kept = write.name === 'undo' ? await undo(saved, write) : await add(saved, { before, write, applyEdit });
  const after = kept && withQueue(kept, applyEdit);
  if (!after) return undefined;
  const { plan, trip } = after;
  client.setQueryData([PLAN, id, trip.seq], { plan, judgeSlots });
  return trip;
}

/** Takes back what waits: unsent it is dropped; what may be at the server is taken back there. */
async function undo({ id, queue, trip }: SavedTrip, { key, sent }: Write): Promise<SavedTrip | undefined> {
  const undone = new Set(queue.flatMap(({ write }) => (write.name === 'undo' ? [write.of] : [])));
  const last = queue.findLast((one) => one.write.name !== 'undo' && !undone.has(one.key));
  if (!last) {
    // The server may have taken something back already: the same is asked again until it answers.
    if (sent) return undefined;
    throw needsServer(words().frame.away.undoNeedsServer);
  }
  if (!last.sent) return changeSaved(id, (now) => ({ ...now, queue: now.queue.filter((one) => one.key !== last.key) }));
  const write = { name: 'undo', body: {}, of: last.key } as const;
  const entry = {
    ...entryOf({ key, seq: trip.seq, write, sent }),
    ...aboutPlaces(last.names, trip),
    text: words().plan.history.undone,
  };
  return changeSaved(id, (now) => ({ ...now, queue: [...now.queue, entry] }));
}

interface Addition {
  readonly before: LocalTrip;
  readonly write: Write;
  readonly applyEdit: Parameters<typeof applyLocally>[2];
}

async function add({ id, trip }: SavedTrip, { before, write, applyEdit }: Addition): Promise<SavedTrip | undefined> {
  const { key, sent } = write;
  const queued = { name: write.name, body: write.body } as Exclude<QueuedWrite, { name: 'undo' }>;
  const outcome = applyLocally(before, queued, applyEdit);
  if (outcome.kind === 'unavailable') throw needsServer(words().frame.away.needsServer);
  if (outcome.kind === 'refused') throw doesNotFit(outcome.reasons);
  const entry: QueuedChange = {
    // What was sent goes out again as it was: its key stands for it.
    ...entryOf({ key, seq: trip.seq, write: sent ? queued : withLength(queued, outcome.trip), sent }),
    ...aboutPlaces(namesOf(queued, before.trip), outcome.trip),
    text: queuedText(queued, before.trip, outcome.trip),
    ...(queued.name === 'decision' && before.trip.pending && { decision: before.trip.pending.id }),
  };
  return changeSaved(id, (now) => ({ ...now, queue: [...now.queue, entry] }));
}

function entryOf(
  about: Pick<QueuedChange, 'key' | 'seq' | 'write' | 'sent'>,
): Omit<QueuedChange, 'names' | 'after' | 'text'> {
  return { ...about, at: new Date().toISOString(), insisted: false, conflict: null };
}

/** How long a stop lasts, where it was said by how much: by then it may last otherwise. */
function withLength(write: QueuedWrite, { days }: Trip): QueuedWrite {
  if (write.name !== 'edit' || write.body.edit.type !== 'length' || !('by' in write.body.edit)) return write;
  const { by: _, visit: id, ...rest } = write.body.edit;
  const visit = days.flatMap(({ visits }) => visits).find((one) => one.id === id);
  if (!visit) return write;
  const minutes = parseTime(visit.depart) - parseTime(visit.arrive);
  return { name: 'edit', body: { edit: { ...rest, visit: id, minutes } } };
}

function aboutPlaces(names: readonly string[], after: Trip): Pick<QueuedChange, 'names' | 'after'> {
  const [place] = names;
  return { names, after: place === undefined ? null : (findStanding(after, place) ?? null) };
}

/** The places that a change is about. */
function namesOf(write: Exclude<QueuedWrite, { name: 'undo' }>, trip: Trip): readonly string[] {
  const visits = trip.days.flatMap((day) => day.visits);
  const placesOf = (ids: readonly (string | undefined)[]): string[] =>
    visits.filter(({ id }) => ids.includes(id)).map(({ placeId }) => placeId);
  if (write.name === 'decision') return placesOf([trip.pending?.visitId]);
  const { edit } = write.body;
  if (edit.type === 'swap') return placesOf(edit.visits);
  const place = placeOf(edit, trip);
  return place === undefined ? [] : [place];
}

function needsServer(message: string): RefusedError {
  return new RefusedError(0, { code: 'needs-server', message });
}

/** The refusal as the server would say it, but for what would fit instead: that is looked for there. */
function doesNotFit(reasons: readonly Refusal[]): RefusedError {
  const texts = reasons.map((reason) => ({ code: reason.code, text: sayReason(reason) }));
  const text = texts.map((reason) => reason.text).join(' ');
  const outcome: EditOutcome = {
    outcome: 'refused',
    text,
    asked: [],
    moved: [],
    reasons: [...texts, { code: 'needs-server', text: words().frame.away.remediesNeedServer }],
    remedies: [],
  };
  return new RefusedError(0, { code: 'does-not-fit', message: text, details: { outcome } });
}

/** The judge writes English; in other languages its code says it. */
function sayReason(reason: Refusal): string {
  if (pageLanguage() === 'en') return reason.text;
  const { date } = reason;
  if (date === undefined)
    return (words().plan.short as Readonly<Record<string, string>>)[reason.code] ?? words().plan.carry.doesNotFit;
  return capitalise(shortReason(reason, undefined, { date, arrive: minute(0) }));
}
