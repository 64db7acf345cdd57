import type { WaitingVisit } from '@wayfarer/contract';
import { describeReturn, type Journey } from '@wayfarer/replanner';
import { getPlace, toPlaceBook } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';

/** What waits, in order of time as it was planned. Levels leave the house in percent. */
export function toWaiting({ waiting, start }: Journey): WaitingVisit[] {
  if (waiting.length === 0) return [];
  const book = toPlaceBook(start.facts.places);
  const rows = waiting.map(({ visit, date, until, measure, below }): WaitingVisit => {
    const name = visit.label ?? getPlace(book, visit.place).name;
    return {
      visitId: visit.id,
      placeId: visit.place,
      name,
      date,
      arrive: formatTime(visit.arrive),
      depart: formatTime(visit.depart),
      kind: measure.kind,
      ...(until === null ? {} : { until: formatTime(until) }),
      ...(below === null || measure.kind === 'delay' ? {} : { level: Math.round(below * 1000) / 10 }),
      text: `${name} waits: comes back ${describeReturn({ until, measure, below })}.`,
    };
  });
  return rows.toSorted((left, right) => (`${left.date} ${left.arrive}` < `${right.date} ${right.arrive}` ? -1 : 1));
}
