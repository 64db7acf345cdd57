import { listWords } from '@wayfarer/itinerary';
import type { MissingPlace } from '@wayfarer/language';
import {
  type DayPlan,
  isOnYourOwn,
  type LeftOutPlace,
  listMissingMeals,
  nameInPlan,
  type Place,
  type PlaceBook,
  toPlaceBook,
} from '@wayfarer/trip';
import { formatTime, spellDay } from '@wayfarer/trip/clock';
import { endsBy, MEAL_MINUTES, MEAL_WINDOWS } from '@wayfarer/trip/limits';
import { ALLERGIES } from '@wayfarer/trip/vocabulary';

import type { PlanNotice } from '../events.ts';
import { aboutPersons } from './about-persons.ts';
import type { Brief } from './brief.ts';
import { kmToStayArea, STAY_AREA_KM } from './choose-lodging.ts';

interface Planned {
  readonly days: readonly DayPlan[];
  readonly leftOut: readonly LeftOutPlace[];
}

/**
 * All that was asked for and is not in the plan, or not as it was asked for, each with the reason and what would help: must-dos
 * first, then meals, allergies, steps, rests.
 */
export function listNotices(plan: Planned, brief: Brief): readonly PlanNotice[] {
  const book = toPlaceBook(brief.facts.places);
  return [
    ...brief.mustDo.flatMap((id) => aboutMustDo(id, plan, { book, brief })),
    ...aboutMissing(plan, brief),
    ...aboutMeals(plan, book),
    ...plan.days.flatMap(aboutMealsOnLeaving),
    ...aboutStayAreas(plan, { book, brief }),
    ...aboutAllergies(brief),
    ...aboutSteps(plan, { book, brief }),
    ...aboutRests(plan, brief),
    ...aboutPersons(plan, brief),
  ];
}

interface Context {
  readonly book: PlaceBook;
  readonly brief: Brief;
}

function aboutMustDo(id: Place['id'], { days, leftOut }: Planned, { book, brief }: Context): readonly PlanNotice[] {
  const place = book.get(id);
  if (!place || days.some(({ visits }) => visits.some((visit) => visit.place === id))) return [];
  const why = leftOut.find((entry) => entry.place === id)?.text ?? 'Your plan has no room for it as it stands.';
  const there = brief.facts.calendar.filter(({ city }) => city === place.city).map(({ date }) => date);
  return [
    {
      about: 'must-do',
      place: id,
      dates: there,
      text: `${place.name}, which you asked for, is not in the plan. ${why}`,
    },
  ];
}

/** What no catalogue knows cannot be planned; it is not forgotten for that. */
function aboutMissing({ days }: Planned, brief: Brief): readonly PlanNotice[] {
  const dates = days.map(({ date }) => date);
  return listMissing(brief).map(({ name, city }) => ({
    about: 'must-do',
    dates,
    told: { kind: 'missing', name, ...(city !== undefined && { city }) },
    text:
      city === undefined
        ? `${name}, which you asked for, is not in the plan: I know no such place here. Write the name it is usually known by, or add it to your own places.`
        : `${name}, which you asked for, is not in the plan: it is in ${city}, which is not part of this trip. Say "add ${city}", or give it a trip of its own.`,
  }));
}

/** Must-dos that cannot be planned. */
export function listMissing({ heard: { missing = [] } = {}, mustDo }: Brief): readonly MissingPlace[] {
  return missing.filter(({ place }) => place === undefined || !mustDo.includes(place));
}

