import type { WhatIf } from '@wayfarer/contract';
import { formatMoney, money } from '@wayfarer/trip/money';

import { indent, wrap } from './lay-out.ts';
import { showDays } from './show-days.ts';
import type { Style } from './style.ts';
import { showMinutes } from './words.ts';

/** What would be: in words, the days before and after, and what differs. */
export function showWhatIf({ text, changes, before, after, delta }: WhatIf, style: Style): string {
  if (!changes) return `${wrap(text, style.width)}\n${style.dim('Nothing would change.')}\n`;
  const days = (all: WhatIf['after']): string => indent(showDays(all, { style, nextVisitId: null, waiting: [] }));
  return `${[
    wrap(text, style.width),
    `${style.bold('Before')}\n${days(before)}`,
    `${style.bold('After')}\n${days(after)}`,
    `${style.bold('Difference')}  ${sayDelta(delta)}`,
    style.dim('Nothing has changed. The same with --take does it.'),
  ].join('\n\n')}\n`;
}

/** `40 min less, ¥1,000 more, satisfaction −0.35`. */
function sayDelta({ minutes, money: cost, satisfaction }: WhatIf['delta']): string {
  const time = minutes === 0 ? 'as much time' : `${showMinutes(Math.abs(minutes))} ${minutes > 0 ? 'more' : 'less'}`;
  const spent =
    cost === null
      ? 'cost not known'
      : cost.amount === 0
        ? 'the same cost'
        : `${formatMoney(money(Math.abs(cost.amount), cost.currency))} ${cost.amount > 0 ? 'more' : 'less'}`;
  const sign = satisfaction < 0 ? '−' : '+';
  return `${time}, ${spent}, satisfaction ${satisfaction === 0 ? '±' : sign}${Math.abs(satisfaction).toFixed(2)}`;
}
