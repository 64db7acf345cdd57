import { applyChange, isOutdoors } from '@wayfarer/edits';
import {
  distanceKm,
  getPlace,
  hoursOn,
  isArea,
  isOnYourOwn,
  listMissingMeals,
  type Meal,
  type Place,
  type PlaceId,
  satisfaction,
  type Travel,
  type Visit,
} from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';
import type { ReasonCode } from '@wayfarer/trip/feasibility';
import { MEAL_MINUTES, MEAL_WINDOWS } from '@wayfarer/trip/limits';
import { WEATHER_SEVERITY } from '@wayfarer/trip/vocabulary';

import { type JourneyContext, type JudgeChange, makeJudge } from '../context.ts';
import type { Alternative } from '../decision.ts';
import { findStopAt, weatherOn } from '../journey.ts';
import { memoryOf } from '../learning.ts';
import { CROWD_LIMIT, type Limit, reaches } from '../limits.ts';
import { UNSAFE_WEATHER_SEVERITY } from '../rules/unsafe-weather.ts';
import { proposeTimes, type Slot } from '../slot.ts';
import { percent, round } from '../words.ts';
import { RADIUS_KM, rate, scoreOf } from './criteria.ts';
import { type Vacancy, visitAt } from './day-with.ts';

/** How many alternatives are shown. Source: re-optimizer spec §10.4. */
export const MOST_ALTERNATIVES = 5;

/** A vacancy with what is to be filled, and what its alternatives are held against. */
export interface OpenVacancy extends Vacancy {
  readonly slot: Slot;
  /** Limit of the trigger's kind of reading. */
  readonly limit: Limit;
  readonly weatherLimit: Limit;
}

export interface RankedAlternatives {
  readonly alternatives: readonly Alternative[];
  readonly noneBecause: ReasonCode | null;
}

/** A place that was considered and refused. */
interface Refusal {
  readonly place: PlaceId;
  readonly km: number;
  readonly code: ReasonCode;
}

type Considered = Hopeful | { readonly refusal: Refusal };

/**
 * What could fill the slot, ranked by score. Only places that nobody planned, visited or gave up, within 5 km of the
 * disrupted one, for which the judge finds nothing against the day with every other visit's times kept. In a crowd they
 * usually stay under the traveller's limit; where those are fewer than three, places stand beside them that are at least
 * calmer than what was reported, and no fuller than people accept who do not mind crowds. Among those shown is what gives the
 * traveller most, the last where it ranks lower.
 */
export function findAlternatives(context: JourneyContext, vacancy: OpenVacancy): RankedAlternatives {
  const due = findMealDue(vacancy.slot);
  const candidates = [...context.rules.book.values()].filter(
    (place) => isOfThatKind(place, vacancy.slot) || (due !== undefined && isTableFor(place, due)),
  );
  const considered = candidates
    .filter((place) => place.id !== vacancy.insteadPlace.id)
    .map((place) => consider(context, place.kind === 'eatery' && due ? forMeal(vacancy, due) : vacancy, place));
  const hopeful = considered
    .flatMap((one) => ('rated' in one ? [one] : []))
    .sort(
      ({ rated: left }, { rated: right }) =>
        right.score - left.score || left.km - right.km || (left.place < right.place ? -1 : 1),
    );
  const { ranked, refused, liked } = judgeBestFirst(context, vacancy, hopeful);
  if (ranked.length > 0) {
    return {
      alternatives: withLiked(shortList(ranked, vacancy), liked).map((one, index) => ({
        n: index + 1,
        ...explained(one),
      })),
      noneBecause: null,
    };
  }
  const refusals = [...considered.flatMap((one) => ('refusal' in one ? [one.refusal] : [])), ...refused];
  return { alternatives: [], noneBecause: bindingReason(refusals) };
}

/** What is not refused yet, with the day as it would be. */
interface Hopeful {
  readonly rated: Rated;
  readonly by: Visit;
  readonly km: number;
}

