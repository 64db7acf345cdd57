/** What would do something on a screen instead of standing there: the catalogue refuses it. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A longer name is no name; tags hold up to 255 signs of whatever somebody has written. */
const LONGEST = 200;

/** The text of a tag as it may be shown, cut after `longest` signs; `undefined` where nothing is left of it. */
export function clean(text: string | undefined, longest = LONGEST): string | undefined {
  const cleaned = text?.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim() ?? '';
  if (cleaned === '') return undefined;
  const signs = [...cleaned];
  return signs.length <= longest ? cleaned : `${signs.slice(0, longest).join('').trimEnd()}…`;
}
