import type { OpenQuestion } from '../brain.ts';

/** Part of a message, with the questions that a bare answer in it may answer, the likeliest first. */
export interface Reply {
  readonly text: string;
  readonly open: readonly OpenQuestion[];
  /** The question that the number or the line points at. */
  readonly asked?: OpenQuestion | undefined;
  readonly isNumbered?: boolean;
}

const NUMBERED = /(?:^|[\n;,]|\s)\s?(?:q|no\.?|#)?(?<number>\d{1,2})\s?[.):](?!\d)\s?(?=\S)/gi;

/**
 * A message in parts: "1. … 2. …" answers the questions by number, lines answer them in order, a chip its own question, anything else is one part
 * that may answer any of them.
 */
export function splitReplies(text: string, open: readonly OpenQuestion[]): Reply[] {
  const numbered = splitByNumber(text, open);
  if (numbered) return numbered;
  const [tapped, another] = open.filter(({ chips }) =>
    chips.some((chip) => chip.toLowerCase() === text.trim().toLowerCase()),
  );
  if (tapped && !another) return [{ text, open: likeliestFirst(open, open.indexOf(tapped)), asked: tapped }];
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter((line) => line !== '');
  if (open.length > 1 && lines.length === open.length) {
    return lines.map((line, at) => ({ text: line, open: likeliestFirst(open, at), asked: open[at] }));
  }
  return [{ text, open }];
}

/** @returns `undefined` unless the message or a line begins with a number that can be one of a question. */
function splitByNumber(text: string, open: readonly OpenQuestion[]): Reply[] | undefined {
  const marks = [...text.matchAll(NUMBERED)]
    .map((match) => ({
      number: Number(match.groups?.['number']),
      index: match.index,
      end: match.index + match[0].length,
    }))
    .filter((mark, at, all) => all.findIndex((one) => one.number === mark.number) === at);
  const [first, second] = marks;
  if (
    !first ||
    !isNumbering(
      marks.map((mark) => mark.number),
      open.map(numberOf),
    )
  )
    return undefined;
  if (text.slice(0, first.index).trim() !== '' && !text.slice(first.index).startsWith('\n')) return undefined;
  if ((!second && open.length < 2) || marks.some((mark) => isGermanDate(text, mark.end))) return undefined;
  const head = text.slice(0, first.index).trim();
  const parts = marks.map((mark, at) => {
    const question = open.find((one, index) => numberOf(one, index) === mark.number);
    const part = text.slice(mark.end, marks[at + 1]?.index ?? text.length).trim();
    return { text: part, open: question ? [question] : [], asked: question, isNumbered: true };
  });
  return head === '' ? parts : [{ text: head, open: [] }, ...parts];
}

function numberOf({ number }: OpenQuestion, index: number): number {
  return number ?? index + 1;
}

/** Numbers of questions in any order, or, where none is open, 1, 2, 3 … */
function isNumbering(numbers: readonly number[], asked: readonly number[]): boolean {
  if (asked.length > 0) return numbers.every((number) => asked.includes(number));
  return numbers.every((number, at) => number === at + 1);
}

/** "3. April" is a date in German, not the third answer. */
function isGermanDate(text: string, end: number): boolean {
  return /^(?:jan|feb|m[äa]r|apr|mai|jun|jul|aug|sep|okt|nov|dez|bis\b|-|–)/i.test(text.slice(end, end + 8));
}

function likeliestFirst(open: readonly OpenQuestion[], at: number): OpenQuestion[] {
  const first = open[at];
  return first ? [first, ...open.filter((question) => question !== first)] : [...open];
}
