import type { Brain, BrainRequest, DateHints, HeardPlaces, Learned, Remark, Understanding } from '../brain.ts';
import { textsIn } from '../say/catalogue.ts';
import type { ModelPort } from './ask-model.ts';
import { BRIEF_EXAMPLES, describeBrief } from './brief-prompt.ts';
import { listNumbers } from './numbers.ts';
import { checkSentences, instructionsWith, type PlainSentence, SENTENCES_SCHEMA } from './plain-sentences.ts';

/**
 * Rules first; a model is asked about messages of which they leave something. It puts them into plain sentences, and the rules
 * read those: so facts are checked by whoever always checks them. What came so is assumed until the traveller agrees, and each
 * reply says what was read into which words. Where the model has no usable answer, the rules' counts, and the reply says so.
 */
export function createModelBrain({ rules, model }: { readonly rules: Brain; readonly model: ModelPort }): Brain {
  return {
    async understand(request, signal) {
      const byRules = await rules.understand(request, signal);
      if (request.trip === undefined || !isLeftOver(byRules)) return byRules;
      const read = (words: string) => rules.understand({ ...request, message: words }, signal);
      const { message } = request;
      const sentences = await model.ask<readonly PlainSentence[]>({
        purpose: 'brief',
        caller: { trip: request.trip, key: String(request.index), signal },
        instructions: instructionsWith(BRIEF_EXAMPLES),
        task: `The traveller writes:\n${message}`,
        context: describeBrief(request),
        schema: SENTENCES_SCHEMA,
        check: (answer) =>
          checkSentences(
            answer,
            message,
            async (sentence) => inventedIn(sentence, request) ?? problemIn(sentence.words, await read(sentence.words)),
          ),
      });
      if (sentences === null) return withSilence(byRules, request);
      if (sentences.length === 0) return { ...byRules, ...withHints(byRules, {}), brain: model.id };
      return joined(byRules, {
        understandings: await readEach(sentences, request, (asked) => rules.understand(asked, signal)),
        sentences,
        request,
        brain: model.id,
      });
    },
  };
}

const LEFT: ReadonlySet<Remark['code']> = new Set(['not-understood', 'not-used']);

/** The rules say themselves that they could not use something. */
function isLeftOver({ remarks }: Pick<Understanding, 'remarks'>): boolean {
  return remarks.some(({ code }) => LEFT.has(code));
}

/** Facts that nobody but the traveller gives, in their own words or by a button. */
const NEVER_READ: ReadonlySet<Learned['name']> = new Set(['autonomy']);

/** Small numbers may stand in the words of a language that nobody here reads; what they are taken for is shown and confirmed. */
const MOST_UNSEEN = 12;

/** A number that nobody has said. */
function inventedIn({ said, words }: PlainSentence, { message, today }: BrainRequest): string | undefined {
  const heard = listNumbers(message);
  const isRead = listNumbers(said).length > 0;
  const invented = listNumbers(words).find(
    (number) => !heard.includes(number) && !isYear(number, today) && (isRead || number > MOST_UNSEEN),
  );
  return invented === undefined ? undefined : `nobody said the number ${invented}; say only what the message says`;
}

/** Dates are read with their year. */
function isYear(number: number, today: string): boolean {
  const year = Number(today.slice(0, 'YYYY'.length));
  return number === year || number === year + 1;
}

function problemIn(words: string, { learned, hints = {}, remarks }: Understanding): string | undefined {
  const isHeard = hints.days !== undefined || hints.month !== undefined;
  const isRead = isHeard || learned.some(({ name }) => !NEVER_READ.has(name));
  if (isRead && !isLeftOver({ remarks })) return undefined;
  return `${JSON.stringify(words)} is no sentence of that manner; mend it or leave it out`;
}

/** One after the other: "from 3 April" knows of the three days before it. */
async function readEach(
  sentences: readonly PlainSentence[],
  request: BrainRequest,
  read: (request: BrainRequest) => Promise<Understanding>,
): Promise<readonly Understanding[]> {
  const understandings: Understanding[] = [];
  let { hints } = request;
  for (const { words } of sentences) {
    const understood = await read({ ...request, message: words, ...(hints && { hints }) });
    hints = { ...hints, ...understood.hints };
    understandings.push(understood);
  }
  return understandings;
}

interface Read {
  readonly understandings: readonly Understanding[];
  readonly sentences: readonly PlainSentence[];
  readonly request: BrainRequest;
  readonly brain: string;
}

/** What the rules have read from the message itself goes before; of what the model has said twice, the first. */
function joined(byRules: Understanding, { understandings, sentences, request, brain }: Read): Understanding {
  const known = new Set<string>([...byRules.learned.map(({ name }) => name), ...NEVER_READ]);
  const learned = understandings
    .flatMap((one) => one.learned)
    .filter(({ name }) => !known.has(name) && known.add(name));
  const { talk } = textsIn(request.hints?.language ?? byRules.hints?.language ?? 'en');
  const text = sentences.map(({ said, words }) => talk.readAs(said, words)).join(' ');
  const {
    rest: _rest,
    language: _language,
    ...hints
  } = Object.assign({}, ...understandings.map((one) => one.hints)) as DateHints;
  const remarks = understandings.flatMap((one) => one.remarks).filter(({ code }) => !LEFT.has(code));
  const heard = Object.assign({}, ...understandings.map((one) => one.heard), byRules.heard) as HeardPlaces;
  return {
    ...byRules,
    learned: [...byRules.learned, ...learned.map((one): Learned => ({ ...one, status: 'assumed' }))],
    remarks: [...byRules.remarks.filter(({ code }) => !LEFT.has(code)), { code: 'read-so', text }, ...remarks],
    ...withHints(byRules, hints),
    ...(Object.keys(heard).length > 0 && { heard }),
    brain,
  };
}

/** It has answered: the next time that it does not is said again. */
function withHints(byRules: Understanding, hints: Understanding['hints']): Pick<Understanding, 'hints'> {
  const { modelSilent: _silent, ...kept } = { ...hints, ...byRules.hints };
  return { hints: { ...kept, modelSilent: false } };
}

/** Said once, until the model answers again. */
function withSilence(byRules: Understanding, { hints }: BrainRequest): Understanding {
  const { talk } = textsIn(byRules.hints?.language ?? hints?.language ?? 'en');
  const said: readonly Remark[] = hints?.modelSilent === true ? [] : [{ code: 'model-silent', text: talk.modelSilent }];
  return { ...byRules, remarks: [...byRules.remarks, ...said], hints: { ...byRules.hints, modelSilent: true } };
}
