import { type BrainRequest, type Gazetteer, SENTENCES, sayTogether, textsIn, toSpeaker } from '@wayfarer/language';
import type { IsoDate } from '@wayfarer/trip/clock';

import { optionInWords } from './compose/in-words.ts';
import { toFact } from './defaults.ts';
import { type ItineraryOption, type PlannerEvent, plannerEvent } from './events.ts';
import { findOption } from './evolve.ts';
import { type Autonomy, valueOf } from './facts.ts';
import { listOpen } from './ledger.ts';
import { listChanges, type PlanningState, taskId } from './state.ts';
import { toParty, toPreferences } from './wishes.ts';

/** What a traveller can do before the trip. */
export type PlannerCommand =
  | { readonly type: 'create'; readonly seed: number | null }
  | ({ readonly type: 'say'; readonly text: string; readonly today: IsoDate } & Pick<BrainRequest, 'known' | 'about'>)
  /** `option` is 1-based or an id. */
  | { readonly type: 'select'; readonly option: number | string }
  /** Says how far the program may act alone. */
  | { readonly type: 'permit'; readonly autonomy: Autonomy }
  /** None of the options will do: something is to be different. */
  | { readonly type: 'decline' }
  /** Takes back what was said since the plan was chosen. */
  | { readonly type: 'reject' };

export class OptionGoneError extends Error {
  override readonly name = 'OptionGoneError';
  readonly code = 'option-gone';

  constructor(option: number | string, options: readonly { readonly id: string }[]) {
    const there =
      options.length === 0
        ? 'There are no options yet.'
        : `There are: ${options.map(({ id }, index) => `${index + 1} (${id})`).join(', ')}.`;
    super(`No option ${JSON.stringify(option)} can be chosen now. ${there}`);
  }
}

/** Draws no conclusions yet: a message is stored and somebody is asked what it means. */
export function say(
  state: PlanningState,
  { text, today, known, about }: Extract<PlannerCommand, { type: 'say' }>,
): readonly PlannerEvent[] {
  const index = state.messages.length;
  const query: BrainRequest = {
    message: text,
    index,
    mode: state.mode,
    facts: state.facts,
    open: listOpen(state.ledger),
    hints: state.hints,
    ...(state.offered && { offered: state.offered }),
    today,
    ...(known && { known }),
    ...(about && { about }),
  };
  return [
    plannerEvent('message-received', { text, index, today }, 'traveller'),
    plannerEvent('task-requested', { id: taskId('understand', index), task: 'understand', query }),
  ];
}

/** @throws {OptionGoneError} when there is no such option (any more). */
export function select(state: PlanningState, option: number | string): readonly PlannerEvent[] {
  const chosen = findOption(state, option);
  if (!chosen || !state.gathered) throw new OptionGoneError(option, state.options);
  const { facts } = state;
  const selected = {
    option: chosen.id,
    party: toParty(facts, state.hints),
    preferences: { ...toPreferences(facts), pace: chosen.pace },
    budget: state.budget,
    mustDo: valueOf(facts, 'mustDo') ?? [],
  };
  return [
    plannerEvent('option-selected', selected, 'traveller'),
    plannerEvent('message-sent', { text: sayChosen(state, chosen) }),
  ];
}

function sayChosen({ facts, gathered, hints: { language = 'en' } }: PlanningState, chosen: ItineraryOption): string {
  const { plans } = textsIn(language);
  const { title } = gathered
    ? optionInWords(chosen, toSpeaker({ days: chosen.days, facts: gathered }, language))
    : chosen;
  return sayTogether([plans.chosen(title), plans.promise[valueOf(facts, 'autonomy') ?? 'ask']], language);
}

/** Nothing happens when it is known already. */
export function permit(state: PlanningState, autonomy: Autonomy, gazetteer: Gazetteer): readonly PlannerEvent[] {
  if (valueOf(state.facts, 'autonomy') === autonomy) return [];
  const fact = toFact('autonomy', autonomy, { status: 'stated', gazetteer });
  return [
    plannerEvent('fact-stated', { fact }, 'traveller'),
    plannerEvent('message-sent', { text: SENTENCES.autonomy[autonomy] }),
  ];
}

/** Nothing happens when nothing was said since. */
export function reject(state: PlanningState): readonly PlannerEvent[] {
  const changes = listChanges(state);
  const isUnderWay = state.chosen !== null && (state.composed !== state.chosen.composed || state.mode !== 'FINALIZE');
  if (changes.length === 0 && !isUnderWay) return [];
  return [
    plannerEvent('change-rejected', { facts: changes.map(({ name }) => name) }, 'traveller'),
    plannerEvent('message-sent', { text: textsIn(state.hints.language ?? 'en').plans.kept }),
  ];
}

/** Nothing happens where nothing waits to be chosen. The options stay until there are others. */
export function decline({ mode, options, chosen }: PlanningState): readonly PlannerEvent[] {
  return mode === 'FINALIZE' && options.length > 0 && chosen === null
    ? [plannerEvent('mode-changed', { mode: 'CLARIFY' })]
    : [];
}
