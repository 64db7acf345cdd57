import type { Trip } from '@wayfarer/contract';

/** Words with a place, and the city they mean: an id, `Name/COUNTRY` of one that is not there, or a chip that has to be offered. */
export interface PlaceCase {
  readonly id: string;
  readonly text: string;
  readonly city: string;
}

export type PlaceVerdict = 'right' | 'asked' | 'nothing' | 'wrong';

/**
 * By effect: which city the trip is for, or which is offered to be fetched (`Name/COUNTRY`); asked, if the city is among the
 * chips. Any other city is wrong.
 */
export function judgePlace({ city }: PlaceCase, trip: Trip, offered: readonly string[]): PlaceVerdict {
  const destinations = trip.facts.find(({ name }) => name === 'destinations')?.value;
  const got = Array.isArray(destinations) ? destinations.map(String) : [];
  if (got.length > 0) return got.length === 1 && got[0] === idOf(city) ? 'right' : 'wrong';
  const chips = trip.questions.filter(({ fact }) => fact === 'destinations').flatMap((question) => question.chips);
  if (chips.some((chip) => isCity(chip, city))) return offered.includes(city) ? 'right' : 'asked';
  if (offered.length > 0) return offered.includes(city) ? 'right' : 'wrong';
  return 'nothing';
}

/** A city is called by its id in a case that means it, and by its name on a chip. */
function idOf(city: string): string {
  return city.toLowerCase().replaceAll(' ', '-');
}

function isCity(chip: string, city: string): boolean {
  const name = city.split('/')[0] ?? city;
  return chip === name || idOf(chip) === idOf(name) || idOf(chip).startsWith(`${idOf(name)},`);
}