/** The judge is dear: it is asked about the best first, until there are as many as can be shown. */
function judgeBestFirst(
  context: JourneyContext,
  { slot, trigger, limit }: OpenVacancy,
  hopeful: readonly Hopeful[],
): { readonly ranked: readonly Rated[]; readonly refused: readonly Refusal[]; readonly liked: Rated | undefined } {
  const judge = makeJudge(context);
  const ranked: Rated[] = [];
  const refused: Refusal[] = [];
  const isCrowd = trigger.measure.kind === 'crowd';
  let wanted = MOST_ALTERNATIVES;
  for (const { rated, by, km } of hopeful) {
    if (wanted === 0) break;
    const against = judge(applyChange(slot.day, { type: 'insert', by }, context.rules));
    if (against) refused.push({ place: rated.place, km, code: against.code });
    else ranked.push(rated);
    // In a crowd calm ones are looked for, however many fuller ones there are.
    if (!against && !(isCrowd && reaches(rated.crowd, limit))) wanted -= 1;
  }
  const welcome = hopeful.filter(({ rated }) => !isCrowd || !reaches(rated.crowd, limit));
  const liked =
    slot.kind === 'place' ? findLiked(context, { hopeful: welcome, ranked, refused, judge, slot }) : undefined;
  return { ranked, refused, liked };
}

/** So many of what is liked most are held against the judge, who is dear. */
const MOST_TRIED = 10;

/** What fits and gives the traveller most, wherever it ranks: nearness and calm have their weight in the rank, liking hardly any. */
function findLiked(
  { journey, rules }: JourneyContext,
  {
    hopeful,
    ranked,
    refused,
    judge,
    slot,
  }: {
    readonly hopeful: readonly Hopeful[];
    readonly ranked: readonly Rated[];
    readonly refused: readonly Refusal[];
    readonly judge: JudgeChange;
    readonly slot: Slot;
  },
): Rated | undefined {
  return hopeful
    .filter(({ rated }) => !refused.some(({ place }) => place === rated.place))
    .map((one) => ({ ...one, worth: satisfaction(getPlace(rules.book, one.rated.place), journey.start.preferences) }))
    .toSorted((left, right) => right.worth - left.worth)
    .slice(0, MOST_TRIED)
    .find(({ rated, by }) => ranked.includes(rated) || !judge(applyChange(slot.day, { type: 'insert', by }, rules)))
    ?.rated;
}

/** So many calm places are a choice; with fewer, calmer ones stand beside them. */
const ENOUGH_CALM = 3;

/** The best few. In a crowd only calm ones, if they are enough; else the best calm one is among them wherever it ranks. */
function shortList(ranked: readonly Rated[], { trigger, limit }: OpenVacancy): readonly Rated[] {
  const best = ranked.slice(0, MOST_ALTERNATIVES);
  if (trigger.measure.kind !== 'crowd') return best;
  const calm = ranked.filter(({ crowd }) => !reaches(crowd, limit));
  if (calm.length >= ENOUGH_CALM) return calm.slice(0, MOST_ALTERNATIVES);
  const [bestCalm] = calm;
  return !bestCalm || best.includes(bestCalm) ? best : [...best.slice(0, MOST_ALTERNATIVES - 1), bestCalm];
}

/** With what is liked most as the last, where it ranks lower. */
function withLiked(shown: readonly Rated[], liked: Rated | undefined): readonly Rated[] {
  return !liked || shown.includes(liked) ? shown : [...shown.slice(0, MOST_ALTERNATIVES - 1), liked];
}

/** Tables that serve that meal for a meal, sights for all else. */
function isOfThatKind(place: Place, { kind, meal }: Slot): boolean {
  if (kind !== 'meal') return place.kind === 'sight';
  return meal !== undefined && isTableFor(place, meal);
}

function isTableFor(place: Place, meal: Meal): boolean {
  return place.kind === 'eatery' && !isOnYourOwn(place) && place.meals.includes(meal);
}

/** The meal that the day lacks and whose hours the slot has a share in: then tables are among the alternatives. */
function findMealDue({ kind, day, arrive, depart }: Slot): Meal | undefined {
  if (kind === 'meal') return undefined;
  return listMissingMeals(day).find((meal) => {
    const { start, end } = MEAL_WINDOWS[meal];
    return arrive < end && start < depart;
  });
}

