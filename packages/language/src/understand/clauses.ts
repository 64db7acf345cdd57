import { readAct } from './acts.ts';
import { type Clause, listMentions, tidy, withoutCourtesies } from './clause.ts';
import { ANY_SIGN, type EntityTable, withSignsAsWords } from './entities/entity.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { listMatches } from './list-matches.ts';
import type { MaskedText } from './masked-text.ts';
import { compiled, has } from './patterns.ts';

/** Longer stretches without a stop are read no further; no request is that long. */
const LONGEST_CLAUSE = 400;
/** Requests of one message; a text with more is a text and no list of wishes. */
const MOST_CLAUSES = 40;

/** What follows is a further wish, and no reason or manner of the one before. */
const FURTHER =
  /\b(?:and|then|also|plus|afterwards|und|dann|danach|ausserdem|y|luego|despues|ademas|et|puis|ensuite)\b|&|それから|そして|あとは|然后|并且|而且|同时/;

const BECAUSE = /\b(?:because|since|cause|cos|weil|denn|da|car|parce que|puisque|porque|ya que)\b/;

interface Segment {
  readonly start: number;
  readonly end: number;
  /** Ends a sentence. */
  readonly isClosed: boolean;
  readonly isAsked: boolean;
  /** Begins with a word like "because". */
  readonly isReason: boolean;
  /** Begins with a word like "and". */
  readonly isFurther: boolean;
}

export interface Reading {
  readonly message: string;
  readonly masked: MaskedText;
  readonly entities: EntityTable;
  readonly lexicon: Lexicon;
}

/** The parts of a message that do something each. Where a part does nothing by itself it belongs to its neighbour. */
export function splitClauses(reading: Reading): readonly Clause[] {
  const segments = listSegments(reading).slice(0, MOST_CLAUSES);
  const clauses: (Segment & { readonly clause: Clause })[] = [];
  for (const segment of segments) {
    const clause = toClause(reading, segment);
    if (clause.text === '') continue;
    const last = clauses.at(-1);
    if (segment.isReason && OF_PLAN.test(last?.clause.act ?? '')) continue;
    if (last && isSameAgain(clause, last.clause)) {
      clauses.push({ ...segment, clause: withSame(clause, last.clause) });
      continue;
    }
    const isJoined =
      last &&
      !last.isClosed &&
      !(clause.act && last.clause.act && hasTime(clause) && hasTime(last.clause)) &&
      !isReasonOf(clause, last.clause, reading.lexicon) &&
      (isOther(last.clause, clause) || !clause.act || isBare(clause) || !last.clause.act || isBare(last.clause));
    const joined = last && {
      start: last.start,
      end: segment.end,
      isClosed: segment.isClosed,
      isAsked: segment.isAsked,
      isReason: last.isReason,
      isFurther: last.isFurther,
    };
    const whole = joined && isJoined ? toClause(reading, joined) : undefined;
    if (joined && whole && isWhole(whole, last.clause, clause)) {
      const left = [...(last.clause.left ?? []), ...(segment.isFurther ? wishesLeft(whole, last.clause, clause) : [])];
      clauses[clauses.length - 1] = { ...joined, clause: left.length > 0 ? { ...whole, left } : whole };
    } else {
      clauses.push({ ...segment, clause });
    }
  }
  return clauses.map(({ clause }) => clause);
}

/** Of two parts that were joined, the one that names nothing and does nothing, beside an edit that the other is by itself. */
function wishesLeft({ act }: Clause, first: Clause, second: Clause): readonly string[] {
  if (!OF_PLAN.test(act ?? '') || act === 'swap' || act === 'replace') return [];
  const [other, ...both] = [first, second].filter((part) => part.act === undefined);
  if (other === undefined || both.length > 0 || other.mentions.length > 0) return [];
  return SOME_WORDS.test(other.core) && !AS_IT_IS.test(other.text) ? [other.words] : [];
}

/** "… and keep the rest" asks for what is so anyway. */
const AS_IT_IS =
  /\b(?:rest|everything else|all else|as it is|alles andere|le reste|tout le reste|el resto|lo demas)\b|残り|それ以外|其他|别的/;

const SOME_WORDS = /\p{L}{2,} .*\p{L}{2,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4,}/u;

/** Acts on the plan that may have a reason. */
const OF_PLAN =
  /^(?:add|go|remove|move|earlier|later|swap|replace|longer|shorter|spend|meal|free|stay|day-|pace-|walk-less|unlock|lock)/;

function hasTime({ mentions }: Clause): boolean {
  return mentions.some(({ entity }) => entity.kind === 'time');
}

