import type { Edit } from '@wayfarer/edits';
import {
  type AskAbout,
  type Brain,
  type FactFrame,
  findPersonsQuestion,
  type Frame,
  type Gazetteer,
  type Learned,
  type ModelCaller,
  readPlainAnswer,
  readShortYes,
  speaksOfPersonsOnly,
  tellsFacts,
  type TripContext,
  type Understander,
  type Understood,
} from '@wayfarer/language';
import { listOpen, toParty, valueOf } from '@wayfarer/planner';
import { type Journey, tryEdit } from '@wayfarer/replanner';
import type { IsoDate } from '@wayfarer/trip/clock';
import { formatMoney } from '@wayfarer/trip/money';
import { PACES } from '@wayfarer/trip/vocabulary';

import type { TripState } from '../trip-state.ts';
import { readExactWords } from './exact-words.ts';
import { findDoIt, isProposing, isTaking } from './proposal.ts';
import { findWantedLanguage } from './talk/wanted-language.ts';
import { toTripContext } from './to-trip-context.ts';

/** A message, on the day on which it is written. */
export interface Message {
  readonly text: string;
  readonly today: IsoDate;
  /** On whose behalf a model may be asked. Without one none is. */
  readonly caller?: ModelCaller | undefined;
}

/** Who reads messages. */
export interface ReadingParts {
  readonly understander: Understander;
  /** Finds wishes about the whole trip where nothing else was understood. */
  readonly wishes: Brain;
  readonly gazetteer: Gazetteer;
}

/**
 * What a message means for the trip as it stands.
 *
 * @returns `null`: the planner's brain reads it whole.
 */
export async function readMessage(
  state: TripState,
  { text, today, caller }: Message,
  { understander, wishes, gazetteer }: ReadingParts,
): Promise<Understood | null> {
  const context = toTripContext(state, today);
  const exact = readExactWords(text, context) ?? answerToProposal(text, state);
  if (exact) return { language: context.language, frames: [exact], unused: [] };
  const ofPersons = readPersons(state, { text, today }, gazetteer);
  if (ofPersons) return { language: context.language, frames: [ofPersons], unused: [] };
  const read = await readFrames(state, { text, today, caller }, { understander, wishes, gazetteer, context });
  if (!state.journey) return beforePlan(state, read);
  return underWay(state, withOtherStay(withPlansAnew(read, state.journey), state.journey, text));
}

/** A plain yes or no to what was just proposed needs no reading. */
function answerToProposal(text: string, { journey, conversation }: TripState): Frame | undefined {
  if (!journey) return undefined;
  const takings = conversation.offered.filter(({ frame }) => isTaking(frame));
  const isOne = takings.length === 1 || (isProposing(conversation.offered) && findDoIt(conversation.offered));
  if (isOne && readShortYes(text)) return { act: 'answer', answer: { kind: 'yes' } };
  const kind = isProposing(conversation.offered) ? readPlainAnswer(text) : undefined;
  return kind && { act: 'answer', answer: { kind } };
}

/** A model is asked about what is neither read by the rules of the chat nor a wish that the planner's rules read. */
async function readFrames(
  state: TripState,
  { text, today, caller }: Message,
  { understander, wishes, gazetteer, context }: ReadingParts & { readonly context: TripContext },
): Promise<Understood> {
  const read = await understander.understand(text, context);
  const named = withLanguage(text, read);
  const wished =
    isLost(named) || mayBeJourney(named) ? await withWish(named, state, { text, today, wishes, gazetteer }) : named;
  return caller && wished === read ? understander.understand(text, context, caller) : wished;
}

/** Once there is a plan: who pays what of it, and what is said of single travellers, which the planner makes another one of. */
function readPersons(
  { planning, journey }: TripState,
  { text, today }: Message,
  gazetteer: Gazetteer,
): Frame | undefined {
  if (planning.options.length === 0) return undefined;
  const question = findPersonsQuestion(text, toParty(planning.facts, planning.hints).persons ?? []);
  if (question) return { act: 'question', question };
  const isOfPersons = journey && speaksOfPersonsOnly({ message: text, facts: planning.facts, today }, gazetteer);
  return isOfPersons ? { act: 'fact', text } : undefined;
}

/** What no edit of the plan can do the planner does: it makes another plan, which keeps what it can. */
function withPlansAnew(understood: Understood, journey: Journey): Understood {
  const [first, ...rest] = understood.frames.map((frame): Frame => {
    const edit = editOf(frame);
    return (edit && factOf(edit, journey)) ?? frame;
  });
  return first ? { ...understood, frames: [first, ...rest] } : understood;
}

/** What is done, or put to the traveller: another plan is put to them as well. */
function editOf(frame: Frame): Edit | undefined {
  if (frame.act === 'edit') return frame.edit;
  if (frame.act !== 'wish' || frame.wish.kind !== 'propose') return undefined;
  const [edit, ...others] = frame.wish.edits;
  return others.length === 0 ? edit : undefined;
}

