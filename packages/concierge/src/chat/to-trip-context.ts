import type { KnownPlaceOfTrip, KnownStop, TripContext } from '@wayfarer/language';
import { hasProposal } from '@wayfarer/planner';
import type { Journey } from '@wayfarer/replanner';
import type { DayPlan, Place, TripFacts } from '@wayfarer/trip';
import { type IsoDate, minute } from '@wayfarer/trip/clock';

import { canRedo, canUndo } from '../history/take-back.ts';
import type { TripState } from '../trip-state.ts';
import { aboutOf } from './focus.ts';

/** What of a trip a message may speak of, as it stands now. */
export function toTripContext(state: TripState, today: IsoDate): TripContext {
  const { journey, planning, conversation } = state;
  return {
    ...(journey ? contextOf(journey) : { ...NO_PLAN, places: housesOf(planning.gathered) }),
    isUnderWay: journey?.underWay ?? false,
    now: journey?.cursor ?? { date: today, time: minute(540) },
    today,
    options: planning.options.length,
    selected: planning.selected !== null,
    decision: decisionOf(journey),
    proposal: hasProposal(planning) || state.withheld !== null,
    canUndo: canUndo(state),
    canRedo: canRedo(state),
    offered: conversation.offered,
    draft: conversation.draft,
    lastAbout: aboutOf(conversation.focus) ?? conversation.about,
    focus: conversation.focus,
    edited: conversation.edited,
    before: conversation.acts,
    language: conversation.language,
  };
}

const NO_PLAN = { stops: [], places: [], days: [], currency: 'USD', travelers: 1 };

function contextOf({
  days,
  start,
  visited,
}: Journey): Pick<TripContext, 'stops' | 'places' | 'days' | 'currency' | 'travelers' | 'diets'> {
  const done = new Set(visited);
  return {
    stops: days.flatMap((day) => day.visits.map((visit) => toStop(visit, day, done.has(visit.id)))),
    places: placesOf(start.facts),
    days: days.map(({ date, window }) => ({ date, window, city: cityOn(start.facts, date) })),
    currency: start.facts.currency,
    travelers: start.party.travelers,
    diets: start.party.diets,
  };
}

function toStop(
  { id, place, kind, meal, arrive, depart, locked }: DayPlan['visits'][number],
  { date }: DayPlan,
  done: boolean,
): KnownStop {
  return { visit: id, place, kind, ...(meal && { meal }), date, arrive, depart, locked, done };
}

/** Facts never change once gathered, so neither do their names. */
const known = new WeakMap<TripFacts['places'], readonly KnownPlaceOfTrip[]>();
function placesOf({ places }: TripFacts): readonly KnownPlaceOfTrip[] {
  const before = known.get(places);
  if (before) return before;
  const made = places.map(toKnownPlace);
  known.set(places, made);
  return made;
}

/** Before there is a plan one can say where to sleep, and nothing else of places. */
function housesOf(facts: TripFacts | null): readonly KnownPlaceOfTrip[] {
  return facts ? placesOf(facts).filter(({ kind }) => kind === 'lodging') : [];
}

function toKnownPlace(place: Place): KnownPlaceOfTrip {
  const { id, kind, name, localName, aliases = [], categories } = place;
  return {
    place: id,
    kind,
    names: [name, ...(localName === undefined ? [] : [localName]), ...aliases],
    ...(localName !== undefined && { localName }),
    categories,
    ...(place.kind === 'eatery' && place.cuisine !== null && { cuisine: place.cuisine }),
  };
}

function cityOn({ calendar }: TripFacts, date: IsoDate): string {
  return calendar.find((day) => day.date === date)?.cityName ?? '';
}

function decisionOf(journey: Journey | null): TripContext['decision'] {
  if (!journey?.pending) return null;
  const { visit, choices, alternatives } = journey.pending;
  return {
    visit,
    offered: choices.filter(({ offered }) => offered).map(({ choice }) => choice),
    alternatives: alternatives.map(({ n, place }) => ({ n, place })),
  };
}
