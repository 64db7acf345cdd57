import { PilgrimageApiError, type WorkCandidate } from '@wayfarer/pilgrimage/ports';

import type { TitlesService } from '../../live/scenes/create-bangumi.ts';
import { likenessOf, type WorksIndex } from './works-index.ts';

/** Less alike than that is another title, so that it is worth asking. */
const SURE = 1;
const LEAST = 0.5;
const MOST_FOUND = 5;

/** What we know; where no title of ours is the same, what a service knows as well. One that does not answer is done without where we know anything. */
export function searchWith(index: () => WorksIndex, service: TitlesService | undefined) {
  return async (keyword: string, context: { readonly signal: AbortSignal }): Promise<readonly WorkCandidate[]> => {
    const ours = index().search(keyword);
    if (!service || ours[0]?.confidence === SURE) return ours;
    try {
      const theirs = await service.search(keyword, context);
      const known = new Set(ours.map(({ id }) => id));
      const more = theirs.flatMap((work): WorkCandidate[] => {
        const names = [work.title, ...(work.title_cn === null ? [] : [work.title_cn])];
        const [best] = names
          .map((name) => ({ name, confidence: likenessOf(keyword, name) }))
          .toSorted((left, right) => right.confidence - left.confidence);
        // The service knows names that it does not tell: what it puts first may be meant all the same.
        const confidence = Math.max(best?.confidence ?? 0, LEAST);
        return known.has(work.id) ? [] : [{ ...work, matched: best?.name ?? work.title, confidence }];
      });
      return [...ours, ...more].toSorted((left, right) => right.confidence - left.confidence).slice(0, MOST_FOUND);
    } catch (error) {
      if (ours.length > 0 && error instanceof PilgrimageApiError) return ours;
      throw error;
    }
  };
}
