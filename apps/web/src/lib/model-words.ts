import type { Finding, ModelStatus } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import { formatAmount, formatNumber } from './format.ts';

/** What was looked up, a line each; what it stands on follows as a link. */
export function findingLine({ about, status, text, question, counts }: Finding): string {
  const said = words().talk.model;
  if (status === 'found') return counts === false ? `${text} ${said.notCounted}` : text;
  return status === 'left-out' ? said.leftOut(about, text) : said.nothingFound(question);
}

/** Which model is asked and what it has cost, in lines; none where no model is set. */
export function modelLines({
  model,
  small,
  state,
  research,
  researchWhen,
  today,
  trip,
}: ModelStatus): readonly string[] {
  if (model === null) return [];
  const said = words().talk.model;
  return [
    small === null ? model : said.small(model, small),
    ...(state === 'resting' ? [said.resting] : []),
    ...(research === null ? [] : [said.research(research, researchWhen === 'plan')]),
    ...(trip ? [said.thisTrip(spendingWords(trip))] : []),
    ...(today ? [said.today(spendingWords(today))] : []),
  ];
}

function spendingWords({ spent, budget }: NonNullable<ModelStatus['today']>): string {
  const limit = budget.tokens === null ? null : formatNumber(budget.tokens);
  const tokens = words().talk.model.tokens(formatNumber(spent.tokens), limit);
  if (spent.costMicros === 0) return tokens;
  return `${tokens}, ${formatAmount({ amount: Math.round(spent.costMicros / 1e4), currency: 'USD' })}`;
}
