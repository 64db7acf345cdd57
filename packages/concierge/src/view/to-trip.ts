import type { Digest } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';
import { type Language, type Speaker, toSpeaker } from '@wayfarer/language';
import {
  answerFormOf,
  compareInWords,
  type Gazetteer,
  hasProposal,
  listChanges,
  listOpen,
  PLAN_IT_CHIP,
  type PlanningState,
  type PlanNotice,
  stageOf,
  summariseNotices,
  toParty,
  toPreferences,
  valueOf,
} from '@wayfarer/planner';
import { type Journey, nextVisit } from '@wayfarer/replanner';
import type { CityId, TripFacts, VisitId } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';
import { countCosts, isNotIncluded, summariseNotIncluded, toCostBasis } from '@wayfarer/trip/costs';

import { breathe } from '../breathe.ts';
import { fromEdit } from '../edit/from-edit.ts';
import { canRedo, canUndo } from '../history/take-back.ts';
import { NO_RIDES, viewRides } from '../rides/say-rides.ts';
import type { TripState } from '../trip-state.ts';
import { bookOf, contextOf } from './context-of.ts';
import { hashPlan, type PlanView } from './hash-plan.ts';
import { listUserDecisions } from './list-user-decisions.ts';
import { noticeInWords, noticesInWords } from './notice-in-words.ts';
import { type PlanAdvice, toAdvice } from './to-advice.ts';
import { toAttributions } from './to-attributions.ts';
import { type DayContext, toDay } from './to-day.ts';
import { toDecision } from './to-decision.ts';
import { toFindings } from './to-findings.ts';
import { toJourneys } from './to-journeys.ts';
import { toLearned } from './to-learned.ts';
import { adviseOption, type OptionContext, toLeftOut, toOption } from './to-option.ts';
import { toPersons } from './to-persons.ts';
import { toProgress } from './to-progress.ts';
import { toTraveller } from './to-traveller.ts';
import { toWaiting } from './to-waiting.ts';
import type { VisitTelling } from './visit-in-words.ts';

/** A trip as everybody outside sees it, before it is revealed and digested. */
export type TripView = Omit<Trip, 'revision'>;

/** A trip as everybody outside sees it. */
export function toTrip(
  state: TripState,
  {
    gazetteer,
    digest,
    plannedBefore = 0,
  }: {
    readonly gazetteer: Gazetteer;
    readonly digest: Digest;
    /** Trips that are planned before this one, while it waits. No part of the log: it depends on the moment. */
    readonly plannedBefore?: number;
  },
): TripView {
  const { planning, journey } = state;
  const rides = journey ? viewRides(planning, journey, bookOf(journey.start.facts)) : NO_RIDES;
  const advised = journey ? adviseJourney(journey) : undefined;
  const { language } = state.conversation;
  const shown = {
    notices: journey ? listHolding(planning, journey) : [],
    wayOf: rides.wayOf,
    ...(advised && { advice: advised }),
  };
  // A plan is the same in whatever language it is told.
  const plan = journey ? toPlan(journey, shown) : NO_PLAN;
  const told = journey && language !== 'en' ? toPlan(journey, inWords(shown, journey, language)) : plan;
  const { stage, percent } = stageOf(planning);
  const offered = planning.gathered && contextOfOptions(planning, planning.gathered, language);
  const options = offered ? toOptions(planning, offered) : [];
  const note = offered ? compareInWords(planning.options, offered.speaker) : undefined;
  const facts = planning.facts.map((fact) => ({ ...fact }));
  return {
    id: state.id,
    title: titleOf(planning, gazetteer),
    seq: state.seq,
    updatedAt: state.updatedAt,
    hash: hashPlan(state, plan, digest),
    mode: planning.mode,
    language,
    brain: state.brain,
    messages: planning.messages.map((message) => ({ ...message })),
    questions: listQuestions(state),
    facts,
    progress: toProgress(planning, plannedBefore),
    executionStage: stage,
    percent,
    userDecisions: listUserDecisions(state),
    options,
    ...(note !== undefined && { comparisonNote: note }),
    ...(advised?.specialists && { specialists: advised.specialists }),
    ...(advised?.alternativeOptions && { alternativeOptions: advised.alternativeOptions }),
    selected: planning.selected,
    ...told,
    ...(journey && toPersons({ ...journey.start, days: journey.days })),
    journeys: toJourneys(planning, journey, gazetteer),
    now: journey ? { date: journey.cursor.date, time: formatTime(journey.cursor.time) } : null,
    nextVisitId: (journey && nextVisit(journey)?.id) ?? null,
    pending: toPending(state),
    approval: toApproval(state),
    waiting: journey ? toWaiting(journey, speakerOf(journey, language)) : [],
    handedOver: state.handedOver,
    queue: journey?.queue.length ?? 0,
    canUndo: canUndo(state),
    canRedo: canRedo(state),
    history: state.deeds.map(({ facts: _facts, isChoice: _isChoice, message: _message, ...deed }) => deed),
    traveller: journey ? toTraveller(journey) : null,
    learned: journey ? toLearned(journey) : null,
    ...(state.found.length > 0 && { findings: toFindings(state) }),
    chips: listChips(state),
    warnings: [...warningsIn(offered?.speaker, planning, journey), ...rides.warnings],
    attributions: toAttributions([journey?.start.facts, planning.gathered], rides.sources),
  };
}

