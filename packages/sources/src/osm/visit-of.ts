import type { Category } from '@wayfarer/trip';

import type { OsmElement, Tags } from './element.ts';

interface Usual {
  /** Minutes of a visit; editorial. */
  readonly minutes: number;
  /** What such a place usually covers, from and to, in square metres; smaller ones take less, larger ones more time. */
  readonly areaM2?: readonly [number, number];
  /** Whether one is under a roof. */
  readonly indoor: boolean | null;
}

const USUAL: Readonly<Record<Category, Usual>> = {
  temple: { minutes: 40, areaM2: [400, 20_000], indoor: null },
  shrine: { minutes: 30, areaM2: [400, 20_000], indoor: false },
  church: { minutes: 30, areaM2: [500, 5_000], indoor: true },
  castle: { minutes: 90, areaM2: [1_500, 30_000], indoor: null },
  palace: { minutes: 75, areaM2: [1_000, 20_000], indoor: true },
  museum: { minutes: 90, areaM2: [800, 8_000], indoor: true },
  gallery: { minutes: 50, areaM2: [500, 6_000], indoor: true },
  landmark: { minutes: 20, indoor: null },
  historic: { minutes: 30, areaM2: [100, 20_000], indoor: null },
  garden: { minutes: 45, areaM2: [5_000, 100_000], indoor: false },
  park: { minutes: 50, areaM2: [20_000, 400_000], indoor: false },
  nature: { minutes: 120, indoor: false },
  view: { minutes: 20, indoor: false },
  market: { minutes: 45, areaM2: [800, 8_000], indoor: null },
  shopping: { minutes: 45, areaM2: [1_000, 20_000], indoor: true },
  street: { minutes: 25, areaM2: [1_000, 20_000], indoor: false },
  neighbourhood: { minutes: 60, indoor: false },
  aquarium: { minutes: 120, areaM2: [1_500, 10_000], indoor: true },
  zoo: { minutes: 180, areaM2: [50_000, 400_000], indoor: false },
  amusement: { minutes: 240, areaM2: [30_000, 400_000], indoor: null },
  theatre: { minutes: 30, indoor: true },
  library: { minutes: 30, indoor: true },
  university: { minutes: 30, indoor: null },
  cemetery: { minutes: 45, areaM2: [20_000, 300_000], indoor: false },
  beach: { minutes: 90, indoor: false },
  bath: { minutes: 90, indoor: true },
  craft: { minutes: 45, indoor: true },
  food: { minutes: 45, indoor: true },
  restaurant: { minutes: 60, indoor: true },
  stay: { minutes: 30, indoor: true },
  station: { minutes: 20, indoor: null },
};

const SMALL_FACTOR = 2 / 3;
const LARGE_FACTOR = 1.5;
const STEP_MINUTES = 5;

/** How long one usually stays, by what it is and how large; a rule of ours, not a fact of the data. */
export function usualMinutesOf(category: Category, { areaM2 }: Pick<OsmElement, 'areaM2'>): number {
  const { minutes, areaM2: usual } = USUAL[category];
  const isSmall = areaM2 !== undefined && usual !== undefined && areaM2 < usual[0];
  const isLarge = areaM2 !== undefined && usual !== undefined && areaM2 > usual[1];
  const factor = isSmall ? SMALL_FACTOR : isLarge ? LARGE_FACTOR : 1;
  return Math.round((minutes * factor) / STEP_MINUTES) * STEP_MINUTES;
}

/** By the tag where there is one, else as such places are. */
export function indoorOf(tags: Tags, category: Category): boolean | null {
  if (tags['indoor'] === 'yes') return true;
  if (tags['indoor'] === 'no') return false;
  return USUAL[category].indoor;
}

/** Squares, streets, bridges and beaches have neither a door nor a till, unless the tags say so. */
export function isNeverClosed(tags: Tags, category: Category): boolean {
  const isOpenGround =
    category === 'street' ||
    category === 'beach' ||
    (category === 'landmark' && (tags['man_made'] === 'bridge' || (tags['bridge'] ?? 'no') !== 'no'));
  return isOpenGround && !['opening_hours', 'fee', 'charge'].some((key) => key in tags);
}

const STEP_FREE: ReadonlyMap<string, 'yes' | 'partly' | 'no'> = new Map(
  Object.entries<'yes' | 'partly' | 'no'>({
    yes: 'yes',
    designated: 'yes',
    limited: 'partly',
    no: 'no',
  }),
);

export function stepFreeOf(tags: Tags): 'yes' | 'partly' | 'no' | 'unknown' {
  return STEP_FREE.get(tags['wheelchair'] ?? '') ?? 'unknown';
}
