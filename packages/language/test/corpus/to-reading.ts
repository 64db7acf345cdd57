import type { MessageReading, RequestReading, SlotReading } from '../../src/reader/message-reading.ts';
import { type CorpusMessage, parseMessage } from './parse-message.ts';

/** What a reader without fault makes of a message: the requests and slots that its author marked, each for sure. */
export function toReading({ text, requests }: Omit<CorpusMessage, 'before'>): MessageReading {
  let from = 0;
  return {
    requests: requests.map(({ act, pieces }): RequestReading => {
      const said = pieces.map((piece) => piece.text).join('');
      from = text.indexOf(said, from);
      const start = from;
      from += said.length;
      let at = start;
      const slots = pieces.flatMap((piece): SlotReading[] => {
        const begin = at;
        at += piece.text.length;
        return piece.slot === undefined ? [] : [{ name: piece.slot, text: piece.text, from: begin, to: at }];
      });
      return { act, text: said, from: start, to: from, probability: 1, others: [], slots };
    }),
  };
}

/** The reading of an annotated line; of a message that follows another, its own. */
export function readLine(line: string): { readonly message: string; readonly reading: MessageReading } {
  const message = parseMessage(line);
  return { message: message.text, reading: toReading(message) };
}
