import { countWord, type Span } from '@wayfarer/router/grammar';
import type { Person } from '@wayfarer/trip';

import type { Language } from '../understand/frame.ts';
import { findNumbers } from './numbers.ts';
import { findersOf, isWord } from './words/index.ts';

/** Of whom a clause speaks. */
export interface Subject {
  readonly who: Pick<Person, 'label' | 'count' | 'unnamed'>;
  /** Where in the clause what is said of them begins. */
  readonly end: number;
  /** The word is one of the speaker's: it stands for nobody alone unless others are spoken of. */
  readonly isSpeaker?: true;
}

/** What a message is read with, and whom it may speak of. */
export interface Known {
  readonly language: Language;
  readonly persons: readonly Person[];
  readonly isPlace: (name: string) => boolean;
}

const NAME = /^(?:[aà] )?(?<name>\p{Lu}\p{Ll}{1,14}(?:-\p{Lu}\p{Ll}+)?)(?<own>['’]s)?(?![\p{Lu}\p{Ll}'’])/u;
const DETERMINER =
  /^(?:[aà] )?(?:(?:my|our|the|mein\w*|unser\w*|die|der|das|mon|ma|mes|notre|nos|les|mi|mis|nuestr\w+|los|las) )?/iu;
const YEAR_OLD = /^(?:my|our|the) (?<age>\d{1,2})[- ]years?[- ]old(?! \p{L})/iu;
const OF_US = /^(?: of (?:us|them)| von uns| d['’]entre nous| de nosotr[oa]s)?(?!\p{L})/iu;
const PEOPLE = /^(?: (?:people|persons|friends|adults))?/iu;
const OWN = /^(?:my|mein) (?:own )?(?:max |total )?(?:budget|limit|maximum)|^mine(?!\p{L})/iu;
const COMPANIONS = /^(?:her|his) (?:own )?(?:budget|limit|maximum)|^(?:hers|his)(?!\p{L})/iu;
const MANY = /(?:[^s]s|children|people|kinder|eltern|们|たち|parents|enfants|hijos|padres)$/iu;
const NO_SUBJECT = new Set([
  'with',
  'my',
  'people',
  'family',
  'generations',
  'adult',
  'pet',
  'we',
  'alone',
  'pair',
  'i',
]);
const SPEAKER = /^(?:i|ich|je|j['’]|yo|僕は|私は|我)(?![\p{Ll}\p{Lu}])/iu;

/** The person or persons that a clause begins with: Anna, my wife, the kids, two of us, the others. */
export function findSubject(text: string, known: Known): Subject | undefined {
  if (OWN.test(text)) return { who: { label: 'you', count: 1 }, end: OWN.exec(text)?.[0].length ?? 0, isSpeaker: true };
  const hers = COMPANIONS.exec(text);
  if (hers) return { who: { label: 'your companion', count: 1 }, end: hers[0].length };
  return (
    ofTheRest(text, known) ?? ofYearOld(text) ?? ofRelatives(text, known) ?? ofSome(text, known) ?? ofName(text, known)
  );
}

function ofTheRest(text: string, { language }: Known): Subject | undefined {
  const [rest] = findersOf(language).ofPersons(text);
  if (rest?.value !== 'others' || rest.index > 0) return undefined;
  const [number] = findNumbers(text.slice(rest.end), language);
  const isCounted =
    number?.index === 1 && !/^\s?[\p{Sc}%\d]/u.test(text.slice(rest.end + number.end)) && number.value < 10;
  return {
    who: { label: 'the others', count: isCounted ? number.value : 'rest' },
    end: rest.end + (isCounted ? number.end : 0),
  };
}

function ofYearOld(text: string): Subject | undefined {
  const found = YEAR_OLD.exec(text);
  return found
    ? { who: { label: `the ${found.groups?.['age'] ?? ''}-year-old`, count: 1 }, end: found[0].length }
    : undefined;
}

function ofRelatives(text: string, { language }: Known): Subject | undefined {
  const lead = DETERMINER.exec(text)?.[0].length ?? 0;
  const [number] = findNumbers(text.slice(lead), language).filter(({ index }) => index === 0);
  const from = lead + (number ? number.end + (/^\s/.test(text.slice(lead + number.end)) ? 1 : 0) : 0);
  const speaker = SPEAKER.exec(text);
  if (speaker) return { who: { label: 'you', count: 1 }, end: speaker[0].length, isSpeaker: true };
  const [word] = findersOf(language).people(text.slice(from));
  if (!word || word.index > 0 || NO_SUBJECT.has(word.value)) return undefined;
  if (lead === 0 && !number && !MANY.test(word.text)) return undefined;
  const end = from + word.end;
  const name = /^ (?<name>\p{Lu}\p{Ll}+)/u.exec(text.slice(end));
  if (name) return { who: { label: name.groups?.['name'] ?? '', count: 1 }, end: end + name[0].length };
  const isMany = MANY.test(word.text) && word.value !== 'parents' && word.value !== 'grandparents';
  const count = number?.value ?? (isMany ? 'rest' : /parents$/.test(word.value) ? 2 : 1);
  const spoken = language === 'en' ? word.text.toLowerCase() : word.value;
  const label = isMany && word.value === 'child' ? 'the children' : `your ${spoken}`;
  return { who: { label, count }, end };
}

function ofSome(text: string, { language }: Known): Subject | undefined {
  const [number] = findNumbers(text, language).filter(({ index }) => index === 0);
  if (!number || number.value < 1 || number.value > 9 || /^[.,:]?\d/.test(text.slice(number.end))) return undefined;
  const rest = text.slice(number.end).replace(/^[人个個]+/u, '');
  const shift = text.length - number.end - rest.length;
  const people = PEOPLE.exec(rest)?.[0].length ?? 0;
  const ofUs = OF_US.exec(rest.slice(people))?.[0].length ?? 0;
  const label = `${countWord(number.value)} of you`;
  return { who: { label, count: number.value, unnamed: true }, end: number.end + shift + people + ofUs };
}

function ofName(text: string, { language, isPlace, persons }: Known): Subject | undefined {
  const found = NAME.exec(text);
  const name = found?.groups?.['name'] ?? '';
  if (!found || isPlace(name)) return undefined;
  const isKnown = persons.some(({ label }) => label === name);
  if (!isKnown && (isWord(name, language) || !isFollowedByVerb(text.slice(found[0].length), found, language)))
    return undefined;
  return { who: { label: name, count: 1 }, end: found[0].length };
}

/** "Anna loves", "Ben can't", Annaは, and names in a row; a noun has other words behind it. */
function isFollowedByVerb(rest: string, found: RegExpExecArray, language: Language): boolean {
  if (rest.trim() === '' || found.groups?.['own'] !== undefined) return true;
  const { ofPersons } = findersOf(language);
  const next = rest.replace(/^\s+/, '');
  const [verb] = ofPersons(next);
  if (verb?.index === 0 && /^(?:has|likes|spends)$/.test(verb.value)) return true;
  return !/^\s/.test(rest) && /^[\p{Script=Han}\p{Script=Hiragana}]/u.test(rest);
}

/** Positions of the clauses of a text, in any of the languages; a comma between digits groups them. */
export function listClauses(text: string): readonly (Span & { readonly text: string; readonly begins: boolean })[] {
  const breaks = [...text.matchAll(BREAK)];
  const starts = [0, ...breaks.map(({ 0: said, index }) => index + said.length)];
  return starts.flatMap((start, at) => {
    const end = breaks[at]?.index ?? text.length;
    const raw = text.slice(start, end);
    const lead = FILLER.exec(raw)?.[0].length ?? 0;
    const said = raw.slice(lead).trimEnd();
    const begins = at === 0 || /[.;!?\n。！？；:：]/.test(breaks[at - 1]?.[0] ?? '');
    return said === '' ? [] : [{ text: said, index: start + lead, end: start + lead + said.length, begins }];
  });
}

const BREAK =
  /(?<!\d)[.](?!\d)|[.](?=\s|$)|[;!?\n。！？；、，]|:\s|：|,(?!\d{3}(?!\d))|\s(?:and|but|while|whereas|though|und|aber|et|mais|y|pero|&)(?=\s)/giu;
const FILLER =
  /^(?:[\s"'–—-]|(?:actually|also|and|but|so|well|oh|no|now|please|then|because|since|each|with)(?=[\s,:])[\s,:]*)+/i;
