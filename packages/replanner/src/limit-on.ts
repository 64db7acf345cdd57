import { dayOn, type JourneyContext, type PlanContext } from './context.ts';
import type { Trigger } from './decision.ts';
import { listStopsAhead } from './journey.ts';
import { delayLimit, type Limit, limitOf } from './limits.ts';
import { levelOf, type Measure } from './reading.ts';

/** The traveller's limit for that kind of reading on that day, as things stand. */
export function limitOn({ journey, rules }: PlanContext, kind: Measure['kind'], date: string): Limit {
  if (kind === 'delay') {
    const { start, end } = dayOn(journey, date).window;
    return delayLimit(end - (journey.cursor.date === date ? journey.cursor.time : start));
  }
  const remaining = listStopsAhead(journey).filter((stop) => stop.date === date && stop.visit.kind === 'place');
  const places = remaining.flatMap(({ visit }) => rules.book.get(visit.place) ?? []);
  return limitOf(kind, journey.start.preferences, places);
}

/** True when the traveller kept the visit in spite of a reading at least as bad. */
export function isTolerated(
  { journey }: Pick<JourneyContext, 'journey'>,
  { visit, measure }: Pick<Trigger, 'visit' | 'measure'>,
): boolean {
  const level = levelOf(measure);
  return journey.learned.some(
    (learned) =>
      learned.type === 'tolerates' &&
      learned.visit === visit &&
      learned.kind === measure.kind &&
      (learned.level === null || level === null || level <= learned.level),
  );
}
