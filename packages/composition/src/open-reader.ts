import { readFileSync } from 'node:fs';

import { LruMap } from '@wayfarer/archon/data';
import { createMessageReader, type MessageReader, READER_FILE } from '@wayfarer/language';

/** As many messages as are read side by side on a busy day; what somebody said is not to stay in memory for long. */
const KEPT = 32;
const KEPT_BYTES = 1_000_000;

let opened: MessageReader | undefined;

/** The learned reader of messages; its weights are read with the first message, and kept. */
export const readLearned: MessageReader = keepNewest((message, context) => {
  opened ??= createMessageReader(readFileSync(READER_FILE));
  return opened(message, context);
});

/**
 * The same reader, which answers at once what it was asked lately: the chat asks for a message and the planner for it again, after
 * all others that have come meanwhile, and reading takes most of the time in which nobody else is answered.
 */
export function keepNewest(read: MessageReader): MessageReader {
  const kept = new LruMap<string, ReturnType<MessageReader>>({ bytes: KEPT_BYTES, entries: KEPT });
  return (message, context) => {
    const asked = JSON.stringify([message, context]);
    const known = kept.get(asked);
    if (known) return known;
    const reading = read(message, context);
    kept.set(asked, reading);
    return reading;
  };
}
