import type { Said } from '../../facts/said.ts';
import { findersOf } from '../../facts/words/index.ts';
import type { ActName } from '../act-name.ts';
import type { Clause, ClauseSlot } from '../clause.ts';
import type { Scene } from '../trip-scene.ts';

/** The clause as readers of facts take it. */
export function toSaid(act: ActName, { words, request, slots = [] }: Clause, { lexicon: { language } }: Scene): Said {
  const text = request ?? words;
  const placed = joinDurations(slots).map(({ name, text: said }) => {
    const index = Math.max(0, text.indexOf(said));
    return { name, text: said, index, end: index + said.length };
  });
  return { act, text, slots: placed, probability: 1, language, find: findersOf(language) };
}

/** "Two", "nights" of "two extra nights" are one length. */
function joinDurations(slots: readonly ClauseSlot[]): readonly ClauseSlot[] {
  const durations = slots.filter(({ name }) => name === 'duration');
  if (durations.length < 2) return slots;
  const text = durations.map((slot) => slot.text).join(' ');
  return [...slots.filter(({ name }) => name !== 'duration'), { name: 'duration', text }];
}
