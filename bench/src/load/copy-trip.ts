import { join } from 'node:path';

import type { NewEvent, StoredEvent } from '@wayfarer/archon';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { chatOf } from '@wayfarer/concierge';
import { CONVERSATION_RUN } from '@wayfarer/router';

export interface CopyOptions {
  /** Folder of the trip. */
  readonly from: string;
  /** Folder of the copies. */
  readonly to: string;
  readonly count: number;
  /** Of so many copies, one is left as by a process that was killed before it noted that the trip is at rest. Default: none. */
  readonly unfinishedEvery?: number;
  /** Of so many copies, one is cut off while it was planned; it must be an unfinished one. Default: none. */
  readonly cutOffEvery?: number;
  /** Copies what was said as well, which lies beside the chain. Default: the copies look as after forgetting. */
  readonly withWords?: boolean;
}

/** Fills a folder with so many copies of a trip and its chat, each under an id of its own and at rest like it. Answers the ids. */
export async function copyTrip(
  id: string,
  { from, to, count, unfinishedEvery = Infinity, cutOffEvery = Infinity, withWords = false }: CopyOptions,
): Promise<readonly string[]> {
  const source = new SqliteEventLog({ path: join(from, 'events.db') });
  const [trip, chat] = [await source.read(id), await source.read(chatOf(id))];
  const label = (await source.findRun(id))?.label;
  const words = new Map([...(await source.readPersonal(id)), ...(await source.readPersonal(chatOf(id)))]);
  await source.close();
  const toNew = ({ type, version, author, content, personal }: StoredEvent): NewEvent => ({
    ...{ type, version, author, content },
    ...(withWords && personal && { personal: wordsOf(personal, words) }),
  });
  // Nobody needs the copies after a power cut.
  const log = new SqliteEventLog({ path: join(to, 'events.db'), durability: 'kill' });
  const ids = Array.from({ length: count }, (_, index) => `trip_copy-${index}`);
  for (const [place, copy] of ids.entries()) {
    if (place % cutOffEvery === cutOffEvery - 1) {
      await log.append({ id: copy, type: 'trip' }, beforeItsPlan(trip).map(toNew), { expectedSeq: 0 });
      continue;
    }
    const isAtRest = place % unfinishedEvery !== unfinishedEvery - 1;
    const standing = isAtRest ? ({ standing: 'waiting', label } as const) : undefined;
    await log.append({ id: copy, type: 'trip' }, trip.map(toNew), { expectedSeq: 0, standing });
    const chatRun = { id: chatOf(copy), type: CONVERSATION_RUN, parent: copy };
    const ended = isAtRest ? ({ standing: 'ended' } as const) : undefined;
    await log.append(chatRun, chat.map(toNew), { expectedSeq: 0, standing: ended });
  }
  await log.close();
  return ids;
}

/** The events up to when the options were being composed. */
function beforeItsPlan(trip: readonly StoredEvent[]): readonly StoredEvent[] {
  const chosen = trip.findIndex(({ type }) => type === 'option-selected');
  const composed = trip.slice(0, chosen).findLastIndex(({ type }) => type === 'task-completed');
  if (composed < 1) throw new Error('Expected a trip that was planned and chosen.');
  return trip.slice(0, composed);
}

/** How many runs of a folder may still have something to be done. */
export async function countUnfinished(folder: string): Promise<number> {
  const log = new SqliteEventLog({ path: join(folder, 'events.db') });
  const { runs } = await log.listRuns({ standing: 'running', limit: 10_000 });
  await log.close();
  return runs.length;
}

function wordsOf(placeholders: object, words: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(placeholders).map((placeholder) => [placeholder, words.get(placeholder) ?? '']),
  );
}
