import { seededRandom } from '@wayfarer/archon/testing';

import type { MustSee, WishedCity } from './cities.ts';
import type { GeneratedRequest } from './requests.ts';

/** What a generated request asks for, so that a judge may hold the answer against it. */
export interface Wishes {
  /** Missing where nobody has counted them. */
  readonly travelers?: number;
  readonly diets: readonly string[];
  readonly stepFree: boolean;
  readonly noCrowds: boolean;
  /** Likes what there is after dark. */
  readonly evenings: boolean;
  readonly children: boolean;
  readonly mustDos: readonly MustSee[];
  /** `HH:MM` on the first and the last day. */
  readonly arriveAt?: string;
  readonly leaveAt?: string;
  /** In whole units of money. */
  readonly budget?: { readonly amount: number; readonly scope: 'total' | 'person' };
}

/** Of requests of which nothing is counted but what every plan must bear. */
export const NO_WISHES: Wishes = {
  diets: [],
  stepFree: false,
  noCrowds: false,
  evenings: false,
  children: false,
  mustDos: [],
};

export interface WishfulRequest extends GeneratedRequest {
  readonly wishes: Wishes;
}

interface Said<What> {
  readonly text: string;
  readonly wish: What;
}

const PARTIES: readonly Said<{ readonly travelers: number; readonly children?: true }>[] = [
  { text: 'for one', wish: { travelers: 1 } },
  { text: 'for a couple', wish: { travelers: 2 } },
  { text: 'for two', wish: { travelers: 2 } },
  { text: 'for four friends', wish: { travelers: 4 } },
  { text: 'for 2 adults and 2 kids (6 and 9)', wish: { travelers: 4, children: true } },
  { text: 'for 2 adults and a child of 5', wish: { travelers: 3, children: true } },
  { text: 'for 6 people', wish: { travelers: 6 } },
];
const DIETS: readonly Said<readonly string[]>[] = [
  { text: '', wish: [] },
  { text: '', wish: [] },
  { text: 'one of us is vegetarian', wish: ['vegetarian'] },
  { text: 'one is vegan and one eats halal', wish: ['vegan', 'halal'] },
  { text: 'one is vegan, one halal and one has a nut allergy', wish: ['vegan', 'halal', 'nut-free'] },
  { text: 'one has a shellfish allergy', wish: ['shellfish-free'] },
  { text: 'one has to eat gluten-free', wish: ['gluten-free'] },
  { text: 'we keep kosher', wish: ['kosher'] },
];
const BUDGETS: readonly Said<Wishes['budget']>[] = [
  { text: 'low budget', wish: undefined },
  { text: 'mid budget', wish: undefined },
  { text: 'high budget', wish: undefined },
  { text: 'at most 600 euros per person', wish: { amount: 600, scope: 'person' } },
  { text: 'at most 3000 dollars in total', wish: { amount: 3000, scope: 'total' } },
];
const LIKES: readonly Said<{ readonly evenings: boolean }>[] = [
  { text: 'we like temples and food', wish: { evenings: false } },
  { text: 'we like history and art', wish: { evenings: false } },
  { text: 'we like nature and gardens', wish: { evenings: false } },
  { text: 'we like museums and shopping', wish: { evenings: false } },
  { text: 'we like views and nightlife', wish: { evenings: true } },
];
const NEEDS: readonly Said<{ readonly stepFree?: true; readonly noCrowds?: true }>[] = [
  { text: '', wish: {} },
  { text: '', wish: {} },
  { text: 'we hate crowds', wish: { noCrowds: true } },
  { text: 'my mother uses a wheelchair', wish: { stepFree: true } },
];
const TIMES: readonly Said<Pick<Wishes, 'arriveAt' | 'leaveAt'>>[] = [
  { text: '', wish: {} },
  { text: '', wish: {} },
  { text: 'we arrive at 14:00', wish: { arriveAt: '14:00' } },
  { text: 'we leave at 17:00 on the last day', wish: { leaveAt: '17:00' } },
  { text: 'we arrive at 11:30 and leave at 18:30 on the last day', wish: { arriveAt: '11:30', leaveAt: '18:30' } },
];
const PACES = ['relaxed', 'moderate', 'packed'] as const;
const ORIGINS = ['Paris', 'London', 'Boston', 'Tokyo', 'Berlin'] as const;

