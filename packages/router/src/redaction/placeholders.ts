import { listMatches } from '../list-matches.ts';
import { foldedKey } from './folding.ts';
import type { KnownValues } from './redaction.ts';

/** Longest kind that a placeholder tells. */
const LONGEST_KIND = 80;

/** What stands for a personal value: `⟦email:1⟧`. */
export const PLACEHOLDER = /⟦([^⟦⟧]{1,80}):([1-9]\d{0,8})⟧/g;

/** `text`, in which nobody but us has placed a placeholder: its brackets become plain ones. */
export function withoutBrackets(text: string): string {
  return text.replaceAll('⟦', '[').replaceAll('⟧', ']');
}

/** Kind of the value that a placeholder stands for; `''` if it is none. */
export function kindOf(placeholder: string): string {
  return listMatches(placeholder, PLACEHOLDER)[0]?.[1] ?? '';
}

/**
 * The text with its values back. Placeholders that nobody knows stay, e.g. those whose value was erased; values are not
 * looked through for placeholders.
 */
export function restore(text: string, known: KnownValues): string {
  return text.replaceAll(PLACEHOLDER, (placeholder) => known.get(placeholder) ?? placeholder);
}

/** Gives each value of a session one placeholder, and no placeholder twice. */
export class PlaceholderBook {
  readonly #values: Map<string, string>;
  readonly #taken: Set<string>;
  readonly #placeholders = new Map<string, string>();
  readonly #last = new Map<string, number>();

  /**
   * @param known - Values that have their placeholder.
   * @param taken - Placeholders that are not to be given again, though their value may be gone.
   */
  constructor(known: KnownValues = new Map(), taken: Iterable<string> = []) {
    this.#values = new Map(known);
    this.#taken = new Set([...known.keys(), ...taken]);
    for (const [placeholder, value] of known) {
      const key = keyOf(kindOf(placeholder), value);
      if (!this.#placeholders.has(key)) this.#placeholders.set(key, placeholder);
    }
    for (const placeholder of this.#taken) this.#count(placeholder);
  }

  /** Placeholder → value, those that were known first. */
  get values(): KnownValues {
    return this.#values;
  }

  /** Whether a placeholder was ever given, be its value known or not. */
  has(placeholder: string): boolean {
    return this.#taken.has(placeholder);
  }

  /** The placeholder of a value: the one it has, in whatever spelling it came then, or the next of its kind. */
  placeholderOf(anyKind: string, value: string): string {
    const kind = withoutBrackets(anyKind).slice(0, LONGEST_KIND);
    const key = keyOf(kind, value);
    const given = this.#placeholders.get(key);
    if (given !== undefined) return given;
    const placeholder = `⟦${kind}:${(this.#last.get(kind) ?? 0) + 1}⟧`;
    this.#placeholders.set(key, placeholder);
    this.#values.set(placeholder, value);
    this.#taken.add(placeholder);
    this.#count(placeholder);
    return placeholder;
  }

  #count(placeholder: string): void {
    for (const [, kind = '', number] of listMatches(placeholder, PLACEHOLDER)) {
      this.#last.set(kind, Math.max(this.#last.get(kind) ?? 0, Number(number)));
    }
  }
}

function keyOf(kind: string, value: string): string {
  return `${kind}\n${foldedKey(kind, value)}`;
}
