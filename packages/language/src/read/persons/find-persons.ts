import { COUNT, findAll, type Span } from '@wayfarer/router/grammar';
import type { Fairness, Person, PersonLimit } from '@wayfarer/trip';
import { fromMajor } from '@wayfarer/trip/money';

import { type Clause, listClauses } from './clauses.ts';
import { findFairness, findSplit } from './fairness.ts';
import { type Before, type Predicate, readPredicate, SUM_FOR } from './predicates.ts';
import { countHeads, findSubject, type Known, type Subject } from './subjects.ts';

/** What a text says of single travellers, and where. */
export interface SaidOfPersons {
  readonly said: readonly Said[];
  /** "He hates shopping", and nobody knows who he is. */
  readonly unclear: readonly Span[];
  readonly fairness: { readonly fairness: Fairness; readonly span: Span } | undefined;
  readonly split: ReturnType<typeof findSplit>;
}

/** One thing that is said of one subject. */
export interface Said {
  readonly subject: Subject;
  readonly predicate: Predicate;
  /** The whole of it. */
  readonly span: Span;
  /** Of the subject alone. */
  readonly head: Span;
}

const PRONOUN = /^(?:he|she|they)\b/i;
const OF_MONEY = /\b(?:spend|afford|budgets?|limits?)\b/i;
/** "Two kids (6 and 9)" inside a clause that speaks of something else. */
const CHILDREN = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:my|our|the|with|an?|${COUNT}) )*(?:(?:young|small|little) )?(?<who>kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies)|boys?|girls?)\s*(?:,\s*)?(?:\((?:aged? |ages )?|aged |ages |who are |are |is |of |(?<=s, ?)(?=\d{1,2} and \d{1,2}(?:[,.;]|$)))(?<ages>\d{1,2}(?:(?:, ?| and | & |, and )\d{1,2}){0,5})(?: years?(?: old)?)?(?![\d:/.€$£¥%]| ?(?:days?|nights?|hours?|minutes?|km|euros?|dollars?|pm|am)\b)\)?`,
  'giu',
);
const YEAR_OLD =
  /(?<![\p{L}\d])(?:my|our|an?|one|the) (?<age>\d{1,2})[- ]years?[- ]old(?: (?<who>son|daughter|kid|child|boy|girl))?(?![\p{L}])/giu;

export function findPersons(text: string, known: Known): SaidOfPersons {
  const { found, unclear } = listSaid(text, { ...known, counted: countHeads(text) });
  const said = [...found, ...listAges(text)];
  return {
    unclear,
    said: withoutLoneSpeaker(said, known).filter(isOfSomebody),
    fairness: findFairness(text),
    split: findSplit(text),
  };
}

function listSaid(text: string, known: Known): { readonly found: readonly Said[]; readonly unclear: readonly Span[] } {
  const isOfMoney = OF_MONEY.test(text);
  const found: Said[] = [];
  const unclear: Span[] = [];
  let before: Before = { predicate: undefined, isOfMoney };
  let who: readonly Subject[] = [];
  let heads: readonly Span[] = [];
  let waiting: { readonly subject: Subject; readonly span: Span }[] = [];
  for (const clause of listClauses(text)) {
    if (clause.begins) [before, waiting] = [{ predicate: before.predicate, isOfMoney }, []];
    const turned = sumFirst(clause, known, before);
    if (turned) {
      found.push(turned);
      before = { predicate: turned.predicate, isOfMoney: true };
      continue;
    }
    const subject = findSubject(clause.text, known) ?? findTheRest(clause.text, before);
    const span = subject && { index: clause.index, end: clause.index + subject.length };
    if (subject && span && clause.text.slice(subject.length).trim() === '' && subject.ofMoney !== true) {
      if (subject.who.unnamed !== true) waiting.push({ subject, span });
      continue;
    }
    waiting = waiting.filter((one) => one.subject.who.label !== subject?.who.label);
    const pronoun = subject ? undefined : PRONOUN.exec(clause.text);
    if (pronoun && who.length === 0) {
      const only = theOnlyOne(known, pronoun[0]);
      if (only) who = [only];
      else if (/^(?:he|she)/i.test(pronoun[0]) && readPredicate(clause.text.slice(pronoun[0].length), before)) {
        unclear.push({ index: clause.index, end: clause.end });
        continue;
      }
    }
    const isGoingOn = subject === undefined && !(clause.begins && !pronoun);
    const subjects = subject ? [...waiting.map((one) => one.subject), subject] : who;
    const spans = span ? [...waiting.map((one) => one.span), span] : heads;
    const lead = subject?.length ?? pronoun?.[0].length ?? 0;
    const predicate =
      subjects.length > 0 && (subject || isGoingOn)
        ? readPredicate(clause.text.slice(lead), before, subject?.ofMoney === true ? { ofMoney: true } : {})
        : undefined;
    waiting = [];
    if (!predicate) {
      [who, heads] = [[], []];
      continue;
    }
    if (isEmpty(predicate)) {
      // "Loves trains and aquariums": what follows may be known.
      [who, heads, before] = [subjects, spans, { predicate, isOfMoney }];
      continue;
    }
    const whole = {
      index: subject ? (spans[0]?.index ?? clause.index) : clause.index,
      end: clause.index + lead + predicate.length,
    };
    for (const [at, one] of subjects.entries())
      found.push({
        subject: one,
        predicate,
        span: whole,
        head: (subject && spans[at]) || { index: whole.index, end: whole.index + lead },
      });
    [who, heads] = [subjects, spans];
    before = { predicate, isOfMoney };
  }
  return { found, unclear };
}

function isEmpty(predicate: Predicate): boolean {
  const isTaste = predicate.kind === 'likes' || predicate.kind === 'hates';
  return isTaste && predicate.interests.length + predicate.kinds.length === 0;
}

/** Somebody who was spoken of before, if there is but one. */
function theOnlyOne({ persons }: Known, pronoun: string): Subject | undefined {
  const isOne = /^(?:he|she)/i.test(pronoun);
  const those = persons.filter(({ label, count }) => label !== 'you' && (count === 1) === isOne);
  const [only, other] = those;
  return only && !other ? { who: { label: only.label, count: only.count }, length: 0 } : undefined;
}

/** "My parents can spend 600, we have no limit": we are the others. */
function findTheRest(text: string, { predicate }: Before): Subject | undefined {
  if (predicate?.kind !== 'limit' || !/^we\b/i.test(text)) return undefined;
  return { who: { label: 'the others', count: 'rest' }, length: 2 };
}

/** "600 each for two of us, 1,500 each for the others". */
function sumFirst(clause: Clause, known: Known, before: Before): Said | undefined {
  const found = SUM_FOR.exec(clause.text);
  if (!found) return undefined;
  const subject = findSubject(clause.text.slice(found[0].length), known);
  const end = found[0].length + (subject?.length ?? 0);
  if (!subject || !/^(?: in (?:dollars|euros|pounds|yen))?\s*$/i.test(clause.text.slice(end))) return undefined;
  const sum = `${found.groups?.['said'] ?? ''}${found.groups?.['each'] === undefined ? '' : ' each'}`;
  const predicate = readPredicate(sum, { ...before, isOfMoney: true }, { ofMoney: true });
  const span = { index: clause.index, end: clause.index + end };
  return predicate?.kind === 'limit' ? { subject, predicate, span, head: span } : undefined;
}

function listAges(text: string): readonly Said[] {
  const children = findAll(text, CHILDREN).flatMap(({ groups, ...span }): Said[] => {
    const ages = [...(groups['ages'] ?? '').matchAll(/\d{1,2}/g)].map(([age]) => Number(age));
    const who = (groups['who'] ?? '').toLowerCase();
    const label = /^(?:son|daughter)$/.test(who) && ages.length === 1 ? `your ${who}` : 'the children';
    const subject = { who: { label, count: ages.length }, length: 0 };
    return [{ subject, predicate: { kind: 'age', ages, length: 0 }, span, head: span }];
  });
  const single = findAll(text, YEAR_OLD).map(({ groups, ...span }): Said => {
    const age = Number(groups['age']);
    const label = /^(?:son|daughter)$/.test(groups['who'] ?? '')
      ? `your ${groups['who'] ?? ''}`
      : `the ${age}-year-old`;
    return {
      subject: { who: { label, count: 1 }, length: 0 },
      predicate: { kind: 'age', ages: [age], length: 0 },
      span,
      head: span,
    };
  });
  return [...children, ...single];
}

/** "One vegetarian, one halal": who keeps a diet is counted where diets are read. */
function isOfSomebody({ subject: { who }, predicate }: Said): boolean {
  return who.unnamed !== true || predicate.kind !== 'diet';
}

/** "I love temples" is said for everybody, unless somebody else is spoken of beside. */
function withoutLoneSpeaker(said: readonly Said[], { persons }: Known): readonly Said[] {
  const others = said.filter(({ subject }) => subject.who.label !== 'you');
  const isAmongOthers = (one: Said): boolean =>
    persons.some(({ label }) => label !== 'you') || others.some(({ predicate }) => isLike(predicate, one.predicate));
  return said.filter((one) => one.subject.who.label !== 'you' || isAmongOthers(one));
}

function isLike(left: Predicate, right: Predicate): boolean {
  const sort = ({ kind }: Predicate): string => (kind === 'hates' ? 'likes' : kind);
  return sort(left) === sort(right);
}

/** The persons as they are once this is said of them. */
export function withSaid(
  persons: readonly Person[],
  said: readonly Said[],
  toLimit: (predicate: Extract<Predicate, { kind: 'limit' }>, count: Person['count']) => PersonLimit | undefined,
): readonly Person[] {
  return said.reduce<readonly Person[]>((all, { subject, predicate }) => {
    const { who } = subject;
    const isSame = (one: Person): boolean =>
      one.label === who.label && (who.unnamed !== true || sortOf(one) === sortOfPredicate(predicate));
    const before = all.find(isSame) ?? who;
    const count =
      predicate.kind === 'age'
        ? Math.max(predicate.ages.length, typeof before.count === 'number' ? before.count : 0)
        : before.count;
    const after = withPredicate({ ...before, count }, predicate, toLimit);
    return all.some(isSame) ? all.map((one) => (isSame(one) ? after : one)) : [...all, after];
  }, persons);
}

/** Nobody knows whether two who eat halal are the two who can spend less. */
function sortOf({ limit, diets, access }: Person): string {
  return limit ? 'limit' : diets ? 'diet' : access ? 'access' : 'taste';
}

function sortOfPredicate({ kind }: Predicate): string {
  return kind === 'likes' || kind === 'hates' ? 'taste' : kind;
}

function withPredicate(person: Person, predicate: Predicate, toLimit: Parameters<typeof withSaid>[2]): Person {
  const { interests = [], avoid = [], diets = [] } = person;
  switch (predicate.kind) {
    case 'likes':
      return {
        ...person,
        interests: [...new Set([...interests, ...predicate.interests])],
        ...(avoid.length > 0 && { avoid: avoid.filter((kind) => !predicate.kinds.includes(kind)) }),
      };
    case 'hates':
      return {
        ...person,
        avoid: [...new Set([...avoid, ...predicate.kinds])],
        ...(interests.length > 0 && { interests: interests.filter((one) => !predicate.interests.includes(one)) }),
      };
    case 'diet':
      if (predicate.isGone)
        return {
          ...person,
          diets: predicate.diets.length === 0 ? [] : diets.filter((diet) => !predicate.diets.includes(diet)),
        };
      return { ...person, diets: [...new Set([...diets, ...predicate.diets])] };
    case 'access':
      return { ...person, access: ['step-free'] };
    case 'age':
      return { ...person, ages: predicate.ages };
    case 'limit': {
      const { limit: _limit, ...rest } = person;
      const limit = toLimit(predicate, person.count);
      return limit ? { ...rest, limit } : rest;
    }
  }
}

/** In its currency, for each of so many. */
export function limitOf(
  { amount, basis }: { readonly amount: number; readonly basis: string },
  currency: string,
  count: Person['count'],
): PersonLimit {
  const each = basis === 'together' && typeof count === 'number' ? amount / count : amount;
  const money = fromMajor(basis === 'together' ? Math.floor(each * 100) / 100 : each, currency);
  return { money, scope: basis === 'person-day' ? 'person-day' : 'person' };
}