function adviseJourney({ days, start, skipped, leftOut }: Journey): PlanAdvice {
  const { facts, party, preferences } = start;
  const takenOut = leftOut.flatMap(({ place, reason }) => (reason === 'taken-out' ? [place] : []));
  return toAdvice({ days, facts, party, preferences, gone: [...skipped, ...takenOut], isChosen: true });
}

/** What was offered with the newest message; as long as there are questions, also to be asked no more. */
function listChips({ planning, conversation }: TripState): string[] {
  const isAsking = planning.mode === 'CLARIFY' && listOpen(planning.ledger).length > 0;
  return [...conversation.offered.map(({ text }) => text), ...(isAsking ? [PLAN_IT_CHIP] : [])];
}

/** Yes or no, and nothing beside it. */
const ONE_ANSWER = { multiple: false, input: 'text' } as const;

/** A change that waits for approval is a question like any other; its fact is the first of the changed ones. */
function listQuestions(state: TripState): Trip['questions'] {
  const { planning } = state;
  const open = listOpen(planning.ledger);
  const picked = open.filter(({ fact }) => fact === planning.hints.asking);
  const asked = (picked.length > 0 ? picked : open).map((question) => ({
    ...question,
    ...(planning.mode === 'CLARIFY' ? answerFormOf(question.fact) : ONE_ANSWER),
    chips: [...question.chips],
  }));
  const approval = toApproval(state);
  if (!approval) return asked;
  const fact = listChanges(planning)[0]?.name ?? 'destinations';
  const text = `Shall your plan change? ${approval.changes.join('; ')}`.trim();
  return [...asked, { id: approval.id, text, fact, chips: ['Approve', 'Reject'], ...ONE_ANSWER }];
}

/** Of an edit and another plan that wait, the newer one. */
function toApproval({ planning, approval, withheld }: TripState): Trip['approval'] {
  if (withheld && withheld.seq > (hasProposal(planning) ? (approval?.seq ?? 0) : 0)) {
    const { seq, edit, changes, reasons } = withheld;
    const shown = { changes: [...changes], reasons: [...reasons] };
    return { id: `question_edit-${seq}`, ...shown, option: null, edit: fromEdit(edit) };
  }
  const [first] = planning.options;
  if (!approval || !first || !hasProposal(planning)) return null;
  const { composed, changes, reasons } = approval;
  const shown = { changes: [...changes], reasons: [...reasons] };
  return { id: `question_approval-${composed}`, ...shown, option: first.id, edit: null };
}

function speakerOf({ days, start: { facts } }: Journey, language: Language): Speaker {
  return toSpeaker({ days, facts }, language);
}

function tellingOf(journey: Journey, language: Language): VisitTelling {
  const { preferences, mustDo } = journey.start;
  return { speaker: speakerOf(journey, language), preferences, mustDo };
}

function inWords<Shown extends Pick<DayContext, 'notices'>>(
  shown: Shown,
  journey: Journey,
  language: Language,
): Shown & Pick<DayContext, 'telling'> {
  const telling = tellingOf(journey, language);
  return { ...shown, telling, notices: noticesInWords(shown.notices, journey.leftOut, telling.speaker) };
}

/** The open decision; where it could have been made without asking and was not, it says why. */
function toPending({ journey, autonomy, conversation: { language } }: TripState): Trip['pending'] {
  if (!journey?.pending) return null;
  const speaker = speakerOf(journey, language);
  const decision = toDecision(journey, journey.pending, {
    ...contextOf(journey),
    speaker,
    ...(language !== 'en' && { telling: tellingOf(journey, language) }),
  });
  return autonomy.reasons.length === 0
    ? decision
    : { ...decision, text: [decision.text, 'I ask you first:', ...autonomy.reasons].join(' ') };
}
const NO_PLAN: PlanView = { days: [], leftOut: [], costs: [] };

function toPlan(journey: Journey, shown: Pick<DayContext, 'notices' | 'wayOf' | 'advice' | 'telling'>): PlanView {
  const context = { ...contextOf(journey), ...shown };
  const basis = toCostBasis(journey.start.facts, journey.start.party);
  return {
    days: journey.days.map((day) => toDay(day, context)),
    leftOut: journey.leftOut.map((entry) => toLeftOut(entry, { ...context, ...shown.telling })),
    costs: countCosts(journey.days, basis).map((cost) => ({ ...cost })),
  };
}

