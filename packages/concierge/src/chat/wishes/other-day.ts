import type { Edit } from '@wayfarer/edits';
import { type PlanWish, sayEdit } from '@wayfarer/language';
import type { IsoDate } from '@wayfarer/trip/clock';

import { findPlanned } from '../answers/about-place.ts';
import { type Act, chip, MOST_CHIPS, type PlanScene } from '../scene.ts';
import { attempt, leaveChip, propose } from './propose.ts';

type OtherDay = Extract<PlanWish, { kind: 'other-day' }>;

/** The other day that is changed least is proposed, the rest are offered beside it; where it stands on another already, that is said. */
export function actOnOtherDay({ place, visit, not }: OtherDay, scene: PlanScene): Act {
  const { journey, speaker } = scene;
  const found = findPlanned(place, scene);
  if (found && !not.includes(found.date)) {
    const when = speaker.when({ ...found.visit, date: found.date });
    return {
      text: speaker.texts.answers.inPlan(speaker.name(place), when),
      about: { place, visit: found.visit.id, date: found.date },
    };
  }
  const to = (date: IsoDate): Edit =>
    visit === undefined ? { type: 'add', place, to: { date } } : { type: 'move', visit, to: { date } };
  const open = journey.days
    .map(({ date }) => date)
    .filter((date) => !not.includes(date) && (!journey.underWay || date >= journey.cursor.date));
  const fitting = open.map(to).flatMap((edit) => {
    const outcome = attempt(edit, scene);
    return outcome.kind === 'done' ? [{ edit, moved: outcome.moved.length }] : [];
  });
  // The day that is changed least by it comes first.
  const [first, ...others] = fitting.toSorted((one, other) => one.moved - other.moved).map(({ edit }) => edit);
  if (!first)
    return open[0] === undefined ? { text: speaker.texts.asks['which-day']('') } : propose([to(open[0])], scene);
  const proposed = propose([first], scene);
  const more = others.slice(0, MOST_CHIPS - 2).map((edit) => chip(sayEdit(edit, speaker), { act: 'edit', edit }));
  const [taking, ...rest] = proposed.offered ?? [];
  return {
    ...proposed,
    offered: [...(taking ? [taking] : []), ...more, ...(rest.length > 0 ? [leaveChip(scene)] : [])],
  };
}
