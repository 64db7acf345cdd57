import { findAll, isNegated } from '@wayfarer/router/grammar';

import type { RestTime } from '../brain.ts';
import { NOTHING, type Reader } from '../facts/read-result.ts';

const DAY = String.raw`(?:a|one|1|some|the odd) (?:free|rest|lazy|quiet|empty)[- ](?:rest )?days?|(?:a|one) day (?:off|of rest|to rest|for ourselves)`;
const NAP = String.raw`(?:an? |the |our |daily |some |regular |more |enough |with |need(?:s)? |take )*(?:afternoon |midday |daily |little )*(?:naps?|siestas?|rests?(?! of\b)|rest breaks?|breaks)(?: (?:after lunch|every (?:day|afternoon)|in the afternoons?|each (?:day|afternoon)|in between|a day|at noon|time))*`;
const TIRES = String.raw`(?:tires? (?:easily|quickly)|gets? tired (?:easily|quickly|soon)|needs? to (?:rest|lie down|sit down)(?: often)?)`;
const RESTS = new RegExp(String.raw`\b(?:(?<day>${DAY})|(?<nap>${NAP}|${TIRES}))\b`, 'giu');
/** "The rest you decide", "assume the rest": what is left over, and no sleep. */
const REMAINDER = /^(?:the |our )?rest$/i;

/** When somebody wants to rest: time is kept free for it. */
export const readRests: Reader = (text, { hints }) => {
  const found = findAll(text, RESTS).filter(
    ({ text: said, index }) => !REMAINDER.test(said.trim()) && !isNegated(text, index),
  );
  if (found.length === 0) return NOTHING;
  const times = found.map(({ groups }): RestTime => (groups['day'] === undefined ? 'afternoons' : 'day'));
  return { ...NOTHING, taken: found, hints: { rests: [...new Set([...(hints.rests ?? []), ...times])] } };
};
