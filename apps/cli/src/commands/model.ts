import type { ModelCheck } from '@wayfarer/concierge';
import type { ModelStatus } from '@wayfarer/contract';

import { TRIP_WORD, type TripCommand } from '../command.ts';
import { EXIT } from '../exit.ts';
import { findTripId } from '../find-trip.ts';
import { dollars } from '../render/dollars.ts';

export const model: TripCommand = {
  name: 'model',
  summary: 'say which language model may be asked, whether it answers, and what it has cost',
  usage: '[TRIP]',
  words: [0, 1],
  options: { check: { type: 'boolean', summary: 'ask each model one short question, to see whether it answers' } },
  details: `${TRIP_WORD} A model is set by WAYFARER_MODEL or --model; its key stands in the provider's own variable and is never shown.`,
  async run({ concierge, words: [word], options }) {
    const trip = word === undefined ? undefined : await findTripId(concierge, word);
    const checks = options['check'] === true ? await concierge.checkModels() : [];
    const status = await concierge.getModelStatus(trip);
    return {
      json: options['check'] === true ? { ...status, checks } : status,
      text: () => `${[...linesOf(status), ...checks.map(lineOf)].join('\n')}\n`,
      exit: checks.some(({ failed }) => failed !== null) ? EXIT.sourceUnavailable : EXIT.ok,
    };
  },
};

function lineOf({ model: name, failed, ms }: ModelCheck): string {
  return failed === null ? `${name} answers, in ${(ms / 1000).toFixed(1)} s.` : `${name} gave no answer. ${failed}`;
}

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
  const count = (tokens: number): string => tokens.toLocaleString('en-US');
  const calls = `${spent.calls} ${spent.calls === 1 ? 'question' : 'questions'}`;
  const tokens = `${count(spent.tokens)}${of(budget.tokens === null ? null : count(budget.tokens))} tokens`;
  if (spent.costMicros === 0 && budget.costMicros === null) return `${calls}, ${tokens}`;
  const limit = budget.costMicros === null ? null : dollars(budget.costMicros);
  return `${calls}, ${tokens}, ${dollars(spent.costMicros)}${of(limit)}`;
}
