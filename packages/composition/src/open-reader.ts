import { readFileSync } from 'node:fs';

import { createMessageReader, type MessageReader, READER_FILE } from '@wayfarer/language';

let opened: MessageReader | undefined;

/** The learned reader of messages; its weights are read with the first message, and kept. */
export const readLearned: MessageReader = (message, context) => {
  opened ??= createMessageReader(readFileSync(READER_FILE));
  return opened(message, context);
};
