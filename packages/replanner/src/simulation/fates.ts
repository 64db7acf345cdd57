import { type ChosenPlan, getPlace, toPlaceBook, type VisitId } from '@wayfarer/trip';

import type { Measure } from '../reading.ts';
import type { Chance } from './chance.ts';

/** What befalls a visit, seen when it is next. */
export interface Fate {
  readonly visit: VisitId;
  readonly measure: Measure;
}

/** What happens on the way, how often: a chance for each stop, of a storm for each day. Editorial. */
const RATES = { crowd: 0.12, closed: 0.04, traffic: 0.06, delay: 0.06, storm: 0.12 } as const;

/** At most one thing befalls a visit; a storm lasts all day, and only what is outdoors minds it. */
export function castFates(chance: Chance, { days, facts }: ChosenPlan): readonly Fate[] {
  const book = toPlaceBook(facts.places);
  return days.flatMap(({ visits }) => {
    const storm = chance.next() < RATES.storm;
    return visits
      .filter(({ kind, locked }) => kind === 'place' && !locked)
      .flatMap(({ id: visit, place }): Fate[] => {
        const roll = chance.next();
        if (storm && getPlace(book, place).indoor === false)
          return [{ visit, measure: { kind: 'weather', condition: 'stormy' } }];
        let edge = 0;
        const within = (share: number): boolean => roll < (edge += share);
        if (within(RATES.crowd)) return [{ visit, measure: { kind: 'crowd', level: 0.6 + 0.4 * chance.next() } }];
        if (within(RATES.closed)) return [{ visit, measure: { kind: 'closed' } }];
        if (within(RATES.traffic)) return [{ visit, measure: { kind: 'traffic', level: 0.5 + 0.5 * chance.next() } }];
        if (within(RATES.delay)) return [{ visit, measure: { kind: 'delay', minutes: 10 + 10 * chance.below(6) } }];
        return [];
      });
  });
}
