import { formatTime, minute } from '@wayfarer/trip/clock';
import { toTripRules } from '@wayfarer/trip/feasibility';
import {
  DAY_END,
  DAY_START,
  DETOUR,
  DINNER_END,
  LONGEST_LEG_MINUTES,
  MEAL_MINUTES,
  MEAL_WINDOWS,
  RIDE_KMH,
  RIDE_WAIT_MINUTES,
  VISITS_PER_DAY,
  WALK_KMH,
} from '@wayfarer/trip/limits';
import { PACES, WEATHER_SEVERITY } from '@wayfarer/trip/vocabulary';

import { RADIUS_KM, WEIGHTS } from '../src/alternatives/criteria.ts';
import { MOST_ALTERNATIVES } from '../src/alternatives/find-alternatives.ts';
import { MEMORABLE_SATISFACTION } from '../src/commands/answer.ts';
import {
  COOL_DOWN_MINUTES,
  EFFORT,
  FATIGUE_MINUTES,
  HUNGER_MINUTES,
  HUNGRY_FROM,
  REST_MINUTES,
  REST_RELIEF,
  SAID_HUNGRY,
  SAID_TIRED,
  SNACK_MINUTES,
  TIRED_FROM,
} from '../src/condition.ts';
import { HIGH_LEVEL } from '../src/dispatch.ts';
import { CROWD_LIMIT, delayLimit, LIMIT_BOUNDS, limitOf } from '../src/limits.ts';
import { REPLAN_FROM } from '../src/repair/repair-plan.ts';
import { MOST_POSITIONS } from '../src/repair/ways.ts';
import { DEPRIORITIZE_OUTDOOR_SEVERITY, MULTI_DISRUPTION_TRIGGER } from '../src/rules/many-disruptions.ts';
import { HIGH_VALUE } from '../src/rules/rule.ts';
import { RELAXED_WAY_MINUTES, TIME_PRESSURE_MINUTES } from '../src/rules/time-pressure.ts';
import { UNSAFE_WEATHER_SEVERITY } from '../src/rules/unsafe-weather.ts';
import { halfHoursAfter, WAIT_STEP_MINUTES } from '../src/slot.ts';
import { OVERRUN_THRESHOLD, TIME_PROGRESS_GATE, UNDERUTILIZED_THRESHOLD } from '../src/specialists/budget.ts';
import { LONG_TERM_DISRUPTION_THRESHOLD, SHORT_TERM_DISRUPTION_THRESHOLD } from '../src/specialists/memory.ts';
import { NEAR_KM } from '../src/tables-near.ts';
import { sight, start } from './kyoto.ts';

type Row = readonly [name: string, value: string, source: string];

const { preferences } = start();
const outdoors = sight('park', [35, 135], { categories: ['park'], indoor: false });
const MINUTES_A_DAY = 1440;

const percent = (level: number | null): string => `${Math.round((level ?? 0) * 10_000) / 100} %`;
const minutesOf = (level: number | null): string => `${Math.round((level ?? 0) * MINUTES_A_DAY)} min`;
const traffic = (heavyTravelPenalty: boolean): string =>
  PACES.map((pace) => percent(limitOf('traffic', { ...preferences, pace, heavyTravelPenalty }, []).level)).join(' / ');
const weather = (timeOfDay: 'any' | 'morning', places: readonly (typeof outdoors)[]): string =>
  percent(limitOf('weather', { ...preferences, timeOfDay }, places).level);