/** The same time, to be filled with a meal. */
function forMeal(vacancy: OpenVacancy, meal: Meal): OpenVacancy {
  return { ...vacancy, slot: { ...vacancy.slot, kind: 'meal', meal } };
}

/** Cheap questions first; the judge comes last. */
function consider(context: JourneyContext, vacancy: OpenVacancy, place: Place): Considered {
  const km = distanceKm(vacancy.insteadPlace.at, place.at);
  const refuse = (code: ReasonCode): Considered => ({ refusal: { place: place.id, km, code } });
  const unwanted = unavailable(context, place) ?? (km > RADIUS_KM ? 'nothing-within-radius' : undefined);
  if (unwanted) return refuse(unwanted);

  const travel = context.rules.travel(vacancy.slot.from.at, place.at);
  const times = proposeTimes(context, vacancy.slot, { place });
  const crowd = crowdAt(context, place, { date: vacancy.slot.day.date, time: times.arrive });
  const noBetter = sameTrouble(context, vacancy, { place, travel, crowd: crowd.level });
  if (noBetter) return refuse(noBetter);

  const by = visitAt(vacancy, { place: place.id, ...mealIn(vacancy), ...times });
  return { rated: toRated(context, vacancy, { place, travel, crowd, times }), by, km };
}

function unavailable({ journey }: JourneyContext, place: Place): ReasonCode | undefined {
  const { id } = place;
  const stop = findStopAt(journey.days, id);
  // In a part of the town one eats more than once.
  if (stop && !isArea(place)) return journey.visited.includes(stop.visit.id) ? 'already-visited' : 'already-planned';
  if (journey.skipped.includes(id)) return 'already-skipped';
  if (journey.waiting.some(({ visit }) => visit.place === id)) return 'already-planned';
  return satisfaction(place, journey.start.preferences) === 0 ? 'avoided' : undefined;
}

/** An alternative with the trouble it is meant to avoid is none. Nowhere is one sent outdoors in unsafe weather. */
function sameTrouble(
  { journey }: JourneyContext,
  { trigger, slot, limit, insteadPlace }: OpenVacancy,
  { place, travel, crowd }: { readonly place: Place; readonly travel: Travel; readonly crowd: number },
): ReasonCode | undefined {
  const { measure } = trigger;
  const weather = weatherOn(journey, slot.day.date);
  const unsafe = weather !== undefined && WEATHER_SEVERITY[weather.condition] >= UNSAFE_WEATHER_SEVERITY;
  const rainedOff = trigger.about === 'disruption' && measure.kind === 'weather';
  if ((unsafe || rainedOff) && isOutdoors(place)) return 'unsafe-weather';
  if (measure.kind === 'crowd' && crowd >= Math.max(limit.level ?? 0, Math.min(measure.level, CROWD_LIMIT.usual))) {
    return 'too-crowded';
  }
  if (trigger.about === 'disruption' && measure.kind === 'traffic' && travel.mode !== 'walk') {
    const isNearer = distanceKm(slot.from.at, place.at) < distanceKm(slot.from.at, insteadPlace.at);
    return isNearer ? undefined : 'too-far';
  }
  return undefined;
}

/** The meal that something else makes room for. */
function mealIn({ slot, instead }: OpenVacancy): { readonly meal?: Meal } {
  return slot.meal !== undefined && instead.kind !== 'meal' ? { meal: slot.meal } : {};
}

interface Accepted {
  readonly place: Place;
  readonly travel: Travel;
  readonly crowd: Crowd;
  readonly times: Pick<Visit, 'arrive' | 'depart'>;
}

/** A place with its score; of hundreds a few are shown, and those alone are explained. */
interface Rated extends Pick<Alternative, 'place' | 'km' | 'crowd' | 'score' | 'criteria'> {
  readonly accepted: Accepted;
  readonly vacancy: OpenVacancy;
}