/** "Start at 9 on Friday and at 10 on Saturday": the second does what the first does. */
function isSameAgain(clause: Clause, last: Clause): boolean {
  const hasDay = ({ mentions }: Clause): boolean => mentions.some(({ entity }) => entity.kind === 'day');
  return (
    !clause.act &&
    /^(?:day-start|day-end|meal)$/.test(last.act ?? '') &&
    isBare(clause) &&
    [clause, last].every((each) => hasTime(each) && hasDay(each))
  );
}

function withSame(clause: Clause, last: Clause): Clause {
  const meals = last.mentions.filter(({ entity }) => entity.kind === 'meal');
  const isNamed = clause.mentions.some(({ entity }) => entity.kind === 'meal');
  return { ...clause, act: last.act, mentions: isNamed ? clause.mentions : [...meals, ...clause.mentions] };
}

function isOther(first: Clause, second: Clause): boolean {
  return (
    first.act === 'remove' && second.act === 'replace' && !second.mentions.some(({ entity }) => entity.kind === 'place')
  );
}

/** What "no" does to what follows it without a comma. */
export const DENIES = /^(?:remove|meal-skip|avoid-kind|fewer-kind)$/;

/** Two parts are one where it does what either did, or where one of them only names something. */
function isWhole({ act }: Clause, first: Clause, second: Clause): boolean {
  // "Not the Orsay, something free instead" is one wish.
  // "No, the Louvre" sets right what was understood, and takes nothing out.
  if (first.act === 'no' && act !== undefined && DENIES.test(act)) return false;
  if (isOther(first, second)) return act === 'replace';
  if (isBare(first) || isBare(second) || (!first.act && !second.act)) return true;
  return act === (first.act ?? second.act);
}

/** "The Louvre in the afternoon, we like slow mornings": why, and no part of what is wished for. */
function isReasonOf({ act, core }: Clause, { mentions }: Clause, lexicon: Lexicon): boolean {
  return act !== undefined && mentions.some(({ entity }) => entity.kind === 'place') && has(core, lexicon.reason);
}

/** Nothing but names, days and the like: "tomorrow, …", "the Louvre and …". */
function isBare({ act, core }: Clause): boolean {
  return (
    // "No Arc de Triomphe" is an order, though "no" may be a courtesy.
    act !== 'remove' &&
    has(core, ANY_SIGN) &&
    core
      .replace(new RegExp(`_${ANY_SIGN}_`, 'gu'), '')
      .replace(/\b(?:the|on|at|in|a|and|for|le|la|les|der|die|das|el|am|um|à|et|und|y)\b|[\s,?]/g, '') === ''
  );
}

function listSegments({ masked, lexicon }: Reading): readonly Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  let isReason = false;
  let isFurther = false;
  for (const match of listMatches(masked.text, compiled(lexicon.joints))) {
    const isAsked = /[?？]/.test(match[0]);
    const isClosed = /[.;!?。！？；\n]/.test(match[0]);
    segments.push({
      start,
      end: match.index + (isAsked ? match[0].search(/[?？]/) + 1 : 0),
      isClosed,
      isAsked,
      isReason,
      isFurther,
    });
    isReason = BECAUSE.test(match[0]);
    isFurther = FURTHER.test(match[0]);
    start = match.index + match[0].length;
  }
  return [...segments, { start, end: masked.text.length, isClosed: true, isAsked: false, isReason, isFurther }];
}

/** Where the stretches between the joints of a message begin and end, in the message itself. */
export function listStretches(reading: Reading): readonly { readonly from: number; readonly to: number }[] {
  const { masked, message } = reading;
  const at = (index: number): number => masked.from[index] ?? message.length;
  return listSegments(reading).map(({ start, end }) => ({ from: at(start), to: at(end) }));
}

/** What stands between the joints of a message, each by itself. */
export function listPieces(reading: Reading): readonly Clause[] {
  return listSegments(reading).map((segment) => toClause(reading, segment));
}

/** The clause that a stretch of the masked text is. */
export function toClause(
  { message, masked, entities, lexicon }: Reading,
  { start, end }: Pick<Segment, 'start' | 'end'>,
): Clause {
  const text = withSignsAsWords(tidy(masked.text.slice(start, Math.min(end, start + LONGEST_CLAUSE))));
  const core = withoutCourtesies(text, lexicon);
  return {
    text,
    core,
    words: message.slice(masked.from[start] ?? 0, masked.from[end] ?? message.length).trim(),
    act: readAct(text, core, lexicon),
    isQuestion: has(text, lexicon.question),
    isWhether: has(text, lexicon.whether),
    mentions: listMentions(text, entities, lexicon),
  };
}
