import { sayArrivalDifference, sayMoney, saySum, type Speaker, textsIn, toSpeaker } from '@wayfarer/language';
import { addDays, daysBetween } from '@wayfarer/trip/clock';
import { minorDigits, type Money } from '@wayfarer/trip/money';

import type { Arrangement } from '../compose/arrange-options.ts';
import { gatherFacts } from '../compose/brief.ts';
import { type CheapestPlan, sayFixed, sayGivenUp } from '../compose/cheapest-plan.ts';
import { compareDays } from '../compose/compare-days.ts';
import { noticesInWords, optionInWords } from '../compose/in-words.ts';
import { summarise } from '../compose/list-notices.ts';
import { type ItineraryOption, type PlannerEvent, plannerEvent } from '../events.ts';
import { type FactName, findFact, valueOf } from '../facts.ts';
import { findFindings } from '../findings.ts';
import { toQuestion } from '../questions.ts';
import { type PlanningState, taskId } from '../state.ts';

/** Puts the trips that were arranged before the traveller; or says why there is none, and asks what may be different. */
export function finalize(state: PlanningState, arranged: Arrangement): readonly PlannerEvent[] {
  switch (arranged.kind) {
    case 'options':
      return present(state, arranged);
    case 'over-budget':
      if (arranged.binding !== undefined) return askForLimit(state, arranged.binding);
      return arranged.cheapest ? askForMore(state, arranged.cheapest) : askForMoney(state, arranged.over);
    case 'impossible':
      return giveUp(state, arranged);
  }
}

function present(
  state: PlanningState,
  { options, alike = 0 }: Extract<Arrangement, { kind: 'options' }>,
): readonly PlannerEvent[] {
  const composed = [
    plannerEvent('options-composed', { version: state.version, task: taskId('arrange', state.version) }),
    plannerEvent('mode-changed', { mode: 'FINALIZE' }),
  ];
  const arrived = sayArrived(state, options);
  // What a chosen plan would become is asked about by whoever guards it.
  if (state.chosen)
    return arrived.length > 0
      ? [...composed, plannerEvent('message-sent', { text: arrived.join('\n'), goesOn: true })]
      : composed;
  const speaker = speakerOf(state);
  const { plans } = speaker.texts;
  const lines = options.map(
    (option, index) => `${index + 1}. ${plans.line(optionInWords(option, speaker).title, sayTotal(option, speaker))}`,
  );
  const only = alike > 0 ? [plans.alike(options.length)] : options.length === 1 ? [plans.onlyOne] : [];
  const text = [
    ...arrived,
    ...only,
    plans.here(options.length),
    ...lines,
    ...sayNotices(options, speaker),
    plans.which,
  ].join('\n');
  return [...composed, plannerEvent('message-sent', { text, goesOn: true })];
}

/** Speaks of what was found, in the language of the conversation. */
function speakerOf(state: PlanningState): Speaker {
  const language = state.hints.language ?? 'en';
  const findings = findFindings(state);
  const facts = findings && gatherFacts(state.facts, findings);
  return toSpeaker({ days: [], facts: facts ?? { places: [], calendar: [], journeys: [], currency: '' } }, language);
}

/** What the plan has become by a city that has come since. */
function sayArrived(state: PlanningState, [now]: readonly ItineraryOption[]): string[] {
  const { arrived, options, gathered, facts, hints } = state;
  const [before] = options;
  const findings = findFindings(state);
  if (arrived === null || !before || !gathered || !now || !findings) return [];
  const difference = compareDays(
    { days: before.days, facts: gathered },
    { days: now.days, facts: gatherFacts(facts, findings) },
  );
  return [sayArrivalDifference({ city: arrived, ...difference }, hints.language ?? 'en')];
}

/** So much of what was asked for and is not so is said at once; the options say the rest. */
const MOST_SAID = 8;

/** What was asked for and is not so, once for all options of which it is true. */
function sayNotices(options: readonly ItineraryOption[], speaker: Speaker): readonly string[] {
  const said = options.map(({ notices = [], leftOut }) => summarise(noticesInWords(notices, leftOut, speaker)));
  const texts = [...new Set(said.flat())].toSorted((left, right) => firstAt(said, left) - firstAt(said, right));
  return texts.slice(0, MOST_SAID).map((text) => {
    const numbers = said.flatMap((one, index) => (one.includes(text) ? [String(index + 1)] : []));
    if (numbers.length === options.length) return text;
    return speaker.texts.plans.ofOptions(speaker.list(numbers), numbers.length, text);
  });
}

