import { join } from 'node:path';

import type { NewEvent, StoredEvent } from '@wayfarer/archon';
import { CONVERSATION_RUN } from '@wayfarer/archon/router';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { chatOf } from '@wayfarer/concierge';

/** Fills a folder with so many copies of a trip and its chat, each under an id of its own and at rest like it. Answers the ids. */
export async function copyTrip(
  id: string,
  { from, to, count }: { readonly from: string; readonly to: string; readonly count: number },
): Promise<readonly string[]> {
  const source = new SqliteEventLog({ path: join(from, 'events.db') });
  const [trip, chat] = [await source.read(id), await source.read(chatOf(id))];
  const label = (await source.findRun(id))?.label;
  await source.close();
  const log = new SqliteEventLog({ path: join(to, 'events.db') });
  const ids = Array.from({ length: count }, (_, index) => `trip_copy-${index}`);
  for (const copy of ids) {
    const rest = { expectedSeq: 0, standing: { standing: 'waiting', label } } as const;
    await log.append({ id: copy, type: 'trip' }, trip.map(toNew), rest);
    const chatRun = { id: chatOf(copy), type: CONVERSATION_RUN, parent: copy };
    await log.append(chatRun, chat.map(toNew), { expectedSeq: 0, standing: { standing: 'ended' } });
  }
  await log.close();
  return ids;
}

function toNew({ type, version, author, content }: StoredEvent): NewEvent {
  return { type, version, author, content };
}
