import type { Category } from './place.ts';

export const PACES = ['relaxed', 'moderate', 'packed'] as const;
export type Pace = (typeof PACES)[number];

/** Most visits a day, meals apart (SEED_DETAILS E, "pace"; editorial). */
export const VISITS_PER_DAY: Readonly<Record<Pace, number>> = { relaxed: 4, moderate: 6, packed: 8 };

/** Minutes kept free between two visits on top of travel, at moderate pace (SEED_DETAILS E, "buffer"). */
const BUFFER_MINUTES = 10;

const BUFFER_FACTOR: Readonly<Record<Pace, number>> = { relaxed: 2, moderate: 1, packed: 0.5 };

export function bufferMinutes(pace: Pace): number {
  return BUFFER_MINUTES * BUFFER_FACTOR[pace];
}

/** What travellers say they like, in their words. */
export const INTERESTS = [
  'temples',
  'history',
  'art',
  'food',
  'nature',
  'gardens',
  'shopping',
  'architecture',
  'views',
  'nightlife',
  'science',
  'family',
  'markets',
  'crafts',
  'walks',
  'literature',
  'music',
  'anime',
  'sports',
] as const;
export type Interest = (typeof INTERESTS)[number];

/** Which categories answer which interest (editorial). An interest without a row matches by a place's own tags only. */
export const CATEGORIES_OF_INTEREST: Readonly<Record<Interest, readonly Category[]>> = {
  temples: ['temple', 'shrine'],
  history: ['historic', 'castle', 'palace', 'temple', 'shrine', 'church', 'museum', 'landmark', 'cemetery'],
  art: ['gallery', 'museum', 'theatre', 'craft'],
  food: ['food', 'market'],
  nature: ['nature', 'park', 'garden', 'beach', 'view'],
  gardens: ['garden', 'park'],
  shopping: ['shopping', 'market', 'street', 'craft'],
  architecture: ['landmark', 'palace', 'castle', 'church', 'temple', 'library', 'theatre', 'university'],
  views: ['view', 'nature', 'landmark'],
  nightlife: ['neighbourhood', 'theatre'],
  science: ['museum', 'aquarium', 'university'],
  family: ['zoo', 'aquarium', 'amusement', 'park', 'museum'],
  markets: ['market'],
  crafts: ['craft', 'market'],
  walks: ['street', 'neighbourhood', 'park', 'garden', 'nature'],
  literature: ['library', 'university', 'cemetery', 'museum'],
  music: ['theatre'],
  anime: ['shopping', 'street', 'museum'],
  sports: ['park', 'landmark'],
};

/** True when one of the categories answers one of the interests. */
export function matchesInterest(categories: readonly Category[], interests: readonly Interest[]): boolean {
  return interests.some((interest) =>
    CATEGORIES_OF_INTEREST[interest].some((category) => categories.includes(category)),
  );
}

/** What a plan should please, as opposed to what it must respect ({@link Party}). */
export interface Preferences {
  readonly pace: Pace;
  readonly interests: readonly Interest[];
  /** Categories the traveller does not want to see. */
  readonly avoid: readonly Category[];
  readonly avoidCrowds: boolean;
  /** "morning" lowers the weather limit (SEED_DETAILS A4). */
  readonly timeOfDay: 'morning' | 'any';
  /** Long journeys are unwelcome; lowers the traffic limit. True unless somebody says otherwise (SEED_DETAILS A4). */
  readonly heavyTravelPenalty: boolean;
  /** Nothing is planned whose hours nobody knows, but for what somebody insists on. False unless somebody asks for it. */
  readonly knownHoursOnly?: boolean;
  /** How those of a party who like different things are brought together; `USUAL_FAIRNESS` unless somebody says otherwise. */
  readonly fairness?: Fairness;
}

/**
 * How the likings of several people become one, as the optimizer merges scores: by the sum, by whoever likes it least, by whoever
 * likes it most, by the product.
 */
export const FAIRNESS = ['sum', 'least-misery', 'most-pleasure', 'multiplicative'] as const;

export type Fairness = (typeof FAIRNESS)[number];

/** Everybody counts: what one loves and another hates still has a chance, if a smaller one. */
export const USUAL_FAIRNESS: Fairness = 'sum';
