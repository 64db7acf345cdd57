/**
 * @module
 * Who pays what: every line of what a plan costs, shared among its travellers to the last cent.
 */
import type { IsoDate } from './clock.ts';
import {
  type CostBasis,
  type CostCategory,
  costOfVisit,
  countCosts,
  feeAtAge,
  OTHER_SHARE,
  RESERVE_SHARE,
} from './costs.ts';
import type { DayPlan } from './day.ts';
import { type Member, payersOf } from './members.ts';
import { formatMoney, type Money, money } from './money.ts';
import { nameInPlan } from './name-in-plan.ts';
import { getPlace, type Lodging } from './place.ts';
import { unitsFor } from './stay-terms.ts';

/** One thing that money is spent on. */
export interface CostLine {
  readonly category: CostCategory;
  readonly text: string;
  /** The first day of it; of the whole trip where it is missing. */
  readonly date?: IsoDate;
  readonly amount: Money;
  /** One for each of the payers, in their order; they sum to the amount. */
  readonly shares: readonly Money[];
  /** How it is shared, and why so. */
  readonly why: string;
}

/** What one traveller, or several together, pay. */
export interface PayerTotal {
  readonly payer: Member;
  readonly total: Money;
  /** The most that one of them pays. */
  readonly each: Money;
}

export interface CostSplit {
  readonly payers: readonly PayerTotal[];
  readonly lines: readonly CostLine[];
  readonly total: Money;
}

/** A line before it is shared: what it weighs on each head. */
interface Item extends Omit<CostLine, 'shares'> {
  readonly weights: readonly number[];
}

/** Somebody with a purse of their own. */
interface Head {
  readonly payer: number;
  readonly age: number | undefined;
}

/**
 * Shares what these days cost, line by line: their sum is that of `countCosts`. Nights and what nobody planned go by heads or by what
 * each pays besides; tickets, meals and entries are everybody's own. A cent that is left over goes to whoever has paid least so far.
 */
export function splitCosts(days: readonly DayPlan[], basis: CostBasis): CostSplit {
  const payers = payersOf(basis.party);
  const heads = payers.flatMap(({ count, ages = [] }, payer) =>
    Array.from({ length: count }, (_, index): Head => ({ payer, age: ages[index] })),
  );
  const planned = [
    ...toTransport(days, basis, heads),
    ...toNights(days, basis, heads),
    ...toVisits(days, basis, heads),
  ];
  const paid = heads.map(() => 0);
  const lines = planned.map((item) => shared(item, { heads, paid, payers }));
  const weights = [...paid];
  const shares = toShares(days, basis).map((item) =>
    shared(
      { ...item, weights: weights.some((weight) => weight > 0) ? weights : heads.map(() => 1) },
      { heads, paid, payers },
    ),
  );
  const { currency } = basis;
  return {
    payers: payers.map((payer, index) => {
      const own = paid.filter((_, head) => heads[head]?.payer === index);
      return {
        payer,
        total: money(
          own.reduce((sum, amount) => sum + amount, 0),
          currency,
        ),
        each: money(Math.max(0, ...own), currency),
      };
    }),
    lines: [...lines, ...shares],
    total: money(
      paid.reduce((sum, amount) => sum + amount, 0),
      currency,
    ),
  };
}

/** What each of those pays who have a limit of their own in that money. */
export function listLimits({ payers, total }: CostSplit): readonly {
  readonly name: string;
  readonly count: number;
  readonly pays: Money;
  readonly limit: Money;
}[] {
  return payers.flatMap(({ payer, each }) =>
    payer.limit?.money.currency === total.currency
      ? [{ name: payer.label, count: payer.count, pays: each, limit: payer.limit.money }]
      : [],
  );
}

function shared(
  { weights, ...item }: Item,
  {
    heads,
    paid,
    payers,
  }: { readonly heads: readonly Head[]; readonly paid: number[]; readonly payers: readonly Member[] },
): CostLine {
  const parts = shareOut(item.amount.amount, weights, paid);
  for (const [head, part] of parts.entries()) paid[head] = (paid[head] ?? 0) + part;
  const shares = payers.map((_, payer) =>
    money(
      parts.reduce((sum, part, head) => sum + (heads[head]?.payer === payer ? part : 0), 0),
      item.amount.currency,
    ),
  );
  return { ...item, shares };
}

/**
 * Whole parts of an amount in proportion to the weights, by the largest remainder; where remainders are equal whoever has least comes
 * first. The parts sum to the amount.
 */
