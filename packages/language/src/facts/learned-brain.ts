import { blank, type Span } from '@wayfarer/router/grammar';

import type { Brain, BrainRequest, DateHints, Remark, Understanding } from '../brain.ts';
import type { Gazetteer } from '../gazetteer.ts';
import type { MessageReader } from '../reader/message-reading.ts';
import { textsIn } from '../say/catalogue.ts';
import { cityTexts } from '../say/city-texts.ts';
import { listed } from '../say/words.ts';
import type { Language } from '../understand/frame.ts';
import { isEmpty, readAnswer, readBareAnswers, type Scene } from './answers.ts';
import { readAssent } from './assent.ts';
import { readDegrees } from './degrees.ts';
import { findFetchWish, wantsOtherCity } from './fetch.ts';
import { markCities } from './mark-cities.ts';
import { mendRequests } from './mend-requests.ts';
import { notUnderstood } from './not-understood.ts';
import { readNumberedAnswer } from './numbered-answer.ts';
import { withoutOrders } from './orders.ts';
import { readRequests } from './read-requests.ts';
import { type Context, mergeResults, NOTHING, type ReadResult, withLearned } from './read-result.ts';
import { type Reply, splitReplies } from './replies.ts';
import { readSaidOfPersons } from './said-of-persons.ts';
import { toSaid } from './said.ts';
import { sanitize } from './text.ts';
import { languageOf } from './words/index.ts';

interface Options {
  readonly gazetteer: Gazetteer;
  /** What segments a message and names its acts. */
  readonly read: MessageReader;
}

/**
 * Reads what a message tells of a trip: the learned reader says which requests stand in it, and a small reader for each act what
 * they mean. No I/O; the same words always mean the same. What it is not sure of is said, or left to a question.
 */
export function createLearnedBrain(options: Options): Brain {
  return {
    async understand(request, signal) {
      signal.throwIfAborted();
      return understand(request, options);
    },
  };
}

const BRAIN = 'reader';

/** A number stands for the answer it names. */
function understand(request: BrainRequest, options: Options): Understanding {
  const { asking, ...before } = request.hints ?? {};
  const answer = readNumberedAnswer(request);
  if (answer && 'question' in answer) {
    const { fact } = answer.question;
    return { learned: [], remarks: [], hints: { ...before, asking: fact }, assent: null, brain: BRAIN };
  }
  const hints = { ...before, ...(asking && { asking: null }) };
  const read = understandWords({ ...request, hints, ...(answer && { message: answer.words }) }, options);
  const { language } = before;
  // An answer that is offered is ours, in whichever language it stands.
  return answer && language ? { ...read, hints: { ...read.hints, language } } : read;
}

function understandWords(request: BrainRequest, options: Options): Understanding {
  const { facts, open, index, hints = {} } = request;
  const { gazetteer } = options;
  const { text: written, remarks } = withoutOrders(sanitize(request.message));
  const wish = findFetchWish(written, request, gazetteer);
  const text = wish?.rest ?? written;
  const spoken = hints.language ?? (index > 0 ? 'en' : undefined);
  const language = languageOf(text, spoken);
  const answerIn = settled(text, language, hints.language);
  const assent = readAssent(text);
  const isOffered = request.offered !== undefined && !facts.some(({ name }) => name === 'destinations');
  if (isOffered && (assent === 'no' || wantsOtherCity(text))) return askForOtherCity(request, answerIn);
  const context: Context = { ...request, hints, gazetteer, language: answerIn };
  const reading = readMessage(text, { language, context }, options);
  const unused = withoutNamed(reading.unused ?? [], reading.remarks);
  const isSilent = reading.learned.length + reading.remarks.length + Object.keys(reading.hints ?? {}).length === 0;
  const left: readonly Remark[] = unused.length > 0 && request.mode === 'CLARIFY' ? [notUsed(unused, answerIn)] : [];
  const fetch = wish?.city ?? (isOffered && assent === 'yes' && isSilent ? request.offered : undefined);
  const said = [...remarks, ...reading.remarks, ...left];
  const isNothing = isSilent && said.length === 0 && assent === null && fetch === undefined;
  const kept: DateHints = { ...hints, ...reading.hints, language: answerIn };
  return {
    learned: reading.learned,
    remarks: isNothing ? [notUnderstood(open, { isBegun: facts.length > 0, language: answerIn })] : said,
    hints: kept,
    ...(Object.keys(reading.heard ?? {}).length > 0 && { heard: reading.heard }),
    ...(fetch && { fetch }),
    assent: isSilent ? assent : null,
    brain: BRAIN,
  };
}

