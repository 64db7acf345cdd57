import { blank, findAll, type Match } from '@wayfarer/router/grammar';

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

function isQuestion({ text }: Match): boolean {
  const sentence = text.trimStart().replace(/^(?:and|so|but|also|hi|hello|hey|well|ok(?:ay)?|please|oh),? /i, '');
  if (REQUEST.test(sentence)) return false;
  return sentence.includes('?') ? ASKS.test(sentence) : ASKS_WITHOUT_MARK.test(sentence);
}

/** A text from the comma before `index` on: what has a head of its own ("moderate pace") is not denied by what stands before it. */
export function ofPhrase(text: string, index: number): readonly [phrase: string, index: number] {
  const from = text.lastIndexOf(',', index) + 1;
  return [text.slice(from), index - from];
}
