import type { Span } from '@wayfarer/router/grammar';

import type { RequestReading } from '../reader/message-reading.ts';
import type { Language } from '../understand/frame.ts';
import type { Context, ReadResult } from './read-result.ts';
import { type Finders, findersOf } from './words/index.ts';

/** Words of a request that fill a slot; positions are those of the request. */
export interface SaidSlot extends Span {
  readonly name: string;
  readonly text: string;
}

/** One request of a message, ready to be read. */
export interface Said {
  readonly act: string;
  readonly text: string;
  readonly slots: readonly SaidSlot[];
  readonly probability: number;
  readonly language: Language;
  readonly find: Finders;
}

/** Reads the facts out of requests of some acts. */
export type FactReader = (said: Said, context: Context) => ReadResult;

export function toSaid({ act, text, from, slots, probability }: RequestReading, language: Language): Said {
  return {
    act,
    text,
    probability,
    language,
    find: findersOf(language),
    slots: slots.map((slot) => ({ ...slot, index: slot.from - from, end: slot.to - from })),
  };
}

export function slotsOf({ slots }: Said, ...names: readonly string[]): readonly SaidSlot[] {
  return slots.filter(({ name }) => names.includes(name));
}

/** The slots of that name, or the whole request where it has none. */
export function wordsOrAll(said: Said, ...names: readonly string[]): readonly SaidSlot[] {
  const slots = slotsOf(said, ...names);
  return slots.length > 0 ? slots : [{ name: names[0] ?? '', text: said.text, index: 0, end: said.text.length }];
}

/** What a finder finds in some slots, in positions of the request. */
export function findIn<Found extends Span>(
  slots: readonly SaidSlot[],
  find: (text: string) => readonly Found[],
): Found[] {
  return slots.flatMap((slot) =>
    find(slot.text).map((found) => ({ ...found, index: found.index + slot.index, end: found.end + slot.index })),
  );
}
