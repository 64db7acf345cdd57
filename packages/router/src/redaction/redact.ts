import { listMatches } from '../list-matches.ts';
import { addressDetector } from './detectors/address.ts';
import { findBirthDates } from './detectors/birth-date.ts';
import { findCards } from './detectors/card.ts';
import { companionDetector } from './detectors/companion-name.ts';
import { findDocuments } from './detectors/document.ts';
import { findEmails } from './detectors/email.ts';
import { findHealth } from './detectors/health.ts';
import type { IsPublic } from './detectors/hinted-name.ts';
import { findHomeCoordinates } from './detectors/home-coordinates.ts';
import { findIbans } from './detectors/iban.ts';
import { findIpAddresses } from './detectors/ip-address.ts';
import { knownDetector, type KnownPersonal } from './detectors/known.ts';
import { nameDetector } from './detectors/name.ts';
import { findPhones } from './detectors/phone.ts';
import { findSecrets } from './detectors/secret.ts';
import { selfDetector } from './detectors/self-name.ts';
import { findSpelledEmails } from './detectors/spelled-email.ts';
import { fold } from './folding.ts';
import { cut, type Detector, joined, type Piece } from './pieces.ts';
import { kindOf, PLACEHOLDER, PlaceholderBook, withoutBrackets } from './placeholders.ts';
import type { KnownValues, PersonalValue, RedactedText } from './redaction.ts';

export interface RedactOptions {
  /** The values of the session so far. They are found wherever they stand, and keep their placeholders. */
  readonly known?: KnownValues | undefined;
  /** Placeholders that are not to be given again, e.g. those whose values were erased. */
  readonly taken?: Iterable<string> | undefined;
  /** Values that are known to be personal and have no placeholder yet: a customer's name, a parameter. */
  readonly personal?: readonly KnownPersonal[] | undefined;
  /**
   * Whether words that look like somebody's name, or like the town of an address, are public: the name of a place, a product.
   * They stay, unless they are announced as a name. Default: none are.
   */
  readonly isPublic?: ((words: string) => boolean) | undefined;
  /** The text was written by us and may hold placeholders of the session: they stay. Default: it may hold none. */
  readonly ours?: boolean | undefined;
}

/**
 * The text with placeholders for what is personal in it: e-mail addresses, telephone numbers, payment cards, bank accounts,
 * internet addresses; names, dates of birth, documents, homes, states of health and passwords that are announced as such; and
 * all that is known already. What is found in which languages, and what is not, stands in the README beside this file. Takes time in proportion to the
 * length of the text. Brackets of placeholders that somebody else has put there become plain ones.
 *
 * @example
 * const { text, values } = redact('I am Anna Berg, anna@example.com');
 * text; // 'I am ⟦name:1⟧, ⟦email:1⟧'
 * restore(text, new Map(values.map(({ placeholder, value }) => [placeholder, value])));
 */
export function redact(text: string, { ours, ...options }: RedactOptions = {}): RedactedText {
  return new Redactor(options).redact(text, { ours });
}

/** Texts whose outcome a {@link Redactor} remembers, and how long they may be: what is said twice is short as a rule. */
const REMEMBERED_TEXTS = 200;
const REMEMBERED_LENGTH = 1_000;

/** Hides what is personal in one text after the other. What it has found in one it knows in the next. */
export class Redactor {
  readonly #book: PlaceholderBook;
  readonly #sought: KnownPersonal[];
  readonly #announced: readonly Detector[];
  #known: Detector | undefined;
  /** What came of the texts since something was learned last. */
  readonly #remembered = new Map<string, RedactedText>();

