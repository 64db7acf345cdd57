import type { Visit } from './day.ts';
import { ALLERGIES, type Diet, servesDiet } from './diet.ts';
import { countSuited, type Party } from './party.ts';
import { type Eatery, isArea, isOnYourOwn, type Place } from './place.ts';

/** What an allergy is called, and what a kitchen is asked for. */
const ALLERGY: Readonly<Record<(typeof ALLERGIES)[number], { readonly name: string; readonly food: string }>> = {
  'gluten-free': { name: 'Gluten', food: 'gluten' },
  'dairy-free': { name: 'Dairy', food: 'milk' },
  'nut-free': { name: 'Nuts', food: 'nuts' },
  'shellfish-free': { name: 'Shellfish', food: 'shellfish' },
  'egg-free': { name: 'Eggs', food: 'eggs' },
};

/**
 * What somebody of the party has to know before a visit, one sentence each: how far it is free of steps, what is known of the
 * kitchen for each diet and allergy, and what to ask.
 */
export function listVisitNotes(place: Place, { kind }: Pick<Visit, 'kind'>, party: Party): readonly string[] {
  return [
    ...(party.access.includes('step-free') && kind !== 'transport' ? [describeSteps(place)] : []),
    ...(kind === 'meal' && place.kind === 'eatery' ? [...describeKitchen(place, party), ...describeTable(place)] : []),
  ];
}

const BOOKING = {
  needed: 'A table has to be booked.',
  advised: 'Booking a table is advised.',
  none: 'It takes no bookings: there may be a queue.',
} as const;

/** Whether to book, and what the house is known for, as far as anybody has written it down. */
function describeTable({ reservation, mustTry = [] }: Eatery): readonly string[] {
  return [
    ...(reservation ? [`${BOOKING[reservation]} Ask before you go.`] : []),
    ...(mustTry.length > 0 ? [`Known for: ${listed(mustTry)}.`] : []),
  ];
}

function describeSteps(place: Place): string {
  if (isOnYourOwn(place)) return 'Look for an entrance without steps.';
  switch (place.stepFree) {
    case 'yes':
      return 'Step-free.';
    case 'partly':
      return 'Step-free in part: ask which parts can be reached without steps.';
    case 'unknown':
      return 'Whether it is free of steps is not known: ask before you go.';
    case 'no':
      return 'It cannot be entered without steps.';
  }
}

function describeKitchen(table: Eatery, party: Party): readonly string[] {
  const allergies = ALLERGIES.filter((allergy) => party.diets.includes(allergy));
  const others = party.diets.filter((diet) => !(ALLERGIES as readonly Diet[]).includes(diet));
  return [
    ...allergies.map((allergy) => describeAllergy(table, allergy)),
    ...(others.length > 0 ? [describeDiets(table, others, party)] : []),
  ];
}

function describeAllergy(table: Eatery, allergy: (typeof ALLERGIES)[number]): string {
  const { name, food } = ALLERGY[allergy];
  if (table.serves.includes(allergy))
    return `${name}: ${allergy} meals are known to be served; ask whether the kitchen keeps them apart.`;
  const by = servesDiet(table.serves, allergy) && table.serves.find((diet) => servesDiet([diet], allergy));
  if (by !== false && by !== undefined)
    return `${name}: a ${by} meal is known to be served and has no ${food} in it; ask whether the kitchen cooks with ${food} all the same.`;
  return `${name}: nothing is known of the kitchen${isArea(table) ? 's there' : ''}; ask before you order.`;
}

function describeDiets(table: Eatery, diets: readonly Diet[], party: Party): string {
  if (isArea(table)) return `Ask for ${listed(diets)} meals: no kitchen there is known to serve them.`;
  const suited = countSuited(table.serves, party);
  const whom =
    suited === null
      ? ''
      : suited === party.travelers
        ? ' It suits everyone.'
        : ` It suits ${suited} of ${party.travelers}.`;
  const [served, unserved] = [true, false].map((is) => diets.filter((diet) => servesDiet(table.serves, diet) === is));
  return [
    ...(served && served.length > 0 ? [`${capitalised(listed(served))} meals are known to be served.${whom}`] : []),
    ...(unserved && unserved.length > 0
      ? [`It is not known to serve ${listed(unserved)} meals: ask before you go.`]
      : []),
  ].join(' ');
}

function listed(words: readonly string[]): string {
  return words.length <= 1 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
