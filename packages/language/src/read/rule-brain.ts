import { blank, rehearse } from '@wayfarer/router/grammar';

import type { Brain, BrainRequest, DateHints, MissingCity, Remark, Understanding } from '../brain.ts';
import { readAssent } from '../facts/assent.ts';
import { readDates } from '../facts/dates/read-english-dates.ts';
import { findFetchWish, wantsOtherCity } from '../facts/fetch.ts';
import { notUnderstood } from '../facts/not-understood.ts';
import { readNumberedAnswer } from '../facts/numbered-answer.ts';
import { withoutOrders } from '../facts/orders.ts';
import {
  type Context,
  mergeResults,
  NOTHING,
  type Reader,
  type ReadResult,
  withLearned,
} from '../facts/read-result.ts';
import { type Reply, splitReplies } from '../facts/replies.ts';
import { sanitize, withoutQuestions } from '../facts/text.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { cityTexts } from '../say/city-texts.ts';
import { listed } from '../say/words.ts';
import { settleLanguage } from '../spoken-language.ts';
import type { Language } from '../understand/frame.ts';
import { readAccessibility } from './accessibility.ts';
import { readAutonomy } from './autonomy.ts';
import { readAvoid, readNothingToAvoid } from './avoid.ts';
import { readBareAnswers } from './bare-answer.ts';
import { readBudgetLevel } from './budget-level.ts';
import { readBudget } from './budget.ts';
import { listCityMentions } from './cities.ts';
import { findCountries } from './countries.ts';
import { readCrowds } from './crowds.ts';
import { readCurrency } from './currency.ts';
import { readDestinations } from './destinations.ts';
import { readDietary } from './dietary.ts';
import { readHotelStyle } from './hotel-style.ts';
import { withoutHaste } from './hurried.ts';
import { readInterests } from './interests.ts';
import { listPlaceMentions, readMustDo } from './must-do.ts';
import { readOpeningHours } from './opening-hours.ts';
import { readOrigin } from './origin.ts';
import { findLanguage, isUnread, toEnglish } from './other-languages/to-english.ts';
import { readOwnTimes } from './own-times.ts';
import { readPace } from './pace.ts';
import { readPayers } from './payers.ts';
import { isOfPersonsOnly, readPersons } from './persons/persons.ts';
import { readPlanIt } from './plan-it.ts';
import { readRests } from './rests.ts';
import { readStayAreas } from './stay-areas.ts';
import { readStays } from './stays.ts';
import { readTransport } from './transport.ts';
import { readTravelers } from './travelers.ts';
import { listUnused, notUsed } from './unused.ts';
import { readWaivers } from './waiver.ts';

/** Cities and sights, read together: "Osaka Castle" is a sight and no destination. */
const readWhere: Reader = (text, context) => {
  const places = listPlaceMentions(text, context);
  const cities = listCityMentions(text, context, places);
  const origin = readOrigin(text, cities);
  const destinations = readDestinations(text, cities, context);
  const said = cities.filter(({ role }) => role === 'destination');
  const areas = destinations.learned.length > 0 || said.length === 0 ? readStayAreas(text, said, context) : NOTHING;
  const route = mergeResults(mergeResults(origin, destinations), areas);
  return mergeResults(route, readMustDo(text, places, withLearned(context, route.learned)));
};

/** In this order; what one has taken, the next does not see: "3 April" is no party of three, "Nishiki Market" no interest. */
const READERS: readonly Reader[] = [
  readPlanIt,
  readAutonomy,
  readPayers,
  readPersons,
  readBudget,
  readStays,
  readOwnTimes,
  readTransport,
  readDates,
  readWhere,
  readDietary,
  readAccessibility,
  readRests,
  readCrowds,
  readOpeningHours,
  readNothingToAvoid,
  readAvoid,
  readTravelers,
  readHotelStyle,
  readBudgetLevel,
  readCurrency,
  readPace,
  readInterests,
  readWaivers,
  readBareAnswers,
];

/**
 * Reads a message by rules alone: no language model, no I/O, the same words always mean the same.
 * What it is not sure of it leaves to a question.
 */
export function createRuleBrain({ gazetteer }: { readonly gazetteer: Gazetteer }): Brain {
  return {
    async understand(request, signal) {
      signal.throwIfAborted();
      return understand(request, gazetteer);
    },
  };
}

/**
 * Reads a message in small steps and discards the result. To compile the patterns takes far longer than to read. A server does
 * that in advance, and can answer requests between two steps.
 */
