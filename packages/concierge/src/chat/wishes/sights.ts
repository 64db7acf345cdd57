import type { Edit } from '@wayfarer/edits';
import { likingOf } from '@wayfarer/itinerary';
import { type PlanWish, sayEdit, sayTogether } from '@wayfarer/language';
import { type Journey, toEditablePlan } from '@wayfarer/replanner';
import type { DayPlan, Place, Sight, Visit } from '@wayfarer/trip';

import { type Act, chip, MOST_CHIPS, type PlanScene } from '../scene.ts';
import { after, attempt, leaveChip, propose, takeChip } from './propose.ts';

type OfSights = Extract<PlanWish, { kind: 'sights' }>;

/** Of one message more stops are exchanged by nobody who only said "too many". */
const MOST_EXCHANGED = 3;
/** So many places are tried in the stead of one. */
const MOST_TRIED = 8;

/** Which stops of a kind would leave and what would come instead; or what of the kind would come in. */
export function actOnSights(wish: OfSights, scene: PlanScene): Act {
  const { wishes } = scene.speaker.texts;
  if (wish.categories.length === 0) return { text: wishes.unknownKind(wish.words ?? '') };
  return wish.change === 'more' ? proposeMore(wish, scene) : proposeFewer(wish, scene);
}

interface Stop {
  readonly day: DayPlan;
  readonly visit: Visit;
  readonly place: Place;
}

function proposeFewer({ change, categories, date }: OfSights, scene: PlanScene): Act {
  const { wishes } = scene.speaker.texts;
  const all = listSights(scene, date);
  const ofKind = all.filter(({ place }) => isOf(place, categories));
  if (ofKind.length === 0) return { text: wishes.noneOfKind };
  const free = ofKind.filter((stop) => isFree(stop, scene)).toSorted(byLiking(scene));
  if (free.length === 0) return { text: wishes.allFixed(scene.speaker.list(ofKind.map(nameIn(scene)))) };
  // "Too many" of them is not all of them: half go.
  const count = change === 'none' ? free.length : Math.min(MOST_EXCHANGED, Math.max(1, Math.floor(ofKind.length / 2)));
  let { journey } = scene;
  const edits: Edit[] = [];
  for (const stop of free.slice(0, count)) {
    const edit = exchange(stop, categories, { scene, journey });
    const outcome = attempt(edit, scene, journey);
    if (outcome.kind !== 'done') continue;
    journey = after(journey, outcome);
    edits.push(edit);
  }
  const stays = change === 'none' ? ofKind.filter((stop) => !isFree(stop, scene)) : [];
  const fixed = stays.length > 0 ? wishes.allFixed(scene.speaker.list(stays.map(nameIn(scene)))) : '';
  const counted = wishes.ofKind(ofKind.length, scene.speaker.list(ofKind.map(nameIn(scene))));
  return propose(edits, scene, sayTogether([counted, fixed], scene.speaker.language));
}

/** What is liked best of the city, of another kind, and fits in its stead; where nothing does, the stop goes. */
function exchange(
  { visit, place }: Stop,
  categories: OfSights['categories'],
  { scene, journey }: { readonly scene: PlanScene; readonly journey: Journey },
): Edit {
  const ideas = listIdeas({ ...scene, journey }, place.city).filter((idea) => !isOf(idea, categories));
  for (const { id } of ideas.slice(0, MOST_TRIED)) {
    const edit = { type: 'replace', visit: visit.id, by: id } as const;
    const outcome = attempt(edit, scene, journey);
    if (outcome.kind === 'done' && outcome.moved.every(({ to }) => to !== null)) return edit;
  }
  return { type: 'remove', visit: visit.id };
}

function proposeMore(wish: OfSights, scene: PlanScene): Act {
  const { categories, date } = wish;
  const { wishes, answers } = scene.speaker.texts;
  const cities = scene.journey.start.facts.calendar.filter((day) => date === undefined || day.date === date);
  const ideas = listIdeas(scene)
    .filter((idea) => isOf(idea, categories) && cities.some(({ city }) => city === idea.city))
    .slice(0, MOST_TRIED);
  const [best] = ideas;
  if (!best) return { text: answers.noIdeas };
  const fitting = ideas
    .map((idea) => adding(idea, date))
    .filter((edit) => attempt(edit, scene).kind === 'done')
    .slice(0, MOST_CHIPS - 1);
  const [first, ...others] = fitting;
  if (!first) return proposeInstead(best, wish, scene);
  const proposed = propose([first], scene);
  const chips = others.map((edit) => chip(sayEdit(edit, scene.speaker), { act: 'edit', edit }));
  const said = others.length > 0 ? wishes.alsoPossible : '';
  return {
    ...proposed,
    text: sayTogether([proposed.text, said], scene.speaker.language),
    // A yes is to the one that was proposed.
    offered: [takeChip([first], scene), ...chips.slice(0, MOST_CHIPS - 2), leaveChip(scene)],
  };
}

function adding({ id }: Sight, date: OfSights['date']): Edit {
  return { type: 'add', place: id, ...(date === undefined ? {} : { to: { date } }) };
}

/** Where there is no room: in the place of what is liked least and is of another kind. */
function proposeInstead(idea: Sight, { categories, date }: OfSights, scene: PlanScene): Act {
  const others = listSights(scene, date)
    .filter((stop) => stop.place.city === idea.city && !isOf(stop.place, categories) && isFree(stop, scene))
    .toSorted(byLiking(scene));
  for (const { visit } of others.slice(0, MOST_TRIED)) {
    const edit = { type: 'replace', visit: visit.id, by: idea.id } as const;
    if (attempt(edit, scene).kind === 'done') return propose([edit], scene);
  }
  return propose([adding(idea, date)], scene);
}

function listSights({ journey, speaker }: PlanScene, date: OfSights['date']): readonly Stop[] {
  return journey.days
    .filter((day) => date === undefined || day.date === date)
    .flatMap((day) =>
      day.visits
        .filter((visit) => visit.kind === 'place' && !journey.visited.includes(visit.id))
        .flatMap((visit) => {
          const place = speaker.book.get(visit.place);
          return place ? [{ day, visit, place }] : [];
        }),
    );
}

/** Neither fixed nor asked for by name. */
function isFree({ visit }: Stop, { journey }: PlanScene): boolean {
  return !visit.locked && !journey.start.mustDo.includes(visit.place) && journey.pending?.visit !== visit.id;
}

/** What is not in the plan, what is liked best first. */
function listIdeas({ journey }: PlanScene, city?: Place['city']): readonly Sight[] {
  const planned = new Set(journey.days.flatMap(({ visits }) => visits.map(({ place }) => place)));
  const plan = toEditablePlan(journey);
  return journey.start.facts.places
    .filter((place): place is Sight => place.kind === 'sight')
    .filter(({ id }) => !planned.has(id) && !journey.skipped.includes(id))
    .filter((place) => city === undefined || place.city === city)
    .toSorted((left, right) => likingOf(right, plan) - likingOf(left, plan) || (left.id < right.id ? -1 : 1));
}

function byLiking({ journey }: PlanScene): (left: Stop, right: Stop) => number {
  const plan = toEditablePlan(journey);
  return (left, right) => likingOf(left.place, plan) - likingOf(right.place, plan);
}

function nameIn({ speaker }: PlanScene): (stop: Stop) => string {
  return ({ place }) => speaker.name(place.id);
}

function isOf({ categories }: Place, wanted: OfSights['categories']): boolean {
  return categories.some((category) => wanted.includes(category));
}