function aboutMeals({ days }: Planned, book: PlaceBook): readonly PlanNotice[] {
  const breaks = days.flatMap(({ date, visits }) =>
    visits.filter(({ place }) => isBreak(book.get(place))).map((visit) => ({ date, visit })),
  );
  const dinners = days.flatMap(({ visits }) => visits.filter(({ kind }) => kind === 'meal')).length;
  const [first] = breaks;
  const reason = first && reasonOf(first.visit);
  return [
    ...(reason === undefined
      ? []
      : [
          {
            about: 'meal' as const,
            dates: [],
            text: `${breaks.length} of ${dinners} meals ${breaks.length === 1 ? 'is' : 'are'} on your own, near the way. ${reason}. The plan says where each of you is known to be served.`,
          },
        ]),
    ...breaks.map(({ date, visit }): PlanNotice => ({
      about: 'meal',
      dates: [date],
      onlyInDay: true,
      text: `${visit.label ?? 'A meal on your own'} at ${formatTime(visit.arrive)}: ${lowerFirst(reasonOf(visit))}.`,
    })),
    ...days.flatMap((day) =>
      listMissingMeals(day).map((meal): PlanNotice => ({
        about: 'meal',
        meal,
        dates: [day.date],
        text: `No ${meal} is planned on ${spellDay(day.date)}: what stands there leaves no hour for it. Take a stop out, or say "add ${meal}" for that day.`,
      })),
    ),
  ];
}