export function shareOut(amount: number, weights: readonly number[], have: readonly number[] = []): readonly number[] {
  const all = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (all === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((part) => Number(part / all));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((part, index) => ({ index, rest: Number(part % all), has: have[index] ?? 0 }))
    .toSorted((one, other) => other.rest - one.rest || one.has - other.has || one.index - other.index);
  const favoured = new Set(order.slice(0, left).map(({ index }) => index));
  return parts.map((part, index) => part + (favoured.has(index) ? 1 : 0));
}

function toTransport(days: readonly DayPlan[], basis: CostBasis, heads: readonly Head[]): readonly Item[] {
  const { journeys, transitFares, currency } = basis;
  const weights = heads.map(() => 1);
  const tickets = journeys.flatMap(({ fare, from, to, mode, date }): Item[] =>
    fare && fare.amount > 0
      ? [
          {
            category: 'transport',
            date,
            text: `${mode === 'transit' ? 'Journey' : capitalised(mode)} from ${from} to ${to}`,
            amount: money(fare.amount * heads.length, currency),
            weights,
            why: ofEach(`a ticket of ${formatMoney(fare)}`, heads),
          },
        ]
      : [],
  );
  const rides = days.flatMap((day): Item[] => {
    const fare = transitFares[day.date];
    const count = day.legs.filter(({ mode }) => mode === 'transit' || mode === 'bus').length;
    if (!fare || fare.amount * count === 0) return [];
    return [
      {
        category: 'transport',
        date: day.date,
        text: 'Rides in the city',
        amount: money(fare.amount * count * heads.length, currency),
        weights,
        why: ofEach(`${count} ${count === 1 ? 'ride' : 'rides'} at ${formatMoney(fare)}`, heads),
      },
    ];
  });
  return [...tickets, ...rides];
}

/** One line for all nights in a row at one house. */
function toNights(days: readonly DayPlan[], { book, currency }: CostBasis, heads: readonly Head[]): readonly Item[] {
  const stays: { readonly place: Lodging; readonly date: IsoDate; nights: number }[] = [];
  for (const { stay, date } of days) {
    const place = stay === null ? undefined : getPlace(book, stay);
    if (place?.kind !== 'lodging' || !place.nightly) continue;
    const last = stays.at(-1);
    if (last?.place.id === place.id) last.nights += 1;
    else stays.push({ place, date, nights: 1 });
  }
  return stays.map(({ place, date, nights }): Item => {
    const units = unitsFor(place.terms ?? {}, heads.length);
    return {
      category: 'stay',
      date,
      text: `${nights === 1 ? 'A night' : `${nights} nights`} at ${nameInPlan(place)}`,
      amount: money((place.nightly?.amount ?? 0) * units * nights, currency),
      weights: heads.map(() => 1),
      why: whyOfNights(place, { units, nights, heads: heads.length }),
    };
  });
}

function whyOfNights(
  { nightly, terms = {} }: Lodging,
  { units, nights, heads }: { readonly units: number; readonly nights: number; readonly heads: number },
): string {
  const sleeps = terms.sleeps ?? 2;
  const price = nightly ? formatMoney(nightly) : '';
  const rooms =
    terms.sleeps === undefined ? (units === 1 ? 'one room' : `${units} rooms`) : `${units} × up to ${sleeps} people`;
  const sum = `${rooms} at ${price}${nights === 1 ? '' : `, ${nights} nights`}`;
  if (heads === 1)
    return sleeps === 1 ? sum : `${sum}; you have it to yourself and pay the whole of it, as no single price is known`;
  const beds = units * sleeps;
  return `${sum}; shared evenly by ${heads}${beds > heads ? `, who also share the ${beds - heads === 1 ? 'bed that is' : `${beds - heads} beds that are`} left over` : ''}`;
}

function toVisits(days: readonly DayPlan[], { book, currency }: CostBasis, heads: readonly Head[]): readonly Item[] {
  return days.flatMap(({ date, visits }) =>
    visits.flatMap((visit): Item[] => {
      const full = costOfVisit(visit, date, { book, currency });
      if (!full || full.amount === 0 || (visit.kind !== 'meal' && visit.kind !== 'place')) return [];
      const place = getPlace(book, visit.place);
      const weights = heads.map(({ age }) => feeAtAge(visit, age, { book, full }).amount);
      const amount = weights.reduce((sum, fee) => sum + fee, 0);
      const isMeal = visit.kind === 'meal';
      return [
        {
          category: isMeal ? 'food' : 'places',
          date,
          text: isMeal ? `${capitalised(visit.meal ?? 'meal')}: ${nameInPlan(place)}` : `Entry: ${nameInPlan(place)}`,
          amount: money(amount, currency),
          weights,
          why: isMeal ? ofEach(`about ${formatMoney(full)}`, heads) : whyOfEntry(full, weights, heads),
        },
      ];
    }),
  );
}

function whyOfEntry(full: Money, weights: readonly number[], heads: readonly Head[]): string {
  const reduced = heads.flatMap(({ age }, head) => {
    const fee = weights[head] ?? full.amount;
    if (age === undefined || fee === full.amount) return [];
    return [`${fee === 0 ? 'free' : formatMoney({ ...full, amount: fee })} at the age of ${age}`];
  });
  return [ofEach(formatMoney(full), heads), ...new Set(reduced)].join('; ');
}

/** The fixed shares of what is planned, as `countCosts` has them. */
function toShares(days: readonly DayPlan[], basis: CostBasis): readonly Omit<Item, 'weights'>[] {
  const costs = countCosts(days, basis);
  return (
    [
      ['other', 'Small things nobody plans', OTHER_SHARE],
      ['reserve', 'Kept back for what goes wrong', RESERVE_SHARE],
    ] as const
  ).flatMap(([category, text, share]) => {
    const amount = costs.find((cost) => cost.category === category)?.amount;
    if (!amount || amount.amount === 0) return [];
    const each = basis.party.travelers === 1 ? '' : ', in proportion to what each pays besides';
    return [{ category, text, amount, why: `${share * 100} % of what is planned${each}` }];
  });
}

function ofEach(what: string, heads: readonly Head[]): string {
  return heads.length === 1 ? what : `${what} each, everybody's own`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
