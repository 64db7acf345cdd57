import { listMatches } from '../../list-matches.ts';
import type { Found } from './found.ts';
import { DECIMAL, parseDecimal } from './numbers.ts';

const SIGN = String.raw`(?:US|CA|AU|NZ|HK)?\$|[€£¥₩₹￥]`;
const CODE = 'USD|EUR|GBP|CHF|JPY|CNY|RMB|CAD|AUD|NZD|INR|KRW|SEK|NOK|DKK|PLN|CZK';
const BEFORE = String.raw`(?:${SIGN}|(?<![\p{L}\p{N}])(?:${CODE}|Fr\.|Rs\.?))`;
const WORDS =
  'dollars?|bucks|euros?|pounds?|francs?|franken|yen|yuan|rupees?|dólares|dollari|dollar|libras|sterline|Fr\\.?|kr';
const AFTER = String.raw`(?:${SIGN}|(?:${CODE}|${WORDS})(?![\p{L}\p{N}])|[円元块塊])`;

/** `$49.90`, `49,90 €`, `CHF 12.–`, `20 dollars`, `5,000円`. */
const MONEY = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,+-])${BEFORE}\s?(?<after>${DECIMAL})(?![\p{L}\p{N}%]|[.,]\d)|(?<![\p{L}\p{N}.,:/#+-])(?<before>${DECIMAL})(?:[.,][-–]{1,2})?\s?${AFTER}`,
  'giu',
);

/** Sums with a currency, in major units; which currency it is is not told apart. */
export function findMoney(text: string): readonly Found[] {
  const plain = text.normalize('NFKC');
  // Looking for a digit costs next to nothing.
  if (!/\d/.test(plain)) return [];
  return listMatches(plain, MONEY).flatMap(({ groups, index }) => {
    const value = parseDecimal(groups?.['after'] ?? groups?.['before'] ?? '', 'group');
    return value === undefined ? [] : [{ index, meanings: [value] }];
  });
}
