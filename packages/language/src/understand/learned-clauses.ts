import type { MarkedSpan, MessageReader, RequestReading } from '../reader/message-reading.ts';
import { type ActName, ACTS } from './act-name.ts';
import { deniesEarly, isTurnedRound, refuses } from './asides.ts';
import type { Clause } from './clause.ts';
import { DENIES, listStretches, type Reading, toClause } from './clauses.ts';
import { ANY_SIGN, type Entity } from './entities/entity.ts';
import { withWholeNames } from './entities/whole-names.ts';
import type { Guess } from './guess/guess.ts';
import { saysOnlyWhen } from './only-when.ts';

/** By which figures a reading is acted upon. Measured on authors that the reader has not learned from: see `docs/decisions/`. */
const READING_POLICY = {
  /** From here on it is done: 96 of 100 such readings are right; between 0.8 and 0.9 only 80 to 88. */
  sure: 0.9,
  /** The same for what deletes, begins anew or speaks for the traveller to others. */
  sureOfCommand: 0.95,
  /** From here on it is proposed, and a question is answered; below, what may be meant is offered. */
  likely: 0.5,
  /** A question that no rule reads otherwise is answered: it changes nothing. */
  likelyOfQuestion: 0.4,
  /** A rule that reads what the learned reader holds for possible, too, is believed. */
  possible: 0.05,
} as const;

/** A clause whose act was learned, not matched. */
export type LearnedClause = Clause & {
  readonly guess: Guess;
  /** `likely`: is proposed, not done. */
  readonly sureness: 'sure' | 'likely' | 'unsure';
};

const NAMES: ReadonlySet<string> = new Set(ACTS);
const COMMANDS: ReadonlySet<string> = new Set([
  'rename',
  'start-over',
  'plan-anew',
  'forget',
  'forget-learned',
  'export',
  'stop',
]);

/** The requests of a message as the learned reader sees them, with what the rules say to each where it is not sure. */
export function readLearnedClauses(
  reading: Reading,
  byRules: readonly Clause[],
  { read, before }: { readonly read: MessageReader; readonly before: readonly string[] },
): readonly LearnedClause[] {
  const { requests } = read(reading.message, { marks: listMarks(reading), before });
  const whole = withHours(withOneParty(withoutSplinters(requests, reading), reading), reading);
  const told = whole.map((request) => withPlaceAdded(withTurned(request, reading)));
  const clauses = told.flatMap((request): readonly LearnedClause[] => {
    const heard = byRules.filter((clause) => overlaps(reading, clause, request));
    // Where both read the same, the rules know better where a reason begins, and which of two days is meant.
    const agreed = heard.filter(({ act }) => act !== undefined && act === toActName(request.act));
    if (agreed.length > 0 && request.probability >= READING_POLICY.possible)
      return heard.flatMap((clause) =>
        agreed.includes(clause) ? weigh(clause, request, clause.act) : (alsoSaid(clause, request) ?? []),
      );
    const clause = toClause(reading, spanOf(reading, request));
    return clause.text === '' ? [] : [weigh(clause, request, onlyAct(heard))];
  });
  return clauses.map((clause) => withWholeNames(clause, reading.lexicon));
}

/**
 * "My wife is celebrating her 60th on the Saturday" is one request, and neither a party of 60 nor a date beside it: between two joints,
 * what the reader is hardly sure of belongs to what it is sure of.
 */
function withoutSplinters(requests: readonly RequestReading[], reading: Reading): readonly RequestReading[] {
  const stretches = listStretches(reading);
  const stretchOf = requests.map(({ from, to }) =>
    stretches.findIndex((stretch) => from >= stretch.from && to <= stretch.to + 1),
  );
  return requests.flatMap((request, index): readonly RequestReading[] => {
    const at = stretchOf[index] ?? -1;
    const beside = at < 0 ? [] : requests.filter((other, place) => place !== index && stretchOf[place] === at);
    const [surest] = beside.toSorted((left, right) => right.probability - left.probability);
    if (!surest) return [request];
    if (request.probability < SPLINTER && surest.probability >= READING_POLICY.sure) return [];
    const splinters = beside.filter(({ probability }) => probability < SPLINTER);
    return [request.probability >= READING_POLICY.sure ? withSplinters(request, splinters, reading) : request];
  });
}

/** Less sure than this, beside a request that is sure. */
const SPLINTER = 0.6;

function withSplinters(
  request: RequestReading,
  splinters: readonly RequestReading[],
  { message }: Reading,
): RequestReading {
  if (splinters.length === 0) return request;
  const from = Math.min(request.from, ...splinters.map((each) => each.from));
  const to = Math.max(request.to, ...splinters.map((each) => each.to));
  const slots = [request, ...splinters].flatMap((each) => each.slots).toSorted((left, right) => left.from - right.from);
  return { ...request, from, to, text: message.slice(from, to), slots };
}

