import type { Finding, ModelStatus } from '@wayfarer/contract';

/** What was looked up, a line each; what it stands on follows as a link. */
export function findingLine({ about, status, text, question, counts }: Finding): string {
  if (status === 'found') return `${text}${counts === false ? ' The plan does not count with it.' : ''}`;
  return status === 'left-out' ? `${about}: left out. ${text}` : `${question} Nothing was found.`;
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
  return [
    small === null ? model : `${model}, for sentences ${small}`,
    ...(state === 'resting' ? ['It was out of reach and is left alone for a minute; rules answer.'] : []),
    ...(research === null
      ? []
      : [
          `Looks up on the web what the plan lacks, with ${research}, ${researchWhen === 'plan' ? 'for each plan that you choose, and when you ask for it' : 'when you ask for it'}.`,
        ]),
    ...(trip ? [`This trip: ${spendingWords(trip)}`] : []),
    ...(today ? [`All trips today: ${spendingWords(today)}`] : []),
  ];
}

function spendingWords({ spent, budget }: NonNullable<ModelStatus['today']>): string {
  const number = new Intl.NumberFormat('en');
  const limit = budget.tokens === null ? '' : ` of ${number.format(budget.tokens)}`;
  const cost = spent.costMicros === 0 ? '' : `, $${(spent.costMicros / 1e6).toFixed(2)}`;
  return `${number.format(spent.tokens)}${limit} tokens${cost}`;
}