/** So many letters tell a language that is not the one spoken so far; a slip or a borrowed word does not. */
const TELLING_LETTERS = 12;

function settled(text: string, said: Language, spoken: Language | undefined): Language {
  if (spoken === undefined || said === spoken) return said;
  const isOtherScript = (said === 'ja' || said === 'zh') !== (spoken === 'ja' || spoken === 'zh');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters >= (isOtherScript ? 3 : TELLING_LETTERS) ? said : spoken;
}

/** Answers to what is open come first, as far as the words are short; the requests of the message follow. */
function readMessage(text: string, { language, context }: Scene, options: Options): ReadResult {
  let reading = NOTHING;
  for (const reply of splitReplies(text, context.open)) {
    const now = withLearned(
      { ...context, open: reply.open, hints: { ...context.hints, ...reading.hints } },
      reading.learned,
    );
    reading = mergeResults(reading, readReply(reply, { language, context: now }, options));
  }
  return reading;
}

function readReply({ text, asked, isNumbered }: Reply, scene: Scene, options: Options): ReadResult {
  const { language, context } = scene;
  const alone = asked ?? (context.open.length === 1 ? context.open[0] : undefined);
  if (alone && (isNumbered === true || asked || isShort(text))) {
    const answer = readAnswer(text, alone, scene);
    if (!isEmpty(answer)) return answer;
  }
  const isList = context.open.length > 1 && text.split(/[,;\n，；、]/).every(isShort);
  const bare = isList ? readBareAnswers(text, scene) : NOTHING;
  const reading = readWords(text, { language, context }, options);
  const isMore =
    reading.learned.length > bare.learned.length && bare.learned.length < text.split(/[,;\n，；、]/).length;
  if (!isEmpty(bare) && !isMore) return bare;
  if (isEmpty({ ...reading, unused: [] }) && context.open.length > 0) {
    const answers = readBareAnswers(text, scene);
    return isEmpty(answers) ? reading : answers;
  }
  return reading;
}

/** What is said of single travellers is taken out first; of the rest each request tells its facts. */
function readWords(text: string, { language, context }: Scene, options: Options): ReadResult {
  const ofPersons = readSaidOfPersons(text, language, context);
  const rest = withoutClauses(text, ofPersons.taken);
  if (ofPersons.taken.length > 0 && !/[\p{L}\d]/u.test(rest)) return ofPersons;
  const now = withLearned(context, ofPersons.learned);
  const found = markCities(mendRequests(options.read(rest).requests, rest), rest, now);
  const requests = found.map((request) => toSaid(request, language));
  const reading = readRequests(requests, rest, now);
  return mergeResults(ofPersons, withDegrees(reading, readDegrees(rest, language)));
}

/** The text without some of its clauses, and without the commas that parted them. */
function withoutClauses(text: string, taken: readonly Span[]): string {
  if (taken.length === 0) return text;
  return blank(text, taken)
    .replace(/\s{2,}/g, ' ')
    .replace(/(?:[,;]|\s(?:and|und|et|y|but))*\s*(?=[,.;]|$)/gu, '')
    .replace(/^[\s,.;]+/, '');
}

/** A noun beside a degree tells more than an act that may be another's. */
function withDegrees(reading: ReadResult, { learned }: ReadResult): ReadResult {
  const kept = reading.learned.filter(({ name }) => !learned.some((one) => one.name === name));
  return { ...reading, learned: [...kept, ...learned] };
}

function isShort(text: string): boolean {
  return text.trim().split(/\s+/).length <= 4 && text.length <= 40;
}

function askForOtherCity({ offered, open }: BrainRequest, language: Language): Understanding {
  const chips = offered?.nearest ?? open.find(({ fact }) => fact === 'destinations')?.chips ?? [];
  const texts = cityTexts(language);
  const text = chips.length > 0 ? texts.nearest(listed(chips)) : texts.whichOther;
  const remark: Remark = { code: 'which-city', text, question: texts.whichOther, fact: 'destinations', chips };
  return { learned: [], remarks: [remark], assent: null, brain: BRAIN };
}

/** What a remark has spoken of already need not be named again. */
function withoutNamed(unused: readonly string[], remarks: readonly Remark[]): readonly string[] {
  return [
    ...new Set(
      unused.filter(
        (phrase) => phrase !== '' && !remarks.some(({ text }) => text.toLowerCase().includes(phrase.toLowerCase())),
      ),
    ),
  ].slice(0, MOST_NAMED);
}

const MOST_NAMED = 4;

function notUsed(unused: readonly string[], language: Language): Remark {
  return {
    code: 'not-used',
    text: textsIn(language).talk.unused(language === 'en' ? listed(unused) : unused.join(', ')),
  };
}
