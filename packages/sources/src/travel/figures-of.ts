import { type Category, type CityTravel, type TravelFigures, USUAL_FIGURES } from '@wayfarer/trip';
import type { Provenance } from '@wayfarer/trip/vocabulary';

import type { CityFile } from '../catalogue/schema.ts';
import { OUTLINE } from '../gazetteer/known-cities.ts';

/** Calibrated on foot against a routing engine: Munich stands for level ground, Porto for hills and rivers. */
export const LEVEL: TravelFigures = {
  ...USUAL_FIGURES,
  detour: 1.25,
  walkKmh: 4.8,
  // Beyond that a ride is by train or motorway, to an airport as a rule (ours).
  far: { fromKm: 10, kmh: 45 },
};
export const BROKEN: TravelFigures = { ...LEVEL, detour: 1.35 };

/** Whole cities keep the figures with which they were written; no ride faster than in an hour of 20 km/h is one of a day. */
const WHOLE: TravelFigures = { ...USUAL_FIGURES, far: { fromKm: 18, kmh: 60 } };

const OF_BROKEN_GROUND: readonly Category[] = ['view', 'beach', 'nature'];
/** A city in which so large a part of what there is to see is a hill, a shore or a bridge lies on broken ground (ours). */
const BROKEN_SHARE = 0.3;

/** How fast one gets on in a city: what people came to see there tells its ground, since heights are in no source we have. */
export function figuresOf(file: CityFile): CityTravel {
  const { license, name } = file.source;
  if (license === undefined && name !== OUTLINE) return { ...WHOLE, source: sourceOf('the same figures everywhere') };
  return lieOnBrokenGround(file.sights)
    ? { ...BROKEN, source: sourceOf('measured in Porto, for hills and rivers') }
    : { ...LEVEL, source: sourceOf('measured in Munich, for level ground') };
}

function lieOnBrokenGround(sights: CityFile['sights']): boolean {
  const broken = sights.filter(
    ({ name, categories }) => categories.some((one) => OF_BROKEN_GROUND.includes(one)) || /\bbridge\b/i.test(name),
  );
  return sights.length > 0 && broken.length / sights.length >= BROKEN_SHARE;
}

function sourceOf(how: string): Provenance {
  return { name: `estimate of travel times: ${how}`, date: '2026-11-22', verify: true };
}