/** A stay that nobody has looked for yet: the planner does. */
function withOtherStay(understood: Understood, journey: Journey, text: string): Understood {
  const [first, ...rest] = understood.frames;
  if (rest.length > 0 || first.act !== 'edit' || first.edit.type !== 'stay') return understood;
  const outcome = tryEdit(journey, { edit: first.edit });
  const isUnknown = outcome.kind === 'refused' && outcome.reasons.some(({ code }) => code === 'nothing-fits-the-wish');
  return isUnknown ? { ...understood, frames: [{ act: 'fact', text }] } : understood;
}

/** Days that the plan has not got, and money of another country, as facts that nobody has to read again. */
function factOf(edit: Edit, { days, start: { facts } }: Journey): FactFrame | undefined {
  if (edit.type === 'dates') {
    const { start, end } = edit;
    const isWithin = [start, end].every((date) => days.some((day) => day.date === date));
    return isWithin ? undefined : { act: 'fact', text: `${start} – ${end}`, known: { start, end } };
  }
  if (edit.type !== 'budget' || !edit.limit || edit.limit.currency === facts.currency) return undefined;
  return { act: 'fact', text: formatMoney(edit.limit), known: { budget: { money: edit.limit, scope: 'total' } } };
}

function isLost({ frames: [first, ...rest] }: Understood): boolean {
  return (
    rest.length === 0 && first.act === 'ask' && (first.about === 'not-understood' || first.about === 'unknown-place')
  );
}

/** Asked once it is plain what is meant: "we missed our train" is no wish for a train. */
const ASKS_WHEN: ReadonlySet<AskAbout> = new Set([
  'when-arrive',
  'end-before-start',
  'start-after-end',
  'dates-past',
  'trip-too-long',
]);

/** "Take the bus instead" names no stop: a bus is none. */
function mayBeJourney({ frames: [first, ...rest] }: Understood): boolean {
  // Who is asked how late they are has said that they are, and wishes for no other train.
  if (first.act === 'ask' && ['how-late', 'how-long-stuck', 'how-full'].includes(first.about)) return false;
  if (first.act === 'ask' && ASKS_WHEN.has(first.about)) return false;
  return rest.length === 0 && (first.act === 'ask' || (first.act === 'question' && first.question.about === 'way'));
}

/** What is about the whole trip, so that no place in the message can be meant otherwise. */
const WHOLE_TRIP: ReadonlySet<string> = new Set([
  'destinations',
  'origin',
  'budget',
  'budgetLevel',
  'hotelStyle',
  'stayAreas',
  'transport',
  'dietary',
  'accessibility',
  'crowds',
  'openingHours',
  'currency',
]);

/** A wish that the planner's rules read goes to the planner; a permission is given as by its button. */
async function withWish(
  understood: Understood,
  { planning }: TripState,
  { text, today, wishes, gazetteer }: Message & Pick<ReadingParts, 'wishes' | 'gazetteer'>,
): Promise<Understood> {
  if (ASKS_WHY.test(text) || tellsNothing(understood)) return understood;
  const { facts, hints, mode, messages, ledger } = planning;
  const request = { message: text, index: messages.length, mode, facts, hints, open: listOpen(ledger), today };
  const { learned } = await wishes.understand(request, NEVER);
  const [first] = learned;
  if (first?.name === 'autonomy' && first.value !== null)
    return { ...understood, frames: [{ act: 'command', command: { name: 'autonomy', value: first.value } }] };
  const isWish =
    learned.length > 0 &&
    learned.every(({ name }) => WHOLE_TRIP.has(name)) &&
    !isOtherName(understood, learned, gazetteer);
  // Of nothing else: "something cheap on Wednesday night" moves no dates.
  const about = learned.map(({ name }) => name);
  return isWish ? { ...understood, frames: [{ act: 'fact', text, about }] } : understood;
}

/** Nothing that the learned reader heard in it is about the trip as a whole. */
function tellsNothing({ acts = [] }: Understood): boolean {
  return acts.length > 0 && !acts.some(tellsFacts);
}

/** "Disneyland Paris" is no wish for Paris, nor for the city of another Disneyland: a city is meant by its whole name. */
function isOtherName({ frames: [first] }: Understood, learned: readonly Learned[], gazetteer: Gazetteer): boolean {
  if (first.act !== 'ask' || first.about !== 'unknown-place' || first.words === undefined) return false;
  const words = plainName(first.words);
  const cities = learned.flatMap((fact) => (fact.name === 'destinations' ? (fact.value ?? []) : []));
  return cities.length > 0 && !cities.some((city) => plainName(gazetteer.getCity(city).name) === words);
}

