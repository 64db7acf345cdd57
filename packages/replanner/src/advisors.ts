import { distanceKm, findVisit, type Place } from '@wayfarer/trip';
import { formatTime, minute } from '@wayfarer/trip/clock';
import { WALK_KMH } from '@wayfarer/trip/limits';

import { COOL_DOWN_MINUTES, HUNGRY_FROM, REST_MINUTES, SNACK_MINUTES, TIRED_FROM } from './condition.ts';
import { placeOf, type PlanContext } from './context.ts';
import { reaches } from './limits.ts';
import { type Feeling, listMarks } from './notes.ts';
import type { Situation } from './observation.ts';
import { UNSAFE_WEATHER_SEVERITY } from './rules/unsafe-weather.ts';
import { listTablesNear } from './tables-near.ts';
import { count, inWords, percent } from './words.ts';

/** What is worth knowing before the next stop: words alone; whatever is to be changed is asked by other means. */
export interface Advice {
  readonly about: 'weather' | 'traffic' | 'crowd' | 'meal' | 'rest';
  readonly text: string;
}

/** Level from which a way by road takes more than twice as long, so that one walks (SEED_DETAILS A8). */
const WALK_INSTEAD_FACTOR = 2;
/** Shorter in poor weather, by so much (SEED_DETAILS A8). */
const SHORTER_IN_RAIN = 0.75;

/** What each advisor has to say, in the order of the re-optimizer spec; empty where all is well. */
export function advise(context: PlanContext, situation: Situation): readonly Advice[] {
  return ADVISORS.flatMap(([about, advisor]) => {
    const text = advisor(situation, context);
    return text === undefined ? [] : [{ about, text }];
  });
}

type Advisor = (situation: Situation, context: PlanContext) => string | undefined;

const adviseWeather: Advisor = ({ weather, severity, limits, next }, context) => {
  if (weather === null || !next?.outdoors || !reaches(severity, limits.weather)) return undefined;
  const said = `It is ${inWords(weather)}, and ${next.name} is outdoors`;
  if (severity >= UNSAFE_WEATHER_SEVERITY) return `${said}: better not now. Something indoors can take its time.`;
  const place = placeOfNext(next.visit, context);
  const visit = findVisit(context.journey.days, next.visit)?.visit;
  if (!place || place.kind !== 'sight' || !visit) return `${said}.`;
  const planned = visit.depart - visit.arrive;
  const shorter = Math.max(place.minimumMinutes, Math.floor(SHORTER_IN_RAIN * planned));
  return shorter < planned
    ? `${said}: it may wait, or ${count(shorter, 'minute')} instead of ${planned} may be enough.`
    : `${said}: it may wait.`;
};

const adviseTraffic: Advisor = ({ traffic, limits, next, position, minutesLeft }, context) => {
  if (traffic === null || !next || !reaches(traffic, limits.traffic)) return undefined;
  const factor = 1 + traffic;
  const place = placeOfNext(next.visit, context);
  const visit = findVisit(context.journey.days, next.visit)?.visit;
  const longer = `Ways by road take about ${factor.toFixed(1)} times as long now`;
  if (!place || !visit || !position) return `${longer}; leave earlier for ${next.name}.`;
  const way = context.rules.travel(position, place.at);
  const slow = way.mode === 'walk' ? way.minutes : Math.ceil(way.minutes * factor);
  const onFoot = Math.ceil((distanceKm(position, place.at) / WALK_KMH) * 60);
  const isWalked = way.mode !== 'walk' && factor > WALK_INSTEAD_FACTOR && onFoot < slow;
  const minutes = isWalked ? onFoot : slow;
  const fits = minutes + visit.depart - visit.arrive <= minutesLeft;
  return `${longer}: about ${count(minutes, 'minute')} to ${next.name}${isWalked ? ' on foot, which is quicker' : ''}. ${fits ? 'It still fits today.' : 'It hardly fits today any more.'}`;
};

const adviseCrowd: Advisor = ({ crowd, limits, next }) => {
  if (crowd === null || !next || !reaches(crowd, limits.crowd)) return undefined;
  return `It was ${percent(crowd)} full when you last said, and your limit is ${limits.crowd.why}. Later today is an answer, another day too.`;
};

const adviseMeal: Advisor = (situation, context) => {
  const { journey, rules } = context;
  if (situation.hunger < HUNGRY_FROM || isSaid(journey, situation, 'ate')) return undefined;
  const table = situation.day.visits.find(({ id, kind }) => kind === 'meal' && situation.remaining.includes(id));
  const near = sayNear(context, situation);
  if (!table)
    return `It is time to eat, and no table is left in today's plan; ${SNACK_MINUTES} minutes would do.${near}`;
  const name = table.label ?? placeOf({ rules }, table.place).name;
  const wait = table.arrive - situation.time;
  if (wait <= 0) return undefined;
  return `It is time to eat: your table at ${name} is at ${formatTime(table.arrive)}, in ${count(wait, 'minute')}.${wait > SNACK_MINUTES ? ` A bite of ${SNACK_MINUTES} minutes before, or an earlier table?${near}` : ''}`;
};

/** ` Open near you: Udon house, Soba house.` */
function sayNear(context: PlanContext, { day: { date }, time }: Situation): string {
  const end = minute(time + SNACK_MINUTES);
  const names = listTablesNear(context, { date, start: time, end }).map(({ name }) => name);
  return names.length > 0 ? ` Open near you: ${names.join(', ')}.` : '';
}

const adviseRest: Advisor = (situation, { journey }) => {
  if (situation.fatigue < TIRED_FROM || isSaid(journey, situation, 'rested')) return undefined;
  const { minutesOnFeet } = situation;
  const feet = minutesOnFeet === 0 ? '' : ` You have been on your feet for about ${count(minutesOnFeet, 'minute')}.`;
  return `A rest of ${REST_MINUTES} minutes would do you good.${feet}`;
};

/** Not again within the cool-down. */
function isSaid(journey: PlanContext['journey'], { time }: Situation, feeling: Feeling): boolean {
  return listMarks(journey).some((mark) => mark.feeling === feeling && time - mark.time < COOL_DOWN_MINUTES);
}

function placeOfNext(
  visit: NonNullable<Situation['next']>['visit'],
  { journey, rules }: PlanContext,
): Place | undefined {
  const found = findVisit(journey.days, visit)?.visit;
  return found && placeOf({ rules }, found.place);
}

const ADVISORS: readonly (readonly [Advice['about'], Advisor])[] = [
  ['weather', adviseWeather],
  ['traffic', adviseTraffic],
  ['crowd', adviseCrowd],
  ['meal', adviseMeal],
  ['rest', adviseRest],
];
