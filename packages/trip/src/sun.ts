/**
 * @module
 * When the sun rises and sets, by the usual formulas: right to a minute or two where the horizon is flat.
 */
import * as suncalc from 'suncalc';

import { type IsoDate, minute, type MinuteOfDay } from './clock.ts';
import type { Coordinates } from './geography.ts';

export type SunWord = 'dawn' | 'sunrise' | 'sunset' | 'dusk';

/** Dawn, sunrise, sunset or dusk of a date there; `undefined` where the sun does not rise or set that day. */
export function findSunInstant(word: SunWord, at: Coordinates, date: IsoDate): Date | undefined {
  const noon = new Date(`${date}T12:00:00Z`);
  const instant: Date | null = suncalc.getTimes(noon, at.lat, at.lon)[word];
  return instant && !Number.isNaN(instant.getTime()) ? instant : undefined;
}

/** The same on the clock of an IANA zone. */
export function findSunTime(
  word: SunWord,
  place: { readonly at: Coordinates; readonly zone: string },
  date: IsoDate,
): MinuteOfDay | undefined {
  const instant = findSunInstant(word, place.at, date);
  if (!instant) return undefined;
  const [hours = 0, minutes = 0] = new Intl.DateTimeFormat('en-GB', {
    timeZone: place.zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(instant)
    .split(':')
    .map(Number);
  return minute(hours * 60 + minutes);
}
