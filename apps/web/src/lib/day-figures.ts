import type { Day, Money } from '@wayfarer/contract';
import { sumMoney } from '@wayfarer/trip/money';

import { isStop } from './visit-numbers.ts';

export interface DayFigures {
  readonly walkingMinutes: number;
  /** Fees and meals of one person whose prices are known; `null` when none is. */
  readonly spend: Money | null;
  /** Stops whose price nobody knows. */
  readonly unpriced: number;
}

/** What the head of a day says. */
export function measureDay({ visits, legs }: Day): DayFigures {
  const stops = visits.filter(isStop);
  const fees = stops.flatMap(({ fee }) => (fee ? [fee] : []));
  const [first] = fees;
  const sameCurrency = first ? fees.filter(({ currency }) => currency === first.currency) : [];
  return {
    walkingMinutes: legs.filter(({ mode }) => mode === 'walk').reduce((sum, { minutes }) => sum + minutes, 0),
    spend: first ? sumMoney(sameCurrency, first.currency) : null,
    unpriced: stops.length - sameCurrency.length,
  };
}
