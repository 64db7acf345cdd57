import type { Edit } from '@wayfarer/edits';
import { type Question, sayEdit } from '@wayfarer/language';
import type { IsoDate } from '@wayfarer/trip/clock';
import { costOfVisit, countCosts, summariseNotIncluded, toCostBasis, totalCost } from '@wayfarer/trip/costs';
import { formatMoney, money, sumMoney, timesMoney } from '@wayfarer/trip/money';

import { type Act, chip, type PlanScene } from '../scene.ts';

type CostQuestion = Extract<Question, { about: 'cost' }>;

/** What the trip costs: in all with its parts, one part, or one day. */
export function answerCost({ date, category }: CostQuestion, scene: PlanScene): Act {
  if (date !== undefined) return { text: sayDay(date, scene), about: { date } };
  const { journey, speaker } = scene;
  const { answers, words } = speaker.texts;
  const { facts, party, budget } = journey.start;
  const basis = toCostBasis(facts, party);
  const costs = countCosts(journey.days, basis);
  const one = costs.find((cost) => cost.category === category);
  if (one) return { text: `${answers.costOf(words.costs[one.category], formatMoney(one.amount))}.` };
  const total = totalCost(costs, facts.currency);
  const each = money(Math.round(total.amount / party.travelers), facts.currency);
  const parts = costs.map((cost) => answers.costOf(words.costs[cost.category], formatMoney(cost.amount)));
  const head =
    party.travelers > 1
      ? `${answers.total(formatMoney(total))}, ${answers.perPerson(formatMoney(each))}.`
      : `${answers.total(formatMoney(total))}.`;
  const spent = Object.values(journey.notes.spent).reduce((sum, amount) => sum + amount, 0);
  const soFar = spent > 0 ? [answers.spentSoFar(formatMoney(money(spent, facts.currency)))] : [];
  const missing = speaker.language === 'en' ? summariseNotIncluded(journey.days, basis) : [];
  if (total.amount === 0 && missing.length > 0)
    return { text: [...soFar, 'No price of this trip is known.', ...missing].join('\n') };
  return {
    text: [...soFar, head, ...parts, ...(budget ? [answers.limit(formatMoney(budget))] : []), ...missing].join('\n'),
  };
}

/** What it costs, part by part, and what would make it cheaper. */
export function answerSavings(scene: PlanScene): Act {
  const { speaker } = scene;
  const edits: readonly Edit[] = [
    { type: 'stay', by: { wish: 'cheaper' } },
    { type: 'meal', meal: 'dinner', date: null, price: 'cheaper' },
    { type: 'meal', meal: 'lunch', date: null, price: 'cheaper' },
  ];
  return {
    text: [answerCost({ about: 'cost' }, scene).text, speaker.texts.wishes.cheaper].join('\n'),
    offered: edits.map((edit) => chip(sayEdit(edit, speaker), { act: 'edit', edit })),
  };
}

/** Beds and journeys are of no single day. */
function sayDay(date: IsoDate, { journey, speaker }: PlanScene): string {
  const { facts, party } = journey.start;
  const day = journey.days.find((one) => one.date === date);
  const each = (day?.visits ?? []).map(
    (visit) => costOfVisit(visit, date, { book: speaker.book, currency: facts.currency }) ?? money(0, facts.currency),
  );
  const all = timesMoney(sumMoney(each, facts.currency), party.travelers);
  return speaker.texts.answers.costOfDay(speaker.day(date), formatMoney(all));
}
