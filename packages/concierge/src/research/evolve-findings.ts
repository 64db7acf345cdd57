import type { StoredEvent } from '@wayfarer/archon';
import { isSameData } from '@wayfarer/trip';

import type { TripState } from '../trip-state.ts';
import type { NotedFinding } from './noted-finding.ts';

/** Up to version 1 a finding was shown alone. */
export const FINDING_VERSIONS: Readonly<Record<string, number>> = { 'findings-noted': 2 };

/** What is found and what is forgotten after one more event. The newest finding of a gap takes the place of the one before. */
export function evolveFindings(
  { found, forgotten }: Pick<TripState, 'found' | 'forgotten'>,
  { type, content }: StoredEvent,
): Pick<TripState, 'found' | 'forgotten'> {
  if (type === 'findings-forgotten') return { found: [], forgotten: [...forgotten, ...found] };
  if (type !== 'findings-noted') return { found, forgotten };
  const { findings } = content as { readonly findings: readonly NotedFinding[] };
  const ids = new Set(findings.map(({ id }) => id));
  const others = (all: readonly NotedFinding[]) => all.filter(({ id }) => !ids.has(id));
  const replaced = found.filter((one) => ids.has(one.id) && !findings.some(({ fact }) => isSameData(fact, one.fact)));
  return { found: [...others(found), ...findings], forgotten: [...others(forgotten), ...replaced] };
}
