import type { WhatIf } from '@wayfarer/contract';

import { formatAmount } from './format.ts';

/** `Time −40 min · money +€12 · satisfaction −0.35`; what is not known is said so. */
export function deltaWords({ minutes, money, satisfaction }: WhatIf['delta']): string {
  const cost = money ? signed(money.amount, formatAmount({ ...money, amount: Math.abs(money.amount) })) : 'not known';
  return [
    `Time ${signed(minutes, `${Math.abs(minutes)} min`)}`,
    `money ${cost}`,
    `satisfaction ${signed(satisfaction, Math.abs(satisfaction).toFixed(2))}`,
  ].join(' · ');
}

function signed(value: number, said: string): string {
  if (value === 0) return 'unchanged';
  return `${value > 0 ? '+' : '−'}${said}`;
}