/** "Our two kids, 6 and 9": one party, however many pieces it is told in. */
function withOneParty(requests: readonly RequestReading[], reading: Reading): readonly RequestReading[] {
  const joined: RequestReading[] = [];
  for (const request of requests) {
    const last = joined.at(-1);
    const isMore = last?.act === 'party' && request.act === 'party';
    const between = last ? reading.message.slice(last.to, request.from) : '';
    const isNext = between.length <= LONGEST_BETWEEN;
    if (last && isMore && isNext && BETWEEN_PARTIES.test(between))
      joined[joined.length - 1] = withSplinters(last, [request], reading);
    else joined.push(request);
  }
  return joined;
}

const LONGEST_BETWEEN = 12;
const BETWEEN_PARTIES = /^[\s,;:–—()&、，和と]*(?:and|und|et|y|plus|with|mit|avec|con)?[\s,;:–—()、，]*$/iu;

/** "… a bit later on Friday, around two": the hour belongs to what stands before it, and is no arrival of its own. */
function withHours(requests: readonly RequestReading[], reading: Reading): readonly RequestReading[] {
  const joined: RequestReading[] = [];
  for (const request of requests) {
    const last = joined.at(-1);
    const isOwn = request.probability >= READING_POLICY.sure;
    const clause = last && !isOwn ? toClause(reading, spanOf(reading, request)) : undefined;
    const kinds = clause?.mentions.map(({ entity }) => entity.kind) ?? [];
    const isHour =
      kinds.includes('time') && kinds.every((kind) => kind === 'time' || kind === 'day' || kind === 'part');
    if (last && clause && isHour && TAKES_HOUR.test(last.act) && saysOnlyWhen(clause, reading.lexicon.language))
      joined[joined.length - 1] = withSplinters(last, [request], reading);
    else joined.push(request);
  }
  return joined;
}

/** Acts that an hour says more of. */
const TAKES_HOUR = /^(?:meal|break|breakfast|move|later|earlier|add|booked|day-|arrival|departure|free|evening-out)/;

/** "She's not a big museum fan": a liking that is denied right before it. */
function withTurned(request: RequestReading, { message, lexicon }: Reading): RequestReading {
  const isLiking = request.act === 'like-kind' || request.act === 'more-kind';
  const isTurned = isLiking
    ? isTurnedRound(message, request.from, lexicon.language)
    : deniesEarly(request.text, lexicon.language);
  const isRefused = REFUSABLE.test(request.act) && refuses(withLead(request, message), lexicon.language);
  const act = isRefused ? 'no' : isTurned ? TURNS[request.act] : undefined;
  return act === undefined ? request : { ...request, act, others: request.others.filter((other) => other.act !== act) };
}

/** Acts that "not a faster pace" and "not eight o'clock" are taken for. */
const REFUSABLE =
  /^(?:pace-|day-start|day-end|budget|meal-(?:cheaper|better|longer|shorter)|dates|replan-day|plan-anew)/;

/** The request with the "not" that the reader has left out of it. */
function withLead({ from, text }: RequestReading, message: string): string {
  const lead =
    /(?:\b(?:not|nicht|keine?n?|pas)(?: an?| the| de)?\s+)$/iu.exec(message.slice(Math.max(0, from - 16), from))?.[0] ??
    '';
  return lead + text;
}

/** What an act is that is denied. */
const TURNS: Readonly<Record<string, ActName>> = {
  'like-kind': 'fewer-kind',
  'more-kind': 'fewer-kind',
  'day-start-earlier': 'day-start-later',
  'day-end-later': 'day-end-earlier',
  'pace-faster': 'pace-slower',
};

/** "Include Disneyland Paris": what is named as a place, and not as a city, is no other destination. */
function withPlaceAdded(request: RequestReading): RequestReading {
  const names = new Set(request.slots.map(({ name }) => name));
  if (request.act !== 'destination' || !names.has('place') || names.has('city') || names.has('to-city')) return request;
  return { ...request, act: 'add', others: request.others.filter(({ act }) => act !== 'add') };
}

/** "We are three now, and one of us is vegan": what the rules read beside the request. It is done where the learned reader holds it for possible, too, else asked about. */
function alsoSaid(clause: Clause, { text, others }: RequestReading): LearnedClause | undefined {
  if (clause.act === undefined || !text.includes(clause.words)) return undefined;
  const possible = others.find(({ act }) => act === clause.act)?.probability ?? 0;
  const guess: Guess = { intent: clause.act, candidates: [{ intent: clause.act, confidence: possible }] };
  return { ...clause, guess, sureness: possible >= READING_POLICY.possible ? 'sure' : 'likely' };
}

