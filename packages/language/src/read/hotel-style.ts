import { findAll, isNegated } from '@wayfarer/router/grammar';

import { learn, NOTHING, type Reader, type ReadResult } from '../facts/read-result.ts';

const KINDS = [
  String.raw`(?:(?:small|luxury|boutique|design|business|capsule|budget|cheap|family|modern|traditional|quiet|central|simple|cozy|cosy|historic|nice|[1-5][- ]star|(?:three|four|five)[- ]star)[ -])+(?:hotels?|inns?|ryokans?|hostels?|guest ?houses?|apartments?|rooms?|places? to stay)`,
  String.raw`ryokans?|hostels?|airbnbs?|guest ?houses?|b ?& ?bs?|bed and breakfasts?|apartments?|capsule hotels?`,
  String.raw`resorts?|homestays?|machiya|pensions?|camp(?:ing|sites?)`,
].join('|');
const STYLE = new RegExp(String.raw`\b(?:${KINDS})\b`, 'gi');

/** Where they like to sleep, in their words. */
export const readHotelStyle: Reader = (text) => {
  const found = findAll(text, STYLE).filter(({ index }) => !isNegated(text, index));
  const first = found[0];
  return first
    ? { learned: [learn('hotelStyle', first.text.toLowerCase().replace(/s$/, ''))], remarks: [], taken: found }
    : NOTHING;
};

/** Any few words, where the question was how they like to sleep. */
export function readBareHotelStyle(text: string): ReadResult {
  if (!/^\p{L}[\p{L}' -]{2,39}$/u.test(text)) return NOTHING;
  return { learned: [learn('hotelStyle', text.toLowerCase())], remarks: [], taken: [{ index: 0, end: text.length }] };
}