export function* rehearseReading(message: string, { gazetteer, today }: RehearsalOptions): Generator<void, void> {
  const request: BrainRequest = { message, index: 0, mode: 'CLARIFY', facts: [], open: [], today };
  const context: Context = { ...request, hints: {}, gazetteer, language: 'en' };
  const steps = [
    ...gazetteer
      .listCities()
      .flatMap(({ id, name }) => [
        () => void gazetteer.resolveCity(name),
        () => void gazetteer.findPlaces(message, id),
      ]),
    () => void toEnglish(sanitize(message), today),
    ...READERS.map((read) => () => void read(message, context)),
    () => void listUnused(message, 'en'),
    () => void understand(request, gazetteer),
  ];
  for (const step of steps) yield* rehearse(step);
}

interface RehearsalOptions {
  readonly gazetteer: Gazetteer;
  readonly today: BrainRequest['today'];
}

/** True where a message says something of single travellers, or of how they are done justice, and nothing else. */
export function speaksOfPersonsOnly(
  { message, facts, today }: Pick<BrainRequest, 'message' | 'facts' | 'today'>,
  gazetteer: Gazetteer,
): boolean {
  const text = toEnglish(sanitize(message), today);
  if (withoutQuestions(text) !== text) return false;
  return isOfPersonsOnly(text, {
    facts,
    open: [],
    today,
    index: 0,
    mode: 'CLARIFY',
    hints: {},
    gazetteer,
    language: 'en',
  });
}

/** A number stands for the answer it names. */
function understand(request: BrainRequest, gazetteer: Gazetteer): Understanding {
  const { asking, ...before } = request.hints ?? {};
  const answer = readNumberedAnswer(request);
  if (answer && 'question' in answer) {
    const { fact } = answer.question;
    return { learned: [], remarks: [], hints: { ...before, asking: fact }, assent: null, brain: 'rules' };
  }
  const hints = { ...before, ...(asking && { asking: null }) };
  const { language } = before;
  const read = understandWords({ ...request, hints, ...(answer && { message: answer.words }) }, gazetteer);
  // An answer that is offered is ours, in whichever language it stands.
  return answer && language ? { ...read, hints: { ...read.hints, language } } : read;
}

function understandWords(request: BrainRequest, gazetteer: Gazetteer): Understanding {
  const { facts, open, today, index, mode, hints = {} } = request;
  const { text: written, remarks } = withoutOrders(sanitize(request.message));
  const wish = findFetchWish(written, request, gazetteer);
  const language = wish ? hints.language : languageAfter(written, hints.language ?? (index > 0 ? 'en' : undefined));
  const answerIn = language ?? hints.language ?? 'en';
  const agreed = agreedTo(request, readAssent(written));
  if (agreed) return { learned: [], remarks, hints, fetch: agreed, assent: 'yes', brain: 'rules' };
  if (wantsOtherCity(written) || declines(request, written))
    return askForOtherCity(request, hints.language ?? (OF_NO_LANGUAGE.test(written) ? 'en' : answerIn));
  const text = withoutHaste(toEnglish(wish?.rest ?? written, today, hints.language));
  const context: Context = { facts, open, today, index, mode, hints, gazetteer, language: answerIn };
  const reading = withoutGuesses(readReplies(splitReplies(text, open), context), written);
  const isRequest = request.mode === 'CLARIFY' && (reading.learned.length > 0 || isUnread(written));
  const unused = isRequest ? withoutNamed(reading.unused ?? [], reading.remarks) : [];
  const left = unused.length > 0 ? [notUsed(unused, answerIn)] : [];
  const said = { learned: reading.learned, remarks: [...remarks, ...reading.remarks, ...left] };
  const isSilent = reading.learned.length + reading.remarks.length + Object.keys(reading.hints ?? {}).length === 0;
  const assent = isSilent ? readAssent(text) : null;
  const fetch = wish?.city;
  const isEmpty = isSilent && remarks.length === 0 && assent === null && fetch === undefined;
  const kept: DateHints = { ...hints, ...reading.hints, ...(language && { language }) };
  return {
    ...said,
    ...(isEmpty ? { remarks: [notUnderstood(open, { isBegun: facts.length > 0, language: answerIn })] } : {}),
    ...(Object.keys(kept).length > 0 ? { hints: kept } : {}),
    ...(Object.keys(reading.heard ?? {}).length > 0 ? { heard: reading.heard } : {}),
    ...(fetch && { fetch }),
    assent,
    brain: 'rules',
  };
}

/** The first message tells the language by any word; later ones change it only where they are plainly in another. */
function languageAfter(written: string, spoken: Language | undefined): Language | undefined {
  return spoken ? settleLanguage(written, spoken) : findLanguage(written);
}

