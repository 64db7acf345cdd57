import { type Question, sayEdit, sayLeftOut, sayTogether } from '@wayfarer/language';
import { listStopsAhead } from '@wayfarer/replanner';
import { distanceKm, findVisit, type Place } from '@wayfarer/trip';

import { type Act, chip, MOST_CHIPS, type PlanScene } from '../scene.ts';
import { tablesNear } from '../wishes/meals.ts';
import { exchangeFor } from './about-tables.ts';

/** As many as one takes in at a glance. */
const MOST_LEFT_OUT = 8;
const MOST_NEAR = 3;

/** What is not in the plan, the best known first, each with its reason. */
export function answerLeftOut({ journey, speaker }: PlanScene): Act {
  const { wishes } = speaker.texts;
  const planned = new Set(journey.days.flatMap(({ visits }) => visits.map(({ place }) => place)));
  const worth = (place: Place['id']): number => speaker.book.get(place)?.significance ?? 0;
  const entries = journey.leftOut
    .filter(({ place }) => !planned.has(place) && speaker.book.get(place)?.kind === 'sight')
    .toSorted((left, right) => worth(right.place) - worth(left.place));
  if (entries.length === 0) return { text: wishes.nothingLeftOut };
  const told = entries.slice(0, MOST_LEFT_OUT);
  const rest = entries.length - told.length;
  return {
    text: [
      wishes.leftOut(entries.length),
      ...told.map((entry) => withName(speaker.name(entry.place), sayLeftOut(entry, speaker))),
      ...(rest > 0 ? [speaker.texts.edits.more(rest)] : []),
    ].join('\n'),
    offered: told.slice(0, MOST_CHIPS).map(({ place }) => {
      const edit = { type: 'add', place } as const;
      return chip(sayEdit(edit, speaker), { act: 'edit', edit });
    }),
  };
}

/** Most reasons name the place themselves. */
function withName(name: string, reason: string): string {
  return reason.includes(name) ? reason : `${name}: ${reason}`;
}

/** The nearest of a kind that the data has; whatever else is near, nobody here knows. */
export function answerNearby(
  { what, categories, near, isTable = false }: Extract<Question, { about: 'nearby' }>,
  scene: PlanScene,
): Act {
  const { speaker } = scene;
  const { wishes } = speaker.texts;
  const here = (near && speaker.book.get(near)) ?? placeNow(scene);
  if (isTable && here) return tellTables(here, scene);
  if (!categories || !here) return { text: what === '' ? wishes.nearbyUnknown : wishes.notInData(what) };
  const found = [...speaker.book.values()]
    .filter((place) => place.id !== here.id && place.city === here.city)
    .filter((place) => place.categories.some((category) => categories.includes(category)))
    .map((place) => ({ place, km: distanceKm(place.at, here.at) }))
    .toSorted((left, right) => left.km - right.km || (left.place.id < right.place.id ? -1 : 1))
    .slice(0, MOST_NEAR);
  if (found.length === 0) return { text: speaker.texts.answers.noIdeas };
  const lines = found.map(({ place, km }) => wishes.away(speaker.name(place.id), km.toFixed(1)));
  return { text: [wishes.nearest(speaker.name(here.id)), ...lines].join('\n') };
}

/** The nearest tables, each with the meal of the plan that it could take the place of. */
function tellTables(here: Place, scene: PlanScene): Act {
  const { speaker } = scene;
  const tables = tablesNear(here, scene)
    .filter(({ id }) => id !== here.id)
    .slice(0, MOST_NEAR);
  if (tables.length === 0) return { text: speaker.texts.answers.noIdeas };
  const ahead = listStopsAhead(scene.journey).map(({ visit }) => visit);
  const edits = tables.flatMap((table) => exchangeFor(table, ahead, scene) ?? []);
  const lines = tables.map(({ id, at }) =>
    speaker.texts.wishes.away(speaker.name(id), distanceKm(at, here.at).toFixed(1)),
  );
  return {
    text: [speaker.texts.wishes.nearest(speaker.name(here.id)), ...lines].join('\n'),
    offered: edits.map((edit) => chip(sayEdit(edit, speaker), { act: 'edit', edit })),
    about: { place: here.id },
  };
}

/** Where one stands, or will stand next. */
function placeNow({ journey, speaker }: PlanScene): Place | undefined {
  const id = journey.at ?? journey.visited.at(-1) ?? listStopsAhead(journey)[0]?.visit.id;
  const visit = id === undefined ? undefined : findVisit(journey.days, id)?.visit;
  return visit && speaker.book.get(visit.place);
}

/** What to show and where to go: the stop by the plan with the name on its sign, and the house. */
export function answerLost(scene: PlanScene): Act {
  const { journey, speaker } = scene;
  const { wishes } = speaker.texts;
  const next = listStopsAhead(journey)[0]?.visit;
  const today = journey.days.find(({ date }) => date === journey.cursor.date);
  const [goal, house] = [next?.place, today?.stay ?? undefined].map((id) => (id ? speaker.book.get(id) : undefined));
  const said = [
    goal ? wishes.lostNext(signed(goal)) : '',
    house ? wishes.lostHouse(signed(house)) : '',
    wishes.lostShow,
  ];
  return {
    text: sayTogether(said, speaker.language),
    ...(goal && {
      offered: [
        chip(wishes.lostWay(speaker.name(goal.id)), { act: 'question', question: { about: 'way', to: goal.id } }),
      ],
    }),
  };
}

/** `Kiyomizu-dera (清水寺)`: the name that can be shown to somebody there. */
function signed({ name, localName }: Place): string {
  return localName === undefined || localName === name ? name : `${name} (${localName})`;
}
