import {
  type DayPlan,
  type Diet,
  isArea,
  type LeftOutPlace,
  type Party,
  type PlaceId,
  type Visit,
} from '@wayfarer/trip';
import type { Reason } from '@wayfarer/trip/feasibility';
import { MOST_TRAVELERS } from '@wayfarer/trip/limits';
import { formatMoney } from '@wayfarer/trip/money';
import { servesDiet } from '@wayfarer/trip/vocabulary';

import type { EditOf } from '../edit.ts';
import { changed, type EditContext, findDay, isOver, placeOf } from '../plan/context.ts';
import { type Answer, refuse, type Refused, withDay } from '../plan/draft.ts';
import { lockedRefusal } from '../plan/refusals.ts';
import { listTables } from '../tables.ts';
import { firstTable } from './meal.ts';
import { dayWithout } from './remove.ts';

/** Other people, or other diets: what no longer serves everyone is exchanged, or goes. */
export function changeParty(context: EditContext, { travelers, diets }: EditOf<'party'>): Answer {
  const { party } = context.plan;
  if (travelers !== undefined && (!Number.isInteger(travelers) || travelers < 1 || travelers > MOST_TRAVELERS))
    return refuse({ code: 'out-of-range', text: `A party is of 1 to ${MOST_TRAVELERS} people.` });
  let after = changed(context, {
    party: {
      ...party,
      ...(travelers === undefined ? {} : { travelers }),
      ...(diets === undefined ? {} : withDiets(party, diets)),
    },
  });
  const out: LeftOutPlace[] = [];
  for (const { date, visit } of listUnserved(after)) {
    const fed = feed(after, date, visit);
    if ('kind' in fed) return fed;
    after = fed.after;
    out.push({
      place: visit.place,
      reason: 'diet-not-served',
      text: `${placeOf(after, visit.place).name} is not known to serve ${after.plan.party.diets.join(' and ')} meals.`,
    });
  }
  return { kind: 'drafted', after, named: [], out };
}

/** A diet that the party gives up is nobody's any more. */
function withDiets({ persons }: Party, diets: readonly Diet[]): Pick<Party, 'diets' | 'persons'> {
  if (!persons) return { diets };
  const kept = persons.map((person) =>
    person.diets ? { ...person, diets: person.diets.filter((diet) => diets.includes(diet)) } : person,
  );
  return { diets, persons: kept };
}

interface Unserved {
  readonly date: string;
  readonly visit: Visit;
}

/** Meals ahead at which not everyone could eat. */
function listUnserved(context: EditContext): readonly Unserved[] {
  const { days, party } = context.plan;
  const serves = (place: PlaceId): boolean => {
    const known = placeOf(context, place);
    return known.kind === 'eatery' && (isArea(known) || party.diets.every((diet) => servesDiet(known.serves, diet)));
  };
  return days.flatMap(({ date, visits }) =>
    visits
      .filter((visit) => visit.kind === 'meal' && !isOver(context, date, visit) && !serves(visit.place))
      .map((visit) => ({ date, visit })),
  );
}

/** The day with another table instead, else with none. */
function feed(context: EditContext, date: string, visit: Visit): { readonly after: EditContext } | Refused {
  const day = findDay(context, date);
  if (!day) return { after: context };
  if (visit.locked) return refuse(lockedRefusal(context, visit, date));
  const others = day.visits.filter(({ id }) => id !== visit.id);
  const meal = visit.meal ?? 'dinner';
  const tables = listTables(context, { day, meal, wish: {} });
  const found = firstTable(withDayOnly(context, { ...day, visits: others }), {
    ...{ day: { ...day, visits: others }, others, tables, meal },
    arrive: { at: visit.arrive, exactly: false },
    why: 'It is known to serve everyone.',
  });
  if (found.kind === 'found') return { after: found.after };
  const without = dayWithout({ before: context, after: context }, day, [visit.id]);
  return 'kind' in without ? without : { after: changed(context, { days: withDay(context.plan.days, without) }) };
}

function withDayOnly(context: EditContext, day: DayPlan): EditContext {
  return changed(context, { days: withDay(context.plan.days, day) });
}

/** What the whole trip may cost. A limit that the plan is over holds all the same: what comes later may not cost more than it does. */
export function changeBudget(context: EditContext, { limit }: EditOf<'budget'>): Answer {
  const { currency } = context.plan.facts;
  if (limit && limit.currency !== currency)
    return refuse({ code: 'out-of-range', text: `The trip is counted in ${currency}; ${formatMoney(limit)} is not.` });
  if (limit && limit.amount < 0) return refuse({ code: 'out-of-range', text: `${formatMoney(limit)} is no limit.` });
  return { kind: 'drafted', after: changed(context, { budget: limit }), named: [], accepts: isOverBudget };
}

function isOverBudget({ code }: Reason): boolean {
  return code === 'over-budget';
}
