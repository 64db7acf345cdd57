import { type DayPlan, hoursOn, type Place, toPlaceBook, travelOf } from '@wayfarer/trip';
import { minute } from '@wayfarer/trip/clock';
import type { ReasonCode } from '@wayfarer/trip/feasibility';
import { money } from '@wayfarer/trip/money';

import { hasOwnName, type WrittenDay, type WrittenPlan, type WrittenStop } from './right-plan.ts';

export const FAULTS = [
  'closed-day',
  'closed-hour',
  'too-far',
  'overlap',
  'invented',
  'duplicate',
  'over-budget',
  'diet',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A plan with one thing wrong, and how that is known to have been seen. */
export interface Seeded {
  readonly fault: Fault;
  readonly plan: WrittenPlan;
  /** As written, where one stop is wrong. */
  readonly name: string;
  readonly date: DayPlan['date'] | null;
  /** One of them is to be named. */
  readonly codes: readonly ReasonCode[];
}

type Random = () => number;

/** Faults that a plan without times does not show. */
export const NEEDS_TIMES: ReadonlySet<Fault> = new Set(['closed-hour', 'too-far', 'overlap']);

/** A minute of walking costs nothing; what is planned costs more than this share of it. */
const BUDGET_SHARE = 0.5;
const FAR_MINUTES = 25;
const INVENTED = [
  'Museum of Glass Whales',
  'Ivory Compass House',
  'Brimstone Arcade',
  'Old Quillmaker Tower',
  'Saffron Owl Gallery',
];

/** The plan with that fault; `undefined` where nothing in it can go wrong so. */
export function seedFault(plan: WrittenPlan, fault: Fault, random: Random): Seeded | undefined {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const places = plan.source.facts.places.filter((place) => hasOwnName(place, plan.source.facts.places));
  const used = new Set(plan.days.flatMap(({ stops }) => stops.map(({ place }) => place)));
  const idle = places.filter((place) => place.kind === 'sight' && !used.has(place.id));
  const sights = plan.days.flatMap((day) =>
    day.stops.flatMap((stop, index) => (stop.meal === undefined ? [{ day, stop, index }] : [])),
  );
  const put = (spot: Spot, stop: WrittenStop, codes: readonly ReasonCode[]): Seeded => ({
    ...{ fault, codes, name: stop.name, date: spot.day.date },
    plan: withStop(plan, spot, stop),
  });
  switch (fault) {
    case 'closed-day': {
      const options = sights.flatMap((spot) =>
        idle
          .filter((place) => isIn(place, spot.day, plan) && isShut(place, spot.day.date))
          .map((place) => ({ spot, place })),
      );
      const chosen = pick(options);
      return (
        chosen &&
        put(chosen.spot, { ...chosen.spot.stop, name: chosen.place.name, place: chosen.place.id }, ['closed-that-day'])
      );
    }
    case 'closed-hour': {
      const options = sights.flatMap((spot) => {
        const close = closingTime(plan, spot);
        return close !== undefined && close < 1230 && spot.index === spot.day.stops.length - 1 ? [{ spot, close }] : [];
      });
      const chosen = pick(options) ?? lateSight(plan, sights, pick);
      if (!chosen) return undefined;
      const arrive = minute(chosen.close + 20);
      return put(chosen.spot, { ...chosen.spot.stop, arrive, depart: minute(arrive + 60) }, [
        'closed-at-arrival',
        'closes-during-visit',
      ]);
    }
    case 'too-far': {
      const travel = travelOf(plan.source.facts);
      const book = toPlaceBook(plan.source.facts.places);
      const options = sights.flatMap((spot) => {
        const previous = book.get(spot.day.stops[spot.index - 1]?.place ?? ('' as Place['id']));
        if (!previous) return [];
        const far = idle.filter(
          (place) => isIn(place, spot.day, plan) && travel(previous.at, place.at).minutes >= FAR_MINUTES,
        );
        return far.map((place) => ({ spot, place }));
      });
      const chosen = pick(options);
      const before = chosen?.spot.day.stops[chosen.spot.index - 1];
      if (!chosen || !before) return undefined;
      const arrive = minute(before.depart + 5);
      const stop = { ...chosen.spot.stop, name: chosen.place.name, place: chosen.place.id, arrive };
      return put(chosen.spot, { ...stop, depart: minute(Math.max(stop.depart, arrive + 30)) }, [
        'too-far',
        'travel-does-not-fit',
      ]);
    }
    case 'overlap': {
      const spot = pick(sights.filter(({ index, day }) => index > 0 && day.stops[index - 1]?.place !== null));
      const before = spot?.day.stops[spot.index - 1];
      if (!spot || !before) return undefined;
      const arrive = minute(before.arrive + 15);
      return put(spot, { ...spot.stop, arrive, depart: minute(arrive + spot.stop.depart - spot.stop.arrive) }, [
        'overlap',
        'travel-does-not-fit',
      ]);
    }
    case 'invented': {
      const spot = pick(sights);
      const name = pick(INVENTED);
      return spot && name !== undefined ? put(spot, { ...spot.stop, name, place: null }, []) : undefined;
    }
    case 'duplicate': {
      const first = pick(sights.slice(0, Math.ceil(sights.length / 2)));
      const again = pick(
        sights.filter(({ stop, day }) => first && stop.place !== first.stop.place && day.city === first.day.city),
      );
      return first && again
        ? put(again, { ...again.stop, name: first.stop.name, place: first.stop.place }, ['visited-twice'])
        : undefined;
    }
    case 'over-budget':
      return { ...{ fault, name: '', date: null, codes: ['over-budget'] }, plan };
    case 'diet': {
      const book = toPlaceBook(plan.source.facts.places);
      const options = plan.days.flatMap((day) =>
        day.stops.flatMap((stop) => {
          const table = stop.place && book.get(stop.place);
          return table && table.kind === 'eatery' && !table.serves.includes('vegan') && stop.meal
            ? [{ day, stop }]
            : [];
        }),
      );
      const chosen = pick(options);
      if (!chosen) return undefined;
      const request = { ...plan.request, diets: ['vegan'] };
      return {
        fault,
        plan: { ...plan, request },
        name: chosen.stop.name,
        date: chosen.day.date,
        codes: ['diet-not-served'],
      };
    }
  }
}

/** So much less than the plan costs may be spent. */
export function withHalfTheMoney(
  seeded: Seeded,
  total: { readonly amount: number; readonly currency: string },
): Seeded {
  const budget = money(Math.max(1, Math.floor(total.amount * BUDGET_SHARE)), total.currency);
  return { ...seeded, plan: { ...seeded.plan, request: { ...seeded.plan.request, budget } } };
}

interface Spot {
  readonly day: WrittenDay;
  readonly stop: WrittenStop;
  readonly index: number;
}

function withStop(plan: WrittenPlan, { day, index }: Spot, stop: WrittenStop): WrittenPlan {
  const stops = day.stops.with(index, stop);
  return { ...plan, days: plan.days.map((one) => (one === day ? { ...day, stops } : one)) };
}

function isIn(place: Place, day: WrittenDay, { source }: WrittenPlan): boolean {
  return source.facts.calendar.some(({ date, city }) => date === day.date && city === place.city);
}

function isShut(place: Place, date: string): boolean {
  const hours = hoursOn(place, date);
  return hours !== 'unknown' && hours.length === 0;
}

function closingTime({ source }: WrittenPlan, { stop, day }: Spot): number | undefined {
  const place = source.facts.places.find(({ id }) => id === stop.place);
  const hours = place ? hoursOn(place, day.date) : 'unknown';
  return hours === 'unknown' ? undefined : hours.at(-1)?.close;
}

/** Where no day ends with a sight: one whose place in the day is left, for after its closing. */
function lateSight(
  plan: WrittenPlan,
  spots: readonly Spot[],
  pick: <Item>(items: readonly Item[]) => Item | undefined,
): { readonly spot: Spot; readonly close: number } | undefined {
  const options = spots.flatMap((spot) => {
    const close = closingTime(plan, spot);
    return close !== undefined &&
      close < 1230 &&
      spot.day.stops.every(({ arrive, depart }) => depart <= close + 20 || arrive >= close + 90)
      ? [{ spot, close }]
      : [];
  });
  return pick(options);
}
