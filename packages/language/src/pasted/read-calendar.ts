interface CalendarEvent {
  readonly date: string;
  /** Empty for all day, and where the zone of the times is not that of the place. */
  readonly times: string;
  readonly name: string;
}

/** A calendar file (iCalendar) as a plan in lines, a day after the other; `undefined` for any other text. */
export function calendarToLines(text: string): string | undefined {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return undefined;
  // A line that begins with a blank goes on from the one before.
  const unfolded = text.replace(/\r?\n[ \t]/g, '');
  const events = unfolded
    .split(/^BEGIN:VEVENT/im)
    .slice(1)
    .flatMap(readEvent);
  const days = Map.groupBy(
    events.toSorted((left, right) => compare(left.date + left.times, right.date + right.times)),
    ({ date }) => date,
  );
  return [...days]
    .map(([date, all]) => [date, ...all.map(({ times, name }) => `- ${times}${name}`)].join('\n'))
    .join('\n');
}

function readEvent(event: string): readonly CalendarEvent[] {
  const start = readMoment(event, 'DTSTART');
  const name = /^SUMMARY[^:\n]*:(.*)$/im.exec(event)?.[1];
  if (!start || name === undefined) return [];
  const end = readMoment(event, 'DTEND');
  const until = end?.time !== undefined && end.date === start.date ? `-${end.time}` : '';
  const times = start.time === undefined ? '' : `${start.time}${until} `;
  return [{ date: start.date, times, name: unescape(name) }];
}

function readMoment(event: string, field: string): { readonly date: string; readonly time?: string } | undefined {
  const found = new RegExp(String.raw`^${field}[^:\n]*:(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?`, 'im').exec(
    event,
  );
  if (!found) return undefined;
  const [, year = '', month = '', day = '', hour, minute, utc] = found;
  const date = `${year}-${month}-${day}`;
  return hour === undefined || minute === undefined || utc === 'Z' ? { date } : { date, time: `${hour}:${minute}` };
}

function unescape(text: string): string {
  return text
    .replace(/\\n/gi, ' ')
    .replace(/\\([,;\\])/g, '$1')
    .trim();
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
