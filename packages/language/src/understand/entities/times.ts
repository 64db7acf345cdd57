import { minute } from '@wayfarer/trip/clock';

import type { Lexicon } from '../lexicon/lexicon.ts';
import { type MaskedText, rewrite } from '../masked-text.ts';
import { compiled } from '../patterns.ts';
import { type EntityTable, type TimeMention, toSource } from './entity.ts';

/** With the times of day taken out, in all notations: 14:30, half past two, 14h30, halb drei, 午後2時半. */
export function readTimes(masked: MaskedText, lexicon: Lexicon, entities: EntityTable): MaskedText {
  let text = masked;
  for (const [minutes, pattern] of lexicon.times) {
    text = rewrite(text, compiled(toSource(pattern)), (match) => {
      const time = toTime(match.groups ?? {}, minutes, lexicon);
      return time && entities.add(time);
    });
  }
  for (const pattern of lexicon.spans) {
    text = rewrite(text, compiled(toSource(pattern)), ({ groups }) => {
      const [from, to] = [entities.find(groups?.['a'] ?? ''), entities.find(groups?.['b'] ?? '')];
      return from?.kind === 'time' && to?.kind === 'time' ? entities.add(toSpan(from, to)) : undefined;
    });
  }
  return text;
}

type Groups = Readonly<Record<string, string | undefined>>;

function toTime({ h, m, am, pm }: Groups, minutes: number, lexicon: Lexicon): TimeMention | undefined {
  if (h === undefined) return { kind: 'time', at: minute(minutes), isHalfDay: false };
  const hour = toNumber(h, lexicon);
  const past = m === undefined ? 0 : toNumber(m, lexicon);
  if (hour === undefined || past === undefined || hour > 24 || past > 59) return undefined;
  const face = hour * 60 + past + minutes;
  if (pm !== undefined) return { kind: 'time', at: minute(hour < 12 ? face + 720 : face), isHalfDay: false };
  if (am !== undefined) return { kind: 'time', at: minute(hour === 12 ? face - 720 : face), isHalfDay: false };
  // Written with a leading zero or past noon it is plain; "at seven" is not.
  const isPlain = hour > 12 || hour === 0 || /^0/.test(h);
  return { kind: 'time', at: minute(isPlain || hour > 6 ? face : face + 720), isHalfDay: !isPlain };
}

/** "From ten to two" ends after it starts. */
function toSpan(from: TimeMention, to: TimeMention): { kind: 'span'; from: TimeMention; to: TimeMention } {
  const isBehind = to.at > from.at || !to.isHalfDay || to.at + 720 > 1440;
  return { kind: 'span', from, to: isBehind ? to : { ...to, at: minute(to.at + 720) } };
}

/** Digits or words: 3, "three", "drei", 三. */
export function toNumber(text: string, { numbers }: Pick<Lexicon, 'numbers'>): number | undefined {
  const word = text.trim();
  if (/^\d+(?:[.,]\d+)?$/.test(word)) return Number(word.replace(',', '.'));
  return Object.hasOwn(numbers, word) ? numbers[word] : undefined;
}
