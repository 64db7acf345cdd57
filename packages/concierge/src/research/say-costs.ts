import { type Language, textsIn } from '@wayfarer/language';
import type { Journey } from '@wayfarer/replanner';
import { countCosts, listNotIncluded, toCostBasis, totalCost } from '@wayfarer/trip/costs';
import { formatMoney, type Money, money } from '@wayfarer/trip/money';

/** What prices that were looked up make of the sum. */
export interface SaidCosts {
  readonly sentences: readonly string[];
  /** The plan kept to its budget, and does no more. */
  readonly isOver: boolean;
}

export function sayCosts(
  { before, after }: { readonly before: Journey | null; readonly after: Journey | null },
  language: Language,
): SaidCosts {
  if (!before || !after) return { sentences: [], isOver: false };
  const [was, is] = [sumOf(before), sumOf(after)];
  if (was.total.amount === is.total.amount && was.isWhole === is.isWhole) return { sentences: [], isOver: false };
  const { counted, overBudget, atLeast } = textsIn(language).findings;
  const say = ({ total, isWhole }: Sum): string => (isWhole ? formatMoney(total) : atLeast(formatMoney(total)));
  const { budget } = after.start;
  const over = budget ? is.total.amount - budget.amount : 0;
  const isOver = budget !== null && over > 0 && was.total.amount <= budget.amount;
  return {
    sentences: [
      counted(say(was), say(is)),
      ...(isOver ? [overBudget(formatMoney(money(over, budget.currency)), formatMoney(budget))] : []),
    ],
    isOver,
  };
}

interface Sum {
  readonly total: Money;
  /** Nothing of it is unknown. */
  readonly isWhole: boolean;
}

function sumOf({ days, start: { facts, party } }: Journey): Sum {
  const basis = toCostBasis(facts, party);
  return {
    total: totalCost(countCosts(days, basis), facts.currency),
    isWhole: listNotIncluded(days, basis).length === 0,
  };
}
