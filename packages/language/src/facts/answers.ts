import { MOST_TRAVELERS } from '@wayfarer/trip/limits';

import type { OpenQuestion } from '../brain.ts';
import type { FactName } from '../facts.ts';
import type { Language } from '../understand/frame.ts';
import { readBudget } from './budget.ts';
import { countParty } from './count-party.ts';
import { readTripDates } from './dates/dates.ts';
import { readKinds } from './kinds.ts';
import { readBudgetLevel } from './levels.ts';
import { readMustDo } from './must-do.ts';
import { notesIn } from './notes.ts';
import { assumed, type Context, learn, mergeResults, NOTHING, type ReadResult, withLearned } from './read-result.ts';
import type { Said } from './said.ts';
import { readDestination, readOrigin } from './where.ts';
import { findersOf } from './words/index.ts';

type AnswerReader = (said: Said, context: Context) => ReadResult;

/** Facts that a plan can do without. */
const WAIVABLE: readonly FactName[] = [
  ...([
    'origin',
    'budgetLevel',
    'budget',
    'pace',
    'dietary',
    'interests',
    'mustDo',
    'hotelStyle',
    'stayAreas',
  ] as const),
  ...(['currency', 'accessibility', 'avoid', 'crowds', 'openingHours'] as const),
];
/** Facts to which "none" is a full answer. */
const NONE_FITS: readonly FactName[] = ['dietary', 'mustDo', 'avoid', 'accessibility'];
const LONGEST_ANSWER = 60;
const MOST_WORDS = 4;

/** What a few words mean as the answer to one question. */
const ANSWERS: Readonly<Partial<Record<FactName, AnswerReader>>> = {
  travelers: (said) => {
    const count = countParty(said)?.count;
    return count !== undefined && count >= 1 && count <= MOST_TRAVELERS
      ? { ...NOTHING, learned: [learn('travelers', count)] }
      : NOTHING;
  },
  pace: ({ text, find }) => firstOf(find.paces(text), (value) => learn('pace', value)),
  budgetLevel: readLevelOrSum,
  budget: readLevelOrSum,
  dietary: ({ text, find }, context) =>
    listOf(find.diets(text), (values) => learn('dietary', [...(known(context, 'dietary') as []), ...values])),
  hotelStyle: ({ text, find }) => firstOf(find.stays(text), (value) => learn('hotelStyle', value)),
  interests: (said, context) => readKinds({ ...said, act: 'like-kind' }, context),
  avoid: (said, context) => readKinds({ ...said, act: 'avoid-kind' }, context),
  start: (said, context) => readTripDates([said], context),
  end: (said, context) => readTripDates([said], context),
  destinations: (said, context) => namedCity(readDestination(asSlot(said, 'city'), context)),
  origin: (said, context) => namedCity(readOrigin(asSlot(said, 'city'), context)),
  mustDo: (said, context) => readMustDo(asSlot(said, 'place'), context),
};

/** What is known, and the language that an answer is read in. */
export interface Scene {
  readonly language: Language;
  readonly context: Context;
}

/** The words as the answer to a question; nothing where they are none. */
export function readAnswer(text: string, question: OpenQuestion, { language, context }: Scene): ReadResult {
  const said = toAnswer(text, language);
  const words = said.find.answers(said.text);
  const whole = words.find(
    ({ index, end }) => said.text.slice(0, index).trim() === '' && /^[\s.!。！]*$/.test(said.text.slice(end)),
  );
  if (question.fact === 'origin' && words.some(({ value }) => value === 'noJourney')) return waived('origin', null);
  if (whole?.value === 'none' && NONE_FITS.includes(question.fact)) return waived(question.fact, []);
  if (whole && whole.value !== 'noJourney' && WAIVABLE.includes(question.fact)) return waived(question.fact, null);
  return whole ? NOTHING : (ANSWERS[question.fact]?.(said, context) ?? NOTHING);
}

/**
 * A message of bare answers: "2", "moderate, mid, none". As many parts as open questions answer them in order; otherwise each part
 * answers the one question that it fits.
 */
