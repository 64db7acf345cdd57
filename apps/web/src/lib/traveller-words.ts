import type { Trip } from '@wayfarer/contract';
import { minorDigits, sumMoney } from '@wayfarer/trip/money';

import { words } from '../words/in-use.ts';
import { formatAmount } from './format.ts';

type Traveller = NonNullable<Trip['traveller']>;

/** What is worth knowing of somebody on the way, a sentence each: advice first, then the money. */
export function travellerLines({
  advice,
  spent,
  budget,
}: Pick<Traveller, 'advice' | 'spent' | 'budget'>): readonly string[] {
  const [first] = spent;
  const sum =
    first &&
    sumMoney(
      spent.map(({ amount }) => amount),
      first.amount.currency,
    );
  return [
    ...advice.map(({ text }) => text),
    ...(sum ? [words().way.you.sum(formatAmount(sum), budget ? formatAmount(budget) : null)] : []),
  ];
}

/** What was typed, in the currency's smallest unit; `undefined` for what is no sum of it. */
export function toMinorUnits(typed: string | number, currency: string): number | undefined {
  const amount = Number(typed);
  if (typed === '' || currency === '' || !(amount > 0)) return undefined;
  const minor = Math.round(amount * 10 ** minorDigits(currency));
  return minor > 0 && Number.isSafeInteger(minor) ? minor : undefined;
}
