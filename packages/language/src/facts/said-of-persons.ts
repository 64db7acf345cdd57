import { findMoney, type Span } from '@wayfarer/router/grammar';
import type { Diet, Person } from '@wayfarer/trip';
import { fromMajor } from '@wayfarer/trip/money';

import { valueOf } from '../facts.ts';
import type { Language } from '../understand/frame.ts';
import { findBareSum, guessCurrency, toPlainMoney } from './budget.ts';
import { kindOf } from './kinds.ts';
import { notesIn } from './notes.ts';
import { withPerson } from './persons.ts';
import { assumed, type Context, learn, NOTHING, type ReadResult } from './read-result.ts';
import { isDenied } from './scope.ts';
import { findSubject, listClauses, type Subject } from './subjects.ts';
import type { KindWord } from './words/fact-words.ts';
import { findersOf } from './words/index.ts';

/** One thing that is said of one person, or of some. */
type Said = { readonly subject: Subject; readonly span: Span } & (
  | { readonly kind: 'taste'; readonly liked: readonly KindWord[]; readonly refused: readonly KindWord[] }
  | { readonly kind: 'diet'; readonly diets: readonly Diet[] }
  | { readonly kind: 'limit'; readonly sum: Sum | undefined }
);

interface Sum {
  readonly amount: number;
  readonly currency: string | undefined;
  readonly scope: 'each' | 'person-day' | 'together' | undefined;
}

/**
 * What a message says of single travellers: "Anna hates museums", "two of us can spend 600 euros, the others 1,500". It is read out
 * of whole clauses with a person for their subject, so that nothing of it is taken for a wish of all; `taken` says which.
 */
export function readSaidOfPersons(text: string, language: Language, context: Context): ReadResult {
  const said = listSaid(text, language, context);
  if (said.length === 0) return NOTHING;
  const currency =
    said.flatMap((one) => (one.kind === 'limit' ? (one.sum?.currency ?? []) : []))[0] ??
    guessCurrency(language, context);
  const isUnclear = said.some((one) => one.kind === 'limit' && one.sum && currency === undefined);
  const usable = said.filter((one) => !(isUnclear && one.kind === 'limit'));
  const persons = usable.reduce(
    (all, one) => withPerson(all, { ...one.subject.who, ...toPerson(one, currency) }),
    valueOf(context.facts, 'persons') ?? [],
  );
  const diets = [
    ...new Set([...(valueOf(context.facts, 'dietary') ?? []), ...persons.flatMap((one) => one.diets ?? [])]),
  ];
  const isForEach = usable.some(
    (one) => one.kind === 'limit' && one.sum && one.sum.scope === undefined && one.subject.who.count !== 1,
  );
  const notes = notesIn(context.language);
  return {
    ...NOTHING,
    taken: said.map(({ span }) => span),
    remarks: isUnclear ? [{ code: 'budget-unclear', text: notes.budgetUnclear(text.trim()), fact: 'budget' }] : [],
    learned: [
      ...(usable.length > 0 ? [learn('persons', persons, assumed(isForEach ? notes.sumsForEach : undefined))] : []),
      ...(diets.length > (valueOf(context.facts, 'dietary') ?? []).length ? [learn('dietary', diets)] : []),
    ],
  };
}

function toPerson(said: Said, currency: string | undefined): Partial<Person> {
  if (said.kind === 'diet') return { diets: said.diets };
  if (said.kind === 'taste') {
    const interests = [...new Set(said.liked.flatMap((kind) => kindOf(kind).likes))];
    const avoid = [...new Set(said.refused.flatMap((kind) => kindOf(kind).category ?? []))];
    return { ...(interests.length > 0 && { interests }), ...(avoid.length > 0 && { avoid }) };
  }
  const { sum, subject } = said;
  if (!sum) return {};
  const { count } = subject.who;
  const each =
    sum.scope === 'together' && typeof count === 'number' ? Math.floor((sum.amount * 100) / count) / 100 : sum.amount;
  const scope = sum.scope === 'person-day' ? 'person-day' : 'person';
  return { limit: { money: fromMajor(each, sum.currency ?? currency ?? ''), scope } };
}

function listSaid(text: string, language: Language, context: Context): readonly Said[] {
  const known = {
    language,
    persons: valueOf(context.facts, 'persons') ?? [],
    isPlace: (name: string) => context.gazetteer.findCityNames(name).some(({ match }) => match.kind !== 'unknown'),
  };
  const all: Said[] = [];
  let waiting: { readonly subject: Subject; readonly index: number }[] = [];
  let before: readonly Said[] = [];
  for (const clause of listClauses(text)) {
    if (clause.begins) [waiting, before] = [[], before.filter(({ kind }) => kind === 'limit')];
    const { subject, said } = splitClause(clause.text, known, before);
    if (subject && said.trim() === '') {
      waiting.push({ subject, index: clause.index });
      continue;
    }
    const subjects = subject ? [...waiting.map((one) => one.subject), subject] : before.map((one) => one.subject);
    const isAll = subjects.length > 1 && subjects.some(({ isSpeaker }) => isSpeaker);
    const predicate =
      subjects.length > 0 && !isAll
        ? readPredicate(said, { language, before, isNew: subject !== undefined })
        : undefined;
    const index = waiting[0]?.index ?? clause.index;
    waiting = [];
    if (!predicate || (predicate.kind === 'diet' && subjects.some(({ who }) => who.unnamed))) {
      before = [];
      continue;
    }
    before = subjects.map((one) => ({ ...predicate, subject: one, span: { index, end: clause.end } }));
    all.push(...before);
  }
  return withoutLoneSpeaker(all, known.persons);
}

