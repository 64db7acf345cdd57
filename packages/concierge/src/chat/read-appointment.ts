import type { Meal } from '@wayfarer/trip';
import { addDays, type IsoDate, minute, type MinuteOfDay, weekdayOf } from '@wayfarer/trip/clock';

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const CLOCK = new RegExp(
  String.raw`\b(\d{1,2})[:.h](\d{2}) ?([ap])?|\b(\d{1,2}) ?([ap])\.?m\b|(?:\b(?:at|to|from|around)|@) ?(\d{1,2}|${WORDS.join('|')})\b(?! ?(?:%|people|april))|^(\d{1,2})$`,
);
/** Nobody has an appointment before this hour without saying "am". */
const FIRST_HOUR = 8;

/**
 * The time that is named. Without "am" or "pm" an hour is one at which people have appointments, and at which they eat.
 *
 * @returns `undefined` where none is.
 */
export function readTime(said: string): MinuteOfDay | undefined {
  const text = said.toLowerCase().trim();
  if (/\b(?:noon|midday)\b/.test(text)) return minute(12 * 60);
  const found = CLOCK.exec(text);
  if (!found) return undefined;
  const word = found[1] ?? found[4] ?? found[6] ?? found[7] ?? '';
  const hour = /^\d/.test(word) ? Number(word) : WORDS.indexOf(word) + 1;
  const minutes = Number(found[2] ?? 0);
  const half = found[3] ?? found[5];
  if (hour > 23 || minutes > 59) return undefined;
  return minute((hour + hoursToAdd(hour, half, text)) * 60 + minutes);
}

function hoursToAdd(hour: number, half: string | undefined, text: string): number {
  if (half === 'a') return hour === 12 ? -12 : 0;
  const isAfternoon = half === 'p' || hour < FIRST_HOUR || /\b(?:dinner|tonight|evening)\b/.test(text);
  return isAfternoon && hour < 12 ? 12 : 0;
}

/** The meal of which a message speaks. */
export function readMeal(said: string): Meal | undefined {
  const text = said.toLowerCase();
  if (/\b(?:dinner|supper|tonight)\b/.test(text)) return 'dinner';
  return /\blunch\b/.test(text) ? 'lunch' : undefined;
}

/** The day that a message names, among those of the trip; `undefined` where it names none. */
export function readDay(
  said: string,
  { dates, today }: { readonly dates: readonly IsoDate[]; readonly today: IsoDate },
): IsoDate | undefined {
  const text = said.toLowerCase();
  const number = /\bday (\d{1,2})\b/.exec(text)?.[1];
  if (number !== undefined) return dates[Number(number) - 1];
  if (/\btom+or+ow\b/.test(text)) return addDays(today, 1);
  if (/\b(?:today|tonight|this (?:evening|afternoon|morning))\b/.test(text)) return today;
  const named = dates.find((date) => text.includes(weekdayOf(date).toLowerCase()) || text.includes(date));
  return named ?? dates.find((date) => new RegExp(String.raw`\b${Number(date.slice(8))}(?:st|nd|rd|th)\b`).test(text));
}
