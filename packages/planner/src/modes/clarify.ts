import { cityTexts, orPlanIt, textsIn } from '@wayfarer/language';
import { isSameData } from '@wayfarer/trip';

import { isTime } from '../assume-rest.ts';
import { type PlannerEvent, plannerEvent } from '../events.ts';
import type { FactName } from '../facts.ts';
import { isAlreadyOpen, listOpen, type OpenQuestion } from '../ledger.ts';
import { listMissing, listToAsk, MOST_QUESTIONS, PLAN_IT_CHIP, sameSubject, toQuestion } from '../questions.ts';
import { listFacts } from '../say-facts.ts';
import { findFetching, type PlanningState } from '../state.ts';
import type { Conclusions } from './conclusions.ts';

/** Asks for what is missing, each thing once, a few at a time; what was asked and not answered simply stays open. */
export function clarify(state: PlanningState, conclusions: Conclusions): readonly PlannerEvent[] {
  const fetching = findFetching(state);
  // While a city is being fetched, it is known where to go.
  const missing = listMissing(state.facts).filter((fact) => !fetching || fact !== 'destinations');
  const ledger = state.ledger.filter(
    ({ status, question }) => status === 'asked' && missing.some((fact) => sameSubject(fact, question.fact)),
  );
  const wordings = wordingsFor(conclusions);
  const asked = listOpen(ledger);
  const again = asked.flatMap((question) => {
    const anew = { ...question, ...wordings.get(question.fact) };
    return isSameData(anew, question) ? [] : [askAnew(anew, state)];
  });
  const waiting = asked.map((question) => again.find(({ fact }) => fact === question.fact) ?? question);
  const room = Math.max(0, MOST_QUESTIONS - waiting.length);
  const last = Math.max(0, ...waiting.map((question, index) => question.number ?? index + 1));
  const { month, rest } = conclusions.hints;
  const toAsk = listToAsk(state.facts, conclusions.unsettled).filter(
    // A month will do for a beginning.
    (fact) => missing.includes(fact) && !(isTime(fact) && month !== undefined && !conclusions.unsettled.includes(fact)),
  );
  // What else is missing is assumed once that is known.
  const wanted = rest === 'assume' ? toAsk.slice(0, 1) : toAsk;
  const isLengthOpen = missing.includes('end') && conclusions.hints.days === undefined;
  const fresh = wanted
    .filter((fact) => !waiting.some((question) => sameSubject(question.fact, fact)))
    .map((fact) => ({ fact, count: state.ledger.filter(({ question }) => question.fact === fact).length }))
    .filter(({ fact, count }) => !isAlreadyOpen(ledger, toQuestion(fact, { count })))
    .slice(0, room)
    .map(({ fact, count }, index) =>
      toQuestion(fact, { count, hints: conclusions.hints, isLengthOpen, number: last + index + 1 }, wordings.get(fact)),
    );
  const said = sayOpen([...waiting, ...fresh], conclusions, state.ledger.length === 0);
  return [
    ...[...again, ...fresh].map((question) => plannerEvent('question-asked', { question })),
    ...(state.mode === 'CLARIFY' ? [] : [plannerEvent('mode-changed', { mode: 'CLARIFY' })]),
    plannerEvent('message-sent', {
      text:
        said === '' && fetching ? cityTexts(conclusions.hints.language ?? 'en').fetching(fetching.query.name) : said,
    }),
  ];
}

/** How the remarks have a fact asked for, and what they offer as answers. */
function wordingsFor({ understanding }: Conclusions): ReadonlyMap<FactName, Wording> {
  const wordings = understanding.remarks.flatMap(({ fact, question, chips = [] }) =>
    fact !== undefined && (question !== undefined || chips.length > 0)
      ? [[fact, { ...(question !== undefined && { text: question }), ...(chips.length > 0 && { chips }) }] as const]
      : [],
  );
  return new Map(wordings.toReversed());
}

interface Wording {
  readonly text?: string;
  readonly chips?: readonly string[];
}

function askAnew(question: OpenQuestion, { ledger }: PlanningState): OpenQuestion {
  const count = ledger.filter((entry) => entry.question.fact === question.fact).length;
  return { ...question, id: `question_${question.fact}-${count + 1}` };
}

/** Each keeps its number as long as it is open, so that an answer by number means the same tomorrow. */
function sayOpen(
  questions: readonly OpenQuestion[],
  { remarks, understood, hints }: Conclusions,
  isFirst: boolean,
): string {
  const language = hints.language ?? 'en';
  const heard = listFacts(understood, language);
  const opening = remarks.length > 0 || heard === undefined ? remarks : [textsIn(language).planning.understood(heard)];
  const picked = questions.find(({ fact }) => fact === hints.asking);
  const only = picked ?? (questions.length === 1 ? questions[0] : undefined);
  const asking = only
    ? only.text
    : questions.map(({ text, number }, index) => `${number ?? index + 1}. ${text}`).join('\n');
  const offer = isFirst && questions.length > 1 ? [orPlanIt(language, PLAN_IT_CHIP)] : [];
  return [...opening, asking, ...offer].filter((part) => part !== '').join('\n');
}
