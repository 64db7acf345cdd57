import type { IsoDate } from '@wayfarer/trip/clock';

/** Minutes that the clocks of one IANA zone are ahead of those of another at noon (UTC) of that date. */
export function minutesAhead(zone: string, of: string, date: IsoDate): number {
  return offsetOf(zone, date) - offsetOf(of, date);
}

function offsetOf(zone: string, date: IsoDate): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${date}T12:00:00Z`),
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
