import type { Question } from '@wayfarer/language';
import { countCosts, OTHER_SHARE, RESERVE_SHARE, toCostBasis, totalCost } from '@wayfarer/trip/costs';
import { formatMoney, money, timesMoney } from '@wayfarer/trip/money';

import type { Act, PlanScene } from '../scene.ts';

/** What the trip would cost without a part of it: what is added as a share of all is a share of the rest then. */
export function answerWithout({ part }: Extract<Question, { about: 'without' }>, { journey, speaker }: PlanScene): Act {
  const { wishes, words, answers } = speaker.texts;
  const { facts, party } = journey.start;
  const costs = countCosts(journey.days, toCostBasis(facts, party));
  const total = totalCost(costs, facts.currency);
  const gone = costs.find(({ category }) => category === part)?.amount ?? money(0, facts.currency);
  const what = words.costs[part];
  if (gone.amount === 0) return { text: answers.costOf(what, wishes.noPrice) };
  const planned = costs
    .filter(({ category }) => category !== 'other' && category !== 'reserve' && category !== part)
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  const rest = money(planned, facts.currency);
  const after = planned + timesMoney(rest, OTHER_SHARE).amount + timesMoney(rest, RESERVE_SHARE).amount;
  return {
    text: wishes.without({
      what,
      after: formatMoney(money(after, facts.currency)),
      before: formatMoney(total),
      less: formatMoney(money(total.amount - after, facts.currency)),
    }),
  };
}
