import type { Significance } from '@wayfarer/trip/vocabulary';

/** A sight as far as its rank in the city goes. */
export interface Ranked {
  readonly score: number;
  readonly hasWikidata: boolean;
  /** `undefined` where nobody has asked. */
  readonly sitelinks: number | undefined;
}

/** Who is among the best so many of a city; each step has a floor, so that a village does not get a world wonder. */
const STEPS: readonly {
  readonly share: number;
  readonly least: number;
  readonly sitelinks: number;
  readonly value: Significance;
}[] = [
  { share: 0.08, least: 9, sitelinks: 15, value: 5 },
  { share: 0.25, least: 6, sitelinks: 4, value: 4 },
  { share: 0.55, least: 4, sitelinks: 1, value: 3 },
];

/**
 * From 1 to 5 by rank within the city; our estimate, not a rating.
 *
 * @param ranked - The best first.
 */
export function significancesOf(ranked: readonly Ranked[]): readonly Significance[] {
  return ranked.map(({ score, hasWikidata, sitelinks }, index) => {
    const step = STEPS.find(
      ({ share, least, sitelinks: floor }) =>
        index < Math.ceil(ranked.length * share) && score >= least && (sitelinks === undefined || sitelinks >= floor),
    );
    return step?.value ?? (hasWikidata ? 2 : 1);
  });
}
