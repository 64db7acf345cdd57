import type { Token } from './tokens.ts';

/** Which of day and month stands first in numeric dates; `null` when the text does not give it away. */
export type Style = 'day-first' | 'month-first' | null;

const CONNECTIVES = new Set(
  '- – — ~ 〜 → to until till til through thru bis au al à a até hasta tot から 至 到'.split(' '),
);
const FILLERS = new Set('the of de di du del el le der den dem zum .'.split(' '));
const MODAL_SUBJECTS = new Set('we i you they he she it that who which this one friends kids'.split(' '));

/** Looks at tokens by position; every look is at most a few tokens far. */
export class Cursor {
  readonly style: Style;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[], style: Style) {
    this.#tokens = tokens;
    this.style = style;
  }

  token(at: number): Token | undefined {
    return this.#tokens[at];
  }

  kind(at: number): Token['kind'] | undefined {
    return this.#tokens[at]?.kind;
  }

  text(at: number): string {
    return this.#tokens[at]?.text.toLowerCase() ?? '';
  }

  word(at: number): string | undefined {
    return this.kind(at) === 'word' ? this.text(at) : undefined;
  }

  /** A number that can be a day of a month. */
  day(at: number): number | undefined {
    const token = this.#tokens[at];
    return token?.kind === 'number' && token.value >= 1 && token.value <= 39 ? token.value : undefined;
  }

  isOrdinal(at: number): boolean {
    const token = this.#tokens[at];
    return token?.kind === 'number' && token.ordinal;
  }

  weekday(at: number): number | undefined {
    const token = this.#tokens[at];
    return token?.kind === 'weekday' ? token.weekday : undefined;
  }

  skipWeekday(at: number): number {
    const start = this.#tokens[at]?.kind === 'weekday' ? at + 1 : at;
    return this.skipFillers(start > at && this.text(start) === ',' ? start + 1 : start);
  }

  /** Over at most two small words. */
  skipFillers(at: number): number {
    const first = FILLERS.has(this.text(at)) ? at + 1 : at;
    return first > at && FILLERS.has(this.text(first)) ? first + 1 : first;
  }

  /** The position behind "to", "-" and their kin. */
  connective(at: number): number | undefined {
    const start = this.text(at) === ',' || this.text(at) === '.' ? at + 1 : at;
    if (!CONNECTIVES.has(this.text(start))) return undefined;
    const next = start + 1;
    return CONNECTIVES.has(this.text(next)) ? next + 1 : this.skipFillers(next);
  }

  isBetween(at: number): boolean {
    return [1, 2, 3].some((back) => this.word(at - back) === 'between' || this.word(at - back) === 'zwischen');
  }

  /** "we may", "they march": no month. */
  isModal(at: number): boolean {
    return this.text(at) === 'may' && MODAL_SUBJECTS.has(this.word(at - 1) ?? '');
  }
}
