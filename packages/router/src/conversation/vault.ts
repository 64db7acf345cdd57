import type { PersonalWords } from '../intents/extract/find-personal.ts';
import type { ParamValue } from '../intents/intent.ts';
import { listMatches } from '../list-matches.ts';
import { type KnownPersonal, type PersonalValue, Redactor, restore } from '../redaction/index.ts';
import { PLACEHOLDER } from '../redaction/placeholders.ts';
import { redactJsonBy } from '../redaction/redact-json.ts';
import type { Params } from './session-state.ts';

/** Keeps the personal values of a conversation for the length of a turn, and puts placeholders in their stead. */
export class Vault {
  readonly #values: Map<string, string>;
  readonly #taken: Set<string>;
  readonly #isPublic: ((words: string) => boolean) | undefined;
  #personal: readonly KnownPersonal[] = [];
  /** Texts that are personal as a whole → of which kind. */
  readonly #wholes = new Map<string, string>();
  #redactor: Redactor | undefined;
  /** Values that are not in the log yet: some that no event has brought so far, and some that events about to be written bring. */
  #fresh: Record<string, string> = {};
  #brought: Record<string, string> = {};

  /**
   * @param known - Placeholder → value, as the log has them.
   * @param taken - Placeholders that were ever given, be their values known or erased.
   * @param isPublic - Whether words that look like a person's name are that of something else.
   */
  constructor(known: ReadonlyMap<string, string>, taken: readonly string[], isPublic?: (words: string) => boolean) {
    this.#values = new Map(known);
    this.#taken = new Set(taken);
    this.#isPublic = isPublic;
  }

  /** Makes known that values are personal; each gets a placeholder once it turns up in a text. */
  learn(kind: string, values: readonly string[]): void {
    this.#personal = [...this.#personal, ...values.map((value) => ({ kind, value }))];
    this.#redactor = undefined;
  }

  /**
   * Gives what somebody is about to say its placeholder, wherever it stands; a text that says nothing else is hidden as a
   * whole, whatever else it may hold.
   */
  expect({ kind, said, value }: PersonalWords): void {
    this.#wholes.set(said, kind);
    this.#note(this.#redact().hide(kind, value));
  }

  /** A text, as somebody has said it, without personal values. */
  hide(text: string): string {
    const kind = this.#wholes.get(text.trim());
    if (kind !== undefined) return this.#note(this.#redact().hide(kind, text.trim()));
    const hidden = this.#redact().redact(text);
    hidden.values.forEach((found) => this.#note(found));
    return hidden.text;
  }

  hideJson(value: unknown): unknown {
    const hidden = redactJsonBy(this.#redact(), value);
    hidden.values.forEach((found) => this.#note(found));
    return hidden.value;
  }

  /** Parameters without personal values; those in `personal` are so as a whole. */
  hideParams(params: Params, personal: readonly string[]): Params {
    return mapValues(params, (value, name) => {
      if (personal.includes(name)) return this.#note(this.#redact().hide(name, String(value)));
      return typeof value === 'string' ? this.hide(value) : value;
    });
  }

  /** A text of the log with its values, as far as they are still there. */
  reveal(text: string): string {
    return restore(text, this.#values);
  }

  revealParams(params: Params): Params {
    return mapValues(params, (value) => (typeof value === 'string' ? this.reveal(value) : value));
  }

  /** What the placeholders in a text of the log stand for, as far as that is known. */
  valuesIn(text: string): Readonly<Record<string, string>> {
    const known = listMatches(text, PLACEHOLDER).flatMap(([placeholder]) => {
      const value = this.#values.get(placeholder);
      return value === undefined ? [] : [[placeholder, value] as const];
    });
    return Object.fromEntries(known);
  }

  /** Values that have turned up since, for the next event to bring; `undefined` if there are none. */
  takeFresh(): Readonly<Record<string, string>> | undefined {
    const fresh = this.#fresh;
    if (Object.keys(fresh).length === 0) return undefined;
    this.#fresh = {};
    this.#brought = { ...this.#brought, ...fresh };
    return fresh;
  }

  /** What events have brought is in the log now. */
  commit(): void {
    this.#brought = {};
  }

  /** What events have brought was not written: others must bring it. */
  rollBack(): void {
    this.#fresh = { ...this.#brought, ...this.#fresh };
    this.#brought = {};
  }

  #note({ placeholder, value }: PersonalValue): string {
    if (!this.#values.has(placeholder)) {
      this.#values.set(placeholder, value);
      this.#taken.add(placeholder);
      this.#fresh[placeholder] = value;
    }
    return placeholder;
  }

  /** One for all texts: what it finds in one it looks for in those that follow. */
  #redact(): Redactor {
    return (this.#redactor ??= new Redactor({
      known: this.#values,
      taken: this.#taken,
      personal: this.#personal,
      isPublic: this.#isPublic,
    }));
  }
}

function mapValues(params: Params, change: (value: ParamValue, name: string) => ParamValue): Params {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, change(value, name)]));
}
