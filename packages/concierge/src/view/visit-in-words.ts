import {
  capitalised,
  sayDuration,
  sayInARow,
  sayMoney,
  sayPercent,
  sayTogether,
  type Speaker,
} from '@wayfarer/language';
import {
  type DayPlan,
  type Eatery,
  hoursOn,
  isOnYourOwn,
  type Party,
  type Place,
  type PlaceBook,
  type PlaceId,
  type Preferences,
  type Sight,
  type TripFacts,
  typicalCrowd,
  type Visit,
} from '@wayfarer/trip';
import { ALLERGIES, CATEGORIES_OF_INTEREST, servesDiet } from '@wayfarer/trip/vocabulary';

/** What a visit is told with in another language than English, in which its event has the words. */
export interface VisitTelling {
  readonly speaker: Speaker;
  readonly preferences: Preferences;
  readonly mustDo: readonly PlaceId[];
}

interface About {
  readonly day: DayPlan;
  readonly place: Place;
  readonly book: PlaceBook;
  readonly facts: Pick<TripFacts, 'calendar'>;
  readonly party: Party;
  readonly telling: VisitTelling;
}

/** Why a visit is in the plan, from facts alone: who likes it, how good it is, how one gets there. */
function sayWhyVisited(visit: Visit, about: About): string {
  const { speaker } = about.telling;
  const reasons = [...reasonsOf(visit, about), ...sayWay(visit, about)];
  return speaker.texts.options.sentence(capitalised(sayInARow(reasons, speaker.language)));
}

function reasonsOf(visit: Visit, about: About): readonly string[] {
  const { why } = about.telling.speaker.texts.days;
  const isFirst = about.day.visits[0]?.id === visit.id;
  switch (visit.kind) {
    case 'place':
      return sightReasons(visit, about);
    case 'meal':
      return tableReasons(visit, about);
    case 'stay':
      return [isFirst ? why.startsHere : why.nightHere];
    case 'transport':
      return [isFirst ? why.arriveHere : why.leaveHere];
    case 'rest':
      return [why.rest];
  }
}

/** From that significance on it is told, whatever else speaks for it. */
const MAJOR = 4;

function sightReasons({ arrive }: Visit, { day, place, facts, telling }: About): readonly string[] {
  const { speaker, preferences, mustDo } = telling;
  const { why } = speaker.texts.days;
  const { interests } = speaker.texts.options;
  const isAsked = mustDo.includes(place.id);
  const liked = preferences.interests.filter((interest) =>
    CATEGORIES_OF_INTEREST[interest].some((category) => place.categories.includes(category)),
  );
  const asked = [
    ...(isAsked ? [why.asked] : []),
    ...(place.onList ? [why.onList] : []),
    ...(liked.length > 0 ? [why.interests(speaker.list(liked.map((interest) => interests[interest])))] : []),
  ];
  const isRanked = !isAsked && !place.onList && (asked.length === 0 || place.significance >= MAJOR);
  const busy = facts.calendar.find(({ date }) => date === day.date)?.busy ?? false;
  const crowd = typicalCrowd(place.categories[0], arrive, busy);
  return [
    ...asked,
    ...(isRanked ? [sayRank(place, speaker)] : []),
    ...(preferences.avoidCrowds ? [why.crowd(sayPercent(Math.round(crowd * 100) / 100, speaker.language))] : []),
  ];
}

function sayRank({ significance }: Pick<Place, 'significance'>, { texts: { days } }: Speaker): string {
  const { minor, worthALook, major, firstRank } = days.why;
  return { 1: minor, 2: minor, 3: worthALook, 4: major, 5: firstRank }[significance];
}

function tableReasons({ meal }: Visit, { place, telling: { speaker } }: About): readonly string[] {
  const { days, words } = speaker.texts;
  if (isOnYourOwn(place) || meal === undefined) return [days.why.onYourOwn];
  const price = place.kind === 'eatery' ? place.price : null;
  return [
    ...(place.onList ? [days.why.onList] : []),
    days.why.table(words.meals[meal]),
    ...(price ? [days.why.price(sayMoney(price, speaker.language))] : []),
  ];
}

/** How one gets there from what comes before. */
function sayWay(visit: Visit, { day, telling: { speaker } }: About): readonly string[] {
  const { why } = speaker.texts.days;
  const leg = day.legs.find(({ to }) => to === visit.id);
  const previous = day.visits.find(({ id }) => id === leg?.from);
  if (!leg || !previous || visit.kind === 'stay' || visit.kind === 'transport') return [];
  if (leg.minutes === 0) return [why.here];
  const duration = sayDuration(leg.minutes, speaker.language);
  const from = previous.label ?? speaker.name(previous.place);
  return [leg.mode === 'walk' ? why.onFoot(duration, from) : why.byTransit(duration, from)];
}

/** What somebody of the party has to know before: hours, steps, the kitchen, the table. */
function sayVisitNotes(visit: Visit, about: About): { readonly hours: string; readonly notes: readonly string[] } {
  const { day, place, telling } = about;
  const { texts } = telling.speaker;
  const { notes } = texts.days;
  const isOpenToAll = visit.kind === 'place' || visit.kind === 'meal';
  const isUnknown = isOpenToAll && !isOnYourOwn(place) && hoursOn(place, day.date) === 'unknown';
  const isFree = visit.kind === 'place' && place.kind === 'sight' && isFreeOn(place, day);
  return {
    hours: isUnknown ? notes.hoursUnknown : '',
    notes: [
      ...saySteps(visit, about),
      ...(visit.kind === 'meal' && place.kind === 'eatery' ? sayTable(place, about) : []),
      ...(isFree ? [notes.freeDay] : []),
    ],
  };
}

function isFreeOn({ freeOn = [] }: Sight, { date }: DayPlan): boolean {
  return freeOn.includes(date);
}

function saySteps({ kind }: Visit, { place, party, telling: { speaker } }: About): readonly string[] {
  const { notes } = speaker.texts.days;
  if (!party.access.includes('step-free') || kind === 'transport') return [];
  if (isOnYourOwn(place)) return [notes.findEntrance];
  return [
    { yes: notes.noSteps, partly: notes.partSteps, unknown: notes.stepsUnknown, no: notes.steps }[place.stepFree],
  ];
}

function sayTable(table: Eatery, { party: { diets }, telling: { speaker } }: About): readonly string[] {
  const { days, findings } = speaker.texts;
  const [served, unserved] = [true, false].map((is) =>
    diets.filter((diet) => servesDiet(table.serves, diet) === is).map((diet) => findings.diets[diet]),
  );
  const isAllergy = diets.some((diet) => (ALLERGIES as readonly string[]).includes(diet));
  return [
    ...(served && served.length > 0 ? [days.notes.serves(speaker.list(served))] : []),
    ...(unserved && unserved.length > 0 ? [days.notes.notKnownToServe(speaker.list(unserved))] : []),
    ...(isAllergy ? [days.notes.askKitchen] : []),
    ...(table.reservation ? [days.notes.booking[table.reservation]] : []),
  ];
}

/** The reason and all that is to be known, as one text. */
export function sayVisit(visit: Visit, about: About): { readonly why: string; readonly notes: readonly string[] } {
  const { hours, notes } = sayVisitNotes(visit, about);
  const why = sayTogether([sayWhyVisited(visit, about), hours, ...notes], about.telling.speaker.language);
  return { why, notes };
}
