import type { WhatIf } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import { formatAmount, formatNumber } from './format.ts';

/** `Time −40 min · money +€12 · satisfaction −0.35`; what is not known is said so. */
export function deltaWords({ minutes, money, satisfaction }: WhatIf['delta']): string {
  const said = words().way.suppose;
  return said.delta({
    time: signed(minutes, words().plan.minutes(Math.abs(minutes))),
    money: money ? signed(money.amount, formatAmount({ ...money, amount: Math.abs(money.amount) })) : said.notKnown,
    satisfaction: signed(satisfaction, formatNumber(Math.abs(satisfaction), 2)),
  });
}

function signed(value: number, said: string): string {
  if (value === 0) return words().way.suppose.same;
  return `${value > 0 ? '+' : '−'}${said}`;
}
