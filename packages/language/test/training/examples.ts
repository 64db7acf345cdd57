import type { MarkedSpan } from '../../src/reader/message-reading.ts';
import type { CorpusMessage } from '../corpus/parse-message.ts';

/** A stretch of a message with its label. Offsets of UTF-16 units, `to` exclusive. */
export interface LabelledSpan {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

/** A message with everything that is to be learned from it. */
export interface Example {
  readonly text: string;
  readonly requests: readonly LabelledSpan[];
  readonly slots: readonly LabelledSpan[];
  /** Acts of the message before. */
  readonly before: readonly string[];
}

const REQUEST = /\{([a-z-]+) ([^{}]+)\}/g;
const SLOT = /\[([a-z-]+) ([^[\]]+)\]/g;

/** The example that one turn of an annotated line is. */
export function toExample(turn: string, before: CorpusMessage['before']): Example {
  let text = '';
  const requests: LabelledSpan[] = [];
  const slots: LabelledSpan[] = [];
  let end = 0;
  for (const { 0: whole, 1: act = '', 2: body = '', index } of turn.matchAll(REQUEST)) {
    text += turn.slice(end, index);
    const from = text.length;
    let inside = 0;
    for (const slot of body.matchAll(SLOT)) {
      text += body.slice(inside, slot.index);
      slots.push({ label: slot[1] ?? '', from: text.length, to: text.length + (slot[2] ?? '').length });
      text += slot[2] ?? '';
      inside = slot.index + slot[0].length;
    }
    text += body.slice(inside);
    requests.push({ label: act, from, to: text.length });
    end = index + whole.length;
  }
  text += turn.slice(end);
  return { text, requests, slots, before: before?.requests.map(({ act }) => act) ?? [] };
}

/** Slots whose words are found before acts are read, by the kind that they are marked with. */
export const KIND_OF_SLOT: Readonly<Record<string, MarkedSpan['kind']>> = {
  place: 'place',
  'to-place': 'place',
  'from-place': 'place',
  city: 'city',
  'to-city': 'city',
  'from-city': 'city',
  day: 'day',
  'to-day': 'day',
  'from-day': 'day',
  time: 'time',
  'to-time': 'time',
  'from-time': 'time',
  duration: 'length',
  meal: 'meal',
  money: 'money',
  percent: 'percent',
  count: 'number',
  dish: 'dish',
};