function toRated(context: JourneyContext, vacancy: OpenVacancy, accepted: Accepted): Rated {
  const { slot, insteadPlace, weatherLimit } = vacancy;
  const { place, travel, crowd, times } = accepted;
  const weather = weatherOn(context.journey, slot.day.date);
  const criteria = rate({
    candidate: place,
    instead: insteadPlace,
    km: travel.km,
    crowd: crowd.level,
    badWeather: weather !== undefined && reaches(WEATHER_SEVERITY[weather.condition], weatherLimit),
    isMeal: slot.kind === 'meal',
    hoursUnknown: hoursOn(place, slot.day.date) === 'unknown',
    stay: { minutes: times.depart - times.arrive, usual: place.kind === 'sight' ? place.usualMinutes : MEAL_MINUTES },
  });
  const score = scoreOf(criteria, memoryOf(context.journey).weights);
  return { place: place.id, km: travel.km, crowd: crowd.level, score, criteria, accepted, vacancy };
}

/** The place as an alternative, rated and explained; its rank comes later. */
export function toAlternative(
  context: JourneyContext,
  vacancy: OpenVacancy,
  accepted: Accepted,
): Omit<Alternative, 'n'> {
  return explained(toRated(context, vacancy, accepted));
}

function explained({ accepted, vacancy, score, criteria }: Rated): Omit<Alternative, 'n'> {
  const { place, travel, crowd, times } = accepted;
  return {
    place: place.id,
    name: place.name,
    category: place.categories[0],
    ...mealIn(vacancy),
    km: travel.km,
    minutes: travel.minutes,
    crowd: crowd.level,
    score,
    criteria,
    why: whyOf(place, { date: vacancy.slot.day.date, times, travel, crowd }, vacancy),
    ...times,
  };
}

interface Crowd {
  readonly level: number;
  readonly typical: boolean;
}

export function crowdAt(
  { journey, world }: JourneyContext,
  place: Place,
  at: { readonly date: string; readonly time: Visit['arrive'] },
): Crowd {
  const busyDay = journey.start.facts.calendar.find((day) => day.date === at.date)?.busy ?? false;
  const { level, typical } = world.crowd(place, { ...at, busyDay });
  return { level: round(level), typical };
}

/** `0.6 km away, indoors, usually 38 % full at 11:20, open until 17:00.` */
function whyOf(
  place: Place,
  { date, times, travel, crowd }: Pick<Accepted, 'times' | 'travel' | 'crowd'> & { readonly date: string },
  { trigger, limit }: Pick<OpenVacancy, 'trigger' | 'limit'>,
): string {
  const isOver = trigger.measure.kind === 'crowd' && reaches(crowd.level, limit);
  const hours = hoursOn(place, date);
  const open =
    hours === 'unknown' ? undefined : hours.find(({ open, close }) => open <= times.arrive && times.arrive < close);
  const parts = [
    `${travel.km} km away`,
    ...(place.indoor === null ? [] : [place.indoor ? 'indoors' : 'outdoors']),
    `${crowd.typical ? 'usually ' : ''}${percent(Math.round(crowd.level * 100) / 100)} full at ${formatTime(times.arrive)}`,
    ...(hours === 'unknown' ? ['hours not known: check before you go'] : []),
    ...(open ? [open.close - open.open >= 1440 ? 'always open' : `open until ${formatTime(open.close)}`] : []),
  ];
  return `${parts.join(', ')}${isOver ? `; over your ${percent(limit.level ?? 0)} limit, but calmer` : ''}.`;
}

/** Not why a place is out of the question anyway, but what kept the others out. */
const BESIDE_THE_POINT: ReadonlySet<ReasonCode> = new Set([
  'already-planned',
  'already-visited',
  'already-skipped',
  'avoided',
  'nothing-within-radius',
]);

/** The reason that kept most places out; among equally frequent ones, that of the nearest place. */
function bindingReason(refusals: readonly Refusal[]): ReasonCode {
  const telling = refusals.filter(({ code }) => !BESIDE_THE_POINT.has(code)).sort((left, right) => left.km - right.km);
  const counts = new Map<ReasonCode, number>();
  for (const { code } of telling) counts.set(code, (counts.get(code) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? 'nothing-within-radius';
}
