import type { NewEvent } from '@wayfarer/archon';
import type { Edit } from '@wayfarer/edits';
import { type Language, sayReasons, textsIn } from '@wayfarer/language';
import { hasProposal } from '@wayfarer/planner';
import { decideJourney, evolveJourney, type Journey, tryEdit } from '@wayfarer/replanner';
import { type FoundFact, getPlace, isArea, isOnYourOwn, toPlaceBook, type Visit } from '@wayfarer/trip';
import { countCosts, toCostBasis, totalCost } from '@wayfarer/trip/costs';

import { askFirst } from '../chat/acts/act-on-edit.ts';
import type { Spoken } from '../chat/conversation.ts';
import { speakerOf } from '../chat/scene.ts';
import type { TripState } from '../trip-state.ts';
import type { TripWorld } from '../trip-world.ts';
import { findFoundFacts } from './found-in-plan.ts';
import type { NotedFinding } from './noted-finding.ts';

/** Asks about each stop whose door is closed by what was found; nothing moves before the answer. */
export function askAboutHours(
  { journey }: TripState,
  findings: readonly NotedFinding[],
  { crowd }: TripWorld,
): readonly NewEvent[] {
  if (!journey) return [];
  let now: Journey = journey;
  return findFoundFacts(findings).flatMap((fact) => {
    if (fact.kind !== 'hours') return [];
    return listStopsAt(now, fact).flatMap(({ id }) => {
      const events = decideJourney(now, { type: 'found-closed', visit: id, hours: fact.hours }, { crowd });
      now = events.reduce(evolveJourney, now);
      return events;
    });
  });
}

function listStopsAt({ days }: Journey, { place, date }: Extract<FoundFact, { kind: 'hours' }>): readonly Visit[] {
  const visits = days.find((day) => day.date === date)?.visits ?? [];
  return visits.filter((visit) => visit.place === place && (visit.kind === 'place' || visit.kind === 'meal'));
}

interface Offer extends Pick<Spoken, 'text' | 'offered'> {
  readonly events: readonly NewEvent[];
}

interface OfferRequest {
  readonly findings: readonly NotedFinding[];
  /** By prices that were found the plan costs more than it may. */
  readonly isOver: boolean;
  readonly language: Language;
  readonly world: TripWorld;
}

/** An edit that follows from what was found, and waits for the traveller's yes; where none fits, why. */
export function offerFor(state: TripState, request: OfferRequest): Offer | undefined {
  const { journey } = state;
  // One question at a time: what waits already goes first.
  if (!journey || state.withheld || hasProposal(state.planning)) return undefined;
  return (
    offerTable({ ...state, journey }, request) ??
    (request.isOver ? offerCheaper({ ...state, journey }, request) : undefined)
  );
}

type Chosen = TripState & { readonly journey: Journey };

/** A table that suits, for the first meal that nobody has one for. */
function offerTable(state: Chosen, { findings, language, world }: OfferRequest): Offer | undefined {
  const { journey } = state;
  const book = toPlaceBook(journey.start.facts.places);
  const tables = findFoundFacts(findings).flatMap((fact) => (fact.kind === 'diet' ? [fact.place] : []));
  const meals = journey.days
    .flatMap(({ visits }) => visits)
    .filter(({ id, kind, place }) => {
      const table = getPlace(book, place);
      return kind === 'meal' && !journey.visited.includes(id) && (isArea(table) || isOnYourOwn(table));
    });
  const edits = tables.flatMap((by) => meals.map(({ id }): Edit => ({ type: 'replace', visit: id, by })));
  const fitting = edits.find((edit) => tryEdit(journey, { edit }).kind === 'done');
  if (fitting) return toOffer(state, fitting, { language, world });
  const [first] = edits;
  const refused = first && tryEdit(journey, { edit: first });
  if (refused?.kind !== 'refused') return undefined;
  return { text: sayReasons(refused.reasons, speakerOf(state, language)), events: [] };
}

/** Something cheaper in the place of what turned out to be dear, if that brings the plan within its budget. */
function offerCheaper(state: Chosen, { findings, language, world }: OfferRequest): Offer {
  const { journey } = state;
  const limit = journey.start.budget?.amount ?? Infinity;
  const fitting = listCheaper(journey, findings).find((edit) => {
    const outcome = tryEdit(journey, { edit });
    if (outcome.kind !== 'done') return false;
    const { days, facts, party } = outcome.plan;
    return totalCost(countCosts(days, toCostBasis(facts, party)), facts.currency).amount <= limit;
  });
  if (fitting) return toOffer(state, fitting, { language, world });
  return { text: textsIn(language).findings.noOffer, events: [] };
}

/** The dearest first. */
function listCheaper({ days, visited }: Journey, findings: readonly NotedFinding[]): readonly Edit[] {
  const prices = findFoundFacts(findings)
    .flatMap((fact) => (fact.kind === 'price' ? [fact] : []))
    .toSorted((left, right) => right.money.amount - left.money.amount);
  return prices.flatMap(({ place }): readonly Edit[] => [
    ...days
      .flatMap(({ visits }) => visits)
      .filter((visit) => visit.place === place && !visit.locked && !visited.includes(visit.id))
      .filter(({ kind }) => kind === 'place' || kind === 'meal')
      .map(({ id }): Edit => ({ type: 'replace', visit: id, by: { wish: 'cheaper' } })),
    ...(days.some(({ stay }) => stay === place) ? [{ type: 'stay', by: { wish: 'cheaper' } } as const] : []),
  ]);
}

function toOffer(
  state: Chosen,
  edit: Edit,
  { language, world }: { readonly language: Language; readonly world: TripWorld },
): Offer {
  const done = decideJourney(state.journey, { type: 'edit', edit }, { crowd: world.crowd });
  const changes = done.flatMap((event) => (event.type === 'plan-edited' ? [event.content.text] : []));
  const content = { edit, changes, reasons: [], rules: [], facts: { data: {} } };
  return {
    ...askFirst(edit, { state, journey: state.journey, speaker: speakerOf(state, language) }),
    events: [{ type: 'edit-withheld', version: 1, author: 'researcher', content }],
  };
}
