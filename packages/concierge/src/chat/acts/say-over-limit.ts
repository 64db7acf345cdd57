import type { Edit } from '@wayfarer/edits';
import { sayEdit, sayTogether } from '@wayfarer/language';
import { evolveJourney, type Journey, type JourneyEvent, tryEdit } from '@wayfarer/replanner';
import { countCosts, toCostBasis, totalCost } from '@wayfarer/trip/costs';
import { formatMoney, type Money, money } from '@wayfarer/trip/money';

import { toWishedEdit } from '../../edit/to-wished-edit.ts';
import { type Act, chip, type PlanScene } from '../scene.ts';

/** So many ways to save are offered. */
const MOST_WAYS = 3;

const WAYS: readonly Edit[] = [
  { type: 'stay', by: { wish: 'cheaper' } },
  { type: 'meal', meal: 'dinner', date: null, price: 'cheaper' },
  { type: 'meal', meal: 'lunch', date: null, price: 'cheaper' },
];

/** By how much the plan is over a limit that was just set, with what would save most; nothing where it is within. */
export function sayOverLimit(
  { limit }: Extract<Edit, { type: 'budget' }>,
  events: readonly { readonly type: string }[],
  scene: PlanScene,
): Pick<Act, 'text' | 'offered'> | undefined {
  const { speaker } = scene;
  const after = (events as readonly JourneyEvent[]).reduce(evolveJourney, scene.journey);
  const total = costOf(after, after.days);
  if (!limit || total.amount <= limit.amount) return undefined;
  const { edits } = speaker.texts;
  const over = formatMoney(money(total.amount - limit.amount, total.currency));
  const ways = listWays(after, total, scene);
  return {
    text: sayTogether(
      [edits.overLimit(formatMoney(total), over), ways.length > 0 ? edits.saves : ''],
      speaker.language,
    ),
    offered: ways.map((edit) => chip(sayEdit(edit, speaker), { act: 'edit', edit })),
  };
}

/** What can be done and saves something, the most first. */
function listWays(after: Journey, total: Money, { state }: PlanScene): readonly Edit[] {
  const tried = WAYS.flatMap((edit) => {
    const outcome = tryEdit(after, toWishedEdit(state.planning, after, edit));
    return outcome.kind === 'done' ? [{ edit, saved: total.amount - costOf(after, outcome.plan.days).amount }] : [];
  });
  return tried
    .filter(({ saved }) => saved > 0)
    .toSorted((left, right) => right.saved - left.saved)
    .slice(0, MOST_WAYS)
    .map(({ edit }) => edit);
}

export function costOf({ start: { facts, party } }: Journey, days: Journey['days']): Money {
  return totalCost(countCosts(days, toCostBasis(facts, party)), facts.currency);
}
