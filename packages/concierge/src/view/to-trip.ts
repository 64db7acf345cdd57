import type { Digest } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';
import { type Language, textsIn, toSpeaker } from '@wayfarer/language';
import {
  answerFormOf,
  type Gazetteer,
  hasProposal,
  listChanges,
  listOpen,
  PLAN_IT_CHIP,
  type PlanningState,
  stageOf,
  summariseNotices,
  valueOf,
  noticeInWords,
} from '@wayfarer/planner';
import { nextVisit } from '@wayfarer/replanner';
import type { CityId } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';
import { isNotIncluded } from '@wayfarer/trip/costs';

import { breathe } from '../breathe.ts';
import { fromEdit } from '../edit/from-edit.ts';
import { canRedo, canUndo } from '../history/take-back.ts';
import type { TripState } from '../trip-state.ts';
import { contextOf } from './context-of.ts';
import { hashPlan, type PlanView } from './hash-plan.ts';
import { listUserDecisions } from './list-user-decisions.ts';
import { toAttributions } from './to-attributions.ts';
import { cityOfferIn } from './to-city-offer.ts';
import { toDecision } from './to-decision.ts';
import { toFindings } from './to-findings.ts';
import { toJourneys } from './to-journeys.ts';
import { toLearned } from './to-learned.ts';
import { toProgress } from './to-progress.ts';
import { toTraveller } from './to-traveller.ts';
import { toWaiting } from './to-waiting.ts';
import { listAdvising, viewOptions } from './view-options.ts';
import { adviseJourney, type ChosenView, speakerOf, tellingOf, viewPlan } from './view-plan.ts';

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
  const { language } = state.conversation;
  const chosen = journey && viewPlan(planning, journey, language);
  const { stage, percent } = stageOf(planning);
  const { options, note } = viewOptions(planning, language);
  const facts = planning.facts.map((fact) => ({ ...fact }));
  return {
    id: state.id,
    title: titleOf(planning, gazetteer),
    seq: state.seq,
    updatedAt: state.updatedAt,
    hash: hashPlan(state, chosen?.plan ?? NO_PLAN, digest),
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
    ...(chosen?.advice.specialists && { specialists: chosen.advice.specialists }),
    ...(chosen?.advice.alternativeOptions && { alternativeOptions: chosen.advice.alternativeOptions }),
    selected: planning.selected,
    ...(chosen?.told ?? NO_PLAN),
    ...chosen?.persons,
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
    ...cityOfferIn(planning),
    chips: listChips(state),
    warnings: [...warningsIn(planning, chosen, language), ...(chosen?.rides.warnings ?? [])],
    attributions: toAttributions([journey?.start.facts, planning.gathered], chosen?.rides.sources),
  };
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
  const { planning, conversation } = state;
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
  const { plans, decisions } = textsIn(conversation.language);
  const text = `${plans.change.question} ${approval.changes.join('; ')}`.trim();
  return [...asked, { id: approval.id, text, fact, chips: [decisions.approve, decisions.reject], ...ONE_ANSWER }];
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

/** About so many milliseconds are worked on end while others wait. */
const SLICE_MS = 10;

/**
 * Works out what is said of the plans of a trip, which is most of the work of its first view, a plan at a time: others get their
 * turn between them.
 */
export async function adviseAhead({ planning, journey, conversation: { language } }: TripState): Promise<void> {
  const plans = [...(journey ? [() => adviseJourney(journey)] : []), ...listAdvising(planning, language)];
  let began = performance.now();
  for (const advise of plans) {
    advise();
    if (performance.now() - began < SLICE_MS) continue;
    await breathe();
    began = performance.now();
  }
}

/** In the speaker's language as far as they are notices. */
function warningsIn(planning: PlanningState, chosen: ChosenView | null, language: Language): string[] {
  const warnings = warningsOf(planning, chosen);
  const { gathered } = planning;
  if (!gathered || language === 'en')
    return warnings.map(({ text, of }) => (of === null ? text : `Option ${of}: ${text}`));
  const speaker = toSpeaker({ days: [], facts: gathered }, language);
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

function warningsOf(planning: PlanningState, view: ChosenView | null): readonly Warning[] {
  const chosen = (planning.chosen?.options ?? planning.options).find((option) => option.id === planning.selected);
  if (!view || !chosen) return warningsOfOptions(chosen ? [chosen] : planning.options);
  // What was missed when it was planned and is there now is missed no more; what has no price is told of the days as they are.
  const over = new Set(summariseNotices(chosen.notices ?? []));
  const kept = chosen.warnings.filter((text) => !over.has(text) && !isNotIncluded(text));
  const texts = new Set([...summariseNotices(view.holding), ...kept, ...view.notIncluded]);
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
