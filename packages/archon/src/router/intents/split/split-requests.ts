import { COURTESIES, plainText } from '../../../grammar/phrases.ts';
import { listMatches } from '../../../list-matches.ts';
import type { Boundary } from './boundary.ts';
import { connectors } from './connectors.ts';
import { sentenceEnds } from './sentence-ends.ts';

/** Requests that one message is taken to hold at most. */
const MOST_PARTS = 4;
/** What is longer is a letter, not a message; it is not looked into any further. */
const LONGEST_TEXT = 4_000;
/** What people put between such marks belongs together. */
const TOGETHER =
  /"[^"\n]{1,400}"|“[^”\n]{1,400}”|„[^“”\n]{1,400}[“”]|«[^»\n]{1,400}»|\u300c[^\u300d\n]{1,400}\u300d|\u300e[^\u300f\n]{1,400}\u300f|\([^()\n]{1,400}\)|(?<![\p{L}\p{N}])'[^'\n]{1,400}'(?![\p{L}\p{N}])/gu;

/**
 * Parts of a message that may each be a request, in order: split at ends of sentences, semicolons, "and also", and "and"
 * where a verb or a question follows. They are candidates: only what they are about tells whether they are several. All
 * characters but white space are kept. A message that cannot be split is one part; there are at most four.
 *
 * @example
 * splitRequests('Where is ORD-1? And also cancel ORD-2.'); // ['Where is ORD-1?', 'And also cancel ORD-2.']
 */
export function splitRequests(text: string): readonly string[] {
  const whole = text.trim();
  if (whole.length > LONGEST_TEXT) return [whole];
  const boundaries = boundariesOf(whole);
  if (boundaries.length === 0) return [whole];
  return cut(whole, strongest(withoutCrumbs(whole, boundaries)));
}

/** In the order of the text, the strongest where several coincide. */
function boundariesOf(text: string): readonly Boundary[] {
  const spans = listMatches(text, TOGETHER).map(({ 0: quoted, index }) => [index, index + quoted.length] as const);
  const byIndex = new Map<number, Boundary>();
  for (const boundary of [...sentenceEnds(text), ...connectors(text)]) {
    const { index, strength } = boundary;
    const isInside = index <= 0 || index >= text.length || spans.some(([start, end]) => index > start && index < end);
    if (!isInside && strength > (byIndex.get(index)?.strength ?? 0)) byIndex.set(index, boundary);
  }
  return [...byIndex.values()].sort((left, right) => left.index - right.index);
}

/** Without the boundaries of what is too little to be a request: "Hi!" belongs to what follows, "Thanks." to what was before. */
function withoutCrumbs(text: string, boundaries: readonly Boundary[]): readonly Boundary[] {
  const kept: Boundary[] = [];
  for (const boundary of boundaries) {
    const before = text.slice(kept.at(-1)?.index ?? 0, boundary.index);
    if (isEnough(before, boundary)) kept.push(boundary);
  }
  for (let last = kept.at(-1); last && !isEnough(text.slice(last.index), last); last = kept.at(-1)) kept.pop();
  return kept;
}

function isEnough(part: string, { fewestWords }: Boundary): boolean {
  const words = part.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const signs = part.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return Math.max(words, signs / 2) >= fewestWords && COURTESIES.afterAll(plainText(part)) !== '';
}

function strongest(boundaries: readonly Boundary[]): readonly Boundary[] {
  if (boundaries.length < MOST_PARTS) return boundaries;
  const best = boundaries.toSorted((left, right) => right.strength - left.strength).slice(0, MOST_PARTS - 1);
  return best.sort((left, right) => left.index - right.index);
}

function cut(text: string, boundaries: readonly Boundary[]): readonly string[] {
  const starts = [0, ...boundaries.map(({ index }) => index)];
  return starts.map((start, place) => text.slice(start, starts[place + 1]).trim());
}
