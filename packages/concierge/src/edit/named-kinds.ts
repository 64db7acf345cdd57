import type { Edit, EditType } from '@wayfarer/edits';
import type { Journey } from '@wayfarer/replanner';
import { findVisit } from '@wayfarer/trip';

import { type ChangeKind, isAppointment } from '../gate/change-kinds.ts';

/** What an edit is about by its very name: nights and journeys are as long as the trip, a limit for each person grows with them. */
const NAMED: Readonly<Partial<Record<EditType, readonly ChangeKind[]>>> = {
  stay: ['stay'],
  dates: ['dates', 'stay', 'transport', 'city', 'budget'],
  party: ['budget'],
  budget: ['budget'],
  arrival: ['transport'],
  departure: ['transport'],
  lock: ['appointment'],
  unlock: ['appointment'],
};

/** Of what is never changed by the way, what the edit itself names. */
export function listNamedKinds({ days }: Journey, edit: Edit): readonly ChangeKind[] {
  const visits = [...('visit' in edit ? [edit.visit] : []), ...('visits' in edit ? edit.visits : [])];
  const isAboutAppointment = visits.some((id) => {
    const visit = findVisit(days, id)?.visit;
    return visit !== undefined && isAppointment(visit);
  });
  const named = NAMED[edit.type] ?? [];
  return isAboutAppointment && !named.includes('appointment') ? [...named, 'appointment'] : named;
}
