import { likingOf } from '@wayfarer/itinerary';
import {
  type DayPlan,
  hoursOn,
  isArea,
  isOnYourOwn,
  type Place,
  type Sight,
  typicalCrowd,
  type Visit,
} from '@wayfarer/trip';
import type { MinuteOfDay } from '@wayfarer/trip/clock';
import { formatMoney } from '@wayfarer/trip/money';
import { letsIn, servesDiet } from '@wayfarer/trip/vocabulary';

import type { Wish } from './edit.ts';
import { isOutdoors } from './outdoors.ts';
import { type EditContext, nameOf, placeOf } from './plan/context.ts';

export interface Wished {
  readonly place: Place;
  readonly why: string;
}

interface Wanted {
  readonly day: DayPlan;
  readonly visit: Visit;
  readonly wish: Wish;
}

/**
 * What could stand there instead and is what was wished for, the most liked first: of the same kind and city, not known to be closed that
 * day, neither planned, given up, avoided nor closed to anyone of the party.
 */
export function listWished(context: EditContext, wanted: Wanted): readonly Wished[] {
  const instead = placeOf(context, wanted.visit.place);
  return listCandidates(context, wanted)
    .filter((place) => isWished(context, { ...wanted, place, instead }))
    .map((place) => ({ place, rank: rankOf(context, { ...wanted, place, instead }) }))
    .toSorted((left, right) => right.rank - left.rank || (left.place.id < right.place.id ? -1 : 1))
    .map(({ place }) => ({ place, why: whyOf(context, { ...wanted, place, instead }) }));
}

/** Places of the same kind that may be planned that day at all. */
function listCandidates(context: EditContext, { day, visit }: Omit<Wanted, 'wish'>): readonly Place[] {
  const { plan, rules } = context;
  const city = placeOf(context, visit.place).city;
  const planned = new Set(plan.days.flatMap(({ visits }) => visits.map(({ place }) => place)));
  return [...rules.book.values()].filter(
    (place) =>
      place.city === city &&
      isOfThatKind(place, visit) &&
      (!planned.has(place.id) || (isArea(place) && place.id !== visit.place)) &&
      !plan.skipped.includes(place.id) &&
      mayBeOpenOn(place, day, context) &&
      suitsEveryone(place, context) &&
      (place.kind === 'eatery' || likingOf(place, plan) > 0),
  );
}

function isOfThatKind(place: Place, { kind, meal }: Pick<Visit, 'kind' | 'meal'>): boolean {
  if (kind !== 'meal') return place.kind === 'sight';
  return place.kind === 'eatery' && !isOnYourOwn(place) && meal !== undefined && place.meals.includes(meal);
}

/** Known to be open that day, or nobody knows and the traveller does not mind. */
export function mayBeOpenOn(place: Place, { date }: DayPlan, { plan: { preferences } }: EditContext): boolean {
  const hours = hoursOn(place, date);
  return hours === 'unknown' ? !preferences.knownHoursOnly : hours.length > 0;
}

export function suitsEveryone(place: Place, { plan: { party } }: EditContext): boolean {
  if (!letsIn(place.stepFree, party.access)) return false;
  return place.kind !== 'eatery' || isArea(place) || party.diets.every((diet) => servesDiet(place.serves, diet));
}

interface Compared extends Wanted {
  readonly place: Place;
  readonly instead: Place;
}

function isWished(context: EditContext, { day, visit, wish, place, instead }: Compared): boolean {
  switch (wish) {
    case 'cheaper':
      return (priceOf(place) ?? Infinity) < (priceOf(instead) ?? 0);
    case 'indoors':
      return place.indoor === true;
    case 'outdoors':
      return isOutdoors(place);
    case 'nearer':
      return wayThrough(context, { day, visit, place }) < wayThrough(context, { day, visit, place: instead });
    case 'quieter':
      return crowdAt(context, place, { day, visit }) < crowdAt(context, instead, { day, visit });
    case 'open':
      return hoursOn(place, day.date) !== 'unknown';
    case 'any':
      return true;
  }
}

/** A minute of the way is worth as much to an edit as to the plan (`itinerary`). */
const PER_MINUTE = 0.3 / 60;
/** So is what is left of the worth of a place whose hours nobody knows. */
const CERTAINTY = 0.9;

function rankOf(context: EditContext, { day, visit, wish, place }: Compared): number {
  const worth = place.kind === 'eatery' ? place.significance / 5 : likingOf(place, context.plan);
  const liked = hoursOn(place, day.date) === 'unknown' ? worth * CERTAINTY : worth;
  const way = PER_MINUTE * wayThrough(context, { day, visit, place });
  if (wish === 'nearer') return liked - 3 * way;
  if (wish === 'quieter') return liked - way - crowdAt(context, place, { day, visit });
  return liked - way;
}

/** For one person; `undefined` where nobody knows. */
export function priceOf(place: Place): number | undefined {
  const price = place.kind === 'sight' ? place.fee : place.kind === 'eatery' ? place.price : null;
  return price?.amount;
}

/** Minutes from what stands before to the place, and on to what follows. */
function wayThrough({ rules }: EditContext, { day, visit, place }: Pick<Compared, 'day' | 'visit' | 'place'>): number {
  const index = day.visits.findIndex(({ id }) => id === visit.id);
  return [day.visits[index - 1], day.visits[index + 1]].reduce((sum, neighbour) => {
    const there = neighbour && rules.book.get(neighbour.place);
    return sum + (there ? rules.travel(there.at, place.at).minutes : 0);
  }, 0);
}

function crowdAt(
  { plan }: EditContext,
  { categories }: Pick<Place, 'categories'>,
  { day, visit }: { readonly day: DayPlan; readonly visit: { readonly arrive: MinuteOfDay } },
): number {
  const busy = plan.facts.calendar.find(({ date }) => date === day.date)?.busy ?? false;
  return typicalCrowd(categories[0], visit.arrive, busy);
}

function whyOf(context: EditContext, { day, visit, wish, place, instead }: Compared): string {
  const name = nameOf(context, instead.id);
  const percent = `${Math.round(crowdAt(context, place, { day, visit }) * 100)} %`;
  const fee = (place as Sight).fee ?? (place.kind === 'eatery' ? place.price : null);
  const because: Readonly<Record<Wish, string>> = {
    cheaper: `it costs less: ${fee === null ? 'its price is not known' : fee.amount === 0 ? 'it is free' : `${formatMoney(fee)} each`}`,
    indoors: 'it is indoors',
    outdoors: 'it is outdoors',
    nearer: `it is nearer to what stands around it (${wayThrough(context, { day, visit, place })} min there and on)`,
    quieter: `it is usually quieter at that hour (${percent} full; typical, estimate)`,
    open: 'it is open then',
    any: 'you wanted something else',
  };
  return `You replaced ${name} by this: ${because[wish]}.`;
}
