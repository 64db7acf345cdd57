/** Stands where words were that a reader has taken; no pattern matches across it. */
export const TAKEN = '\uFFFC';

/** Part of a text, `[index, end)`. */
export interface Span {
  readonly index: number;
  readonly end: number;
}

/** Longest part of a message that is read, in characters; the border refuses longer ones. */
const LONGEST_READ = 20_000;

/**
 * The message as it is read: one spelling for each character, straight quotes, no control or invisible characters.
 * Line breaks stay, since a numbered reply is told by its lines.
 */
export function sanitize(message: string): string {
  return message
    .slice(0, LONGEST_READ)
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .replace(/[\u201C\u201D\u201E]/g, '"')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFC\uFFFD]/gu, (character) => (character === '\n' ? character : ''))
    .slice(0, LONGEST_READ);
}

/** The text with `spans` taken out; every other character keeps its index. */
export function blank(text: string, spans: readonly Span[]): string {
  const sorted = spans.toSorted((a, b) => a.index - b.index);
  const pieces: string[] = [];
  let at = 0;
  for (const { index, end } of sorted) {
    if (end <= at) continue;
    const from = Math.max(index, at);
    pieces.push(text.slice(at, from), TAKEN.repeat(end - from));
    at = end;
  }
  return pieces.join('') + text.slice(at);
}

export function overlaps(a: Span, b: Span): boolean {
  return a.index < b.end && b.index < a.end;
}

/** A match of a pattern, with where it stands and its named groups. */
export interface Found extends Span {
  readonly text: string;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/**
 * Every match, in the order of the text. `matchAll` makes the pattern anew for each text, which takes longer than to look
 * for it in a message.
 *
 * @param pattern - With the flag `g`.
 */
export function findAll(text: string, pattern: RegExp): Found[] {
  const found: Found[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [words] = match;
    found.push({ text: words, index: match.index, end: match.index + words.length, groups: match.groups ?? {} });
    if (words === '') pattern.lastIndex++;
  }
  return found;
}

/** Lower case without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** How far back a word can turn the sense of what follows it, in characters. */
const REACH = 48;

/** What stands before `index` in the same sentence part. */
export function before(text: string, index: number, reach = REACH): string {
  const window = text.slice(Math.max(0, index - reach), index);
  return window.slice(Math.max(...['\n', ';', '!', '?', '. '].map((stop) => window.lastIndexOf(stop))) + 1);
}

/** What stands behind `end` in the same sentence part. */
export function after(text: string, end: number, reach = REACH): string {
  return /^[^\n;!?.]*/.exec(text.slice(end, end + reach))?.[0] ?? '';
}

/** Negative in form, not in meaning. */
const NOT_NEGATIVE =
  /\b(?:don'?t mind|do not mind|don'?t miss|no problem|not only|why not|can'?t wait|no rush|if not)\b/gi;
const NEGATIVE =
  /\b(?:no|not|never|without|nothing|neither|nor|nobody|none|hardly|avoid|skip|hate|hates|dislike|(?:do|does|did|is|are|was|were|wo|ca|could|would|should|has|have|had|must|need)n'?t|cannot|instead of|rather than|(?:anything|everything|all) but|except|sick of|tired of|no longer|forget)\b/i;
const TURN =
  /\b(?:but|however|and we|and i|and go|and head|yes|instead|although|though|so we|just|only)\b|,\s*(?:we|i|maybe|rather|please)\b/gi;

/** True when a word before `index` denies what stands there: "we don't want luxury", "not in April". */
export function isNegated(text: string, index: number): boolean {
  const said = before(text, index).replace(NOT_NEGATIVE, '');
  const turn = findAll(said.replace(/instead of/gi, 'rather than'), TURN).at(-1);
  return NEGATIVE.test(turn ? said.slice(turn.end) : said.slice(-32));
}

const SENTENCE = /[^.!?\n]+[.!?\n]*/g;
const REQUEST =
  /^(?:can|could|would|will|may|shall) (?:you|we|i)\b(?! (?:tell|explain|say|know|recommend|eat|still))|^(?:how|what) about\b|^why (?:not|don't)\b/i;
const ASKS =
  /^(?:is|are|was|were|does|did|has|have|can|could|would|will|may|should|do (?:you|we|i|they)|(?:how|what|which|when|where|who|why)(?!\s*:)(?: |'s|\?))/i;
const ASKS_WITHOUT_MARK =
  /^(?:is|are|was|were|does|did|should|do (?:you|we|i|they)|how (?:much|many|long|far|is|are|do|does)|what(?:'s| is| are| does)|which (?:is|are|of)|when (?:is|are|do|does|should)|where (?:is|are|can|do)|who (?:is|are)|why )\b/i;

/** The text without its questions: asking about May is not choosing it. "Can you plan …?" is a request and stays. */
export function withoutQuestions(text: string): string {
  return blank(text, findAll(text, SENTENCE).filter(isQuestion));
}

function isQuestion({ text }: Found): boolean {
  const sentence = text.trimStart().replace(/^(?:and|so|but|also|hi|hello|hey|well|ok(?:ay)?|please|oh),? /i, '');
  if (REQUEST.test(sentence)) return false;
  return sentence.includes('?') ? ASKS.test(sentence) : ASKS_WITHOUT_MARK.test(sentence);
}
