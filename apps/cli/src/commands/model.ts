import type { ModelStatus } from '@wayfarer/contract';

import { TRIP_WORD, type TripCommand } from '../command.ts';
import { findTripId } from '../find-trip.ts';

export const model: TripCommand = {
  name: 'model',
  summary: 'say which language model may be asked, whether it answers, and what it has cost',
  usage: '[TRIP]',
  words: [0, 1],
  options: {},
  details: `${TRIP_WORD} A model is set by WAYFARER_MODEL or --model; its key stands in the provider's own variable and is never shown.`,
  async run({ concierge, words: [word] }) {
    const status = await concierge.getModelStatus(word === undefined ? undefined : await findTripId(concierge, word));
    return { json: status, text: () => `${linesOf(status).join('\n')}\n` };
  },
};

function linesOf({
  model: name,
  small,
  state,
  research,
  researchWhen,
  failed,
  today,
  trip,
}: ModelStatus): readonly string[] {
  if (name === null) return ['No language model is set: rules do everything. WAYFARER_MODEL=provider:name sets one.'];
  return [
    `Model: ${name}${small === null ? '' : `; for sentences ${small}`}${state === 'resting' ? ' (resting: it was out of reach)' : ''}`,
    `Web research: ${research === null ? 'off; WAYFARER_RESEARCH says with what the web is searched' : `${research}, ${researchWhen === 'plan' ? 'for each plan that is chosen, and when you ask' : 'when you ask'}`}`,
    ...(failed === null ? [] : [`No usable answer: ${failed}`]),
    ...(today ? [`Today: ${spendingOf(today)}`] : []),
    ...(trip ? [`This trip: ${spendingOf(trip)}`] : []),
  ];
}

function spendingOf({ spent, budget }: NonNullable<ModelStatus['today']>): string {
  const of = (limit: string | null): string => (limit === null ? '' : ` of ${limit}`);
  const calls = `${spent.calls} ${spent.calls === 1 ? 'question' : 'questions'}`;
  const tokens = `${spent.tokens}${of(budget.tokens === null ? null : String(budget.tokens))} tokens`;
  if (spent.costMicros === 0 && budget.costMicros === null) return `${calls}, ${tokens}`;
  const limit = budget.costMicros === null ? null : dollars(budget.costMicros);
  return `${calls}, ${tokens}, ${dollars(spent.costMicros)}${of(limit)}`;
}

function dollars(micros: number): string {
  return `$${(micros / 1e6).toFixed(4)}`;
}
