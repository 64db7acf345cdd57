import { formatMoney, money } from '../money.ts';
import { against, type Findings, NOTHING_FOUND } from './reason.ts';
import type { WholeTripRule } from './rules.ts';

/** The whole plan costs no more than was allowed. */
export const keepsTheBudget: WholeTripRule = (days, { budget, payers }) => {
  const [own] = payers?.(days).filter(({ pays, limit }) => pays.amount > limit.amount) ?? [];
  if (own) return overOwnLimit(own);
  if (!budget) return NOTHING_FOUND;
  const total = budget.totalOf(days);
  const over = total.amount - budget.limit.amount;
  if (over <= 0) return NOTHING_FOUND;
  const text = `The plan costs ${formatMoney(total)}, ${formatMoney(money(over, total.currency))} more than the limit of ${formatMoney(budget.limit)}.`;
  return against({ code: 'over-budget', text });
};

function overOwnLimit({
  name,
  count,
  pays,
  limit,
}: ReturnType<NonNullable<Parameters<WholeTripRule>[1]['payers']>>[number]): Findings {
  const over = money(pays.amount - limit.amount, pays.currency);
  const who = count > 1 ? `each of ${name}` : name;
  const text = `The plan costs ${who} ${formatMoney(pays)}, ${formatMoney(over)} more than their limit of ${formatMoney(limit)}.`;
  return against({ code: 'over-budget', text });
}
