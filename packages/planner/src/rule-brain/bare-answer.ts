import type { FactName } from '../facts.ts';
import type { OpenQuestion } from '../ledger.ts';
import { readBareLevel } from './budget.ts';
import { readBareDestination } from './destinations.ts';
import { readBareHotelStyle } from './hotel-style.ts';
import { readBareMustDo } from './must-do.ts';
import { readBareOrigin } from './origin.ts';
import { isPaceOrBudget, readBarePace } from './pace.ts';
import { type Context, isOpen, mergeReadings, NOTHING, type Reading, withLearned } from './reading.ts';
import { blank, findAll, type Found, TAKEN } from './text.ts';
import { readBareTravelers } from './travelers.ts';
import { readBareWaiver } from './waiver.ts';

type BareReader = (text: string, context: Context) => Reading;

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
export function readBareAnswers(text: string, context: Context): Reading {
  const segments = findAll(text, SEGMENT).filter(({ text: said }) => /[\p{L}\p{N}]/u.test(said));
  let reading = NOTHING;
  for (const segment of segments.slice(0, MOST_SEGMENTS)) {
    const said = segment.text.trim().replace(FILLER, '').trim();
    if (said === '' || said.length > LONGEST_ANSWER) continue;
    const found = readSegment(said, { segment, count: segments.length, whole: !text.includes(TAKEN) }, withLearned(context, reading.learned));
    const taken = found.taken.length > 0 ? [segment] : [];
    reading = mergeReadings(reading, { ...found, taken });
  }
  return reading;
}

const MOST_SEGMENTS = 40;
const LONGEST_ANSWER = 60;

interface Place {
  readonly segment: Found;
  readonly count: number;
  /** True when no other reader took anything from the text. */
  readonly whole: boolean;
}

function readSegment(said: string, { count, whole }: Place, context: Context): Reading {
  const unanswered = context.open.filter((question) => !isAnswered(question, context));
  if (isPaceOrBudget(said) && count === 1) return readPaceOrBudget(said, { ...context, open: unanswered });
  for (const { fact } of unanswered.filter((question) => !TAKES_ANYTHING.includes(question.fact))) {
    const reading = READERS[fact]?.(said, context) ?? NOTHING;
    if (reading.taken.length > 0) return reading;
  }
  const waiver = readBareWaiver(said, context);
  if (waiver.taken.length > 0) return waiver;
  const [loose] = unanswered.filter((question) => TAKES_ANYTHING.includes(question.fact));
  // With several questions open, a word that nobody knows may belong to any of them.
  if (!loose || /\d/.test(said)) return NOTHING;
  const reading = READERS[loose.fact]?.(said, context) ?? NOTHING;
  const certain = reading.learned.length > 0 || (whole && unanswered.length === 1 && said.split(' ').length <= 4);
  return certain ? reading : NOTHING;
}

function isAnswered({ fact }: OpenQuestion, { facts, index }: Context): boolean {
  const names: readonly FactName[] = fact === 'budget' || fact === 'budgetLevel' ? ['budget', 'budgetLevel'] : [fact];
  return facts.some((known) => names.includes(known.name) && known.from === index);
}

/** "Moderate" fits both questions: it answers the one that is open, and if both are, we ask. */
function readPaceOrBudget(said: string, context: Context): Reading {
  const [pace, budget] = [isOpen(context, 'pace'), isOpen(context, 'budgetLevel', 'budget')];
  if (pace && !budget) return readBarePace(said);
  if (budget && !pace) return readBareLevel(said);
  const text = `Does "${said}" speak of the pace or of the budget? You can say "moderate pace" or "mid budget".`;
  return { learned: [], remarks: [{ code: 'not-understood', text, fact: pace ? 'pace' : 'budgetLevel' }], taken: [{ index: 0, end: said.length }] };
}

/** The text without the parts that were read. */
export function leftOver(text: string, reading: Reading): string {
  return blank(text, reading.taken);
}
