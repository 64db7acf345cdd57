import { isTelling, isWholeWord } from '@wayfarer/archon/data';

import { fold, isGrouped } from '../folding.ts';
import type { Detector, Find } from '../pieces.ts';
import { OTHER_WORDS, PARTICLES } from './name-words.ts';

/** A value that is known to be personal, wherever it comes from. */
export interface KnownPersonal {
  readonly kind: string;
  readonly value: string;
}

/** Shortest part of a name that is looked for by itself. */
const PART_LENGTH = 3;

/** Parts of names that are words as well: they count as names only where they are written as one. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  'april august avril abril mai may march mars marzo mark jan june july juni juli art bill dawn drew frank grace hope joy max miles neil paris pat rich rob rose ruby sandy sky sunny victor will young king long brown black white green gray bush field wood stone hill lake rivers'.split(
    ' ',
  ),
);

/** As in "3 May 2027". */
const NUMBER_BEFORE = /\d(?:st|nd|rd|th|\.)?,? $/;
const NUMBER_AFTER = /^,? \d/;

/** Kind of what somebody has said as a whole. It is hidden where it is kept; who says the same again is to be understood. */
const SAID = 'said';

/** Something that is looked for. */
interface Needle {
  readonly kind: string;
  readonly pattern: string;
  /** The pattern, for one place. Made when something is found, which is rare. */
  readonly fit: () => RegExp;
}

/**
 * Finds values that are known: as whole words, in small letters or capitals, numbers in whatever groups; and of a known
 * name each of its parts. Two letters are looked for as they are written, one is not looked for.
 */
export function knownDetector(known: readonly KnownPersonal[]): Detector {
  const needles = needlesOf(known);
  if (needles.length === 0) return () => [];
  const any = new RegExp(needles.map(({ pattern }) => pattern).join('|'), 'giu');
  const exact = new Set(known.map(({ value }) => fold(value).trim()));
  return (text) => {
    const finds: Find[] = [];
    any.lastIndex = 0;
    for (let match = any.exec(text); match; match = any.exec(text)) {
      const find = findAt(text, match.index, { needles, exact });
      if (find) finds.push(find);
      any.lastIndex = find?.end ?? match.index + String.fromCodePoint(text.codePointAt(match.index) ?? 0).length;
    }
    return finds;
  };
}

/** The longest first: of "Anna" and "Anna Berg" that one is meant where both fit. */
function needlesOf(known: readonly KnownPersonal[]): readonly Needle[] {
  const parts = known.flatMap(({ kind, value }) =>
    kind === 'name' ? partsOf(value).map((part) => ({ kind, value: part })) : [],
  );
  const needles = new Map<string, Needle>();
  for (const { kind, value } of [...known.filter(isSought), ...parts]) {
    const folded = fold(value);
    for (const form of new Set([folded.normalize('NFC'), folded.normalize('NFD')])) {
      const pattern = patternOf(kind, form.trim());
      if (pattern !== '' && !needles.has(pattern)) needles.set(pattern, { kind, pattern, fit: fitOf(pattern) });
    }
  }
  return [...needles.values()].toSorted((one, other) => other.pattern.length - one.pattern.length);
}

interface Sought {
  readonly needles: readonly Needle[];
  readonly exact: ReadonlySet<string>;
}

/** Which of the needles is whole and meant at `start`, where one of them fits. */
function findAt(text: string, start: number, { needles, exact }: Sought): Find | undefined {
  for (const { kind, fit } of needles) {
    const here = fit();
    here.lastIndex = start;
    const [found] = here.exec(text) ?? [];
    if (found === undefined || !isWholeWord(text, start, start + found.length)) continue;
    if (isMeant(found, text, { start, exact })) return { start, end: start + found.length, kind };
  }
  return undefined;
}

/** Whether what was found is the value and not a word that looks like it. */
function isMeant(
  found: string,
  text: string,
  { start, exact }: { readonly start: number; readonly exact: ReadonlySet<string> },
): boolean {
  if (exact.has(found)) return true;
  if (!isTelling(found)) return false;
  if (!ALSO_WORDS.has(found.toLowerCase())) return true;
  const end = start + found.length;
  const isInDate =
    NUMBER_BEFORE.test(text.slice(Math.max(0, start - 5), start)) || NUMBER_AFTER.test(text.slice(end, end + 3));
  return /^\p{Lu}/u.test(found) && !isInDate;
}

function isSought({ kind, value }: KnownPersonal): boolean {
  if (kind === SAID) return false;
  return isTelling(value.trim()) || /^\p{L}{2}$/u.test(value.trim());
}

function partsOf(name: string): readonly string[] {
  const words = fold(name).split(/[\s,]+/);
  const parts = [...words, ...words.flatMap((word) => word.split('-'))].map((word) =>
    word.replaceAll(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''),
  );
  return parts.filter(
    (part) => part.length >= PART_LENGTH && !PARTICLES.has(part.toLowerCase()) && !OTHER_WORDS.has(part.toLowerCase()),
  );
}

function fitOf(pattern: string): () => RegExp {
  let made: RegExp | undefined;
  return () => (made ??= new RegExp(pattern, 'iuy'));
}

const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

function patternOf(kind: string, value: string): string {
  const isNumber = isGrouped(kind);
  if (!isNumber) return value.replaceAll(SYNTAX, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s{1,3}`);
  const signs = [...value.replaceAll(/[^\p{L}\p{N}+]/gu, '')];
  return signs.map((sign) => sign.replaceAll(SYNTAX, String.raw`\$&`)).join(String.raw`[ .\-\/()]{0,2}`);
}
