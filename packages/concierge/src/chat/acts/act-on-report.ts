import { type Edit, isOutdoors } from '@wayfarer/edits';
import { type Report, sayEdit } from '@wayfarer/language';
import { parseReading, tryEdit } from '@wayfarer/replanner';
import type { PlaceId, VisitId } from '@wayfarer/trip';
import { formatTime, type IsoDate } from '@wayfarer/trip/clock';

import { foldAhead } from '../fold-ahead.ts';
import { type Act, chip, MOST_CHIPS, type PlanScene } from '../scene.ts';
import { sayDecision } from './say-decision.ts';
import { sayEvents } from './say-events.ts';

/** Takes in what is seen on the way; what it leads to is asked with chips. */
export function actOnReport(report: Report, scene: PlanScene): Act {
  const { kind, value, visit, date, at, until } = report;
  if (kind === 'weather' && date !== undefined && date !== scene.journey.cursor.date) return lookAhead(date, scene);
  if (kind === 'closed' && report.place && date) return foreseeClosed({ place: report.place, date }, scene);
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

/** A door that will be closed: noted, and where the plan goes there that day, what would go instead is offered. */
function foreseeClosed({ place, date }: { readonly place: PlaceId; readonly date: IsoDate }, scene: PlanScene): Act {
  const { decisions } = scene.speaker.texts;
  const events = scene.decide({ type: 'foresee-closed', place, date });
  const said = [scene.speaker.name(place), scene.speaker.day(date)] as const;
  const { journey } = events.reduce(foldAhead, scene.state);
  const day = journey?.days.find((one) => one.date === date);
  const visit = day?.visits.find((one) => one.place === place)?.id;
  if (!journey || !visit) return { events, text: decisions.closedThen(...said), about: { place, date } };
  const moves = journey.days
    .filter((one) => one.date !== date)
    .map((one): Edit => ({ type: 'move', visit, to: { date: one.date } }));
  const fits = (edit: Edit): boolean => tryEdit(journey, { edit }).kind === 'done';
  const move = moves.find(fits);
  const edits: readonly Edit[] = [
    ...[{ type: 'replace', visit, by: { wish: 'any' } } as const].filter(fits),
    ...(move ? [move] : []),
    { type: 'remove', visit },
  ];
  const offered = edits.map((edit) => chip(sayEdit(edit, scene.speaker), { act: 'edit', edit }));
  return { events, text: decisions.closedOnVisit(...said), offered, about: { visit, place, date } };
}

/** To the first of the other days that has room for it. */
function findMove(visit: VisitId, date: IsoDate, journey: PlanScene['journey']): Edit | undefined {
  return journey.days
    .filter((one) => one.date !== date && one.date >= journey.cursor.date)
    .map((one): Edit => ({ type: 'move', visit, to: { date: one.date } }))
    .find((edit) => tryEdit(journey, { edit }).kind === 'done');
}

/** Weather of another day: nothing is asked yet, but what lies outdoors then can be replaced. */
function lookAhead(date: IsoDate, { journey, speaker }: PlanScene): Act {
  const { texts, name, book } = speaker;
  const day = journey.days.find((one) => one.date === date);
  const outdoors = (day?.visits ?? []).filter(({ kind, place, locked }) => {
    const known = book.get(place);
    return kind === 'place' && !locked && known !== undefined && isOutdoors(known);
  });
  const [first] = outdoors;
  const move = first && findMove(first.id, date, journey);
  const moves = move ? [chip(sayEdit(move, speaker), { act: 'edit', edit: move })] : [];
  const replacing = outdoors.slice(0, MOST_CHIPS - moves.length).map(({ id, place }) =>
    chip(texts.edits.chips.replace(name(place), texts.words.wishes.indoors), {
      act: 'edit',
      edit: { type: 'replace', visit: id, by: { wish: 'indoors' } },
    }),
  );
  const offered = [...replacing, ...moves];
  const text =
    outdoors.length === 0
      ? texts.decisions.noOutdoors(speaker.day(date))
      : texts.decisions.outdoors(speaker.day(date), speaker.list(outdoors.map(({ place }) => name(place))));
  return { text, offered, about: { date } };
}
