import type { OpenQuestion } from '../ledger.ts';

/** Part of a message, with the questions that a bare answer in it may answer, the likeliest first. */
export interface Reply {
  readonly text: string;
  readonly open: readonly OpenQuestion[];
  /** The question whose number the traveller wrote. */
  readonly numbered: OpenQuestion | undefined;
}

const NUMBERED = /(?:^|[\n;,]|\s)\s?(?:q|no\.?|#)?(?<number>\d{1,2})\s?[.):](?!\d)\s?(?=\S)/gi;

/**
 * A message in parts: "1. … 2. …" answers the questions by number, lines answer them in order, anything else is one part
 * that may answer any of them.
 */
export function splitReplies(text: string, open: readonly OpenQuestion[]): Reply[] {
  const numbered = splitByNumber(text, open);
  if (numbered) return numbered;
  const lines = text.split('\n').map((line) => line.replace(/^\s*[-*•]\s+/, '').trim()).filter((line) => line !== '');
  if (open.length > 1 && lines.length === open.length) {
    return lines.map((line, at) => ({ text: line, open: likeliestFirst(open, at), numbered: undefined }));
  }
  return [{ text, open, numbered: undefined }];
}

/** @returns `undefined` unless the numbers go up and the first of them stands at the head of the message or of a line. */
function splitByNumber(text: string, open: readonly OpenQuestion[]): Reply[] | undefined {
  const marks = [...text.matchAll(NUMBERED)].map((match) => ({
    number: Number(match.groups?.['number']),
    index: match.index,
    end: match.index + match[0].length,
    startsLine: match.index === 0 || /\n/.test(match[0].slice(0, 2)) || text[match.index - 1] === '\n',
  }));
  const kept = marks.filter((mark, at) => isNext(mark.number, marks.slice(0, at).filter((one) => one.startsLine || at > 0).map((one) => one.number), open.length));
  const first = kept[0];
  if (!first?.startsLine || kept.some((mark) => isGermanDate(text, mark.end)) || !kept.every((mark) => mark.number <= Math.max(open.length, kept.length))) return undefined;
  if (kept.length === 1 && open.length < 2) return undefined;
  const head = text.slice(0, first.index).trim();
  const parts = kept.map((mark, at) => {
    const question = open[mark.number - 1];
    const part = text.slice(mark.end, kept[at + 1]?.index ?? text.length).trim();
    return { text: part, open: question ? [question] : [], numbered: question };
  });
  return head === '' ? parts : [{ text: head, open: [], numbered: undefined }, ...parts];
}

function isNext(number: number, earlier: readonly number[], count: number): boolean {
  const last = earlier.at(-1) ?? 0;
  return number > last && number <= Math.max(count, last + 1);
}

/** "3. April" is a date in German, not the third answer. */
function isGermanDate(text: string, end: number): boolean {
  return /^(?:jan|feb|m[äa]r|apr|mai|jun|jul|aug|sep|okt|nov|dez|bis\b|-|–)/i.test(text.slice(end, end + 8));
}

function likeliestFirst(open: readonly OpenQuestion[], at: number): OpenQuestion[] {
  const first = open[at];
  return first ? [first, ...open.filter((question) => question !== first)] : [...open];
}