/** Must-dos come first in each option, so they do here. */
function firstAt(said: readonly (readonly string[])[], text: string): number {
  return Math.min(...said.map((one) => one.indexOf(text)).filter((at) => at >= 0));
}

function sayTotal({ total, unpriced = 0 }: ItineraryOption, speaker: Speaker): string {
  const { plans } = speaker.texts;
  const sum = saySum(total, unpriced, speaker);
  return total.amount === 0 && unpriced > 0 ? plans.costUnknown(sum) : plans.inAll(sum);
}

/** A limit of somebody's own is not forgotten: the next one that is said takes its place. */
function askForLimit({ hints }: PlanningState, binding: string): readonly PlannerEvent[] {
  return [
    plannerEvent('mode-changed', { mode: 'CLARIFY' }),
    plannerEvent('message-sent', { text: textsIn(hints.language ?? 'en').plans.budget.limits(binding) }),
  ];
}

/** The binding constraint by name, and one question about it. */
function askForMoney(state: PlanningState, over: Money): readonly PlannerEvent[] {
  const fact = findFact(state.facts, 'budget') ? 'budget' : 'budgetLevel';
  const language = state.hints.language ?? 'en';
  const text = textsIn(language).plans.budget.missesBy(sayMoney(over, language));
  return [
    ...reopen(state, fact, text),
    plannerEvent('mode-changed', { mode: 'CLARIFY' }),
    plannerEvent('message-sent', { text }),
  ];
}

/** What was said stands: more money, fewer days or fewer wishes will do, and the least sum is named. */
function askForMore(state: PlanningState, cheapest: CheapestPlan): readonly PlannerEvent[] {
  const fact = findFact(state.facts, 'budget') ? 'budget' : 'budgetLevel';
  const count = state.ledger.filter((entry) => entry.question.fact === fact).length;
  const { ways = [] } = cheapest;
  const language = state.hints.language ?? 'en';
  const { budget } = textsIn(language).plans;
  const total = sayMoney(cheapest.total, language);
  const text = ways.length > 0 ? budget.thatWay : budget.moreOrFewer;
  const chips = [...(ways.length > 0 ? ways : [sayBudget(cheapest.total)]), ...sayShorter(state)];
  return [
    plannerEvent('question-asked', { question: toQuestion(fact, { count }, { text, chips }) }),
    plannerEvent('mode-changed', { mode: 'CLARIFY' }),
    plannerEvent('message-sent', {
      text: [
        ways.length > 0 ? budget.otherWay(total) : budget.cheapest(total),
        ...sayGivenUp(cheapest, language),
        sayFixed(cheapest, language),
        text,
      ]
        .filter((line) => line !== '')
        .join('\n'),
    }),
  ];
}

/** In whole units, enough for the cheapest plan: `Budget 1301 USD in total`. */
function sayBudget({ amount, currency }: Money): string {
  return `Budget ${Math.ceil(amount / 10 ** minorDigits(currency))} ${currency} in total`;
}

/** A day less, where one is left. */
function sayShorter({ facts }: PlanningState): string[] {
  const [start, end] = [valueOf(facts, 'start'), valueOf(facts, 'end')];
  return start !== undefined && end !== undefined && daysBetween(start, end) > 1 ? [`Until ${addDays(end, -1)}`] : [];
}

function giveUp(
  state: PlanningState,
  { problem, fact }: Extract<Arrangement, { kind: 'impossible' }>,
): readonly PlannerEvent[] {
  const text = textsIn(state.hints.language ?? 'en').plans.budget.none(problem);
  return [
    ...(fact ? reopen(state, fact, problem) : []),
    plannerEvent('mode-changed', { mode: 'CLARIFY' }),
    plannerEvent('message-sent', { text }),
  ];
}

/** Forgets a fact that stands in the way, and asks for it again. */
function reopen(state: PlanningState, fact: FactName, because: string): readonly PlannerEvent[] {
  const count = state.ledger.filter((entry) => entry.question.fact === fact).length;
  return [
    plannerEvent('fact-dropped', { fact, because }),
    plannerEvent('question-asked', { question: toQuestion(fact, { count }) }),
  ];
}