/** Which of several cities is meant, and which is not, stands in words that nobody here reads. */
function withoutGuesses(reading: ReadResult, written: string): ReadResult {
  if (!isUnread(written)) return reading;
  const learned = reading.learned.filter((one) => one.name !== 'destinations' || (one.value?.length ?? 0) < 2);
  if (learned.length === reading.learned.length) return reading;
  return { ...reading, learned, remarks: reading.remarks.filter(({ code }) => code !== 'city-outline') };
}

/** A plain yes takes what was offered, as long as nothing else is known of where to go. */
function agreedTo({ offered, facts }: BrainRequest, assent: Understanding['assent']): MissingCity | undefined {
  const isOpen = !facts.some(({ name }) => name === 'destinations');
  return assent === 'yes' && isOpen ? offered : undefined;
}

/** What is short tells no language: "no" is English and Spanish. */
const OF_NO_LANGUAGE = /^\W*no\b/i;

/** And a plain no leaves it. */
function declines({ offered, facts }: BrainRequest, text: string): boolean {
  return offered !== undefined && !facts.some(({ name }) => name === 'destinations') && readAssent(text) === 'no';
}

function askForOtherCity({ offered, open }: BrainRequest, language: Language): Understanding {
  const chips = offered?.nearest ?? open.find(({ fact }) => fact === 'destinations')?.chips ?? [];
  const remark: Remark = {
    code: 'which-city',
    text: chips.length > 0 ? cityTexts(language).nearest(listed(chips)) : cityTexts(language).whichOther,
    question: cityTexts(language).whichOther,
    fact: 'destinations',
    chips,
  };
  return { learned: [], remarks: [remark], assent: null, brain: 'rules' };
}

function readReplies(replies: readonly Reply[], context: Context): ReadResult {
  let reading = NOTHING;
  for (const reply of replies) {
    const known = withLearned(
      { ...context, open: reply.open, asked: reply.asked, hints: { ...context.hints, ...reading.hints } },
      reading.learned,
    );
    const found = readReply(reply, known);
    reading = mergeResults(reading, {
      ...found,
      remarks: [...found.remarks, ...unanswered(reply, found, context.language)],
    });
  }
  return reading;
}

/** A numbered answer that did not answer its question. */
function unanswered(
  { asked, isNumbered, text }: Reply,
  { learned, remarks, hints }: ReadResult,
  language: Language,
): Remark[] {
  const isAnswer = learned.length > 0 || remarks.length > 0 || Object.keys(hints ?? {}).length > 0;
  return asked && isNumbered && !isAnswer && /[\p{L}\p{N}]/u.test(text)
    ? [notUnderstood([asked], { isBegun: true, language })]
    : [];
}

function readReply(reply: Reply, context: Context): ReadResult {
  let text = withoutQuestions(reply.text);
  let reading = NOTHING;
  for (const read of READERS) {
    const found = read(text, withLearned(context, reading.learned));
    text = blank(text, found.taken);
    reading = mergeResults(reading, found);
  }
  const unused = reply.isNumbered
    ? []
    : listUnused(text, context.language).filter((phrase) => !isPlace(phrase, context));
  return reading.learned.some((fact) => fact.name === 'destinations')
    ? { ...reading, unused }
    : { ...mergeResults(reading, withHeard(cityOfQuestion(reply.text, context), reading)), unused };
}

/** A city or country that was named without a part in the trip is no wish. */
function isPlace(phrase: string, { gazetteer }: Context): boolean {
  return (
    findCountries(phrase).length > 0 || gazetteer.findCityNames(phrase).some(({ match }) => match.kind === 'known')
  );
}

/** A question alone says nothing of a trip; beside dates or people it tells where it goes. */
function withHeard({ heard, ...city }: ReadResult, { learned }: ReadResult): ReadResult {
  return heard && learned.length > 0 ? { ...city, heard } : city;
}

/** What a remark has spoken of already need not be named again. */
function withoutNamed(unused: readonly string[], remarks: readonly Remark[]): readonly string[] {
  return unused.filter((phrase) => !remarks.some(({ text }) => text.toLowerCase().includes(phrase.toLowerCase())));
}

/** "Is Kyoto good in May?" chooses no date, but as long as nothing else is known it tells the city. */
function cityOfQuestion(text: string, context: Context): ReadResult {
  if (withoutQuestions(text) === text || context.facts.some((fact) => fact.name === 'destinations')) return NOTHING;
  const cities = listCityMentions(text, context, []).filter(
    ({ match, role }) => match.kind === 'known' && role === 'destination',
  );
  const { learned, heard } = readDestinations(text, cities, context);
  return {
    ...NOTHING,
    ...(heard && { heard }),
    learned: learned.map((fact) => ({
      ...fact,
      status: 'assumed',
      note: 'You asked about it, so I took it as the destination.',
    })),
  };
}
