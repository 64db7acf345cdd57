import type { DayPart, Edit, EditablePlan, EditType, Target, Wish } from '@wayfarer/edits';
import type { DayPlan, PlaceId, Visit, VisitId } from '@wayfarer/trip';
import { addDays, type IsoDate, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import { money } from '@wayfarer/trip/money';

/** Chance, 0–1. */
export type Random = () => number;

/** How often which; what deals out places takes long, and is asked for seldom. */
const SHARES: Readonly<Record<EditType, number>> = {
  ...{
    add: 14,
    remove: 8,
    move: 20,
    swap: 6,
    'swap-days': 3,
    replace: 10,
    length: 8,
    lock: 6,
    unlock: 4,
    hours: 3,
    meal: 8,
  },
  ...{
    pace: 2,
    walking: 1,
    'longest-way': 0.2,
    free: 2,
    unfree: 1,
    stay: 1,
    arrival: 1,
    departure: 1,
    dates: 0.5,
    party: 0.5,
    budget: 1,
    refill: 0.4,
    walk: 0.4,
  },
};

/** An edit that somebody might ask for; one in fifty names something that is not there. */
export function randomEdit(plan: EditablePlan, random: Random): Edit {
  const dice = toDice(plan, random);
  const types = Object.entries(SHARES) as (readonly [EditType, number])[];
  let left = random() * types.reduce((sum, [, share]) => sum + share, 0);
  const type = types.find(([, share]) => (left -= share) < 0)?.[0] ?? 'move';
  return editOf(type, dice);
}

interface Dice {
  readonly plan: EditablePlan;
  readonly chance: (share: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly visit: () => VisitId;
  readonly place: () => PlaceId;
  readonly date: () => IsoDate;
  readonly time: () => MinuteOfDay;
  readonly target: () => Target;
}

function toDice(plan: EditablePlan, random: Random): Dice {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const chance = (share: number): boolean => random() < share;
  const all = plan.days.flatMap(({ visits }) => visits);
  // Now and then a bed or a journey, which are no stops.
  const stops = chance(0.1) ? all : all.filter(({ kind }) => kind === 'place' || kind === 'meal');
  const visit = (): VisitId =>
    chance(0.02) || stops.length === 0 ? ('visit_nowhere' as VisitId) : pick<Visit>(stops).id;
  const places = plan.facts.places.filter(({ kind }) => kind === 'sight' || kind === 'eatery' || chance(0.1));
  const place = (): PlaceId => (chance(0.02) ? ('place_nowhere' as PlaceId) : pick(places).id);
  const date = (): IsoDate =>
    chance(0.02) ? addDays(plan.days[0]?.date ?? '2027-01-01', -1) : pick<DayPlan>(plan.days).date;
  const time = (): MinuteOfDay => minute(420 + Math.floor(random() * 64) * 15);
  const target = (): Target => {
    const parts: readonly DayPart[] = ['morning', 'midday', 'afternoon', 'evening'];
    const kind = random();
    if (kind < 0.3) return { date: date() };
    if (kind < 0.5) return { date: date(), at: time() };
    if (kind < 0.6) return { at: time() };
    if (kind < 0.75) return { date: date(), part: pick(parts) };
    if (kind < 0.8) return { part: pick(parts) };
    if (kind < 0.9) return { before: visit() };
    return { after: visit() };
  };
  return { plan, chance, pick, visit, place, date, time, target };
}

const WISHES: readonly Wish[] = ['cheaper', 'indoors', 'outdoors', 'nearer', 'quieter', 'open', 'any'];

function editOf(type: EditType, dice: Dice): Edit {
  const { plan, chance, pick, visit, place, date, time, target } = dice;
  const dateOrAll = (): IsoDate | null => (chance(0.15) ? null : date());
  switch (type) {
    case 'add':
      return {
        type,
        place: place(),
        ...(chance(0.6) ? { to: target() } : {}),
        ...(chance(0.1) ? { minutes: pick([15, 45, 120]) } : {}),
      };
    case 'remove':
      return { type, visit: visit(), ...(chance(0.3) ? { forGood: true } : {}) };
    case 'move':
      return { type, visit: visit(), to: target() };
    case 'swap':
      return { type, visits: [visit(), visit()] };
    case 'swap-days':
      return { type, dates: [date(), date()] };
    case 'replace':
      return { type, visit: visit(), by: chance(0.4) ? place() : { wish: pick(WISHES) } };
    case 'length':
      return chance(0.5)
        ? { type, visit: visit(), minutes: pick([10, 30, 60, 90, 150, 240]) }
        : { type, visit: visit(), by: pick([-45, -15, 15, 30, 60]) };
    case 'lock':
      if (chance(0.3)) return { type, place: place(), date: date(), at: time() };
      return { type, visit: visit(), ...(chance(0.3) ? { at: time() } : {}) };
    case 'unlock':
      return {
        type,
        visit: pick([
          ...plan.days.flatMap(({ visits }) =>
            visits.filter(({ locked, kind }) => locked && kind !== 'transport').map(({ id }) => id),
          ),
          visit(),
        ]),
      };
    case 'hours':
      return {
        type,
        date: dateOrAll(),
        ...(chance(0.6)
          ? { start: minute(pick([480, 540, 600, 630, 720])) }
          : { end: minute(pick([960, 1080, 1200, 1230, 1320])) }),
      };
    case 'meal':
      return mealEdit(dice, dateOrAll());
    case 'pace':
      return { type, date: dateOrAll(), pace: pick(['relaxed', 'moderate', 'packed', 'slower', 'faster'] as const) };
    case 'walk':
      return { type, date: date(), title: 'what was picked', places: Array.from({ length: 8 }, place) };
    case 'walking':
      return { type, date: dateOrAll(), less: true };
    case 'longest-way':
      return { type, date: date(), minutes: pick([60, 90, 120]) };
    case 'free': {
      const start = time();
      return { type, date: date(), window: { start, end: minute(start + pick([60, 120, 240])) } };
    }
    case 'unfree':
      return { type, date: date() };
    case 'stay':
      return { type, by: chance(0.3) ? place() : { wish: pick(['cheaper', 'better', 'nearer'] as const) } };
    case 'arrival':
    case 'departure':
      return { type, at: time() };
    case 'dates':
      return { type, start: date(), end: date() };
    case 'party':
      return chance(0.5)
        ? { type, travelers: pick([1, 2, 3, 5]) }
        : { type, diets: pick([[], ['vegetarian'], ['vegan']] as const) };
    case 'budget':
      return {
        type,
        limit: chance(0.3) ? null : money(Math.floor(1000 * 10 ** dice.pick([1, 2, 3])), plan.facts.currency),
      };
    case 'refill':
      return { type, date: dateOrAll() };
  }
}

function mealEdit({ chance, pick, time }: Dice, date: IsoDate | null): Edit {
  const base = { type: 'meal', meal: pick(['lunch', 'dinner', 'breakfast'] as const), date } as const;
  if (chance(0.2)) return { ...base, skip: true };
  if (chance(0.4)) return { ...base, at: chance(0.7) ? minute(pick([720, 750, 780, 1140, 1170, 1200])) : time() };
  if (chance(0.4)) return { ...base, price: pick(['cheaper', 'better'] as const) };
  return chance(0.5) ? { ...base, cuisine: pick(['sushi', 'italian', 'vegan', 'nothing']) } : base;
}