/** Every constant by which a trip under way is judged, from the code itself. */
function rows(): readonly Row[] {
  return [
    ['unsafe weather', percent(UNSAFE_WEATHER_SEVERITY), 'spec 000 §12.1'],
    ['high value, S', String(HIGH_VALUE), 'spec 000 §12.1'],
    ['HIGH crowd', percent(HIGH_LEVEL.crowd), 'spec 000 §12.1'],
    ['HIGH traffic', percent(HIGH_LEVEL.traffic), 'spec 000 §12.1'],
    ['HIGH weather', percent(HIGH_LEVEL.weather), 'spec 000 §6.1'],
    ['HIGH delay', minutesOf(HIGH_LEVEL.delay), 'details A9'],
    ['limit, crowd: avoided / else', `${percent(CROWD_LIMIT.avoided)} / ${percent(CROWD_LIMIT.usual)}`, 'details A4'],
    [`limit, traffic: ${PACES.join(' / ')}`, traffic(false), 'details A4'],
    ['the same where long journeys are unwelcome', traffic(true), 'details A4'],
    [
      'limit, weather: most places outdoors / else',
      `${weather('any', [outdoors])} / ${weather('any', [])}`,
      'details A4',
    ],
    ['the same for mornings', `${weather('morning', [outdoors])} / ${weather('morning', [])}`, 'details A4'],
    [
      'limits of crowd, traffic and weather lie within',
      `${percent(LIMIT_BOUNDS.least)}–${percent(LIMIT_BOUNDS.most)}`,
      'details A4',
    ],
    ['what waits comes back every', `${halfHours()} min, at full and half hours`, 'contract, "Wait"'],
    ['a table near lies within', `${NEAR_KM} km`, 'our own'],
    ['limit, delay', minutesOf(delayLimit(120).level), 'details A9'],
    ['limit, delay, with less than 120 min left', minutesOf(delayLimit(119).level), 'details A9'],
    ['several lost stops: the day is planned again from', String(REPLAN_FROM), 'details A6, spec 000 §12.1'],
    ['a shift goes at most so many positions', String(MOST_POSITIONS), 'details A6'],
    ['several disruptions: the rest of the day as a whole from', String(MULTI_DISRUPTION_TRIGGER), 'spec 000 §12.1'],
    ['then what lies indoors goes first above', percent(DEPRIORITIZE_OUTDOOR_SEVERITY), 'spec 000 §7.1'],
    ['time pressure, with more than one stop left', `${TIME_PRESSURE_MINUTES} min`, 'spec 000 §7.1'],
    ['a way may then last', `${RELAXED_WAY_MINUTES} min`, 'table E'],
    ['budget overrun from', percent(OVERRUN_THRESHOLD), 'spec 000 §6.3'],
    [
      'budget underused up to / once so much of the trip is over',
      `${percent(UNDERUTILIZED_THRESHOLD)} / ${percent(TIME_PROGRESS_GATE)}`,
      'spec 000 §6.3',
    ],
    [
      'disruptions of a day remembered: for this trip / for good from',
      `${SHORT_TERM_DISRUPTION_THRESHOLD} / ${LONG_TERM_DISRUPTION_THRESHOLD}`,
      'spec 000 §6.5',
    ],
    ['hunger, from none to all', `${HUNGER_MINUTES} min`, 'details A8'],
    ['fatigue, from none to all', `${FATIGUE_MINUTES} min`, 'details A8'],
    [
      `fatigue counts at effort ${Object.keys(EFFORT).join(' / ')}`,
      `× ${Object.values(EFFORT).join(' / ')}`,
      'details A8',
    ],
    ['hunger / fatigue is mentioned from', `${percent(HUNGRY_FROM)} / ${percent(TIRED_FROM)}`, 'details A8'],
    ['who says so is hungry / tired', `${percent(SAID_HUNGRY)} / ${percent(SAID_TIRED)}`, 'details A8'],
    ['a rest / what it takes off fatigue', `${REST_MINUTES} min / ${percent(REST_RELIEF)}`, 'details A8'],
    ['a bite to eat', `${SNACK_MINUTES} min`, 'details A8'],
    ['the same is not said again for', `${COOL_DOWN_MINUTES} min`, 'details A8'],
    ['a memorable loss, S', String(MEMORABLE_SATISFACTION), 'details A9'],
    ...Object.entries(WEIGHTS).map(([name, weight]): Row => [`weight, ${name}`, weight.toFixed(2), 'spec 000 §10.2']),
    ['alternatives within', `${RADIUS_KM} km`, 'spec 000 §12.4'],
    ['alternatives shown', String(MOST_ALTERNATIVES), 'spec 000 §10.4'],
    ['day window', `${formatTime(DAY_START)}–${formatTime(DAY_END)}`, 'table E'],
    ['dinner may end', formatTime(DINNER_END), 'table E'],
    ['lunch', `${formatTime(MEAL_WINDOWS.lunch.start)}–${formatTime(MEAL_WINDOWS.lunch.end)}`, 'table E'],
    ['dinner', `${formatTime(MEAL_WINDOWS.dinner.start)}–${formatTime(MEAL_WINDOWS.dinner.end)}`, 'table E'],
    ['a meal', `${MEAL_MINUTES} min`, 'table E'],
    [`visits a day: ${PACES.join(' / ')}`, PACES.map((pace) => VISITS_PER_DAY[pace]).join(' / '), 'table E'],
    [`buffer: ${PACES.join(' / ')}`, PACES.map((pace) => `${bufferOf(pace)} min`).join(' / '), 'table E'],
    ['longest leg', `${LONGEST_LEG_MINUTES} min`, 'table E'],
    ['on foot', `${WALK_KMH} km/h × ${DETOUR}`, 'table E'],
    ['riding', `${RIDE_KMH} km/h × ${DETOUR} + ${RIDE_WAIT_MINUTES} min`, 'table E'],
    ...Object.entries(WEATHER_SEVERITY).map(([name, level]): Row => [
      `severity, ${name}`,
      percent(level),
      'details A4',
    ]),
  ];
}

/** As the product counts them, from midnight on. */
function halfHours(): number {
  const [first = 0, second = 0] = halfHoursAfter(minute(0));
  return first % WAIT_STEP_MINUTES === 0 ? second - first : NaN;
}

function bufferOf(pace: (typeof PACES)[number]): number {
  const chosen = start();
  return toTripRules({ ...chosen, preferences: { ...chosen.preferences, pace } }).bufferMinutes;
}

/** The page. */
export function renderConstants(): string {
  const table = rows().map((row) => `| ${row.join(' | ')} |`);
  return [
    '# Constants of a trip under way',
    '',
    'Made from the code by `npm run -s docs`; a test compares the two. "spec 000" is the re-optimizer\'s specification, "details" what completes it.',
    '',
    '| constant | value | source |',
    '| --- | --- | --- |',
    ...table,
    '',
  ].join('\n');
}
