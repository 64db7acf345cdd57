import type { WaitingVisit } from '@wayfarer/contract';
import type { Speaker } from '@wayfarer/language';
import { describeReturn, type Journey } from '@wayfarer/replanner';
import { getPlace, toPlaceBook } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';

import { sayReturn } from './decision-in-words.ts';

/** What waits, in order of time as it was planned. Levels leave the house in percent. */
export function toWaiting({ waiting, start }: Journey, speaker: Speaker): WaitingVisit[] {
  if (waiting.length === 0) return [];
  const book = toPlaceBook(start.facts.places);
  const isEnglish = speaker.language === 'en';
  const { waits } = speaker.texts.disruptions;
  const rows = waiting.map(({ visit, date, until, measure, below }): WaitingVisit => {
    const name = visit.label ?? (isEnglish ? getPlace(book, visit.place).name : speaker.name(visit.place));
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
      text: waits(
        name,
        isEnglish
          ? describeReturn({ until, measure, below })
          : sayReturn({ until, kind: measure.kind, below }, speaker),
      ),
    };
  });
  return rows.toSorted((left, right) => (`${left.date} ${left.arrive}` < `${right.date} ${right.arrive}` ? -1 : 1));
}
