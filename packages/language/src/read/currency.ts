import { CURRENCY_BEHIND, findAll, findCurrency, isNegated } from '@wayfarer/router/grammar';

import { learn, NOTHING, type Reader } from '../facts/read-result.ts';

const SHOWN_IN = new RegExp(
  String.raw`\b(?:(?:in|pay(?:ing)? (?:in|with)|use|using|currency(?: is|:)?|prices? in|convert(?:ed)? to|show(?:n)? in)) (?<name>${CURRENCY_BEHIND})`,
  'giu',
);

/** "Prices in euros": the currency in which amounts are shown. */
export const readCurrency: Reader = (text) => {
  const found = findAll(text, SHOWN_IN).findLast(({ index }) => !isNegated(text, index));
  const currency = found && findCurrency(found.groups['name'] ?? '');
  return currency ? { learned: [learn('currency', currency)], remarks: [], taken: [found] } : NOTHING;
};