/** "600 each for two of us" has its subject behind the sum. */
function splitClause(
  text: string,
  known: Parameters<typeof findSubject>[1],
  before: readonly Said[],
): { readonly subject: Subject | undefined; readonly said: string } {
  const subject = findSubject(text, known);
  const said = subject ? text.slice(subject.end) : text;
  const isSum = subject?.who.unnamed === true && !isOfMoney(said, known.language, before);
  if (subject && !isSum) return { subject, said };
  const [lead = '', behind] = text.split(/\sfor\s/iu);
  const later =
    behind === undefined || findMoney(lead).length + (/^\d/.test(lead) ? 1 : 0) === 0
      ? undefined
      : findSubject(behind, known);
  if (later && behind?.slice(later.end).trim() === '') return { subject: later, said: `can spend ${lead}` };
  const isRest = before.some(({ kind }) => kind === 'limit') && /^(?:we|wir|nous|nosotros|我们)(?!\p{L})/iu.test(text);
  return { subject: isRest ? { who: { label: 'the others', count: 'rest' }, end: 2 } : undefined, said };
}

function isOfMoney(text: string, language: Language, before: readonly Said[]): boolean {
  const spends = findersOf(language)
    .ofPersons(text)
    .some(({ value, index }) => value === 'spends' && index < 30);
  const hasSum = findMoney(toPlainMoney(text, language)).length > 0 || findBareSum(text, language) !== undefined;
  return (
    hasSum &&
    (spends || /^\s*(?:have|has|only|haben|ont|tienen)\b/iu.test(text) || before.some(({ kind }) => kind === 'limit'))
  );
}

type Predicate = Said extends infer One ? (One extends Said ? Omit<One, 'subject' | 'span'> : never) : never;

function readPredicate(
  text: string,
  {
    language,
    before,
    isNew,
  }: { readonly language: Language; readonly before: readonly Said[]; readonly isNew: boolean },
): Predicate | undefined {
  const find = findersOf(language);
  const words = find.ofPersons(text);
  const has = (value: string): boolean => words.some((word) => word.value === value);
  const begins = words.some(({ value, index }) => index < 2 && (value === 'has' || value === 'likes'));
  if (!isNew && !begins && find.no(text)[0]?.index !== 0) return undefined;
  const kinds = find.kinds(text);
  const [taste] = before.filter((one) => one.kind === 'taste');
  const isHated = find.no(text).some(({ value }) => value === 'before');
  if (kinds.length === 0 && has('them') && taste?.kind === 'taste' && (has('likes') || isHated)) {
    const all = [...taste.liked, ...taste.refused];
    return { kind: 'taste', liked: isHated ? [] : all, refused: isHated ? all : [] };
  }
  const liked = kinds.filter((kind) => !isDenied({ text, find }, kind, kinds));
  const refused = kinds.filter((kind) => !liked.includes(kind));
  const diets = find.diets(text).map(({ value }) => value);
  if (has('eatsAll') && /eat|isst|mange|come|食|吃/iu.test(text)) return { kind: 'diet', diets: [] };
  if (kinds.length > 0 && (has('likes') || refused.length > 0))
    return { kind: 'taste', liked: liked.map(({ value }) => value), refused: refused.map(({ value }) => value) };
  if (diets.length > 0) return { kind: 'diet', diets: [...new Set(diets)] as Diet[] };
  return readLimit(text, { language, before, isNew });
}

function readLimit(
  text: string,
  {
    language,
    before,
    isNew,
  }: { readonly language: Language; readonly before: readonly Said[]; readonly isNew: boolean },
): Predicate | undefined {
  const find = findersOf(language);
  const isSpoken = isOfMoney(text, language, before);
  if (isNew && find.ofPersons(text).some(({ value }) => value === 'noLimit')) return { kind: 'limit', sum: undefined };
  const [sum] = findMoney(toPlainMoney(text, language));
  const bare = sum ?? findBareSum(text, language);
  if (!isNew || bare === undefined || !(isSpoken || sum)) return undefined;
  const scopes = new Set(find.scope(text).map(({ value }) => value));
  const isTogether = find.ofPersons(text).some(({ value }) => value === 'together');
  const scope = scopes.has('day') ? 'person-day' : scopes.has('person') ? 'each' : isTogether ? 'together' : undefined;
  return { kind: 'limit', sum: { amount: bare.amount, currency: bare.currency, scope } };
}

/** "I love temples" is said for everybody, unless somebody else is spoken of in the same way. */
function withoutLoneSpeaker(said: readonly Said[], persons: readonly Person[]): readonly Said[] {
  return said.filter(
    (one) =>
      one.subject.who.label !== 'you' ||
      persons.some(({ label }) => label !== 'you') ||
      said.some((other) => other.subject.who.label !== 'you' && other.kind === one.kind),
  );
}
