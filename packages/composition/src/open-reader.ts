import { readFileSync } from 'node:fs';

import { createMessageReader, type MessageReader, READER_FILE } from '@wayfarer/language';

let opened: MessageReader | undefined;

/** The learned reader of messages; its weights are read with the first message, and kept. */
export const readLearned: MessageReader = keepLast((message, context) => {
  opened ??= createMessageReader(readFileSync(READER_FILE));
  return opened(message, context);
});

/**
 * The same reader, which answers at once what it was asked last: the chat asks for a message twice in a row, and reading takes
 * most of the time in which nobody else is answered.
 */
export function keepLast(read: MessageReader): MessageReader {
  let last: { readonly asked: string; readonly reading: ReturnType<MessageReader> } | undefined;
  return (message, context) => {
    const asked = JSON.stringify([message, context]);
    if (last?.asked !== asked) last = { asked, reading: read(message, context) };
    return last.reading;
  };
}
