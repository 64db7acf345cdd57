import type { Decision, Visit } from '@wayfarer/contract';

/** `85 % full at Nanzen-ji: above your 35 % limit`. */
export function headlineOf({ reading }: Decision, visit: Pick<Visit, 'name'> | undefined): string {
  const place = visit?.name ?? 'your next stop';
  const above = reading.limit === null ? '' : `: above your ${reading.limit} % limit`;
  switch (reading.kind) {
    case 'crowd':
      return reading.level === null ? `Crowded at ${place}` : `${reading.level} % full at ${place}${above}`;
    case 'traffic':
      return `Traffic at ${reading.level ?? '?'} % on the way to ${place}${above}`;
    case 'weather':
      return `The weather turns on ${place}`;
    case 'unwanted':
      return `You would rather not go to ${place}`;
    case 'delay':
      return `You will be late at ${place}`;
    case 'closed':
      return `${place} is closed`;
    default:
      return `${place} needs a decision`;
  }
}

/** Sentences for the codes with which a search for alternatives can come back empty. */
const NONE: Readonly<Record<string, string>> = {
  'nothing-within-radius': 'nothing suitable lies within 5 km',
  'too-crowded': 'the other places nearby are as crowded at that hour',
  'unsafe-weather': 'no indoor place is open nearby at that hour',
  'closed-that-day': 'the places nearby are closed that day',
  'closed-at-arrival': 'the places nearby are closed at that hour',
  'closes-during-visit': 'the places nearby close before a visit could end',
  'hours-unknown': 'the opening hours of the places nearby are unknown',
  'travel-does-not-fit': 'the way to any other place takes longer than the time there is',
  overlap: 'the time there is would be too short for any other place nearby',
  'visit-too-short': 'the time there is would be too short for any other place nearby',
  'outside-day-window': 'the day is over before a visit elsewhere could end',
  'over-budget': 'the other places nearby are beyond your budget',
  'not-step-free': 'no other place nearby is free of steps',
  'step-free-unknown': 'it is unknown which places nearby are free of steps',
  'diet-not-served': 'no other table nearby is known to serve what you eat',
  'already-planned': 'every other place nearby is in your plan already',
  'too-far': 'every other place is farther along the same road',
};

/** Why there is no alternative, as a sentence. */
export function noneBecauseText(code: string): string {
  return `No alternative fits: ${NONE[code] ?? code.replaceAll('-', ' ')}. The time can stay free.`;
}

export const CRITERION_WORDS: Readonly<Record<string, string>> = {
  distance: 'Close by',
  crowd: 'Uncrowded',
  category: 'Like the one it replaces',
  weather: 'Suits the weather',
  timing: 'Time enough for it',
  value: 'Worth the way',
  meal: 'Fits the meal',
};

const CHOICE_NAMES = { wait: 'Wait', replace: 'Replace', skip: 'Skip', keep: 'Keep', move: 'Move' } as const;

/** What the button says: `Wait`, `Replace 2`. */
export function choiceName(choice: keyof typeof CHOICE_NAMES, n: number | null): string {
  return choice === 'replace' && n !== null ? `Replace ${n}` : CHOICE_NAMES[choice];
}
