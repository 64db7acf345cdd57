import type { Work, WorkCandidate } from '@wayfarer/pilgrimage/ports';
import type { IsoDate } from '@wayfarer/trip/clock';
import { distance as editDistance } from 'fastest-levenshtein';

import { isCjk } from '../../gazetteer/fold.ts';
import { once } from '../../once.ts';
import { findNameIn } from '../find-in.ts';
import { foldHan } from '../han.ts';
import { readTable } from '../read-table.ts';

/** A work with every name under which it is found. */
export interface NamedWork extends Work {
  readonly names: readonly string[];
  readonly colour: string | null;
  /** Whether places of it are known without asking a service. */
  readonly has_points: boolean;
}

/** Works by their names, in every language, misspelt or not. */
export interface WorksIndex {
  /** Those of our own table. */
  readonly own: readonly NamedWork[];
  search(keyword: string): readonly WorkCandidate[];
  findIn(sentence: string, options?: { readonly isKnown?: boolean }): string | undefined;
}

const MOST_FOUND = 5;
/** A name of which the keyword is a part is as alike as it is long, from here up; one that is misspelt never quite as alike as that. */
const PART_FROM = 0.65;
const PART_TO = 0.95;
const MISSPELT_AT_MOST = 0.9;
/** Less alike than that is another title. */
const LEAST = 0.5;
/** A title of which no place is known is read out of a sentence only where it can be nothing else. */
const SURE_LETTERS = 10;
const SURE_CJK_LETTERS = 4;
const SHORTEST = 3;
const SHORTEST_CJK = 2;

/** Works whose places are in our own table, and after them, where these do not answer, the titles of `bangumi-data`. */
export function openWorksIndex(own: readonly NamedWork[] = readOwnWorks()): WorksIndex {
  const ids = new Set(own.map(({ id }) => id));
  const ours = toKeys(own);
  const others = once(() => toKeys(readTitles().filter(({ id }) => !ids.has(id))));
  return {
    own,
    search: (keyword) => {
      const found = search(keyword, ours.all);
      // Reading thousands of titles takes half a second, and none of them can be more alike.
      return found[0]?.confidence === 1 ? found : search(keyword, [...ours.all, ...others().all]);
    },
    findIn: (sentence, { isKnown = false } = {}) => {
      const known = findNameIn(sentence, (part) =>
        Number(isLongEnough(part, SHORTEST, SHORTEST_CJK) && ours.has(part)),
      );
      if (known !== undefined || isKnown) return known;
      return findNameIn(sentence, (part) =>
        Number(isLongEnough(part, SURE_LETTERS, SURE_CJK_LETTERS) && others().has(part)),
      );
    },
  };
}

interface Keys {
  readonly all: readonly Key[];
  has(name: string): boolean;
}

function toKeys(works: readonly NamedWork[]): Keys {
  const all = works.flatMap((work) =>
    work.names.flatMap((name) => {
      const tight = toKey(name);
      const bare = tight.startsWith('the') && /^the\s/i.test(name) ? [{ key: tight.slice(3), name, work }] : [];
      return tight === '' ? [] : [{ key: tight, name, work }, ...bare];
    }),
  );
  const names = new Set(all.map(({ key }) => key));
  return { all, has: (name) => names.has(toKey(name)) };
}

function isLongEnough(part: string, letters: number, cjkLetters: number): boolean {
  return toKey(part).length >= (isCjk(part) ? cjkLetters : letters);
}

/** "K-On", "K on" and "kon" are one name. */
function toKey(name: string): string {
  return foldHan(name).replaceAll(' ', '');
}

interface Key {
  readonly key: string;
  readonly name: string;
  readonly work: NamedWork;
}

function search(keyword: string, keys: readonly Key[]): readonly WorkCandidate[] {
  const wanted = toKey(keyword);
  if (wanted === '') return [];
  const best = new Map<NamedWork, WorkCandidate>();
  for (const { key, name, work } of keys) {
    const confidence = likeness(wanted, key);
    if (confidence < LEAST || confidence <= (best.get(work)?.confidence ?? 0)) continue;
    const { id, title, title_cn, title_en, kind, date, has_points } = work;
    best.set(work, {
      ...{ id, title, title_cn, title_en, kind, date, has_points },
      matched: name,
      confidence: round(confidence),
    });
  }
  return [...best.values()].toSorted(compare).slice(0, MOST_FOUND);
}

/** The likeliest; of equals the one whose places are known, then the first season. */
function compare(left: WorkCandidate, right: WorkCandidate): number {
  return (
    right.confidence - left.confidence ||
    Number(right.has_points) - Number(left.has_points) ||
    ((left.date ?? '9') < (right.date ?? '9') ? -1 : 1)
  );
}

/** How alike two titles are, 0–1, to two decimals. */
export function likenessOf(written: string, title: string): number {
  return round(likeness(toKey(written), toKey(title)));
}

function likeness(wanted: string, name: string): number {
  if (wanted === name) return 1;
  const [short, long] = wanted.length < name.length ? [wanted, name] : [name, wanted];
  if (short.length >= (isCjk(short) ? SHORTEST_CJK : SHORTEST) && long.includes(short)) {
    return PART_FROM + (PART_TO - PART_FROM) * (short.length / long.length);
  }
  // So many letters differ at least.
  if (1 - (long.length - short.length) / long.length < LEAST) return 0;
  return MISSPELT_AT_MOST * (1 - editDistance(wanted, name) / long.length);
}

function round(confidence: number): number {
  return Math.round(confidence * 100) / 100;
}

/** The works of our own table, in its order. */
export function readOwnWorks(): readonly NamedWork[] {
  return readTable('works.tsv').map(
    ([id, kind, date, colour, ja = '', en = '', cn = '', romaji = '', others = '']) => ({
      id: Number(id),
      title: ja,
      title_cn: cn || null,
      title_en: en || null,
      kind: kind === 'film' || kind === 'tv' ? kind : 'other',
      date: date === undefined || date === '' ? null : date,
      names: [ja, en, cn, romaji, ...others.split('|')].filter((name) => name !== ''),
      colour: colour ?? null,
      has_points: true,
    }),
  );
}

/** `write-titles.ts` says what is in a row. */
function readTitles(): readonly NamedWork[] {
  return readTable('titles.tsv').map(([id, kind, date, title = '', en = '', cn = '', others = '']) => ({
    id: Number(id),
    title,
    title_cn: cn || null,
    title_en: en || null,
    kind: kind === 'film' || kind === 'tv' ? kind : 'other',
    date: (date ?? '') === '' ? null : (date as IsoDate),
    names: [title, en, cn, ...others.split('|')].filter((name) => name !== ''),
    colour: null,
    has_points: false,
  }));
}
