/** An amount in integer minor units of a currency: 1250 USD is $12.50, 1250 JPY is ¥1,250. */
export interface Money {
  readonly amount: number;
  /** ISO 4217, e.g. `JPY`. */
  readonly currency: string;
}

export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError';
  readonly code = 'currency-mismatch';

  constructor(left: string, right: string) {
    super(`Cannot add ${right} to ${left}: convert one of them first.`);
  }
}

/** @throws {RangeError} if `amount` is not a whole number of minor units. */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Money is whole minor units, got ${amount} ${currency}.`);
  return { amount, currency };
}

/** @throws {CurrencyMismatchError} if the currencies differ. */
export function addMoney(left: Money, right: Money): Money {
  if (left.currency !== right.currency) throw new CurrencyMismatchError(left.currency, right.currency);
  return money(left.amount + right.amount, left.currency);
}

/** The sum in `currency`; zero for an empty list. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(addMoney, money(0, currency));
}

export function timesMoney(amount: Money, factor: number): Money {
  return money(Math.round(amount.amount * factor), amount.currency);
}

const THREE_DIGITS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
const NO_DIGITS = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'ISK',
  'JPY',
  'KMF',
  'KRW',
  'PYG',
  'RWF',
  'UGX',
  'UYI',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);

/** Digits after the point in that currency (ISO 4217): 0 for JPY, 2 for EUR. */
export function minorDigits(currency: string): number {
  if (NO_DIGITS.has(currency)) return 0;
  return THREE_DIGITS.has(currency) ? 3 : 2;
}

/** `amount` in major units, e.g. `fromMajor(12.5, 'USD')` is 1250 minor units. */
export function fromMajor(amount: number, currency: string): Money {
  return money(Math.round(amount * 10 ** minorDigits(currency)), currency);
}

const SYMBOLS: Readonly<Record<string, string>> = { JPY: '¥', USD: '$', EUR: '€', GBP: '£' };

/**
 * A sum for people: `€120`, `at least €120` where some prices are not known, `not known` where none is.
 *
 * @param unpriced - How many things without a known price are not in the sum.
 */
export function formatSum(sum: Money, unpriced = 0, format: (sum: Money) => string = formatMoney): string {
  if (unpriced === 0) return format(sum);
  return sum.amount === 0 ? 'not known' : `at least ${format(sum)}`;
}

/** For people: `¥12,400`, `$12.50`, `CHF 30`. Whole amounts lose their zeros. */
export function formatMoney({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  const major = amount / 10 ** digits;
  const whole = Number.isInteger(major);
  const text = Math.abs(major)
    .toFixed(whole ? 0 : digits)
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const symbol = SYMBOLS[currency] ?? `${currency} `;
  return `${major < 0 ? '−' : ''}${symbol}${text}`;
}
