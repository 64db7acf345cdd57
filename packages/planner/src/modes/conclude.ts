import {
  type BrainRequest,
  type DateHints,
  type Gazetteer,
  type Learned,
  type MissingCity,
  textsIn,
  type Understanding,
} from '@wayfarer/language';
import { isSameData } from '@wayfarer/trip';

import { assumeRest, isEnoughToPlan, isTime, sayAssumed } from '../assume-rest.ts';
import { findContradictions } from '../check-facts.ts';
import { listDefaults, toFact, waivedValue } from '../defaults.ts';
import { type OfferedAnswer, type PlannerEvent, plannerEvent } from '../events.ts';
import { mergeFacts } from '../evolve.ts';
import { type Fact, findFact, isKnown, REQUIRED_EITHER, REQUIRED_FACTS, wishesOf } from '../facts.ts';
import { listOpen, withAnswered } from '../ledger.ts';
import { listMissing, sameSubject } from '../questions.ts';
import { type PlanningState, taskId } from '../state.ts';
import { clarify } from './clarify.ts';
import type { Conclusions } from './conclusions.ts';
import { confirm } from './confirm.ts';
import { dispatch } from './dispatch.ts';
import { requestFetch, requestTask, sayFetching } from './fetch.ts';

interface Context {
  readonly query: Pick<BrainRequest, 'index' | 'today'>;
  readonly gazetteer: Gazetteer;
  /** The traveller wrote it, and could have answered what is open. */
  readonly isReply?: boolean;
}

/** Draws the conclusions from a message that has been read: facts, then the mode that follows from them. */
export function drawConclusions(state: PlanningState, gazetteer: Gazetteer): readonly PlannerEvent[] {
  if (state.unconcluded === null) return [];
  const task = state.tasks.find((one) => one.id === taskId('understand', state.unconcluded ?? 0));
  return draw(state, task?.result as Understanding, { query: task?.query as BrainRequest, gazetteer });
}

/** What follows from what is understood, whoever has brought it. */
export function draw(state: PlanningState, understanding: Understanding, context: Context): readonly PlannerEvent[] {
  const { query, gazetteer } = context;
  const conclusions = conclude(state, understanding, context);
  const { fetch } = understanding;
  const answered = listOpen(state.ledger)
    .filter(({ fact }) => isAnswered(fact, conclusions.facts) || (fetch !== undefined && fact === 'destinations'))
    .map((question) => question.id);
  const next = { ...state, facts: conclusions.facts, ledger: withAnswered(state.ledger, answered) };
  const followed = fetch
    ? goOnFetching(next, conclusions, { fetch, gazetteer })
    : continueFrom(next, conclusions, gazetteer);
  return [
    ...toUnderstood(state, conclusions, { index: query.index, answered }),
    ...offerCities(understanding),
    ...withOfferedAnswers(followed, conclusions, next),
  ];
}

/** Remembered, so that "fetch it" is understood. */
function offerCities({ remarks }: Understanding): readonly PlannerEvent[] {
  return remarks.flatMap(({ city, offered, offer }) =>
    city && offered ? [plannerEvent('city-offered', { city, ...(offer && { offer }) })] : [],
  );
}

/** What is known of a city in outline is planned while its details come; of another there is nothing to plan yet. */
function goOnFetching(
  state: PlanningState,
  conclusions: Conclusions,
  { fetch, gazetteer }: { readonly fetch: MissingCity; readonly gazetteer: Gazetteer },
): readonly PlannerEvent[] {
  if (fetch.outline !== true || !conclusions.changed) return requestFetch(state, conclusions, fetch);
  const told = { ...conclusions, remarks: [...conclusions.remarks, sayFetching(fetch, conclusions.hints)] };
  return [...continueFrom(state, told, gazetteer), ...requestTask(state, fetch, conclusions.hints)];
}

