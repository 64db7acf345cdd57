import type { ModelStatus } from '@wayfarer/contract';

/** Which model is asked and what it has cost, in lines; none where no model is set. */
export function modelLines({ model, small, state, today, trip }: ModelStatus): readonly string[] {
  if (model === null) return [];
  return [
    small === null ? model : `${model}, for sentences ${small}`,
    ...(state === 'resting' ? ['It was out of reach and is left alone for a minute; rules answer.'] : []),
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
