import { type Money, money } from '@wayfarer/trip/money';

import { convert } from './convert.ts';

/** An amount of a catalogue, in minor units of its own currency, as money of the trip; `null` stays unknown. */
export interface ToMoney {
  (amount: number, currency: string): Money;
  (amount: number | null, currency: string): Money | null;
}

/** @param tripCurrency - ISO 4217. @throws {UnknownCurrencyError} when used, if there is no rate. */
export function toMoneyIn(tripCurrency: string): ToMoney {
  function toMoney(amount: number, currency: string): Money;
  function toMoney(amount: number | null, currency: string): Money | null;
  function toMoney(amount: number | null, currency: string): Money | null {
    return amount === null ? null : convert(money(amount, currency), tripCurrency).money;
  }
  return toMoney;
}