/** Chips of remarks that leave no question open stand under what is said; where nothing came of a message, the options do. */
function withOfferedAnswers(
  events: readonly PlannerEvent[],
  { understanding: { remarks, fetch }, changed }: Conclusions,
  { options, selected }: PlanningState,
): readonly PlannerEvent[] {
  const texts = remarks.flatMap(({ fact, chips = [] }) => (fact === undefined ? chips : []));
  // What is being fetched makes other options of them.
  const isChoice = texts.length === 0 && !changed && fetch === undefined && selected === null;
  const offered: readonly OfferedAnswer[] = isChoice
    ? options.map(({ title }, at) => ({
        text: `${at + 1}. ${title}`,
        frame: { act: 'answer', answer: { kind: 'option', option: at + 1 } },
      }))
    : texts.map((text) => ({ text, frame: { act: 'fact', text } }));
  const last = events.findLastIndex(({ type }) => type === 'message-sent');
  return offered.length === 0
    ? events
    : events.map((event, index) =>
        index === last && event.type === 'message-sent'
          ? plannerEvent('message-sent', { ...event.content, offered })
          : event,
      );
}

function conclude(
  state: PlanningState,
  understanding: Understanding,
  { query, gazetteer, isReply = true }: Context,
): Conclusions {
  const told = understanding.learned.filter((one) => !isAskedInstead(one, understanding));
  const learned = told.flatMap((one) => toLearnedFact(one, query.index, gazetteer) ?? []);
  const merged = mergeFacts(state.facts, learned);
  const contradictions = findContradictions(merged, { today: query.today, gazetteer });
  const kept = merged.filter((fact) => !contradictions.some((contradiction) => contradiction.fact === fact.name));
  const heard = { ...state.hints, ...understanding.hints };
  const language = heard.language ?? 'en';
  const isNewsIn = (facts: readonly Fact[]): boolean => wishesOf(facts).some((fact) => isNews(fact, state.facts));
  const isHeard = isNewsIn(learned) || isHeardAnew(heard, state);
  const isTimeHeard = heard.days !== state.hints.days || heard.month !== state.hints.month;
  // Where and when are asked for in one round; whatever else is asked needs its answer.
  const open = listOpen(state.ledger).filter(({ fact }) => fact !== 'destinations' && !isTime(fact));
  // What one witness could not read and the other did is read.
  const remarked = understanding.remarks.filter(
    ({ fact }) => fact === undefined || !isTime(fact) || learned.every(({ name }) => name !== fact),
  );
  const unsettled = [...contradictions, ...remarked, ...open].flatMap(({ fact }) => fact ?? []);
  const waived = understanding.learned.filter((one) => one.status === 'waived' && waivedValue(one.name) === undefined);
  const isLeftToUs = heard.rest === 'assume' || waived.some(({ name }) => name !== 'destinations');
  const hints: DateHints = isLeftToUs ? { ...heard, rest: 'assume' } : heard;
  const asked = state.ledger.map(({ question }) => question.fact);
  const isEnough = isLeftToUs || isEnoughToPlan(kept, { hints, asked, isNews: isReply && (isHeard || isTimeHeard) });
  const assumed =
    isEnough && !unsettled.some(isTime) ? assumeRest(kept, { today: query.today, gazetteer, hints, unsettled }) : [];
  const whole = mergeFacts(kept, assumed);
  const facts = listMissing(whole).length === 0 ? mergeFacts(whole, listDefaults(whole, gazetteer)) : whole;
  const remarks = [
    ...remarked.map((remark) => remark.text),
    ...contradictions.flatMap(({ text }) => (text === '' ? [] : [text])),
    ...(waived.some(({ name }) => name === 'destinations') ? [textsIn(language).planning.whereIsYours] : []),
    ...told.flatMap((one) => one.note ?? []),
    ...sayAssumed(assumed, language),
  ];
  return {
    understanding,
    facts,
    contradictions,
    unsettled,
    understood: learned.filter((fact) => isNews(fact, state.facts)),
    remarks: [...new Set(remarks)],
    hints,
    assumed,
    isLeftToUs,
    changed: isHeard || isNewsIn(assumed) || hasArrived(understanding, kept),
  };
}

/** What is no fact and a plan depends on all the same. A place that is missing makes no other plan of one that was chosen. */
function isHeardAnew(now: DateHints, { hints: before, selected }: PlanningState): boolean {
  const names = ['eaters', 'foods', 'rests', ...(selected === null ? (['missing'] as const) : [])] as const;
  return names.some((name) => !isSameData(now[name], before[name]));
}