export function readBareAnswers(message: string, { language, context }: Scene): ReadResult {
  const parts = message
    .split(/[,;\n，；、。]|\.\s/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (parts.some((part) => part.length > LONGEST_ANSWER || part.split(/\s+/).length > MOST_WORDS * 2)) return NOTHING;
  const isInOrder = parts.length === context.open.length && parts.length > 1;
  let reading = NOTHING;
  for (const [at, part] of parts.entries()) {
    const now = withLearned(context, reading.learned);
    const open = context.open.filter(({ fact }) => !reading.learned.some(({ name }) => name === fact));
    const ordered = isInOrder ? context.open[at] : undefined;
    const byPlace = ordered ? readAnswer(part, ordered, { language, context: now }) : NOTHING;
    reading = mergeResults(reading, isEmpty(byPlace) ? fitting(part, open, { language, context: now }) : byPlace);
  }
  return reading;
}

/** Names are asked for last: nearly any word is the name of something. */
const NAMES: readonly FactName[] = ['origin', 'destinations', 'mustDo'];

function fitting(part: string, open: readonly OpenQuestion[], scene: Scene): ReadResult {
  const questions = open.toSorted((a, b) => Number(NAMES.includes(a.fact)) - Number(NAMES.includes(b.fact)));
  const fits = questions
    .map((question) => ({ question, reading: readAnswer(part, question, scene) }))
    .filter(({ reading }) => !isEmpty(reading));
  const [first, second] = fits;
  if (!first) return NOTHING;
  const isBoth =
    second && [first, second].every(({ question }) => question.fact === 'pace' || /^budget/.test(question.fact));
  if (!isBoth) return first.reading;
  // "Moderate" fits pace and budget: both are taken, and that is said.
  const note = notesIn(scene.context.language).unsure(part);
  const both = mergeResults(first.reading, second.reading);
  return { ...both, learned: both.learned.map((fact) => ({ ...fact, ...assumed(note) })) };
}

export function isEmpty({ learned, remarks, hints, unused = [] }: ReadResult): boolean {
  return learned.length + remarks.length + unused.length + Object.keys(hints ?? {}).length === 0;
}

function toAnswer(text: string, language: Language): Said {
  return { act: 'party', text: text.trim(), slots: [], probability: 1, language, find: findersOf(language) };
}

function asSlot(said: Said, name: string): Said {
  const text = said.text
    .replace(/^(?:from|in|to|aus|ab|de|depuis|desde|nach|从|到)\s+/iu, '')
    .replace(/(?:から|へ|に|发|出发)$/u, '');
  return { ...said, act: 'destination', text, slots: [{ name, text, index: 0, end: text.length }] };
}

/** A name that nobody knows is no answer yet, unless something is to be said of it. */
function namedCity(reading: ReadResult): ReadResult {
  return reading.remarks.some(({ code }) => code === 'unknown-city') ? NOTHING : reading;
}

function readLevelOrSum(said: Said, context: Context): ReadResult {
  const level = readBudgetLevel(said, context);
  return level.learned.length > 0 || !/\d/.test(said.text) ? level : readBudget(said, context);
}

function firstOf<Value extends string>(
  terms: readonly { readonly value: Value }[],
  toFact: (value: Value) => ReadResult['learned'][number],
): ReadResult {
  const [first] = terms;
  return first ? { ...NOTHING, learned: [toFact(first.value)] } : NOTHING;
}

function listOf<Value extends string>(
  terms: readonly { readonly value: Value }[],
  toFact: (values: readonly Value[]) => ReadResult['learned'][number],
): ReadResult {
  return terms.length > 0 ? { ...NOTHING, learned: [toFact([...new Set(terms.map(({ value }) => value))])] } : NOTHING;
}

function known({ facts }: Context, name: FactName): readonly unknown[] {
  const value = facts.find((fact) => fact.name === name)?.value;
  return Array.isArray(value) ? value : [];
}

function waived(name: FactName, value: [] | null): ReadResult {
  return { ...NOTHING, learned: [learn(name as 'dietary', value, { status: 'waived' })] };
}
