/** Minutes since midnight of a time of the border, `HH:MM` up to `24:00`. */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `HH:MM` of minutes since midnight; what lies past midnight starts again at `00:00`. */
export function toTime(minutes: number): string {
  const face = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(face / 60)).padStart(2, '0')}:${String(face % 60).padStart(2, '0')}`;
}

/** When a visit begins and ends on one line of minutes: a night that ends before it begins ends on the next day. */
export function spanOf({ arrive, depart }: { readonly arrive: string; readonly depart: string }) {
  const start = toMinutes(arrive);
  const end = toMinutes(depart);
  return { start, end: end < start ? end + 1440 : end };
}

/** What somebody types for a time, `9`, `9:05`, `930` or `9.30`, as `HH:MM`; `undefined` for what is none. */
export function parseClock(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  return hours < 24 && minutes < 60 ? toTime(hours * 60 + minutes) : undefined;
}
