import { type InFocus, OLDEST_FOCUS } from '@wayfarer/language';
import type { Meal, PlaceId, VisitId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

/** More than this is in nobody's focus. */
const MOST_IN_FOCUS = 12;

/** What is spoken of once a new message is heard: all else is a message older, and what is too old is gone. */
export function hearFocus(focus: readonly InFocus[], named: readonly InFocus[]): readonly InFocus[] {
  const older = focus.map((each) => ({ ...each, age: each.age + 1 })).filter(({ age }) => age <= OLDEST_FOCUS);
  return [...named.map((each) => ({ ...each, age: 1 })), ...older].slice(0, MOST_IN_FOCUS);
}

/** What is spoken of once it is answered: what the answer is about, first. */
export function answerFocus(
  focus: readonly InFocus[],
  { about, isProposed }: { readonly about: About | undefined; readonly isProposed: boolean },
): readonly InFocus[] {
  if (!about || Object.keys(about).length === 0) return focus;
  const told: InFocus = { role: isProposed ? 'proposed' : 'told', age: 1, ...about };
  return [told, ...focus].slice(0, MOST_IN_FOCUS);
}

/** What "it" is, and the day that is spoken of. */
export function aboutOf(focus: readonly InFocus[]): About | null {
  const { visit, place } = focus.find((each) => each.place ?? each.visit) ?? {};
  const date = focus.find((each) => each.date)?.date;
  return visit || place || date ? { ...(visit && { visit }), ...(place && { place }), ...(date && { date }) } : null;
}

/** Something that may be spoken of again. */
export interface About {
  readonly visit?: VisitId;
  readonly place?: PlaceId;
  readonly date?: IsoDate;
  readonly meal?: Meal;
}
