import type { Coordinates, IsoDate } from '@wayfarer/trip';
import * as suncalc from 'suncalc';

const SUN_WORDS = { dawn: 'dawn', sunrise: 'sunrise', sunset: 'sunset', dusk: 'dusk' } as const;
type SunWord = keyof typeof SUN_WORDS;

const SUN_WORD = /\b(dawn|sunrise|sunset|dusk)\b/;
const SHIFTED = /\(\s*(dawn|sunrise|sunset|dusk)\s*([+-])\s*(\d{1,2}):(\d{2})\s*\)/g;
const PLAIN = /\b(dawn|sunrise|sunset|dusk)\b/g;

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
  const noon = new Date(`${date}T12:00:00Z`);
  const times = suncalc.getTimes(noon, place.at.lat, place.at.lon);
  let missing = false;
  const clock = (word: string, shiftMinutes: number): string => {
    const instant: Date | null = times[SUN_WORDS[word as SunWord]];
    if (!instant || Number.isNaN(instant.getTime())) missing = true;
    else return wallTime(new Date(instant.getTime() + shiftMinutes * 60_000), place.zone);
    return '00:00';
  };
  const written = text
    .replace(SHIFTED, (_, word: string, sign: string, hours: string, minutes: string) =>
      clock(word, (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))),
    )
    .replace(PLAIN, (word) => clock(word, 0));
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