function plainName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** "Why is Arashiyama not in it?" asks for a reason, and names no district to sleep in. */
const ASKS_WHY =
  /^\s*[¿"“「]?\s*(?:(?:and|but|so|et|mais|und|aber|y|pero) )?(?:why|how come|pourquoi|warum|wieso|weshalb|por qué|なぜ|どうして|なんで|何で|为什么|為什麼|为何|为啥)/iu;

const NEVER = new AbortController().signal;

/** A short message that names a language, and nothing else that is understood, asks for it. */
function withLanguage(text: string, understood: Understood): Understood {
  const [first, ...rest] = understood.frames;
  if (rest.length > 0 || first.act !== 'ask' || first.about !== 'not-understood') return understood;
  if (text.length > LONGEST_LANGUAGE_WISH || findWantedLanguage(text) === undefined) return understood;
  return { ...understood, frames: [{ act: 'talk', topic: 'language' }] };
}
const LONGEST_LANGUAGE_WISH = 60;

/** While the planner's conversation is open, it also reads what answers it, and what nobody else has understood. */
function underWay({ planning }: TripState, understood: Understood): Understood | null {
  if (planning.mode === 'FINALIZE') return understood;
  return understood.frames.every(isForPlanner) ? forPlanner(planning.mode, understood) : understood;
}

function isForPlanner(frame: Frame): boolean {
  if (frame.act === 'answer') return frame.answer.kind === 'yes' || frame.answer.kind === 'no';
  return frame.act === 'fact' || (frame.act === 'ask' && frame.about === 'not-understood');
}

/** A plain yes or no, and "none of these", mean the same in every language; all else the planner reads as it was written. */
function forPlanner(mode: TripState['planning']['mode'], understood: Understood): Understood | null {
  const [first, ...rest] = understood.frames;
  if (mode !== 'CONFIRM' || rest.length > 0 || first.act !== 'answer') return null;
  const text = first.answer.kind === 'yes' ? 'yes' : 'no';
  return { ...understood, frames: [{ act: 'fact', text }] };
}

/** Before there is a plan the planner reads everything but what has an answer of its own. */
function beforePlan({ planning }: TripState, understood: Understood): Understood | null {
  const hasOptions = planning.options.length > 0 && planning.mode !== 'DISPATCH';
  const wish = hasOptions ? wishOf(understood, planning) : undefined;
  if (wish !== undefined) return { ...understood, frames: [wish] };
  if (hasOptions && wantsLessWalking(understood)) return { ...understood, frames: LEAST_WALKING };
  if (understood.frames.every((frame) => isAnswered(frame, hasOptions))) return understood;
  return understood.frames.every(isForPlanner) ? forPlanner(planning.mode, understood) : null;
}

/** What changes a plan once there is one is a wish for other options before: a house by its name, the pace. */
function wishOf({ frames: [first, ...rest] }: Understood, { facts }: TripState['planning']): FactFrame | undefined {
  if (rest.length > 0 || first.act !== 'edit') return undefined;
  const { edit } = first;
  if (edit.type === 'stay')
    return typeof edit.by === 'string' ? { act: 'fact', text: `stay at ${edit.by}` } : undefined;
  if (edit.type !== 'pace' || edit.date !== null) return undefined;
  const at = PACES.indexOf(valueOf(facts, 'pace') ?? 'moderate');
  const by = { slower: at - 1, faster: at + 1 } as const;
  const pace = edit.pace === 'slower' || edit.pace === 'faster' ? PACES[by[edit.pace]] : edit.pace;
  return pace && { act: 'fact', text: `${pace} pace`, known: { pace } };
}

/** No option is made for less walking: it is told which has the least of it, and asked what shall be different. */
function wantsLessWalking({ frames: [first, ...rest] }: Understood): boolean {
  return rest.length === 0 && first.act === 'edit' && first.edit.type === 'walking' && first.edit.less;
}

const LEAST_WALKING = [
  { act: 'question', question: { about: 'compare-options', by: 'least-walking' } },
  { act: 'answer', answer: { kind: 'no' } },
] as const;

const TALK_BEFORE: ReadonlySet<string> = new Set([
  'lost-document',
  'export',
  'research',
  'forget',
  'rename',
  'thanks',
  'goodbye',
  'how-are-you',
  'who-are-you',
  'emergency',
  'person',
  'language',
  'injection',
  'insult',
]);
const QUESTIONS_BEFORE: ReadonlySet<string> = new Set(['help', 'cities', 'autonomy']);

function isAnswered(frame: Frame, hasOptions: boolean): boolean {
  switch (frame.act) {
    case 'talk':
      return TALK_BEFORE.has(frame.topic);
    case 'question':
      return hasOptions || QUESTIONS_BEFORE.has(frame.question.about);
    case 'answer':
      return hasOptions && frame.answer.kind !== 'choice';
    case 'command':
      return ['autonomy', 'undo', 'redo', 'rename'].includes(frame.command.name);
    case 'edit':
      return hasOptions && frame.edit.type === 'stay';
    default:
      return false;
  }
}
