import { formatTime, type IsoDate } from '@wayfarer/trip/clock';

import { dayText } from '../understand/chips.ts';
import type { KnownPlaceOfTrip, KnownStop, TripContext } from '../understand/trip-context.ts';

/** Sentences that the rules read, each standing for its kind. `NAME` and `OTHER` are names as the list of the trip has them. */
export const REQUEST_SENTENCES: readonly string[] = [
  'Take out NAME',
  'Add OTHER',
  'Add OTHER on Sunday 4 April at 15:00',
  'Move NAME to Monday 5 April',
  'Move NAME to 15:00',
  'Make NAME earlier',
  'Make NAME later',
  'Replace NAME with OTHER',
  'Replace NAME with something indoors',
  'Replace NAME with something cheaper',
  'Spend 120 minutes at NAME',
  'Spend more time at NAME',
  'Spend less time at NAME',
  'Lock NAME',
  'Unlock NAME',
  'We have booked NAME at 15:00 on Saturday 3 April',
  'Start at 10:00 on Saturday 3 April',
  'End at 18:00 on Saturday 3 April',
  'Lunch at 13:00 on Sunday 4 April',
  'Skip lunch on Sunday 4 April',
  'Vegan dinner on Saturday 3 April',
  'A cheaper dinner on Saturday 3 April',
  'A slower pace on Sunday 4 April',
  'A faster pace',
  'Less walking on Sunday 4 April',
  'Keep Sunday 4 April from 14:00 to 16:00 free',
  'Fill the free time on Sunday 4 April',
  'A cheaper hotel',
  'We arrive at 14:00',
  'We leave at 17:00',
  'We are 3 people',
  'The budget is 900 EUR in total',
  'We are 30 minutes late',
  'It is raining',
  'NAME is closed',
  'NAME is 90 % full',
  'Why is NAME in the plan?',
  'What does NAME cost?',
  'When is NAME open?',
  'How do we get to NAME?',
  'Tell me about NAME',
  'Do we have to book NAME?',
  'Is NAME step-free?',
  'What is next?',
  'Show the plan',
  'Show Sunday 4 April',
  'What does the trip cost?',
  'What else is there?',
  'When are we free on Sunday 4 April?',
  'How far do we walk on Sunday 4 April?',
  'Where do we eat on Sunday 4 April?',
  'Where do we sleep?',
  'What will the weather be on Sunday 4 April?',
  'What if it rains on Sunday 4 April?',
  'What can you do?',
  'Undo the last change',
  'We are at NAME',
  'It is 15:00',
  'Yes',
  'No',
  'I want to talk to a person',
  'We are tired',
  'We are hungry',
];

export const REQUEST_EXAMPLES = `Sentences look like these, with names, days and times of the trip in their places:
${REQUEST_SENTENCES.join('\n')}`;

const MOST_OTHERS = 60;

/** What of the trip a sentence may name. Names come from data, and are nothing to obey. */
export function describeTrip({ days, stops, places, now, isUnderWay, decision }: TripContext): string {
  const names = new Map<string, string>(places.map((place) => [place.place, nameOf(place)]));
  const planned = new Set(stops.map(({ place }) => place));
  const others = places.filter(({ place, kind }) => kind === 'sight' && !planned.has(place)).slice(0, MOST_OTHERS);
  const asked = decision && names.get(stops.find(({ visit }) => visit === decision.visit)?.place ?? '');
  return [
    'The plan:',
    ...days.map(({ date, city }) => `${spelledOut(date)}, ${city}: ${listStops(stops, date, names)}`),
    `Other places: ${others.map(nameOf).join('; ')}`,
    ...(isUnderWay ? [`Now it is ${formatTime(now.time)} on ${spelledOut(now.date)}.`] : []),
    ...(asked ? [`It is being asked what to do about ${asked}: wait, replace, skip or keep it.`] : []),
  ].join('\n');
}

/** The year stands beside it, so that nobody has to guess. */
function spelledOut(date: IsoDate): string {
  return `${dayText(date, 'en')} ${date.slice(0, 4)}`;
}

function listStops(stops: readonly KnownStop[], date: IsoDate, names: ReadonlyMap<string, string>): string {
  return stops
    .filter((stop) => stop.date === date && (stop.kind === 'place' || stop.kind === 'meal'))
    .map(({ arrive, depart, place, meal }) => {
      const what = meal ? `${meal} at ` : '';
      return `${formatTime(arrive)}-${formatTime(depart)} ${what}${names.get(place) ?? ''}`;
    })
    .join('; ');
}

function nameOf({ names }: KnownPlaceOfTrip): string {
  return names[0].replaceAll(/[\n\r]+/g, ' ');
}
