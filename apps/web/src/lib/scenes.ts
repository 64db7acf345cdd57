import type { Day, Scene } from '@wayfarer/contract';

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

/** The work that a stop is drawn for: that of its first scene. */
export function findWork(
  works: readonly DrawnWork[],
  { scenes }: { readonly scenes?: readonly Scene[] | undefined },
): DrawnWork | undefined {
  const [first] = scenes ?? [];
  return first && works.find(({ id }) => id === first.work.id);
}

/** `episode 3, 12:05`; `film`; `null` where nobody has written down when it is. */
export function sayWhen({ episode, seconds }: Pick<Scene, 'episode' | 'seconds'>): string | null {
  const part = typeof episode === 'number' ? `episode ${episode}` : episode;
  const parts = [part, seconds === null ? null : formatSeconds(seconds)].filter((one) => one !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

/** Minutes and seconds, `MM:SS`. */
function formatSeconds(seconds: number): string {
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0');
  return `${two(seconds / 60)}:${two(seconds % 60)}`;
}

/** White or nearly black, whichever is easier to read on it (WCAG 2.2, contrast ratio). */
function readableOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const level = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return level <= 0.040_45 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.0575 ? '#ffffff' : '#141715';
}
