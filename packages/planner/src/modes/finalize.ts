import { formatMoney, type Money, money } from '@wayfarer/trip';

import { type Brief, type Findings, toBrief } from '../compose/brief.ts';
import { type Composed, composeOption } from '../compose/compose-option.ts';
import { toProfiles } from '../compose/profile.ts';
import { seedOf } from '../compose/seed.ts';
import { type ItineraryOption, type PlannerEvent, plannerEvent } from '../events.ts';
import { type FactName, findFact } from '../facts.ts';
import type { FoodFindings, PlacesFindings, StayFindings, TransportFindings } from '../ports/specialists.ts';
import { toQuestion } from '../questions.ts';
import { findTask, type PlanningState } from '../state.ts';

/** Merges what the specialists brought into two or three whole trips, each of them judged; or says why there is none. */
export function finalize(state: PlanningState): readonly PlannerEvent[] {
  const places = resultOf<PlacesFindings>(state, 'compose');
  if (!places) return [];
  const brief = toBrief(state.facts, {
    places,
    transport: resultOf<TransportFindings>(state, 'transport'),
    stay: resultOf<StayFindings>(state, 'stay'),
    food: resultOf<FoodFindings>(state, 'food'),
  } satisfies Findings);
  const seed = seedOf(state.facts, state.version, state.seed);
  const composed = toProfiles(brief.preferences.pace).map((profile) =>
    composeOption(brief, profile, { seed, version: state.version }),
  );
  const options = withoutTwins(composed.flatMap((one) => ('option' in one ? [one.option] : [])));
  return options.length > 0 ? present(state, brief, options) : giveUp(state, composed);
}

function resultOf<Result>(state: PlanningState, task: 'transport' | 'stay' | 'food' | 'compose'): Result | undefined {
  return findTask(state, task)?.result as Result | undefined;
}

/** Options that came out the same are shown once. */
function withoutTwins(options: readonly ItineraryOption[]): readonly ItineraryOption[] {
  const key = (option: ItineraryOption): string =>
    JSON.stringify(option.days.map((day) => [day.stay, day.visits.map((visit) => [visit.place, visit.arrive])]));
  return options.filter((option, index) => options.findIndex((other) => key(other) === key(option)) === index);
}

function present(state: PlanningState, brief: Brief, options: readonly ItineraryOption[]): readonly PlannerEvent[] {
  const lines = options.map((option, index) => `${index + 1}. ${option.title} (${formatMoney(option.total)} in all)`);
  const only = options.length === 1 ? ['Only one plan fits what you asked for.'] : [];
  return [
    plannerEvent('options-composed', { version: state.version, options, facts: brief.facts, budget: brief.limit }),
    plannerEvent('mode-changed', { mode: 'FINALIZE' }),
    plannerEvent('message-sent', {
      text: [
        ...only,
        // What a chosen plan would become is asked about by whoever guards it.
        state.chosen
          ? 'This is what your plan could become:'
          : `Here ${options.length === 1 ? 'it is' : 'are your options'}:`,
        ...lines,
        ...(state.chosen ? [] : ['Which one shall it be?']),
      ].join('\n'),
    }),
  ];
}

/** Nothing fits: the binding constraint by name, and one question about it. */
function giveUp(state: PlanningState, composed: readonly Composed[]): readonly PlannerEvent[] {
  const least = composed
    .flatMap((one) => ('over' in one ? [one.over] : []))
    .reduce<Money | undefined>(smaller, undefined);
  if (!least) {
    const { problem = '', fact } = composed.find((one) => 'problem' in one) ?? {};
    return [
      ...(fact ? reopen(state, fact, problem) : []),
      plannerEvent('mode-changed', { mode: 'CLARIFY' }),
      plannerEvent('message-sent', {
        text: `No plan fits what you asked for. ${problem} Tell me what may be different.`,
      }),
    ];
  }
  const fact = findFact(state.facts, 'budget') ? 'budget' : 'budgetLevel';
  const text = `Nothing fits the budget: the cheapest plan I found misses it by about ${formatMoney(money(least.amount, least.currency))}. What may the trip cost?`;
  return [
    ...reopen(state, fact, text),
    plannerEvent('mode-changed', { mode: 'CLARIFY' }),
    plannerEvent('message-sent', { text }),
  ];
}

/** Forgets a fact that stands in the way, and asks for it again. */
function reopen(state: PlanningState, fact: FactName, because: string): readonly PlannerEvent[] {
  const count = state.ledger.filter((entry) => entry.question.fact === fact).length;
  return [
    plannerEvent('fact-dropped', { fact, because }),
    plannerEvent('question-asked', { question: toQuestion(fact, count) }),
  ];
}

function smaller(least: Money | undefined, amount: Money): Money {
  return !least || amount.amount < least.amount ? amount : least;
}
