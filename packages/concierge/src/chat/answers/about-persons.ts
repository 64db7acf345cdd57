import type { CostLine } from '@wayfarer/contract';
import type { Question } from '@wayfarer/language';
import { USUAL_FAIRNESS } from '@wayfarer/trip';
import { formatMoney, sumMoney } from '@wayfarer/trip/money';

import { toPersons } from '../../view/to-persons.ts';
import type { Act, PlanScene } from '../scene.ts';

type Asked = Pick<Extract<Question, { who?: string }>, 'who'>;

/** So many lines are said at once, the largest sums first. */
const MOST_LINES = 12;

/** Who pays what: what each pays in all, then where it comes from. */
export function answerSplit({ who }: Asked, { journey, speaker }: PlanScene): Act {
  const { answers, words } = speaker.texts;
  const { currency } = journey.start.facts;
  const { persons, split } = toPersons({ ...journey.start, days: journey.days });
  const all = persons.flatMap(({ label, count, cost }) => (cost ? [{ label, count, cost }] : []));
  const one = who === undefined ? undefined : all.find(({ label }) => label === who || label.startsWith(`${who} (`));
  const asked = one ? [one] : all;
  const heads = asked.map(({ label, count, cost }) =>
    answers.pays(
      count === 1 ? label : `${label}: ${count} ×`,
      formatMoney(cost.each),
      cost.limit && formatMoney(cost.limit),
    ),
  );
  if (one) {
    const own = split.map((line) => ({ ...line, amount: shareOf(line, one.label) ?? line.amount }));
    const parts = Map.groupBy(own, ({ category }) => category);
    return {
      text: [
        ...heads,
        ...[...parts].map(([category, lines]) =>
          answers.costOf(
            words.costs[category],
            formatMoney(
              sumMoney(
                lines.map(({ amount }) => amount),
                currency,
              ),
            ),
          ),
        ),
      ].join('\n'),
    };
  }
  const largest = split.toSorted((left, right) => right.amount.amount - left.amount.amount).slice(0, MOST_LINES);
  const lines = split
    .filter((line) => largest.includes(line))
    .map((line) => `${line.text}: ${sayShares(line)}; ${line.why}.`);
  const more = split.length - lines.length;
  return { text: [...heads, ...lines, ...(more > 0 ? [answers.smallerLines(more)] : [])].join('\n') };
}

function sayShares({ amount, shares }: CostLine): string {
  const parts =
    shares.length > 1 ? ` (${shares.map((share) => `${share.label} ${formatMoney(share.amount)}`).join(', ')})` : '';
  return `${formatMoney(amount)}${parts}`;
}

function shareOf({ shares }: CostLine, whose: string): CostLine['amount'] | undefined {
  return shares.find(({ label }) => label === whose)?.amount;
}

/** How much of what each asked for is in the plan, and how their likings were brought together. */
export function answerSatisfaction({ who }: Asked, { journey, speaker }: PlanScene): Act {
  const { answers } = speaker.texts;
  const { persons } = toPersons({ ...journey.start, days: journey.days });
  const all = persons.flatMap(({ label, satisfaction }) => (satisfaction ? [{ label, satisfaction }] : []));
  const one = who === undefined ? undefined : all.find(({ label }) => label === who || label.startsWith(`${who} (`));
  const asked = one ? [one] : all;
  const lines = asked.map(({ label, satisfaction: { score, text } }) =>
    score === null
      ? answers.nothingAsked(label)
      : [answers.satisfied(label, score), ...(speaker.language === 'en' ? [text] : [])].join(' '),
  );
  const how = all.length > 1 ? [answers.fairness[journey.start.preferences.fairness ?? USUAL_FAIRNESS]] : [];
  return { text: [...lines, ...how].join('\n') };
}
