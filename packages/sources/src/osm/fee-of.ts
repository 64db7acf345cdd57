import { fromMajor } from '@wayfarer/trip/money';

import type { Tags } from './element.ts';

/** Signs that stand for one currency only; a dollar may be one of twenty. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₩': 'KRW',
  '₹': 'INR',
  '₺': 'TRY',
  '฿': 'THB',
};

/**
 * What one adult pays, in minor units of the city's currency; `null` where the tags do not say it in one plain amount. "9"
 * alone may be anything, and "9 EUR; 5 EUR reduced" is read by nobody.
 */
export function feeOf(tags: Tags, currency: string): number | null {
  if (tags['fee'] === 'no') return 0;
  const text = (tags['charge'] ?? '').trim();
  const match = /^(?<sign>[€£₩₹₺฿])?\s*(?<amount>\d{1,6}(?:[.,]\d{1,2})?)\s*(?<unit>[€£₩₹₺฿]|[A-Z]{3})?$/u.exec(text);
  const { sign, amount, unit } = match?.groups ?? {};
  const said = sign ?? unit;
  if (amount === undefined || said === undefined || (sign !== undefined && unit !== undefined)) return null;
  if ((SIGNS[said] ?? said) !== currency) return null;
  return fromMajor(Number(amount.replace(',', '.')), currency).amount;
}
