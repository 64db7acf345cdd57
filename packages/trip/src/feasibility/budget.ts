import { formatMoney, money } from '../money.ts';
import { against, NOTHING_FOUND } from './reason.ts';
import type { WholeTripRule } from './rules.ts';

/** The whole plan costs no more than was allowed. */
export const keepsTheBudget: WholeTripRule = (days, { budget }) => {
  if (!budget) return NOTHING_FOUND;
  const total = budget.totalOf(days);
  const over = total.amount - budget.limit.amount;
  if (over <= 0) return NOTHING_FOUND;
  const text = `The plan costs ${formatMoney(total)}, ${formatMoney(money(over, total.currency))} more than the limit of ${formatMoney(budget.limit)}.`;
  return against({ code: 'over-budget', text });
};
