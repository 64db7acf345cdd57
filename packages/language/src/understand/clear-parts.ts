import type { Clause } from './clause.ts';
import type { Ask, Frame } from './frame.ts';

/** One request of a message, and what was made of it. */
export interface Part {
  readonly clause: Clause;
  readonly frames: readonly Frame[];
  /** Its act is known; otherwise the frames are what can be said to a request of which only a place or a day is clear. */
  readonly isClear: boolean;
  /** By its words, and not by the mark at the end of its sentence alone. */
  readonly isAsked?: boolean;
}

/** What is answered of a message, and the words of requests that are not. */
export interface ClearParts {
  readonly frames: readonly Frame[];
  readonly unused: readonly string[];
}

/**
 * Keeps what is clear of a message with several requests. Beside a request that is understood, half a guess about another one is
 * noise: its words are named instead. At most one question is asked back, since nobody answers three.
 */
export function keepClearParts(parts: readonly Part[]): ClearParts {
  const helping = parts.filter((part) => part.isClear && part.frames.some(isHelpful));
  if (helping.length === 0 || parts.length === 1) return { frames: askOnce(firstOfUnclear(parts)), unused: [] };
  const kept: Frame[] = [];
  const unused: string[] = [];
  let hasAsked = false;
  for (const part of parts) {
    const { clause, frames, isClear } = part;
    const said = frames.filter((frame) => isClear && (frame.act !== 'ask' || (isAnswerable(frame) && !hasAsked)));
    hasAsked ||= said.some(({ act }) => act === 'ask');
    kept.push(...said);
    if (said.length === 0 && !isIdle(part)) unused.push(clause.words);
  }
  return { frames: kept, unused };
}

/** Of requests none of which does or tells anything: what was clear, and the first of the others that something can be said to. */
function firstOfUnclear(parts: readonly Part[]): readonly Frame[] {
  const first = parts.find(({ isClear, frames }) => !isClear && frames.length > 0);
  return parts.filter((part) => part.isClear || part === first).flatMap(({ frames }) => frames);
}

function askOnce(frames: readonly Frame[]): readonly Frame[] {
  const asks = frames.filter((frame) => frame.act === 'ask');
  const first = asks.find(isAnswerable) ?? asks[0];
  return frames.filter((frame) => frame.act !== 'ask' || frame === first);
}

/** Does something, or tells something. "No, the Louvre": a bare no does neither. */
function isHelpful(frame: Frame): boolean {
  if (frame.act === 'answer') return frame.answer.kind !== 'yes' && frame.answer.kind !== 'no';
  return frame.act !== 'ask' && frame.act !== 'talk';
}

/** Can be answered by a tap or a word. */
function isAnswerable({ about, choices, draft }: Ask): boolean {
  return about !== 'not-understood' && (choices.length > 0 || draft !== undefined);
}

/** From so much on a request is taken for none. */
const IDLE = 0.4;
const IDLE_ACTS: ReadonlySet<string> = new Set(['none', 'filler', 'thanks', 'praise', 'greeting', 'yes', 'no']);

const JOINS =
  /^(?:and|or|but|so|then|also|plus|und|oder|aber|dann|auch|et|ou|mais|puis|aussi|y|e|o|pero|luego|también|そして|それで|あと|然后|还有|和)$/iu;

/** Beside a report or a wish, it asks for what is answered anyway. */
const WHAT_NOW =
  /^(?:so |and |now )?what (?:(?:should|shall|can|do) (?:we|i) do|now|next)(?: now)?[?.! ]*$|^was (?:sollen|können|machen) wir(?: jetzt)?(?: (?:tun|machen))?[?.! ]*$|^(?:on|nous) fait quoi[?.! ]*$|^que (?:faire|fait-on|hacemos|podemos hacer)[?.! ]*$|^どうすればいいですか[?？。]*$|^怎么办[?？。]*$/iu;

/** What may ask for something, and what: below, a statement is a reason or an aside. */
const ASKING = 0.45;

/** Words that most likely ask for nothing are not missed: "that's a bit early with a kid". */
function isIdle({ clause: { guess, words, act }, isAsked = false }: Part): boolean {
  if (JOINS.test(words.trim()) || WHAT_NOW.test(words.trim())) return true;
  const [first] = guess?.candidates ?? [];
  if (first === undefined) return false;
  const isAside = act === undefined && !isAsked && first.confidence < ASKING;
  return isAside || (first.confidence >= IDLE && IDLE_ACTS.has(first.intent));
}
