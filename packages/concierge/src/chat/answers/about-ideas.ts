import { sayEdit } from '@wayfarer/language';
import { distanceKm, hoursOn, type Place, type PlaceId } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';

import { type Act, chip, MOST_CHIPS, type PlanScene } from '../scene.ts';

interface OfIdeas {
  readonly category?: string;
  readonly date?: IsoDate;
  readonly near?: PlaceId;
  readonly indoors?: true;
}

/** Places that are not in the plan, the best known first; each may be added with a tap. */
export function answerIdeas({ category, date, near, indoors }: OfIdeas, { journey, speaker }: PlanScene): Act {
  const from = near === undefined ? undefined : speaker.book.get(near)?.at;
  const planned = new Set(journey.days.flatMap(({ visits }) => visits.map(({ place }) => place)));
  const cities = date === undefined ? undefined : journey.start.facts.calendar.filter((day) => day.date === date);
  const ideas = journey.start.facts.places
    .filter((place) => place.kind === 'sight' || (category !== undefined && place.kind === 'eatery'))
    .filter((place) => !planned.has(place.id) && !journey.skipped.includes(place.id))
    .filter((place) => category === undefined || isOf(place, category))
    .filter((place) => indoors === undefined || (place.kind === 'sight' && place.indoor === true))
    .filter((place) => date === undefined || isOpen(place, date))
    .filter((place) => cities === undefined || cities.some(({ city }) => city === place.city))
    .toSorted((left, right) =>
      from ? distanceKm(from, left.at) - distanceKm(from, right.at) : right.significance - left.significance,
    )
    .slice(0, MOST_CHIPS);
  const { answers } = speaker.texts;
  if (ideas.length === 0) return { text: answers.noIdeas };
  const lines = ideas.map(({ id, summary }) =>
    speaker.language === 'en' && summary !== null ? `${speaker.name(id)}: ${summary}` : speaker.name(id),
  );
  return {
    text: [answers.ideas, ...lines].join('\n'),
    offered: ideas.map(({ id }) => {
      const edit = { type: 'add', place: id, ...(date !== undefined && { to: { date } }) } as const;
      return chip(sayEdit(edit, speaker), { act: 'edit', edit });
    }),
  };
}

/** By category, by kind, or by kitchen. */
function isOf(place: Place, wanted: string): boolean {
  const cuisine = place.kind === 'eatery' ? [place.cuisine ?? [], 'eatery'].flat() : [];
  return [...place.categories, ...cuisine].some((one) => one.toLowerCase() === wanted.toLowerCase());
}

function isOpen(place: Place, date: IsoDate): boolean {
  const hours = hoursOn(place, date);
  return hours === 'unknown' || hours.length > 0;
}
