import { contentmentWith } from '@wayfarer/itinerary';
import { childrenOf, type DayPlan, type LeftOutPlace, splitCosts, toPlaceBook } from '@wayfarer/trip';
import { toCostBasis } from '@wayfarer/trip/costs';
import { money } from '@wayfarer/trip/money';

import type { PlanNotice } from '../events.ts';
import type { Brief } from './brief.ts';
import { dayEndsFor } from './rest-days.ts';
import { toldAs } from './told-as.ts';

interface Planned {
  readonly days: readonly DayPlan[];
  readonly leftOut: readonly LeftOutPlace[];
}

/** Whose taste or whose purse the plan suits less than others', and what is done for children. */
export function aboutPersons(plan: Planned, brief: Brief): readonly PlanNotice[] {
  return [...aboutPurses(plan, brief), ...aboutTastes(plan, brief), ...aboutChildren(plan, brief)];
}

/** So many things that only some can afford are named. */
const MOST_NAMED = 3;

/** Whatever is done together all can pay; what is left to some they spend on their own. */
function aboutPurses({ days, leftOut }: Planned, { facts, party }: Brief): readonly PlanNotice[] {
  const { payers } = splitCosts(days, toCostBasis(facts, party));
  const limited = payers.flatMap(({ payer, each }) =>
    payer.limit ? [{ payer, each, left: payer.limit.money.amount - each.amount, limit: payer.limit.money }] : [],
  );
  const [tightest, ...others] = limited.toSorted((left, right) => left.limit.amount - right.limit.amount);
  if (!tightest || payers.length < 2) return [];
  const richer = others
    .filter(({ limit }) => limit.amount > tightest.limit.amount)
    .map(({ payer, left, limit }) => ({ who: payer.label, left: money(left, limit.currency) }));
  const free = payers
    .filter(({ payer }) => payer.limit === undefined)
    .map(({ payer }) => ({ who: payer.label, left: null }));
  const book = toPlaceBook(facts.places);
  const dear = leftOut
    .filter(({ reason }) => reason === 'over-budget')
    .flatMap(({ place }) => book.get(place) ?? [])
    .slice(0, MOST_NAMED)
    .map((place) => ({ name: place.name, fee: place.kind === 'sight' ? place.fee : null }));
  return [
    {
      about: 'budget',
      dates: [],
      ...toldAs({
        kind: 'purse',
        who: tightest.payer.label,
        spent: tightest.each,
        limit: tightest.limit,
        each: tightest.payer.count > 1,
        rest: [...richer, ...free],
        dear,
      }),
    },
  ];
}

/** Below that somebody is told that the plan is little to their taste. */
const LITTLE = 0.5;

function aboutTastes({ days }: Planned, { facts, party, preferences }: Brief): readonly PlanNotice[] {
  const all = contentmentWith(days, { places: facts.places, party, preferences });
  if (all.length < 2) return [];
  return all
    .filter(({ score, places }) => score < LITTLE && places > 0)
    .map(({ member, score, avoided, places }): PlanNotice => ({
      about: 'taste',
      dates: [],
      ...toldAs({ kind: 'taste', who: member.label, score: Math.round(score * 100), avoided, places }),
    }));
}

/** What is done for children, and what nobody knows about their prices. */
function aboutChildren({ days }: Planned, { facts, party }: Brief): readonly PlanNotice[] {
  const ages = childrenOf(party);
  const [youngest] = ages;
  if (youngest === undefined) return [];
  const end = dayEndsFor(youngest);
  const book = toPlaceBook(facts.places);
  const visited = days.flatMap(({ visits }) => visits.flatMap(({ place }) => book.get(place) ?? []));
  const unknown = visited.filter(
    (place) => place.kind === 'sight' && place.fee && place.fee.amount > 0 && !place.childFees,
  );
  if (end === undefined && unknown.length === 0) return [];
  const child = end !== undefined && { child: { age: youngest, until: end } };
  return [{ about: 'children', dates: [], ...toldAs({ kind: 'children', ...child, unpriced: unknown.length }) }];
}