/** "Make it 0 people": what is asked back is not taken for granted by a second reader. */
function isAskedInstead({ name, status }: Learned, { remarks }: Understanding): boolean {
  return (
    status === 'assumed' &&
    !isTime(name) &&
    remarks.some(({ fact, code }) => fact === name && code === 'travelers-out-of-range')
  );
}

/** A city of the trip of which more is known than before: the plan is made anew with it. */
function hasArrived({ remarks, learned }: Understanding, facts: readonly Fact[]): boolean {
  return remarks.some(({ code }) => code === 'city-fetched') && learned.length > 0 && listMissing(facts).length === 0;
}

/** Saying again what is known changes nothing. */
function isNews(fact: Fact, known: readonly Fact[]): boolean {
  return !isSameData(findFact(known, fact.name)?.value, fact.value);
}

function toLearnedFact(learned: Learned, from: number, gazetteer: Gazetteer): Fact | undefined {
  const { name, status } = learned;
  const value = status === 'waived' && learned.value === null ? waivedValue(name) : learned.value;
  return value === undefined ? undefined : toFact(name, value, { status, from, gazetteer });
}

/** The facts as they now are, and the questions that are answered by them. */
function toUnderstood(
  state: PlanningState,
  conclusions: Conclusions,
  { index, answered }: { readonly index: number; readonly answered: readonly string[] },
): readonly PlannerEvent[] {
  const changed = conclusions.facts.filter((fact) => !state.facts.includes(fact));
  const dropped = state.facts.filter((fact) => !conclusions.facts.some((one) => one.name === fact.name));
  return [
    plannerEvent('message-understood', {
      index,
      brain: conclusions.understanding.brain,
      facts: changed,
      answered,
      hints: withoutDone(conclusions),
    }),
    ...dropped
      .filter((fact) => !changed.some((one) => sameSubject(one.name, fact.name)))
      .map((fact) => plannerEvent('fact-dropped', { fact: fact.name, because: reasonFor(fact, conclusions) })),
  ];
}

/** "Just plan it" holds until there is a plan to be made; what is asked after that is asked in earnest. */
function withoutDone({ hints: { rest, ...hints }, facts }: Conclusions): DateHints {
  return rest === undefined || listMissing(facts).length === 0 ? hints : { ...hints, rest };
}

function reasonFor(fact: Fact, { contradictions }: Conclusions): string {
  return contradictions.find((one) => one.fact === fact.name)?.text ?? 'replaced';
}

/** A question is answered when its fact, or the other one that will do, is known; any reply answers a confirmation. */
function isAnswered(name: Fact['name'], facts: readonly Fact[]): boolean {
  const names = REQUIRED_EITHER.find((either) => (either as readonly string[]).includes(name)) ?? [name];
  return names.some((one) => isKnown(facts, one));
}

function continueFrom(state: PlanningState, conclusions: Conclusions, gazetteer: Gazetteer): readonly PlannerEvent[] {
  if (listMissing(state.facts).length > 0) return clarify(state, conclusions);
  const assumed = listUnconfirmed(state);
  const agreed = state.mode === 'CONFIRM' && conclusions.understanding.assent === 'yes';
  // All else is quickly changed beside the options, and so is a city of which it was said how it was read.
  const isGuess = conclusions.understanding.learned.every(({ name, note }) => name !== 'destinations' || !note);
  const isWorthAsking = assumed.includes('destinations') && isGuess && !conclusions.isLeftToUs;
  if (isWorthAsking && !agreed) return confirm(state, conclusions, assumed);
  const confirmed = assumed.length > 0 ? [plannerEvent('assumptions-confirmed', { facts: assumed })] : [];
  // Whoever agrees to what was assumed wants it planned, though the yes itself says nothing new.
  const changed = conclusions.changed || assumed.length > 0;
  return [...confirmed, ...dispatch(state, { ...conclusions, changed }, gazetteer)];
}

/** Required facts that were assumed and that nobody has agreed to yet. */
function listUnconfirmed({ facts, confirmed }: PlanningState): readonly Fact['name'][] {
  const required: readonly string[] = [...REQUIRED_FACTS, ...REQUIRED_EITHER.flat()];
  return facts
    .filter((fact) => fact.status === 'assumed' && required.includes(fact.name) && !confirmed.includes(fact.name))
    .map((fact) => fact.name);
}