/** Without where each is served, which stands with the meal itself. */
function reasonOf({ why }: Pick<DayPlan['visits'][number], 'why'>): string {
  return why.split(': everybody')[0] ?? why;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Who leaves in the middle of the hours of a meal, or fetches the luggage then and is on the way, eats before or on the way. */
export function aboutMealsOnLeaving({
  date,
  visits,
  window,
}: Pick<DayPlan, 'date' | 'visits' | 'window'>): readonly PlanNotice[] {
  const last = visits.at(-1);
  if (last?.kind !== 'transport' || visits.length < 2) return [];
  return (['lunch', 'dinner'] as const).flatMap((meal): PlanNotice[] => {
    const { start, end } = MEAL_WINDOWS[meal];
    const isOnTheWay = endsBy(window, meal) < start + MEAL_MINUTES;
    const leaves = last.arrive < end ? last.arrive : window.end;
    const isUnfed = last.arrive > start && (last.arrive < end || isOnTheWay);
    return isUnfed && !visits.some((visit) => visit.meal === meal)
      ? [
          {
            about: 'meal',
            dates: [date],
            told: { kind: 'leaving', meal, at: leaves },
            text: `No ${meal} is planned on ${spellDay(date)}: you leave at ${formatTime(leaves)}. Eat before, or take something along.`,
          },
        ]
      : [];
  });
}

/** Beds that are not near the part of the town where they want to sleep. */
function aboutStayAreas({ days }: Planned, { book, brief }: Context): readonly PlanNotice[] {
  const stays = new Set(days.flatMap(({ stay }) => (stay === null ? [] : [stay])));
  return [...stays].flatMap((id): readonly PlanNotice[] => {
    const bed = book.get(id);
    if (bed?.kind !== 'lodging') return [];
    const km = kmToStayArea(bed, brief);
    if (km === Infinity || km <= STAY_AREA_KM) return [];
    const wanted = brief.stayAreas?.filter(({ city }) => city === bed.city).map(({ name }) => name) ?? [];
    const text = `You do not stay near ${wanted.join(' or ')}: no bed that fits is known within ${STAY_AREA_KM} km of it. ${bed.name} is ${km.toFixed(1)} km away.`;
    return [{ about: 'stay', dates: days.filter(({ stay }) => stay === id).map(({ date }) => date), text }];
  });
}

function isBreak(place: Place | undefined): boolean {
  return place !== undefined && isOnYourOwn(place);
}

function aboutAllergies({ party, facts, heard: { foods = [] } = {} }: Brief): readonly PlanNotice[] {
  const named = ALLERGIES.filter((allergy) => party.diets.includes(allergy));
  const unchecked: readonly PlanNotice[] = foods.map((food) => ({
    about: 'diet',
    dates: facts.calendar.map(({ date }) => date),
    text: `"${food}" is not kept by the plan, as nothing about it is known of any kitchen: ask at each table.`,
  }));
  if (named.length === 0) return unchecked;
  return [
    ...unchecked,
    {
      about: 'diet',
      dates: [],
      text: `Each meal says what is known of its kitchen (${listWords(named)}) and what to ask. Say it at every table: none of it was checked by us.`,
    },
  ];
}

/** Names of stops that nobody knows to be free of steps, and of those that are so in part. */
function aboutSteps({ days, leftOut }: Planned, { book, brief }: Context): readonly PlanNotice[] {
  if (!brief.party.access.includes('step-free')) return [];
  const perDay = days.map(({ date, visits }) => ({
    date,
    places: visits
      .filter(({ kind }) => kind !== 'transport')
      .flatMap(({ place }) => book.get(place) ?? [])
      .filter((place) => !isOnYourOwn(place)),
  }));
  const all = new Set(perDay.flatMap(({ places }) => places));
  const [partly, unknown] = (['partly', 'unknown'] as const).map(
    (known) => [...all].filter(({ stepFree }) => stepFree === known).length,
  );
  const steps = { all: all.size, partly: partly ?? 0, unknown: unknown ?? 0 };
  return [
    {
      about: 'access',
      dates: [],
      told: { kind: 'steps', ...steps },
      text: countSteps(steps),
    },
    ...aboutUnknownSteps(leftOut, { book, brief }),
    ...perDay.flatMap(({ date, places }): PlanNotice[] => {
      const asked = [...new Set(places.filter(({ stepFree }) => stepFree === 'unknown').map(nameInPlan))];
      return asked.length === 0
        ? []
        : [
            {
              about: 'access',
              dates: [date],
              onlyInDay: true,
              text: `Ask before you go whether there are steps at ${listWords(asked)}: nobody knows.`,
            },
          ];
    }),
  ];
}

/** For who leaves nothing to be asked at the door. */
function aboutUnknownSteps(leftOut: Planned['leftOut'], { book, brief }: Context): readonly PlanNotice[] {
  const count = leftOut.filter(
    ({ place, reason }) => reason === 'not-step-free' && book.get(place)?.stepFree === 'unknown',
  ).length;
  if (!brief.party.access.includes('known-access') || count === 0) return [];
  return [
    {
      about: 'access',
      dates: [],
      text: `${count} ${count === 1 ? 'sight is' : 'sights are'} left out, as nobody knows whether there are steps. Say "unknown access is fine" to have them, and to ask at the door.`,
    },
  ];
}

/** `Of 5 stops 3 are known to be free of steps, 1 in part; of 1 nobody knows: ask there before you go.` */
function countSteps({ all, partly, unknown }: Readonly<Record<'all' | 'partly' | 'unknown', number>>): string {
  const inPart = partly > 0 ? `, ${partly} in part` : '';
  const asked = unknown > 0 ? `; of ${unknown} nobody knows: ask there before you go` : '';
  return `Of ${all} stops ${all - partly - unknown} are known to be free of steps${inPart}${asked}.`;
}

function aboutRests({ days }: Planned, { heard: { rests = [] } = {} }: Brief): readonly PlanNotice[] {
  if (rests.length === 0) return [];
  const free = days.flatMap(({ date, settings }) => (settings?.free ?? []).map((time) => ({ date, ...time })));
  const kept = free.map(({ date, start, end }) => `${spellDay(date)} ${formatTime(start)}–${formatTime(end)}`);
  const without = days.filter(({ settings }) => (settings?.free ?? []).length === 0).map(({ date }) => date);
  return [
    {
      about: 'rest',
      dates: without,
      told: { kind: 'rest', kept: free },
      text:
        kept.length > 0
          ? `Kept free for a rest: ${kept.join(', ')}. Say "keep the afternoon free" for another time.`
          : 'No time is kept free for a rest: the days are too short for it. Choose a slower pace, or say "keep the afternoon free".',
    },
  ];
}

/** What is said of a whole option: in its card, and in the conversation. */
export function summarise(notices: readonly PlanNotice[]): readonly string[] {
  return [...new Set(notices.filter(({ onlyInDay }) => onlyInDay !== true).map(({ text }) => text))];
}
