import { daysBetween, type IsoDate, minute, type MinuteOfDay, MINUTES_PER_DAY } from '@wayfarer/trip/clock';

const MINUTE_MS = 60_000;

/**
 * The instant at which the clocks of a zone show so many minutes of that date, in milliseconds since 1970. A time that is
 * skipped when clocks are put forward is as if they had not been.
 */
export function toInstant(date: IsoDate, time: MinuteOfDay, zone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + time * MINUTE_MS;
  const guess = wall - offsetAt(wall, zone);
  return wall - offsetAt(guess, zone);
}

/** Whole minutes since midnight of `date` on the clocks of a zone, however many days later that is. */
export function toMinuteOf(date: IsoDate, instant: number, zone: string): MinuteOfDay {
  const wall = new Date(instant + offsetAt(instant, zone));
  const days = daysBetween(date, wall.toISOString().slice(0, 10));
  return minute(days * MINUTES_PER_DAY + wall.getUTCHours() * 60 + wall.getUTCMinutes());
}

/** By how much the clocks of a zone are ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(instant);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return wall - Math.floor(instant / 1000) * 1000;
}
