import { type PlannerEvent, plannerEvent } from '../events.ts';
import { isAlreadyOpen, listOpen } from '../ledger.ts';
import { listMissing, MOST_QUESTIONS, sameSubject, toQuestion } from '../questions.ts';
import type { PlanningState } from '../state.ts';
import type { Conclusions } from './conclude.ts';

/** Asks for what is missing, each thing once; what was asked and not answered simply stays open. */
export function clarify(state: PlanningState, conclusions: Conclusions): readonly PlannerEvent[] {
  const missing = listMissing(state.facts);
  const ledger = state.ledger.filter(
    ({ status, question }) => status === 'asked' && missing.some((fact) => sameSubject(fact, question.fact)),
  );
  const fresh = missing
    .filter((fact) => !ledger.some(({ question }) => sameSubject(question.fact, fact)))
    .map((fact) => toQuestion(fact, state.ledger.filter((entry) => entry.question.fact === fact).length))
    .filter((question) => !isAlreadyOpen(ledger, question))
    .slice(0, Math.max(0, MOST_QUESTIONS - ledger.length));
  const open = [...listOpen(ledger), ...fresh];
  return [
    ...fresh.map((question) => plannerEvent('question-asked', { question })),
    ...(state.mode === 'CLARIFY' ? [] : [plannerEvent('mode-changed', { mode: 'CLARIFY' })]),
    plannerEvent('message-sent', {
      text: sayOpen(
        open.map((question) => question.text),
        conclusions,
      ),
    }),
  ];
}

function sayOpen(questions: readonly string[], { remarks, changed }: Conclusions): string {
  const opening = remarks.length === 0 && changed ? ['Noted.'] : remarks;
  const [only] = questions;
  const asking =
    questions.length === 1 && only ? only : questions.map((text, index) => `${index + 1}. ${text}`).join('\n');
  return [...opening, asking].filter((part) => part !== '').join('\n');
}
