import { type MissingPlace, textsIn } from '@wayfarer/language';
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
import { toldAs } from './told-as.ts';

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
  const said = textsIn('en').days.notices;
  if (!place || days.some(({ visits }) => visits.some((visit) => visit.place === id))) return [];
  const why = leftOut.find((entry) => entry.place === id)?.text ?? said.noRoom;
  const there = brief.facts.calendar.filter(({ city }) => city === place.city).map(({ date }) => date);
  return [
    {
      about: 'must-do',
      place: id,
      dates: there,
      text: `${said.mustDo(place.name)} ${why}`,
    },
  ];
}

/** What no catalogue knows cannot be planned; it is not forgotten for that. */
function aboutMissing({ days }: Planned, brief: Brief): readonly PlanNotice[] {
  const dates = days.map(({ date }) => date);
  return listMissing(brief).map(({ name, city }) => ({
    about: 'must-do',
    dates,
    ...toldAs({ kind: 'missing', name, ...(city !== undefined && { city }) }),
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
            ...toldAs({ kind: 'own-meals', count: breaks.length, of: dinners, why: reason }),
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
        text: textsIn('en').days.notices.noMeal(meal, spellDay(day.date)),
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
            ...toldAs({ kind: 'leaving', meal, at: leaves }, date),
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
    const told = {
      kind: 'far-stay',
      areas: wanted,
      within: STAY_AREA_KM,
      house: bed.name,
      km: km.toFixed(1),
    } as const;
    return [{ about: 'stay', dates: days.filter(({ stay }) => stay === id).map(({ date }) => date), ...toldAs(told) }];
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
    ...toldAs({ kind: 'food', food }),
  }));
  if (named.length === 0) return unchecked;
  return [
    ...unchecked,
    {
      about: 'diet',
      dates: [],
      ...toldAs({ kind: 'kitchens', diets: named }),
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
      ...toldAs({ kind: 'steps', ...steps }),
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
              ...toldAs({ kind: 'ask-steps', names: asked }),
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
      ...toldAs({ kind: 'unknown-steps', count }),
    },
  ];
}

function aboutRests({ days }: Planned, { heard: { rests = [] } = {} }: Brief): readonly PlanNotice[] {
  if (rests.length === 0) return [];
  const free = days.flatMap(({ date, settings }) => (settings?.free ?? []).map((time) => ({ date, ...time })));
  const without = days.filter(({ settings }) => (settings?.free ?? []).length === 0).map(({ date }) => date);
  return [
    {
      about: 'rest',
      dates: without,
      ...toldAs({ kind: 'rest', kept: free }),
    },
  ];
}

/** What is said of a whole option: in its card, and in the conversation. */
export function summarise(notices: readonly PlanNotice[]): readonly string[] {
  return [...new Set(notices.filter(({ onlyInDay }) => onlyInDay !== true).map(({ text }) => text))];
}
