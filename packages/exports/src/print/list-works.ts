import type { Day, Scene, Visit } from '@wayfarer/contract';
import { readableOn } from '@wayfarer/trip';

import { numberStops } from './number-stops.ts';

/** A film or series in the plan, with the stops that one goes to for it. */
export interface PrintedWork {
  readonly id: number;
  readonly title: string;
  readonly titleEn: string | null;
  readonly titleCn: string | null;
  readonly stops: readonly {
    readonly day: Day;
    readonly visit: Visit;
    /** That of its day's map. */
    readonly number: number;
    /** Those of this work. */
    readonly scenes: readonly Scene[];
  }[];
}

/** The works whose scenes the days pass, in the order in which they come. */
export function listWorks(days: readonly Day[]): readonly PrintedWork[] {
  const stops = days.flatMap((day) => {
    const numbers = numberStops(day);
    return day.visits.flatMap((visit) => {
      const number = numbers.get(visit.id);
      return visit.scenes && number !== undefined ? [{ day, visit, number, scenes: visit.scenes }] : [];
    });
  });
  const works = new Map(stops.flatMap(({ scenes }) => scenes.map(({ work }) => [work.id, work])));
  return [...works.values()].map(({ id, title, titleEn, titleCn }) => ({
    ...{ id, title, titleEn, titleCn },
    stops: stops.flatMap((stop) => {
      const scenes = stop.scenes.filter(({ work }) => work.id === id);
      return scenes.length > 0 ? [{ ...stop, scenes }] : [];
    }),
  }));
}

const HEX = /^#[0-9a-f]{6}$/i;

/** The colours of a stop's number: those of the work that it is there for; `null` where it is there for none that has one. */
export function coloursOf({ scenes }: Pick<Visit, 'scenes'>): { readonly fill: string; readonly text: string } | null {
  const colour = scenes?.[0]?.work.colour;
  // It goes into a style: whatever is no colour is none.
  return colour && HEX.test(colour) ? { fill: colour, text: readableOn(colour) } : null;
}
