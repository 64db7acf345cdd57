import type { Report } from '@wayfarer/language';
import { parseReading } from '@wayfarer/replanner';
import { formatTime, type IsoDate } from '@wayfarer/trip/clock';

import { type Act, chip, MOST_CHIPS, type PlanScene } from '../scene.ts';
import { sayDecision } from './say-decision.ts';
import { sayEvents } from './say-events.ts';

/** Takes in what is seen on the way; what it leads to is asked with chips. */
export function actOnReport(report: Report, scene: PlanScene): Act {
  const { kind, value, visit, date, at, until } = report;
  if (kind === 'weather' && date !== undefined && date !== scene.journey.cursor.date) return lookAhead(date, scene);
  const reading = parseReading({
    kind,
    value,
    visit,
    at: at === undefined ? undefined : formatTime(at),
    until: until === undefined ? undefined : formatTime(until),
  });
  const events = scene.decide({ type: 'report', reading });
  const asked = events.find(({ type }) => type === 'decision-requested');
  const about = visit && { about: { visit } };
  return asked
    ? { events, ...sayDecision(asked.content, scene), ...about }
    : { events, text: sayEvents(events, scene.speaker.texts.decisions.noted, scene), ...about };
}

/** Weather of another day: nothing is asked yet, but what lies outdoors then can be replaced. */
function lookAhead(date: IsoDate, { journey, speaker }: PlanScene): Act {
  const { texts, name, book } = speaker;
  const day = journey.days.find((one) => one.date === date);
  const outdoors = (day?.visits ?? []).filter(
    ({ kind, place, locked }) => kind === 'place' && !locked && book.get(place)?.indoor === false,
  );
  const offered = outdoors.slice(0, MOST_CHIPS).map(({ id, place }) =>
    chip(texts.edits.chips.replace(name(place), texts.words.wishes.indoors), {
      act: 'edit',
      edit: { type: 'replace', visit: id, by: { wish: 'indoors' } },
    }),
  );
  const text =
    outdoors.length === 0
      ? texts.decisions.noOutdoors(speaker.day(date))
      : texts.decisions.outdoors(speaker.day(date), speaker.list(outdoors.map(({ place }) => name(place))));
  return { text, offered, about: { date } };
}
