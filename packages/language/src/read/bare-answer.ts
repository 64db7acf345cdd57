import { findAll, TAKEN } from '@wayfarer/router/grammar';

import type { OpenQuestion } from '../brain.ts';
import type { FactName } from '../facts.ts';
import { readAssent } from '../facts/assent.ts';
import { type Context, isOpen, mergeResults, NOTHING, type ReadResult, withLearned } from '../facts/read-result.ts';
import { readBareLevel } from './budget-level.ts';
import { readBareDestination } from './destinations.ts';
import { readBareHotelStyle } from './hotel-style.ts';
import { readBareMustDo } from './must-do.ts';
import { readBareOrigin } from './origin.ts';
import { isPaceOrBudget, readBarePace } from './pace.ts';
import { readBareTravelers } from './travelers.ts';
import { readBareWaiver } from './waiver.ts';

type BareReader = (text: string, context: Context) => ReadResult;

/** Answers that say only as much as the question leaves open. */
const READERS: Readonly<Partial<Record<FactName, BareReader>>> = {
  travelers: readBareTravelers,
  pace: readBarePace,
  budgetLevel: readBareLevel,
  budget: readBareLevel,
  origin: readBareOrigin,
  destinations: readBareDestination,
  hotelStyle: readBareHotelStyle,
  mustDo: readBareMustDo,
};
/** They take nearly any word, so they are asked last. */
const TAKES_ANYTHING: readonly FactName[] = ['origin', 'destinations', 'hotelStyle', 'mustDo'];

const SEGMENT = /[^,;.!?\n\uFFFC]+/g;
const FILLER =
  /^(?:(?:and|so|well|then|ok|hi|hello|please|maybe|i think|i guess|i'd say|let's say|let's go with|i would say|it's|it is|that's|that would be|make it|make that|we're|we are|we|i'm|just|probably|actually|my answer is|our answer is|a|the|answer:?)\s+)+|\s+(?:please|thanks|thank you|then|i think|i guess|is fine|would be (?:good|great|fine|nice)|sounds good|for us|for me)$/gi;

/** What is left of a message after all other readers, read as bare answers to the open questions. */
export function readBareAnswers(text: string, context: Context): ReadResult {
  const segments = findAll(text, SEGMENT).filter(({ text: said }) => /[\p{L}\p{N}]/u.test(said));
  let reading = NOTHING;
  for (const segment of segments.slice(0, MOST_SEGMENTS)) {
    const said = segment.text.trim().replace(FILLER, '').trim();
    if (said === '' || said.length > LONGEST_ANSWER) continue;
    const asked = context.asked ?? askedByPlace(text, segment.index, context);
    const found = readSegment(said, !text.includes(TAKEN), withLearned({ ...context, asked }, reading.learned));
    const taken = found.taken.length > 0 ? [segment] : [];
    reading = mergeResults(reading, { ...found, taken });
  }
  return reading;
}

const MOST_SEGMENTS = 40;
const LONGEST_ANSWER = 60;

/** "Moderate, mid, none": as many parts as questions answer them in order. */
function askedByPlace(text: string, index: number, { open }: Context): OpenQuestion | undefined {
  const parts = text.split(/[,;\n]/).length;
  return parts === open.length && parts > 1 ? open[text.slice(0, index).split(/[,;\n]/).length - 1] : undefined;
}

/** @param isWhole - True when no other reader took anything from the text. */
function readSegment(said: string, isWhole: boolean, context: Context): ReadResult {
  const unanswered = context.open.filter((question) => !isAnswered(question, context));
  if (isPaceOrBudget(said)) return readPaceOrBudget(said, { ...context, open: unanswered });
  for (const { fact } of unanswered.filter((question) => !TAKES_ANYTHING.includes(question.fact))) {
    const reading = READERS[fact]?.(said, context) ?? NOTHING;
    if (reading.taken.length > 0) return reading;
  }
  const waiver = readBareWaiver(said, context);
  if (waiver.taken.length > 0) return waiver;
  const [loose] = unanswered.filter((question) => TAKES_ANYTHING.includes(question.fact));
  // With several questions open, a word that nobody knows may belong to any of them; a yes is the name of nothing.
  if (!loose || /\d/.test(said) || readAssent(said) !== null) return NOTHING;
  const reading = READERS[loose.fact]?.(said, context) ?? NOTHING;
  const certain = reading.learned.length > 0 || (isWhole && unanswered.length === 1 && said.split(' ').length <= 4);
  return certain ? reading : NOTHING;
}

function isAnswered({ fact }: OpenQuestion, { facts, index }: Context): boolean {
  const names: readonly FactName[] = fact === 'budget' || fact === 'budgetLevel' ? ['budget', 'budgetLevel'] : [fact];
  return facts.some((known) => names.includes(known.name) && known.from === index);
}

/** "Moderate" fits both questions: it answers the one that is open, and if both are, we ask. */
function readPaceOrBudget(said: string, context: Context): ReadResult {
  const asked = context.asked?.fact;
  if (asked === 'pace') return readBarePace(said);
  if (asked === 'budgetLevel' || asked === 'budget') return readBareLevel(said, context);
  const [pace, budget] = [isOpen(context, 'pace'), isOpen(context, 'budgetLevel', 'budget')];
  if (pace && !budget) return readBarePace(said);
  if (budget && !pace) return readBareLevel(said, context);
  // "Mid budget, moderate": the one is told, so this is the other.
  const [knownPace, knownBudget] = [isKnown(context, 'pace'), isKnown(context, 'budgetLevel', 'budget')];
  if (knownBudget && !knownPace) return readBarePace(said);
  if (knownPace && !knownBudget) return readBareLevel(said, context);
  const text = `Does "${said}" speak of the pace or of the budget? You can say "moderate pace" or "mid budget".`;
  return {
    learned: [],
    remarks: [{ code: 'not-understood', text, fact: pace ? 'pace' : 'budgetLevel' }],
    taken: [{ index: 0, end: said.length }],
  };
}

function isKnown({ facts }: Context, ...names: readonly FactName[]): boolean {
  return facts.some(({ name, value }) => value !== null && names.includes(name));
}
