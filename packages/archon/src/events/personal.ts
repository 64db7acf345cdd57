import { MisuseError } from '../errors.ts';
import { sortedNames } from './canonical-json.ts';
import type { Digest } from './digest.ts';
import type { EventDraft } from './event.ts';
import { hasWords, isTelling } from './whole-words.ts';

/** A personal value with the salt that its digests in the chain are made with. */
export interface SaltedValue {
  readonly placeholder: string;
  /** 32 hex digits. Without it, nobody can try out which value a digest stands for. */
  readonly salt: string;
  readonly value: string;
}

/** What salting needs to know: of the run, which values it has; of the world, the digest and chance. */
export interface Salting {
  readonly findPersonal: (placeholder: string) => SaltedValue | undefined;
  readonly digest: Digest;
  readonly newSalt: () => string;
}

/** Numbers shorter than this are counts and sums. */
const TELLING_DIGITS = 6;

/** Names of properties that were chosen by whoever wrote the program, and so say nothing about anybody. */
const FIELD_NAME = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

/** Values that cannot be told from the words and counts of a program: `refund`, `42`. */
const PLAIN_WORD = /^(?:\p{Ll}+|\d{1,5})$/u;

/** 128 random bits, in hex. */
export function randomSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What stands in the chain for a personal value. */
function saltedDigest({ salt, value }: Pick<SaltedValue, 'salt' | 'value'>, digest: Digest): string {
  return digest(salt + value);
}

/**
 * The drafts with digests in place of their personal values, and the values that the run has not had yet.
 *
 * @throws {MisuseError} if a placeholder stands for another value already.
 */
export function saltDrafts(
  drafts: readonly EventDraft[],
  { findPersonal, digest, newSalt }: Salting,
): { readonly drafts: readonly EventDraft[]; readonly fresh: readonly SaltedValue[] } {
  if (!drafts.some(({ personal }) => personal)) return { drafts, fresh: [] };
  const fresh = new Map<string, SaltedValue>();
  const digestOf = (placeholder: string, value: string): string => {
    let known = fresh.get(placeholder) ?? findPersonal(placeholder);
    if (!known) fresh.set(placeholder, (known = { placeholder, salt: newSalt(), value }));
    if (known.value === value) return saltedDigest(known, digest);
    throw new MisuseError(
      `The placeholder ${JSON.stringify(placeholder)} stands for another value in this run already.`,
    );
  };
  const salted = drafts.map((draft) => {
    if (!draft.personal) return draft;
    const digests = Object.entries(draft.personal).map(([name, value]) => [name, digestOf(name, value)] as const);
    return { ...draft, personal: Object.freeze(Object.fromEntries(digests)) };
  });
  return { drafts: salted, fresh: [...fresh.values()] };
}

/**
 * A copy of an event's personal values, by placeholder in canonical order; `undefined` if there are none.
 *
 * @throws {MisuseError} if one is no text, or stands in `content` as well. The message does not tell it.
 */
export function checkedPersonal(
  personal: Readonly<Record<string, string>> | undefined,
  content: unknown,
  type: string,
): Readonly<Record<string, string>> | undefined {
  if (personal === undefined) return undefined;
  const entries = sortedNames(personal).map((placeholder) => [placeholder, personal[placeholder]] as const);
  for (const [placeholder, value] of entries) {
    const name = JSON.stringify(placeholder);
    if (!isText(placeholder) || !isText(value)) {
      throw new MisuseError(`Expected the personal value ${name} of "${type}" to be a text with at least one letter.`);
    }
    if (isTelling(value) && !PLAIN_WORD.test(value) && standsIn(content, value)) {
      throw new MisuseError(`The personal value ${name} of "${type}" stands in content as well.`);
    }
  }
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Readonly<Record<string, string>>);
}

/** Whether plain JSON has `value` anywhere, as whole words. */
function standsIn(content: unknown, value: string): boolean {
  if (typeof content === 'string') return hasWords(content, value);
  if (typeof content === 'number') return isTellingNumber(content) && String(content) === value;
  if (typeof content !== 'object' || content === null) return false;
  return Object.entries(content).some(
    ([name, item]) => standsIn(item, value) || (!isFieldName(name) && hasWords(name, value)),
  );
}

/** Whether a number is long enough to say something about somebody. */
export function isTellingNumber(number: number): boolean {
  return Number.isSafeInteger(number) && Math.abs(number) >= 10 ** (TELLING_DIGITS - 1);
}

/** Whether the name of a property looks like one that a program gave it. */
export function isFieldName(name: string): boolean {
  return FIELD_NAME.test(name);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.isWellFormed();
}
