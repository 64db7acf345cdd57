import type { Option, Trip } from '@wayfarer/contract';
import { formatMoney } from '@wayfarer/trip/money';

import { indent, table, wrap } from './lay-out.ts';
import type { Style } from './style.ts';

type OfPersons = Pick<Trip | Option, 'persons' | 'split'>;

/** What the plan costs each of those who travel, and how much of what they asked for is in it; nothing where nobody is told apart. */
export function showPersons({ persons = [] }: OfPersons, style: Style): string {
  const [first, ...others] = persons;
  if (!first || others.length === 0) return '';
  const rows = persons.map(({ label, cost, satisfaction }) => [
    label,
    cost ? `${formatMoney(cost.each)} each` : '',
    cost?.limit ? `of ${formatMoney(cost.limit)}` : '',
    satisfaction && satisfaction.score !== null ? `${satisfaction.score} of 100` : '',
  ]);
  const why = persons.flatMap(({ label, satisfaction }) => (satisfaction ? [`${label}: ${satisfaction.text}`] : []));
  return [table(rows, [1]), style.dim(wrap(why.join('\n'), style.width - 2))].map((part) => indent(part)).join('\n');
}

/** Every line of the costs with who pays how much of it, and why. */
export function showSplit({ split = [] }: OfPersons, style: Style): string {
  return split
    .map(({ text, date, amount, shares, why }) => {
      const head = `${date === undefined ? '' : `${date} `}${text}: ${formatMoney(amount)}`;
      const parts = shares.length > 1 ? shares.map((share) => `${share.label} ${formatMoney(share.amount)}`) : [];
      return [
        wrap(head, style.width - 2),
        ...(parts.length > 0 ? [wrap(parts.join(' · '), style.width - 2, '  ')] : []),
        style.dim(wrap(why, style.width - 2, '  ')),
      ].join('\n');
    })
    .map((line) => indent(line))
    .join('\n');
}
