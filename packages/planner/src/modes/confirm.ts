import { textsIn } from '@wayfarer/language';

import { type PlannerEvent, plannerEvent } from '../events.ts';
import { summarise } from '../fact-text.ts';
import type { FactName } from '../facts.ts';
import { toQuestion } from '../questions.ts';
import type { PlanningState } from '../state.ts';
import type { Conclusions } from './conclusions.ts';

/** Shows what is known and what was assumed, and asks once whether that is right. */
export function confirm(
  state: PlanningState,
  conclusions: Conclusions,
  assumed: readonly FactName[],
): readonly PlannerEvent[] {
  const [fact] = assumed;
  if (!fact) return [];
  const language = conclusions.hints.language ?? 'en';
  const { planning } = textsIn(language);
  const count = state.ledger.filter((entry) => entry.question.fact === fact).length;
  const asked = { text: planning.shallIPlan, chips: [planning.yes, planning.no] };
  const question = toQuestion(fact, { count }, asked);
  const declined = conclusions.understanding.assent === 'no' && !conclusions.changed;
  const text = declined
    ? [planning.whatToChange, ...conclusions.remarks].join('\n')
    : [...conclusions.remarks, planning.thisIsWhatIHave, summarise(state.facts, language), asked.text].join('\n');
  return [
    plannerEvent('question-asked', { question }),
    ...(state.mode === 'CONFIRM' ? [] : [plannerEvent('mode-changed', { mode: 'CONFIRM' })]),
    plannerEvent('message-sent', { text }),
  ];
}
