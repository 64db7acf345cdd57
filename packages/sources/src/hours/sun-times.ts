import type { Coordinates } from '@wayfarer/trip';
import type { IsoDate } from '@wayfarer/trip/clock';
import { findSunInstant, type SunWord } from '@wayfarer/trip/sun';

const SUN_WORD = /\b(?:dawn|sunrise|sunset|dusk)\b/;
/** `(sunset-01:00)` or `sunset`. */
const SUN_TIME =
  /\(\s*(?<shifted>dawn|sunrise|sunset|dusk)\s*(?<sign>[+-])\s*(?<hours>\d{1,2}):(?<minutes>\d{2})\s*\)|\b(?<plain>dawn|sunrise|sunset|dusk)\b/g;

interface SunTime {
  readonly shifted?: SunWord;
  readonly sign?: string;
  readonly hours?: string;
  readonly minutes?: string;
  readonly plain?: SunWord;
}

/** True when the hours follow the sun, so that they differ from date to date and from place to place. */
export function followsTheSun(text: string): boolean {
  return SUN_WORD.test(text);
}

export interface SunPlace {
  readonly at: Coordinates;
  /** IANA. */
  readonly zone: string;
}

/**
 * The hours with the sun's times of that date written as clock times: `sunrise-sunset` becomes `05:38-18:19`.
 *
 * @returns `undefined` where the sun does not rise or set that day.
 */
export function withSunTimes(text: string, place: SunPlace, date: IsoDate): string | undefined {
  let missing = false;
  const written = text.replace(SUN_TIME, (...match) => {
    const { shifted, sign, hours, minutes, plain } = match.at(-1) as SunTime;
    const instant = findSunInstant(shifted ?? plain ?? 'sunrise', place.at, date);
    if (!instant) missing = true;
    const shiftMinutes = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
    return instant ? wallTime(new Date(instant.getTime() + shiftMinutes * 60_000), place.zone) : '';
  });
  return missing ? undefined : written;
}

function wallTime(instant: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}
