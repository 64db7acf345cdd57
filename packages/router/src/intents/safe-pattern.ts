import { LruMap } from '@wayfarer/archon/data';
import { RE2JS, RE2JSSyntaxException } from 're2js';

/** A pattern found in a text. */
export interface PatternMatch {
  /** The first group that took part, or else the whole match. */
  readonly text: string;
  /** Characters of the searched text before {@link text}. */
  readonly index: number;
}

/** Matches of one pattern that are looked at in one text. */
const MAX_MATCHES = 8;

/**
 * A pattern in the syntax of RE2, whatever the case of the letters. It takes time in proportion to the text, so nobody can
 * make it hang; look-around and back-references are what this costs.
 */
export class SafePattern {
  readonly #pattern: RE2JS;

  /** @throws {PatternError} */
  constructor(source: string) {
    this.#pattern = compile(source);
  }

  /** In the order of the text; empty matches are left out. */
  findAll(text: string): readonly PatternMatch[] {
    // Asking first costs a tenth of looking for groups, and most patterns are not in most messages.
    if (!this.#pattern.test(text)) return [];
    const matcher = this.#pattern.matcher(text);
    const found: PatternMatch[] = [];
    while (found.length < MAX_MATCHES && matcher.find()) {
      const group = Array.from({ length: matcher.groupCount() }, (_, index) => index + 1).find(
        (index) => matcher.start(index) >= 0,
      );
      const part = matcher.group(group ?? 0) ?? '';
      if (part !== '') found.push({ text: part, index: matcher.start(group ?? 0) });
    }
    return found;
  }

  /** Whether the pattern describes the text from its first character to its last. */
  matchesWhole(text: string): boolean {
    return this.#pattern.testExact(text);
  }
}

/** What cannot be a {@link SafePattern}; the message is the end of a sentence. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}

/** Enough for every pattern of a few large files; older ones are compiled again if ever needed. */
const compiled = new LruMap<string, SafePattern>({ bytes: 40_000_000, bytesOf: () => 20_000 });

/**
 * The pattern, compiled once.
 *
 * @throws {PatternError}
 */
export function safePattern(source: string): SafePattern {
  const known = compiled.get(source);
  if (known) return known;
  const made = new SafePattern(source);
  compiled.set(source, made);
  return made;
}

/** Why a source cannot be a {@link SafePattern}, as the end of a sentence. */
export function findPatternFlaw(source: string): string | undefined {
  try {
    safePattern(source);
    return undefined;
  } catch (error) {
    if (error instanceof PatternError) return error.message;
    throw error;
  }
}

function compile(source: string): RE2JS {
  try {
    return RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    // Without what the flag put before the pattern.
    const reason = error.message.replace(/^error parsing regexp: /, '').replace('`(?i)', '`');
    const hint = /\\[1-9]|\(\?[=!<]/.test(source) ? '; look-around and back-references are not supported' : '';
    throw new PatternError(`${reason}${hint}`);
  }
}
