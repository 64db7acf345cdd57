import { createRequire } from 'node:module';

import { fromMajor, minorDigits, type Money } from '@wayfarer/trip/money';

/** An amount at the rate of a past day; always an estimate. */
export interface Converted {
  readonly money: Money;
  /** ISO date of the rates. */
  readonly rateDate: string;
}

/** Thrown for a currency that has no rate. */
export class UnknownCurrencyError extends Error {
  override readonly name = 'UnknownCurrencyError';
  readonly code = 'unknown-currency';

  constructor(currency: string) {
    super(`No exchange rate is known for ${JSON.stringify(currency)}. Expected an ISO 4217 code such as "EUR".`);
  }
}

interface Snapshot {
  readonly date: string;
  /** How much of each currency one euro buys; codes in lower case. */
  readonly eur: Readonly<Record<string, number>>;
}

const require = createRequire(import.meta.url);
let snapshot: Snapshot | undefined;

/**
 * Converts by the dated snapshot that is installed with the package; no network. An amount that is already in
 * `currency` stays as it is.
 *
 * @throws {UnknownCurrencyError} if there is no rate for one of the two.
 */
export function convert(amount: Money, currency: string): Converted {
  const rates = readRates();
  const from = rateOf(rates, amount.currency);
  const to = rateOf(rates, currency);
  if (amount.currency === currency) return { money: amount, rateDate: rates.date };
  const major = amount.amount / 10 ** minorDigits(amount.currency);
  return { money: fromMajor((major / from) * to, currency), rateDate: rates.date };
}

/** True for an ISO 4217 code that {@link convert} takes. */
export function hasRate(currency: string): boolean {
  return findRate(readRates(), currency) !== undefined;
}

/** ISO date of the rates that {@link convert} uses. */
export function rateDate(): string {
  return readRates().date;
}

/** Only the file by the euro is read, and only when somebody asks. */
function readRates(): Snapshot {
  snapshot ??= require('@fawazahmed0/currency-api/v1/currencies/eur.min.json') as Snapshot;
  return snapshot;
}

function rateOf(rates: Snapshot, currency: string): number {
  const rate = findRate(rates, currency);
  if (rate === undefined) throw new UnknownCurrencyError(currency);
  return rate;
}

/** The snapshot also holds coins and tokens, which are no money of a traveller. */
function findRate(rates: Snapshot, currency: string): number | undefined {
  return ISO_CURRENCIES.has(currency) ? rates.eur[currency.toLowerCase()] : undefined;
}

const ISO_CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
