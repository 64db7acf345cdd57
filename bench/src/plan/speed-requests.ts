import { seededRandom } from '@wayfarer/archon/testing';

import type { GeneratedRequest } from './requests.ts';

export type Length = 'three days' | 'ten days, three cities';

interface Where {
  readonly to: string;
  readonly from: string;
}

const WHERE: Readonly<Record<Length, readonly Where[]>> = {
  'three days': [
    { to: 'Kyoto', from: 'Tokyo' },
    { to: 'Tokyo', from: 'Osaka' },
    { to: 'Paris', from: 'Lyon' },
    { to: 'Boston', from: 'New York' },
    { to: 'Prague', from: 'Berlin' },
  ],
  'ten days, three cities': [
    { to: 'Tokyo, Kyoto and Osaka', from: 'Paris' },
    { to: 'Paris, Amsterdam and Berlin', from: 'Boston' },
    { to: 'Rome, Vienna and Prague', from: 'London' },
    { to: 'Boston, New York and Paris', from: 'Berlin' },
  ],
};
const DAYS: Readonly<Record<Length, number>> = { 'three days': 3, 'ten days, three cities': 10 };
const PARTIES = ['for one', 'for two', 'for four friends'] as const;
const LIKES = ['temples and food', 'history and art', 'views and nightlife', 'museums and shopping'] as const;
const NEEDS = ['', ', one of us is vegetarian', ', we hate crowds', ', one of us uses a wheelchair'] as const;
const PACES = ['relaxed', 'moderate', 'packed'] as const;

/** Requests of that length, all else dealt out; the same seed, the same requests. */
export function generateSpeedRequests(length: Length, count: number, seed: number): readonly GeneratedRequest[] {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const iso = (date: Date): string => date.toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, index) => {
    const { to, from } = WHERE[length][index % WHERE[length].length] as Where;
    const start = new Date(Date.UTC(2027, Math.floor(random() * 12), 1 + Math.floor(random() * 28)));
    const end = new Date(start.getTime() + (DAYS[length] - 1) * 86_400_000);
    return {
      text: `A trip to ${to} from ${from}, ${iso(start)} to ${iso(end)}, ${pick(PARTIES)}, mid budget, we like ${pick(LIKES)}${pick(NEEDS)}.`,
      answers: { pace: pick(PACES), interests: 'anything', dietary: 'none', travelers: '2', budgetLevel: 'mid' },
    };
  });
}
