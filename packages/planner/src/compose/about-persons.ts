import { contentmentWith, listWords } from '@wayfarer/itinerary';
import { childrenOf, type DayPlan, type LeftOutPlace, splitCosts, toPlaceBook } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';
import { toCostBasis } from '@wayfarer/trip/costs';
import { formatMoney, money } from '@wayfarer/trip/money';

import type { PlanNotice } from '../events.ts';
import type { Brief } from './brief.ts';
import { dayEndsFor } from './rest-days.ts';

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
  const richer = [...others.filter(({ limit }) => limit.amount > tightest.limit.amount)].map(
    ({ payer, left, limit }) => `${payer.label} ${formatMoney(money(left, limit.currency))}`,
  );
  const free = payers
    .filter(({ payer }) => payer.limit === undefined)
    .map(({ payer }) => `${payer.label} as much as you like`);
  const book = toPlaceBook(facts.places);
  const dear = leftOut
    .filter(({ reason }) => reason === 'over-budget')
    .flatMap(({ place }) => book.get(place) ?? [])
    .slice(0, MOST_NAMED)
    .map((place) => (place.kind === 'sight' && place.fee ? `${place.name} (${formatMoney(place.fee)})` : place.name));
  const who = tightest.payer.label;
  const rest = [...richer, ...free];
  return [
    {
      about: 'budget',
      dates: [],
      text: [
        `What you do together is within what ${who} can spend: ${formatMoney(tightest.each)} of ${formatMoney(tightest.limit)}${tightest.payer.count > 1 ? ' each' : ''}.`,
        ...(rest.length > 0 ? [`Left over for each: ${listWords(rest)}.`] : []),
        ...(dear.length > 0 && rest.length > 0
          ? [`Left out because of that limit, and open to those who have more: ${listWords(dear)}.`]
          : []),
      ].join(' '),
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
    .map(({ member, score, avoided, places }): PlanNotice => {
      const kinds =
        avoided > 0
          ? `, and ${avoided} of the ${places} places ${avoided === 1 ? 'is' : 'are'} of a kind they would rather not see`
          : '';
      return {
        about: 'taste',
        dates: [],
        text: `Little of this is to the taste of ${member.label} (${Math.round(score * 100)} of 100${kinds}). Say "fair to everyone" or "make sure nobody hates it" for another mixture.`,
      };
    });
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
  const said = [
    ...(end === undefined
      ? []
      : [
          `With a child of ${youngest} the last stop of a day is over by ${formatTime(end)}, and no evening out is planned`,
        ]),
    ...(unknown.length > 0
      ? [
          `What children pay at ${unknown.length === 1 ? 'one place' : `${unknown.length} places`} is not known, so the full price is counted: it may be less`,
        ]
      : []),
  ];
  return said.length === 0 ? [] : [{ about: 'children', dates: [], text: `${said.join('. ')}.` }];
}
