import type { Trip } from '@wayfarer/contract';
import { type Language, type Speaker, toSpeaker } from '@wayfarer/language';
import { noticesInWords, type PlanningState, type PlanNotice } from '@wayfarer/planner';
import type { Journey } from '@wayfarer/replanner';
import { countCosts, summariseNotIncluded, toCostBasis } from '@wayfarer/trip/costs';

import { type RidesView, viewRides } from '../rides/say-rides.ts';
import { contextOf } from './context-of.ts';
import type { PlanView } from './hash-plan.ts';
import { keepView } from './keep-view.ts';
import { type PlanAdvice, toAdvice } from './to-advice.ts';
import { type DayContext, toDay } from './to-day.ts';
import { toLeftOut } from './to-option.ts';
import { toPersons } from './to-persons.ts';
import type { VisitTelling } from './visit-in-words.ts';

/** What is shown of the chosen plan itself: it stays the same whatever is asked, answered or allowed. */
export interface ChosenView {
  /** As it is hashed: the same in whatever language it is told. */
  readonly plan: PlanView;
  readonly told: PlanView;
  readonly advice: PlanAdvice;
  readonly persons: Pick<Trip, 'persons' | 'split'>;
  readonly rides: RidesView;
  /** What the plan could not be as it was asked for, and has not become since. */
  readonly holding: readonly PlanNotice[];
  /** Sentences on what the costs leave out. */
  readonly notIncluded: readonly string[];
}

type JourneyParts = Pick<Journey, 'days' | 'start' | 'visited' | 'skipped' | 'leftOut'>;

type Sources = {
  readonly from: JourneyParts &
    Pick<PlanningState, 'tasks' | 'options' | 'chosen' | 'selected'> & { readonly language: Language };
};

/** The chosen plan of a trip as it is shown. */
export function viewPlan(planning: PlanningState, journey: Journey, language: Language): ChosenView {
  const { days, start, visited, skipped, leftOut } = journey;
  const { tasks, options, chosen, selected } = planning;
  return viewChosen({ from: { days, start, visited, skipped, leftOut, tasks, options, chosen, selected, language } });
}

const viewChosen = keepView(
  ({ from }: Sources) => from.days,
  ({ from }): ChosenView => {
    const { language, ...parts } = from;
    const { days, start } = from;
    const context = contextOf(parts);
    const rides = viewRides(parts, parts, context.book);
    const holding = listHolding(parts);
    const advice = adviseJourney(parts);
    const shown = { notices: holding, wayOf: rides.wayOf, advice };
    const plan = toPlan(parts, shown);
    return {
      plan,
      told: language === 'en' ? plan : toPlan(parts, inWords(shown, parts, language)),
      advice,
      persons: toPersons({ ...start, days }),
      rides,
      holding,
      notIncluded: summariseNotIncluded(days, toCostBasis(start.facts, start.party)),
    };
  },
);

export function adviseJourney({ days, start, skipped, leftOut }: JourneyParts): PlanAdvice {
  const { facts, party, preferences } = start;
  const takenOut = leftOut.flatMap(({ place, reason }) => (reason === 'taken-out' ? [place] : []));
  return toAdvice({ days, facts, party, preferences, gone: [...skipped, ...takenOut], isChosen: true });
}

export function speakerOf({ days, start: { facts } }: Pick<Journey, 'days' | 'start'>, language: Language): Speaker {
  return toSpeaker({ days, facts }, language);
}

export function tellingOf(journey: Pick<Journey, 'days' | 'start'>, language: Language): VisitTelling {
  const { preferences, mustDo } = journey.start;
  return { speaker: speakerOf(journey, language), preferences, mustDo };
}

type Shown = Pick<DayContext, 'notices' | 'wayOf' | 'advice' | 'telling'>;

function inWords(shown: Shown, journey: JourneyParts, language: Language): Shown {
  const telling = tellingOf(journey, language);
  return { ...shown, telling, notices: noticesInWords(shown.notices, journey.leftOut, telling.speaker) };
}

function toPlan(journey: JourneyParts, shown: Shown): PlanView {
  const context = { ...contextOf(journey), ...shown };
  const basis = toCostBasis(journey.start.facts, journey.start.party);
  return {
    days: journey.days.map((day) => toDay(day, context)),
    leftOut: journey.leftOut.map((entry) => toLeftOut(entry, { ...context, ...shown.telling })),
    costs: countCosts(journey.days, basis).map((cost) => ({ ...cost })),
  };
}

function listHolding({
  options,
  selected,
  chosen,
  days,
}: Pick<PlanningState, 'options' | 'selected' | 'chosen'> & Pick<Journey, 'days'>): readonly PlanNotice[] {
  const { notices = [] } = [...(chosen?.options ?? []), ...options].find(({ id }) => id === selected) ?? {};
  const planned = new Set(days.flatMap(({ visits }) => visits.map(({ place }) => place)));
  return notices.filter(({ place }) => place === undefined || !planned.has(place));
}