/** What the chosen plan could not be as it was asked for, and has not become since. */
function listHolding({ options, selected, chosen }: PlanningState, { days }: Journey): readonly PlanNotice[] {
  const { notices = [] } = [...(chosen?.options ?? []), ...options].find(({ id }) => id === selected) ?? {};
  const planned = new Set(days.flatMap(({ visits }) => visits.map(({ place }) => place)));
  return notices.filter(({ place }) => place === undefined || !planned.has(place));
}

/** About so many milliseconds are worked on end while others wait. */
const SLICE_MS = 10;

/**
 * Works out what is said of the plans of a trip, which is most of the work of its first view, a plan at a time: others get their
 * turn between them.
 */
export async function adviseAhead({ planning, journey, conversation: { language } }: TripState): Promise<void> {
  const { gathered, options } = planning;
  const context = gathered && contextOfOptions(planning, gathered, language);
  const plans = [
    ...(journey ? [() => adviseJourney(journey)] : []),
    ...(context ? options.map((option) => () => adviseOption(option, context)) : []),
  ];
  let began = performance.now();
  for (const advise of plans) {
    advise();
    if (performance.now() - began < SLICE_MS) continue;
    await breathe();
    began = performance.now();
  }
}

function contextOfOptions(planning: PlanningState, facts: TripFacts, language: Language): OptionContext {
  const party = toParty(planning.facts, planning.hints);
  const preferences = toPreferences(planning.facts);
  const mustDo = valueOf(planning.facts, 'mustDo') ?? [];
  const speaker = toSpeaker({ days: [], facts }, language);
  return { facts, book: bookOf(facts), done: new Set<VisitId>(), party, preferences, mustDo, speaker };
}

function toOptions(planning: PlanningState, context: OptionContext): Trip['options'] {
  const { facts, party, preferences, mustDo } = context;
  const [first] = planning.options;
  return planning.options.map((option) => ({
    ...toOption(option, context, option === first ? undefined : first),
    ...toPersons({ days: option.days, facts, party, mustDo, preferences: { ...preferences, pace: option.pace } }),
  }));
}

/** In the speaker's language as far as they are notices. */
function warningsIn(speaker: Speaker | undefined, planning: PlanningState, journey: Journey | null): string[] {
  const warnings = warningsOf(planning, journey);
  if (!speaker || speaker.language === 'en')
    return warnings.map(({ text, of }) => (of === null ? text : `Option ${of}: ${text}`));
  const options = [...(planning.chosen?.options ?? []), ...planning.options];
  const said = new Map(
    options.flatMap(({ notices = [], leftOut }) =>
      notices.map((notice) => [notice.text, noticeInWords(notice, leftOut, speaker)] as const),
    ),
  );
  const { ofOption } = speaker.texts.days.notices;
  return warnings.map(({ text, of }) => {
    const words = said.get(text) ?? text;
    return of === null ? words : ofOption(of, words);
  });
}

interface Warning {
  readonly text: string;
  /** Number of the option that it holds of; `null` where it holds of all. */
  readonly of: number | null;
}

/** What holds of each of them once; the rest says of which it is. */
function warningsOfOptions(options: PlanningState['options']): readonly Warning[] {
  const [first, ...others] = options.map(({ warnings }) => warnings);
  const shared = new Set(first?.filter((text) => others.every((warnings) => warnings.includes(text))));
  const rest = options.flatMap(({ warnings }, index) =>
    [...new Set(warnings)].filter((text) => !shared.has(text)).map((text) => ({ text, of: index + 1 })),
  );
  return [...[...shared].map((text) => ({ text, of: null })), ...rest];
}

function warningsOf(planning: PlanningState, journey: Journey | null): readonly Warning[] {
  const chosen = (planning.chosen?.options ?? planning.options).find((option) => option.id === planning.selected);
  if (!journey || !chosen) return warningsOfOptions(chosen ? [chosen] : planning.options);
  // What was missed when it was planned and is there now is missed no more; what has no price is told of the days as they are.
  const over = new Set(summariseNotices(chosen.notices ?? []));
  const kept = chosen.warnings.filter((text) => !over.has(text) && !isNotIncluded(text));
  const now = summariseNotIncluded(journey.days, toCostBasis(journey.start.facts, journey.start.party));
  const texts = new Set([...summariseNotices(listHolding(planning, journey)), ...kept, ...now]);
  return [...texts].map((text) => ({ text, of: null }));
}

/** `Osaka to Kyoto`, `Trip to Kyoto and Tokyo`, `New trip`. */
export function titleOf({ facts, gathered }: PlanningState, gazetteer: Gazetteer): string {
  const cities = valueOf(facts, 'destinations') ?? [];
  // What the trip itself knows goes first: its city need not be in the catalogue of today.
  const nameOf = (id: CityId): string =>
    gathered?.calendar.find(({ city }) => city === id)?.cityName ??
    gazetteer.listCities().find((city) => city.id === id)?.name ??
    id;
  const names = cities.map(nameOf).join(' and ');
  if (names === '') return 'New trip';
  const origin = valueOf(facts, 'origin');
  return origin ? `${origin} to ${names}` : `Trip to ${names}`;
}
