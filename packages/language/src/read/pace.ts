import { after, before, isNegated } from '@wayfarer/router/grammar';
import type { Pace } from '@wayfarer/trip';

import { isCorrection, learn, NOTHING, type Reader, type ReadResult } from '../facts/read-result.ts';
import { ofPhrase } from '../facts/text.ts';
import { listed } from '../say/words.ts';
import { createFinder, type Named } from './words.ts';

/** Words that speak of the pace wherever they stand. */
const STRONG = createFinder<Pace>([
  [
    'relaxed',
    String.raw`relaxed|relaxing|leisurely|unhurried|laid[- ]back|easy[- ]?going|slow[- ]?paced|slow travel|take it (?:easy|slow)|(?:no|not in a|without) (?:rush|hurry|rushing)|not rushed|low[- ]key`,
  ],
  ['moderate', String.raw`balanced|moderately paced|moderate[- ]paced?`],
  [
    'packed',
    String.raw`packed|jam-packed|action-packed|fast[- ]?paced|(?:see|do|fit in|visit) as much as (?:possible|we can|i can)|(?:full|busy) (?:days|schedule|itinerary|program(?:me)?)`,
  ],
]);
/** Words that speak of the pace beside a word such as "pace", or as the answer to the question. */
const WEAK = createFinder<Pace>([
  ['relaxed', 'slow|slower|easy|calm|gentle|chill|comfortable|light'],
  ['moderate', 'moderate|normal|medium|average|steady|regular|in between|middle|standard|mid'],
  ['packed', 'fast|faster|full|busy|intense|quick|tight|dense|brisk|hectic'],
]);
const OF_PACE =
  /^(?:[- ](?:and )?\p{L}+)?[- ](?:pace|paced|tempo|rhythm|speed|schedule|itinerary|days|trip)\b|^ \(up to \d+ places/iu;
const PACE_BEFORE =
  /\b(?:pace|tempo|rhythm|speed|schedule|days|itinerary)\b(?: is| are|:| =| should be| to be| can be| to)? ?(?:(?:quite|rather|very|pretty|fairly|a bit|more|be|to) )*$/i;
/** "A balanced diet", "packed lunch": words of pace about something else. */
const OF_SOMETHING = /^ (?:diet|meals?|lunch|dinner|places?|food|atmosphere|streets?|crowds?|hotels?|attractions?)\b/i;

/** How full the days should be. */
export const readPace: Reader = (text) => {
  const found = [
    ...STRONG(text).filter(({ end }) => !OF_SOMETHING.test(after(text, end))),
    ...WEAK(text).filter(({ index, end }) => OF_PACE.test(after(text, end)) || PACE_BEFORE.test(before(text, index))),
  ].filter((word) => isMeant(text, word));
  return toReading(
    found.toSorted((a, b) => a.index - b.index),
    text,
  );
};

/** A word alone, where the question was the pace. */
export function readBarePace(text: string): ReadResult {
  const found = [...STRONG(text), ...WEAK(text)].filter((word) => word.index === 0 && word.end === text.length);
  return toReading(found, text);
}

/** True when `text` alone answers a question for the pace as well as one for the budget. */
export function isPaceOrBudget(text: string): boolean {
  return /^(?:mid|moderate|medium|normal|average|standard|regular|middle|in between)$/i.test(text);
}

function isMeant(text: string, { index, text: word }: Named<Pace>): boolean {
  return /^(?:no|not|without) /i.test(word) || !isNegated(...ofPhrase(text, index));
}

function toReading(found: readonly Named<Pace>[], text: string): ReadResult {
  const last = found.at(-1);
  const paces = [...new Set(found.flatMap((word) => word.values))];
  const pace = last?.values[0];
  if (!last || !pace) return NOTHING;
  if (paces.length > 1 && !isCorrection(text, text.length)) {
    const remark = `You named ${listed(found.map((word) => `"${word.text}"`))}. Should the days be relaxed, moderate or packed?`;
    return { learned: [], remarks: [{ code: 'not-understood', text: remark, fact: 'pace' }], taken: found };
  }
  return { learned: [learn('pace', pace)], remarks: [], taken: found };
}
