import type { Day, Scene } from '@wayfarer/contract';
import { readableOn } from '@wayfarer/trip';

import { words } from '../words/in-use.ts';
import { dayColor } from './day-color.ts';
import { isStop } from './visit-numbers.ts';

/** A film or series in the plan, as the map and the lists draw it. */
export interface DrawnWork {
  readonly id: number;
  readonly title: string;
  readonly titleEn: string | null;
  readonly titleCn: string | null;
  /** `#rrggbb`; of a work without one, one of ours. */
  readonly color: string;
  /** What is written on it. */
  readonly onColor: string;
  /** Stops at which something was set, of all days given. */
  readonly stops: number;
}

/** The works whose scenes the days pass, in the order in which they come; a colour for each, other than those before. */
export function listWorks(days: readonly Day[]): readonly DrawnWork[] {
  const scenes = days.flatMap(({ visits }) => visits.filter(isStop).map((visit) => visit.scenes ?? []));
  const works = new Map(scenes.flat().map(({ work }) => [work.id, work]));
  const taken = new Set<string>();
  return [...works.values()].map(({ id, title, titleEn, titleCn, colour }, index) => {
    const own = colour !== null && !taken.has(colour) ? colour : dayColor(index, 'light');
    taken.add(own);
    const stops = scenes.filter((each) => each.some(({ work }) => work.id === id)).length;
    return { id, title, titleEn, titleCn, color: own, onColor: readableOn(own), stops };
  });
}

/** When a scene is seen, `episode 3, 12:40`; `null` where nobody has noted it. */
export function describeEpisode({ episode, seconds }: Pick<Scene, 'episode' | 'seconds'>): string | null {
  const two = (count: number): string => String(Math.floor(count)).padStart(2, '0');
  const parts = [
    typeof episode === 'number' ? words().plan.visit.episode(episode) : episode,
    seconds === null ? null : `${two(seconds / 60)}:${two(seconds % 60)}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

/** The work that a stop is drawn for: that of its first scene. */
export function findWork(
  works: readonly DrawnWork[],
  { scenes }: { readonly scenes?: readonly Scene[] | undefined },
): DrawnWork | undefined {
  const [first] = scenes ?? [];
  return first && works.find(({ id }) => id === first.work.id);
}