function weigh(clause: Clause, request: RequestReading, byRules: ActName | undefined): LearnedClause {
  const all = [{ act: request.act, probability: request.probability }, ...request.others];
  const act = isSetRight(clause, request.act) ? undefined : toActName(request.act);
  const rest = {
    slots: request.slots.map(({ name, text }) => ({ name, text })),
    ...(request.text !== clause.words && { request: request.text }),
    guess: { intent: act ?? null, candidates: all.map((each) => ({ intent: each.act, confidence: each.probability })) },
  };
  const { probability } = request;
  const enough = act !== undefined && COMMANDS.has(act) ? READING_POLICY.sureOfCommand : READING_POLICY.sure;
  // Where the rules read something else, a wrong change costs more than a question.
  const isDisputed = (byRules !== undefined && byRules !== act) || act === 'rename';
  if (act !== undefined && (probability >= enough || (act === byRules && probability >= READING_POLICY.possible)))
    return { ...clause, ...rest, act, sureness: isDisputed ? 'likely' : 'sure' };
  const isHarmless = act?.startsWith('ask-') === true && byRules === undefined;
  if (act !== undefined && isHarmless && probability >= READING_POLICY.likelyOfQuestion)
    return { ...clause, ...rest, act, sureness: 'likely' };
  if (act !== undefined && probability >= READING_POLICY.likely) return { ...clause, ...rest, act, sureness: 'likely' };
  if (act !== undefined && ofFamily(request, all) >= READING_POLICY.likely)
    return { ...clause, ...rest, act, sureness: 'likely' };
  const isAsked = byRules?.startsWith('ask-') === true && request.act.startsWith('ask-');
  if (byRules !== undefined && isAsked) return { ...clause, ...rest, act: byRules, sureness: 'likely' };
  const isPossible = all.some((each) => each.act === byRules && each.probability >= READING_POLICY.possible);
  if (byRules !== undefined && isPossible) return { ...clause, ...rest, act: byRules, sureness: 'likely' };
  return { ...clause, ...rest, act: undefined, sureness: 'unsure' };
}

/** "No, dinner on the 10th" sets right what was understood, and takes no dinner out. */
function isSetRight({ words }: Clause, act: string): boolean {
  return DENIES.test(act) && SETS_RIGHT.test(words);
}

const SETS_RIGHT = /^(?:no|nope|nein|non|いいえ|いや|違う|不是?|不对)\s*[,.;:–—、，。]/iu;

/** Acts that come to the same once a day is named, or a length: whether "home on 1 April" is earlier or later, the calendar says. */
const FAMILIES: readonly { readonly acts: ReadonlySet<string>; readonly slots: ReadonlySet<string> }[] = [
  { acts: new Set(['dates-end-earlier', 'dates-end-later']), slots: new Set(['day', 'to-day']) },
  { acts: new Set(['dates-start-earlier', 'dates-start-later']), slots: new Set(['day', 'to-day']) },
  { acts: new Set(['dates-earlier', 'dates-later', 'dates']), slots: new Set(['day', 'to-day']) },
  { acts: new Set(['length', 'dates-shorter', 'dates-longer']), slots: new Set(['duration']) },
  { acts: new Set(['dates-end-later', 'dates-longer']), slots: new Set(['duration']) },
  { acts: new Set(['dates-end-earlier', 'dates-shorter']), slots: new Set(['duration']) },
];

/** How probable it is that one of the acts is meant that come to the same as the likeliest. */
function ofFamily({ act, slots }: RequestReading, all: readonly Pick<RequestReading, 'act' | 'probability'>[]): number {
  const families = FAMILIES.filter((each) => each.acts.has(act) && slots.some(({ name }) => each.slots.has(name)));
  const sums = families.map(({ acts }) =>
    all.reduce((sum, each) => sum + (acts.has(each.act) ? each.probability : 0), 0),
  );
  return Math.max(0, ...sums);
}

function toActName(name: string): ActName | undefined {
  return NAMES.has(name) && name !== 'none' ? (name as ActName) : undefined;
}

function overlaps({ message }: Reading, { words }: Clause, { from, to }: RequestReading): boolean {
  const at = message.indexOf(words);
  return at >= 0 && at < to && at + words.length > from;
}

function onlyAct(clauses: readonly Clause[]): ActName | undefined {
  const acts = new Set(clauses.flatMap(({ act }) => act ?? []));
  const [act] = acts;
  return acts.size === 1 ? act : undefined;
}

/** Where a stretch of the message stands in the masked text. */
function spanOf({ masked }: Reading, { from, to }: RequestReading): { readonly start: number; readonly end: number } {
  const length = masked.text.length;
  const at = (place: number): number => {
    const found = masked.from.findIndex((index) => index >= place);
    return found < 0 ? length : Math.min(found, length);
  };
  return { start: at(from), end: at(to) };
}

const KINDS: Readonly<Partial<Record<Entity['kind'], MarkedSpan['kind']>>> = {
  place: 'place',
  day: 'day',
  'all-days': 'day',
  time: 'time',
  span: 'time',
  length: 'length',
  meal: 'meal',
  number: 'number',
  percent: 'percent',
  money: 'money',
  dish: 'dish',
};

/** What is named in the message, for the reader. */
function listMarks({ masked, entities }: Reading): readonly MarkedSpan[] {
  return [...masked.text.matchAll(new RegExp(ANY_SIGN, 'gu'))].flatMap(({ 0: sign, index }) => {
    const kind = KINDS[entities.find(sign)?.kind ?? 'ordinal'];
    const from = masked.from[index] ?? 0;
    return kind === undefined ? [] : [{ kind, from, to: masked.from[index + 1] ?? from }];
  });
}
