import type { SharedTrip } from '@wayfarer/contract';
import { type Fact, wishesOf } from '@wayfarer/planner';
import type { Journey } from '@wayfarer/replanner';
import { type DayPlan, isSameData, type Place, type PlaceId, type TripFacts } from '@wayfarer/trip';

import { haveNames, withoutNames } from '../names.ts';
import type { TripState } from '../trip-state.ts';

/**
 * What of a trip goes into a file for others: the chosen plan, or the options as long as none is chosen, with all that they
 * were made from. What was said stays here, and so does where the traveller stands, what they reported, what they allowed,
 * and what of their own list of places is in no plan; travellers who have names have numbers there. `undefined` before there is anything to share.
 */
export function toSharedTrip({ planning, journey }: TripState): SharedTrip | undefined {
  const { facts, options, gathered, budget } = planning.chosen ?? planning;
  if (!gathered || options.length === 0) return undefined;
  const inPlan = listPlanned({ journey, options, facts });
  const own = new Set(
    [...gathered.places, ...(journey?.start.facts.places ?? [])].flatMap(({ id, onList }) =>
      onList === true && !inPlan.has(id) ? [id] : [],
    ),
  );
  const shared = {
    seed: planning.seed,
    facts: wishesOf(facts).map(({ name, value, text, status }) => ({ name, value, text, status })),
    ...(planning.hints.eaters && { eaters: planning.hints.eaters }),
    options: options.map((option) => ({ ...option, leftOut: withoutOwn(option.leftOut, own) })),
    gathered: withoutOwnPlaces(gathered, own),
    budget,
    selected: journey ? planning.selected : null,
    journey: journey && toSharedJourney(journey, gathered, own),
  };
  // What is read only is shared by reference; the file is written at once. Names stay here, too.
  const trip = shared as unknown as SharedTrip;
  return haveNames(facts) ? (JSON.parse(withoutNames(JSON.stringify(trip))) as SharedTrip) : trip;
}

function toSharedJourney(journey: Journey, gathered: TripFacts, own: ReadonlySet<PlaceId>): object {
  const { start, days, leftOut, skipped, waiting, learned, underWay, cursor, visited } = journey;
  const isSame = start.facts === gathered || isSameData(start.facts, gathered);
  return {
    start: {
      ...start,
      leftOut: withoutOwn(start.leftOut, own),
      facts: isSame ? null : withoutOwnPlaces(start.facts, own),
    },
    days,
    leftOut: withoutOwn(leftOut, own),
    skipped,
    waiting,
    learned,
    underWay,
    cursor,
    visited,
  };
}

/** Every place that the plan, an option or a wish names. */
function listPlanned({
  journey,
  options,
  facts,
}: {
  readonly journey: Journey | null;
  readonly options: readonly { readonly days: readonly DayPlan[] }[];
  readonly facts: readonly Fact[];
}): ReadonlySet<PlaceId> {
  const days = [
    ...options.flatMap((option) => option.days),
    ...(journey ? [...journey.days, ...journey.start.days] : []),
  ];
  const wished = facts.flatMap(({ name, value }) => (name === 'mustDo' ? (value ?? []) : []));
  return new Set([
    ...days.flatMap(({ visits, stay }) => [...visits.map(({ place }) => place), ...(stay === null ? [] : [stay])]),
    ...wished,
    ...(journey?.start.mustDo ?? []),
    ...(journey?.skipped ?? []),
    ...(journey?.waiting.map(({ visit }) => visit.place) ?? []),
    ...(journey?.learned.flatMap((one) => (one.type === 'missed' ? [one.place] : [])) ?? []),
  ]);
}

function withoutOwn<Entry extends { readonly place: PlaceId }>(
  entries: readonly Entry[],
  own: ReadonlySet<PlaceId>,
): readonly Entry[] {
  return entries.filter(({ place }) => !own.has(place));
}

/** Stands for a place of one's own where ways are numbered by their places. */
const NOBODYS = 'place_left-out' as PlaceId;

function withoutOwnPlaces(facts: TripFacts, own: ReadonlySet<PlaceId>): TripFacts {
  const { places, travel } = facts;
  const routes = travel?.routes.map((one) => ({
    ...one,
    points: one.points.map((point) => (own.has(point) ? NOBODYS : point)),
  }));
  return {
    ...facts,
    places: places.filter(({ id }) => !own.has(id)).map(withoutMark),
    ...(travel && { travel: { ...travel, routes: routes ?? [] } }),
  };
}

/** That it was on a list says something of a person, and nothing of the place. */
function withoutMark(place: Place): Place {
  if (place.onList === undefined) return place;
  const { onList: _onList, ...rest } = place;
  return rest;
}
