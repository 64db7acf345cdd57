import { sequence } from '@wayfarer/archon/workflow';

import { NoBangumiFoundError } from '../errors.ts';
import type { WorkCandidate, WorksPort } from '../ports/index.ts';
import { flow, told } from './flow.ts';

/** Less alike than that is another title. */
const LEAST_CONFIDENCE = 0.6;
/** A second one that is nearly as alike is a question. */
const NEARLY = 0.1;
const MOST_NAMED = 3;

/** Finds the work that the title means; where several may be meant, the traveller chooses. */
export function bangumiSearch(works: Pick<WorksPort, 'search' | 'listWithPoints'>) {
  return sequence(
    flow.step({
      name: 'BangumiSearchAgent',
      reads: ['bangumi_name'],
      writes: ['bangumi_candidates'],
      run: ({ bangumi_name: name }, { signal }) =>
        told(async () => {
          if (name === null) throw NoBangumiFoundError.missing();
          const found = await works.search(name, { signal });
          const likely = found.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
          if (likely.length === 0) {
            const near = found.slice(0, MOST_NAMED).map(({ matched }) => matched);
            throw NoBangumiFoundError.unknown(name, near.length > 0 ? near : namesOf(works));
          }
          return { bangumi_candidates: likely };
        }),
    }),
    flow.choice({
      name: 'BangumiChoice',
      reads: ['bangumi_name', 'bangumi_candidates'],
      writes: ['bangumi_id', 'bangumi_title', 'bangumi_title_cn', 'bangumi_confidence'],
      question: ({ bangumi_name: name }) => `Which one do you mean by ${JSON.stringify(name)}?`,
      options: ({ bangumi_candidates: candidates }) => candidates,
      label: describeWork,
      sure: (candidates) => (isClear(candidates) ? 0 : undefined),
      take: ({ id, title, title_cn, confidence }) => ({
        bangumi_id: id,
        bangumi_title: title,
        bangumi_title_cn: title_cn,
        bangumi_confidence: confidence,
      }),
    }),
  );
}

/** The first is meant if no other is nearly as alike, or only later seasons and works without places are. */
function isClear([first, ...others]: readonly WorkCandidate[]): boolean {
  if (!first) return false;
  return others.every(
    (other) =>
      other.confidence < first.confidence - NEARLY ||
      (first.confidence === 1 && other.confidence < 1) ||
      (first.has_points && !other.has_points),
  );
}

/** `Your Name. (君の名は。, film, 2016)`. */
export function describeWork({
  title,
  title_en,
  kind,
  date,
}: Pick<WorkCandidate, 'title' | 'title_en' | 'kind' | 'date'>): string {
  const facts = [
    ...(title_en === null || title_en === title ? [] : [title]),
    ...(kind === 'other' ? [] : [kind === 'tv' ? 'series' : kind]),
    ...(date === null ? [] : [date.slice(0, 4)]),
  ];
  return `${title_en ?? title}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
}

function namesOf(works: Pick<WorksPort, 'listWithPoints'>): readonly string[] {
  return works
    .listWithPoints()
    .slice(0, MOST_NAMED)
    .map(({ title, title_en }) => title_en ?? title);
}
