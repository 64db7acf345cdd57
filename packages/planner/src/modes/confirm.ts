import { type PlannerEvent, plannerEvent } from '../events.ts';
import { summarise } from '../fact-text.ts';
import type { FactName } from '../facts.ts';
import { toQuestion } from '../questions.ts';
import type { PlanningState } from '../state.ts';
import type { Conclusions } from './conclude.ts';

const CONFIRM_TEXT = 'Shall I go ahead with this?';
const CONFIRM_CHIPS: readonly string[] = ['Yes, go ahead', 'No, I want to change something'];

/** Shows what is known and what was assumed, and asks once whether that is right. */
export function confirm(
  state: PlanningState,
  conclusions: Conclusions,
  assumed: readonly FactName[],
): readonly PlannerEvent[] {
  const [fact] = assumed;
  if (!fact) return [];
  const count = state.ledger.filter((entry) => entry.question.fact === fact).length;
  const question = toQuestion(fact, { count }, { text: CONFIRM_TEXT, chips: CONFIRM_CHIPS });
  const declined = conclusions.understanding.assent === 'no' && !conclusions.changed;
  const text = declined
    ? ['What shall I change?', ...conclusions.remarks].join('\n')
    : [...conclusions.remarks, 'This is what I have:', summarise(state.facts), CONFIRM_TEXT].join('\n');
  return [
    plannerEvent('question-asked', { question }),
    ...(state.mode === 'CONFIRM' ? [] : [plannerEvent('mode-changed', { mode: 'CONFIRM' })]),
    plannerEvent('message-sent', { text }),
  ];
}
