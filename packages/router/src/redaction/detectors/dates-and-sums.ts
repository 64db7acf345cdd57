/** Dates in figures, whole ones: `01.23.45.67.89` is a telephone number. */
const DATE =
  /(?<![\p{L}\p{N}]|\d[-./+])(?:\d{4}([-/.])(\d{1,2})\1(\d{1,2})|(\d{1,2})([-/.])(\d{1,2})\5(?:\d{4}|\d{2}))(?!\d|[-./]\d)/gu;

/** Degrees have at most eight places; a number of the form `+1.7035555555` is a telephone's (RFC 5733). */
const DEGREES = /(?<![\p{L}\p{N}])[+-]\d{1,3}\.\d{1,8}(?![\d.])/gu;

const TIME = /(?<!\d)\d{1,2}[:h]\d{2}(?::\d{2})?(?!\d)/g;

const SIGN = '[€$£¥₩₹฿%]';
const CODE = '(?:EUR|USD|GBP|JPY|CHF|CNY|KRW|INR|SEK|NOK|DKK|PLN|CZK|THB|IDR|VND|AUD|CAD)';
const WORD = '(?:euros?|dollars?|yen|won|yuan|pounds?)';
const SUM = String.raw`(?:\d{1,3}(?:[., '’]\d{3}){1,5}|\d{1,12})(?:[.,]\d{1,2})?`;
const MONEY = new RegExp(
  String.raw`(?<![\d.,])${SUM} ?(?:${SIGN}|(?:${CODE}|${WORD})(?![\p{L}\p{N}]))|(?:${SIGN}|(?<![\p{L}\p{N}])${CODE}) ?${SUM}`,
  'giu',
);

/** The text with something that is no number in place of dates, times, degrees and sums of money. */
export function withoutDatesAndSums(text: string): string {
  return text.replaceAll(DATE, cover).replaceAll(TIME, blank).replaceAll(DEGREES, blank).replaceAll(MONEY, blank);
}

function cover(date: string, ...parts: readonly (string | undefined)[]): string {
  const [, month, lastDay, one, , other] = parts;
  const numbers = [month ?? one, lastDay ?? other].map(Number);
  return Math.min(...numbers) <= 12 && Math.max(...numbers) <= 31 ? blank(date) : date;
}

function blank(text: string): string {
  return '|'.repeat(text.length);
}
