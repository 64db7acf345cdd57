import type { FindKnownNames } from './pasted-plan.ts';
import { foldSame } from './times.ts';

/** A line as what one goes to, and what is said of it. */
export interface SplitLine {
  readonly head: string;
  readonly note: string;
}

const DASH = /\s+[–—―]+\s+|\s+-{1,3}\s+|\s*\|\s*|\s*—\s*/u;

/** "Rijksmuseum — timed entry, 2.5 hrs": the name stands in front. */
export function splitNote(text: string, find: FindKnownNames): SplitLine {
  const chain = text.split(/\s+[–—-]\s+/u);
  // "Louvre – Orsay – Tuileries": a way through names.
  if (chain.length >= 3 && chain.every((part) => isNameLike(part) && part.split(' ').length <= 5))
    return { head: chain.join(' → '), note: '' };
  const known = DASH.test(text) ? find(text) : [];
  const dash = [...text.matchAll(new RegExp(DASH.source, 'gu'))].find(({ index, 0: { length } }) =>
    known.every((span) => index + length <= span.index || span.index + span.text.length <= index),
  );
  if (!dash || dash.index === 0) return { head: text, note: '' };
  return { head: text.slice(0, dash.index), note: text.slice(dash.index + dash[0].length) };
}

/** Starts like a name: in capitals, with a digit, or in a script that has none; or as teamLab does. */
export function isNameLike(text: string): boolean {
  return /^["'“‘«(]*(?:[\p{Lu}\p{Lt}\p{Lo}\d]|\p{Ll}{1,6}\p{Lu})/u.test(text.trim());
}

const HARD = /\s*(?:→|->|=>|➜|⇒|»)\s*|\s+\+\s+|\s*;\s+|,?\s+(?:and )?then\s+|\s*[、，]\s*|。|\s+followed by\s+/u;
const SOFT = /\s*,\s+(?:and\s+)?|\s+(?:and|&|und|et|y|e)\s+|\s+before\s+|\s+(?:as well as|plus)\s+|と|和/u;

/**
 * The parts of a head that are gone to one after the other. Known names are never cut; where the text alone cannot tell, an "and"
 * belongs to the name.
 */
export function splitParts(head: string, find: FindKnownNames): readonly string[] {
  const known = find(head);
  const isCut = ({ index, length }: Cut): boolean =>
    known.every((span) => index + length <= span.index || span.index + span.text.length <= index);
  const hard = cutAt(head, listCuts(head, HARD).filter(isCut));
  return hard.flatMap(({ text, index }) => {
    const cuts = listCuts(text, SOFT).filter((cut) => isCut({ ...cut, index: cut.index + index }));
    const soft = cuts.filter((cut) =>
      joinsTwo(
        text,
        cut,
        known.map((span) => ({ ...span, index: span.index - index })),
      ),
    );
    return cutAt(text, soft).map((part) => part.text);
  });
}

interface Cut {
  readonly index: number;
  readonly length: number;
}

function listCuts(text: string, pattern: RegExp): readonly Cut[] {
  return [...text.matchAll(new RegExp(pattern.source, 'gu'))].map((match) => ({
    index: match.index,
    length: match[0].length,
  }));
}

function cutAt(text: string, cuts: readonly Cut[]): readonly { readonly text: string; readonly index: number }[] {
  const starts = [0, ...cuts.map(({ index, length }) => index + length)];
  return starts
    .map((start, nth) => ({ text: text.slice(start, cuts[nth]?.index ?? text.length), index: start }))
    .filter((part) => part.text.trim() !== '');
}

/** What one does next, whatever its name. */
const NEXT =
  /^(?:(?:a |an |the |maybe |possibly |then |later |late |early |quick |group )*(?:breakfast|brunch|lunch|dinner|coffee|drinks|morning|afternoon|evening|night|sunset|walk|visit|explore|see|stroll|wander|head|check|stop|mittag|abend|dejeuner|diner|almuerzo|cena|train|ferry|bus|fly)(?![\p{L}])|(?:at )?\d{1,2}[:h.]\d{2}|(?:at )?\d{1,2} ?[ap]m)/u;

/** Whether both sides of a comma or an "and" are gone to. */
function joinsTwo(text: string, cut: Cut, known: ReturnType<FindKnownNames>): boolean {
  const behind = text.slice(cut.index + cut.length);
  const folded = foldSame(behind);
  if (NEXT.test(folded)) return true;
  const isKnownBefore = known.some(({ index, text: name }) => Math.abs(index + name.length - cut.index) <= 1);
  const isKnownBehind = known.some(
    ({ index }) => index >= cut.index + cut.length && index <= cut.index + cut.length + 4,
  );
  if (isKnownBehind)
    return isKnownBefore || isNameLike(text) || /^\s*,/.test(text.slice(cut.index, cut.index + cut.length));
  if (!isNameLike(behind)) return false;
  const isComma = /[,、，]/.test(text.slice(cut.index, cut.index + cut.length));
  // "Higuma, 32 Rue Sainte-Anne" is one house with its address.
  return isComma ? !/^\d/.test(behind.trim()) && !isAddress(folded) : isKnownBefore;
}

function isAddress(folded: string): boolean {
  return /^(?:rue|via|calle|carrer|avenue|av\.|boulevard|bd|piazza|street|st\.|strasse|road)(?![\p{L}])|^\d+(?:st|nd|rd|th|e|er)\b/u.test(
    folded,
  );
}