  constructor({ known, taken, personal = [], isPublic = nothingIsPublic }: Omit<RedactOptions, 'ours'> = {}) {
    this.#book = new PlaceholderBook(known, taken);
    this.#sought = [...personal];
    this.#announced = announcedDetectors(isPublic);
    for (const [placeholder, value] of this.#book.values) this.learn(kindOf(placeholder), value);
  }

  /** All values that have a placeholder, those of the session first. */
  get values(): KnownValues {
    return this.#book.values;
  }

  /** From now on finds the value wherever it stands. It gets its placeholder when it is found. */
  learn(kind: string, value: string): void {
    this.#sought.push({ kind, value });
    this.#known = undefined;
    this.#remembered.clear();
  }

  /** The placeholder of a value that is personal as a whole, e.g. a parameter. */
  hide(kind: string, value: string): PersonalValue {
    const before = this.#book.values.size;
    const placeholder = this.#book.placeholderOf(kind, value);
    if (this.#book.values.size > before) this.learn(kind, value);
    return { placeholder, kind, value: this.#book.values.get(placeholder) ?? value };
  }

  redact(text: string, { ours = false }: Pick<RedactOptions, 'ours'> = {}): RedactedText {
    const before = ours ? undefined : this.#remembered.get(text);
    if (before) return before;
    const knew = this.#sought.length;
    const redacted = this.#look(text, ours);
    // What was found in it for the first time might be found in it otherwise now.
    if (!ours && this.#sought.length === knew) this.#remember(text, redacted);
    return redacted;
  }

  #look(text: string, ours: boolean): RedactedText {
    const values = new Map<string, PersonalValue>();
    const found = (kind: string, value: string): string => {
      const personal = this.hide(kind, value);
      values.set(personal.placeholder, personal);
      return personal.placeholder;
    };
    const begin = ours ? this.#placed(text) : [toPiece(text)];
    const announced = this.#announced.reduce((pieces, detect) => detected(pieces, detect, found), begin);
    const phones = detected(this.#detectKnown(announced, found), findPhones, found);
    return { text: joined(this.#detectKnown(phones, found)), values: [...values.values()] };
  }

  #remember(text: string, redacted: RedactedText): void {
    if (text.length > REMEMBERED_LENGTH) return;
    if (this.#remembered.size >= REMEMBERED_TEXTS) this.#remembered.clear();
    this.#remembered.set(text, redacted);
  }

  /** Puts in order what is known by now, unless that was done. */
  #detectKnown(pieces: readonly Piece[], found: (kind: string, value: string) => string): readonly Piece[] {
    this.#known ??= knownDetector(this.#sought);
    return detected(pieces, this.#known, found);
  }

  /** The text cut at the placeholders of the session. */
  #placed(text: string): readonly Piece[] {
    const pieces: Piece[] = [];
    let from = 0;
    for (const { 0: placeholder, index } of listMatches(text, PLACEHOLDER)) {
      if (!this.#book.has(placeholder)) continue;
      pieces.push(toPiece(text.slice(from, index)), { placeholder });
      from = index + placeholder.length;
    }
    return [...pieces, toPiece(text.slice(from))];
  }
}

/** What needs nothing but the text. An address may hold a name, hence the order. */
const BEFORE_NAMES: readonly Detector[] = [
  findEmails,
  findSpelledEmails,
  findSecrets,
  findIpAddresses,
  findIbans,
  findCards,
  findDocuments,
  findBirthDates,
  findHomeCoordinates,
  findHealth,
];

/** Names that are announced come first: of "Anna Berg", where it is, "Anna" may be known. */
function announcedDetectors(isPublic: IsPublic): readonly Detector[] {
  return [
    ...BEFORE_NAMES,
    addressDetector(isPublic),
    nameDetector(isPublic),
    companionDetector(isPublic),
    selfDetector(isPublic),
  ];
}

function toPiece(written: string): Piece {
  const text = withoutBrackets(written);
  return { text, folded: fold(text) };
}

function nothingIsPublic(): boolean {
  return false;
}

function detected(
  pieces: readonly Piece[],
  detect: Detector,
  found: (kind: string, value: string) => string,
): readonly Piece[] {
  return pieces.flatMap((piece) => {
    if (!('text' in piece)) return piece;
    const finds = detect(piece.folded);
    return finds.length === 0 ? piece : cut(piece, finds, found);
  });
}
