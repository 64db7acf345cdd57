import { seededRandom } from '@wayfarer/archon/testing';

/** A generated request: a first sentence, and answers to whatever is asked after it. */
export interface GeneratedRequest {
  readonly text: string;
  /** By fact; used only when it is asked for. */
  readonly answers: Readonly<Record<string, string>>;
}

/** Where a trip goes, and from where. */
export interface Destination {
  readonly name: string;
  readonly origins: readonly string[];
}

const CITIES: readonly Destination[] = [
  { name: 'Kyoto', origins: ['Osaka', 'Tokyo', 'Boston'] },
  { name: 'Tokyo', origins: ['Nagoya', 'Kyoto', 'Paris'] },
  { name: 'Boston', origins: ['New York', 'Paris'] },
  { name: 'Paris', origins: ['Lyon', 'Boston', 'Berlin'] },
];
const PARTIES = ['for one', 'for two', 'for 3 people', 'for a family of four', 'for 6 people'] as const;
const BUDGETS = ['low budget', 'mid budget', 'high budget'] as const;
const LIKES = [
  'temples and food',
  'history and art',
  'nature and gardens',
  'museums and shopping',
  'views and markets',
] as const;
const DIETS = [
  'one of us is vegetarian',
  'we eat everything',
  'one of us is vegan',
  'no dietary restrictions',
] as const;
const EXTRAS = ['', ', we hate crowds', ', one of us uses a wheelchair', ', quiet places please'] as const;
const PACES = ['relaxed', 'moderate', 'packed'] as const;

/**
 * Requests over the four cities, or others, spread over the seasons of 2027, lengths of 1 to 5 days, parties, budgets, diets, and
 * needs. The same seed gives the same requests.
 */
export function generateRequests(count: number, seed: number, cities = CITIES): readonly GeneratedRequest[] {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: count }, (_, index) => {
    const city = cities[index % cities.length];
    if (!city) throw new RangeError('Expected a city to go to.');
    const days = 1 + Math.floor(random() * 5);
    const start = new Date(Date.UTC(2027, Math.floor(random() * 12), 1 + Math.floor(random() * 28)));
    const end = new Date(start.getTime() + (days - 1) * 86_400_000);
    const iso = (date: Date): string => date.toISOString().slice(0, 10);
    const text = `A trip to ${city.name} from ${pick(city.origins)}, ${iso(start)} to ${iso(end)}, ${pick(PARTIES)}, ${pick(BUDGETS)}, ${pick(LIKES)}, ${pick(DIETS)}${pick(EXTRAS)}.`;
    return {
      text,
      answers: { pace: pick(PACES), interests: 'anything', dietary: 'none', travelers: '2', budgetLevel: 'mid' },
    };
  });
}