/** From where one goes there and back in a day. */
const NEAR: Readonly<Record<string, string>> = { Kyoto: 'Osaka', Tokyo: 'Nagoya', Boston: 'New York', Paris: 'Lyon' };

type Pick1 = <Item>(items: readonly Item[]) => Item;

/**
 * Requests with wishes that a plan has to meet or to speak of: groups, diets, access, must-dos (a third of them on a day on which the
 * place is closed), own times, budgets, paces, children; over the seasons of 2027, 1 to 5 days, a day only from near by. The same seed, the same requests.
 */
export function generateWishes(count: number, seed: number, cities: readonly WishedCity[]): readonly WishfulRequest[] {
  const random = seededRandom(seed);
  const pick: Pick1 = (items) => items[Math.floor(random() * items.length)] as (typeof items)[number];
  return Array.from({ length: count }, (_, index) => {
    const city = cities[index % cities.length];
    if (!city) throw new RangeError('Expected a city to go to.');
    return toRequest(city, pick, random);
  });
}

function toRequest(city: WishedCity, pick: Pick1, random: () => number): WishfulRequest {
  const [party, diet, budget, like] = [pick(PARTIES), pick(DIETS), pick(BUDGETS), pick(LIKES)];
  const [need, time, pace] = [pick(NEEDS), pick(TIMES), pick(PACES)];
  const mustDos = random() < 0.6 && city.mustSees.length > 0 ? listMustDos(city, pick) : [];
  const closed = mustDos.find((one) => one.closed !== null)?.closed ?? null;
  const near = NEAR[city.name];
  const days = Math.max(near === undefined ? 2 : 1, 1 + Math.floor(random() * 5));
  const start = toStart(random, random() < 0.5 ? closed : null);
  const end = new Date(start.getTime() + (days - 1) * 86_400_000);
  const iso = (date: Date): string => date.toISOString().slice(0, 10);
  const parts = [
    `A trip to ${city.name} from ${days === 1 && near !== undefined ? near : pick(ORIGINS.filter((origin) => origin !== city.name))}`,
    `${iso(start)} to ${iso(end)}`,
    party.text,
    budget.text,
    like.text,
    diet.text,
    need.text,
    time.text,
    mustDos.length > 0 ? `must see ${mustDos.map(({ name }) => name).join(' and ')}` : '',
  ];
  const { travelers, children = false } = party.wish;
  const { stepFree = false, noCrowds = false } = need.wish;
  return {
    text: `${parts.filter((part) => part !== '').join(', ')}.`,
    answers: {
      pace,
      interests: 'anything',
      dietary: diet.wish.length > 0 ? diet.wish.join(', ') : 'none',
      travelers: String(travelers),
      budgetLevel: 'mid',
    },
    wishes: {
      travelers,
      children,
      stepFree,
      noCrowds,
      mustDos,
      diets: diet.wish,
      ...like.wish,
      ...time.wish,
      ...(budget.wish && { budget: budget.wish }),
    },
  };
}

/** One or two, and where there are any with a day off, one of them as often as not. */
function listMustDos({ mustSees }: WishedCity, pick: Pick1): readonly MustSee[] {
  const closing = mustSees.filter(({ closed }) => closed !== null);
  const first = pick(closing.length > 0 ? [...closing, ...mustSees] : mustSees);
  const second = pick(mustSees);
  return second.id === first.id ? [first] : pick([[first], [first, second]]);
}

/** Any day of 2027, or the first of that weekday from there on. */
function toStart(random: () => number, weekday: number | null): Date {
  const start = new Date(Date.UTC(2027, Math.floor(random() * 12), 1 + Math.floor(random() * 28)));
  const ahead = weekday === null ? 0 : (weekday - start.getUTCDay() + 7) % 7;
  return new Date(start.getTime() + ahead * 86_400_000);
}
