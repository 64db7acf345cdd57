import { isIsoDate } from '@wayfarer/trip/clock';

import { formatLongDate } from './format.ts';

/** Writes the ISO dates in a sentence as people do; a weekday before one is not said twice. */
export function spellDates(text: string): string {
  return text.replace(/(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*,? )?\b(\d{4}-\d{2}-\d{2})\b/g, (found, date: string) =>
    isIsoDate(date) ? formatLongDate(date) : found,
  );
}
