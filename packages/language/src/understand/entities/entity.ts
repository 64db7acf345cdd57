import type { DayPart } from '@wayfarer/edits';
import type { Diet, Meal, PlaceId } from '@wayfarer/trip';
import type { IsoDate, MinuteOfDay } from '@wayfarer/trip/clock';

/** Something of the trip, or a quantity, that a message names. */
export type Entity =
  | PlaceMention
  | DayMention
  | { readonly kind: 'all-days' }
  | TimeMention
  /** `from` and `to` are times of one day. */
  | { readonly kind: 'span'; readonly from: TimeMention; readonly to: TimeMention }
  | { readonly kind: 'length'; readonly minutes: number }
  | { readonly kind: 'part'; readonly part: DayPart }
  | { readonly kind: 'meal'; readonly meal: Meal }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'ordinal'; readonly nth: number }
  | { readonly kind: 'percent'; readonly value: number }
  | { readonly kind: 'money'; readonly amount: number; readonly currency?: string }
  /** A kind of table. */
  | { readonly kind: 'dish'; readonly cuisine: string }
  | { readonly kind: 'diet'; readonly diet: Diet };

export interface PlaceMention {
  readonly kind: 'place';
  /** What may be meant; more than one where the words fit several. */
  readonly places: readonly PlaceId[];
  /** `described`: "the museum", "the second stop". */
  readonly how: 'named' | 'near' | 'described';
  /** As it was written. */
  readonly words: string;
}

export interface DayMention {
  readonly kind: 'day';
  /** `undefined` where the trip has no such day. */
  readonly date: IsoDate | undefined;
  /** Several days fit, such as both Fridays of a long trip. */
  readonly others?: readonly IsoDate[];
  readonly words: string;
  /** How it was said, where that matters: "tomorrow" of a trip that has not begun. */
  readonly isRelative?: boolean;
  /** Of a day outside the trip, which it is. */
  readonly outside?: IsoDate;
  readonly part?: DayPart;
}

export interface TimeMention {
  readonly kind: 'time';
  readonly at: MinuteOfDay;
  /** "At seven": of the morning or of the evening. */
  readonly isHalfDay: boolean;
}

/** Signs that stand for entities in a masked text: a row of private characters for each kind. */
const ROWS = {
  place: 0xe000,
  day: 0xe200,
  'all-days': 0xe400,
  time: 0xe500,
  span: 0xe700,
  length: 0xe800,
  part: 0xe900,
  meal: 0xea00,
  number: 0xeb00,
  ordinal: 0xec00,
  percent: 0xed00,
  money: 0xee00,
  dish: 0xef00,
  diet: 0xf000,
} as const satisfies Record<Entity['kind'], number>;
const ROW_LENGTH = 0x100;

/** What is written in patterns for each kind. */
const SYMBOLS: Readonly<Record<string, readonly Entity['kind'][]>> = {
  P: ['place'],
  D: ['day'],
  A: ['all-days'],
  W: ['day', 'all-days'],
  T: ['time'],
  S: ['span'],
  L: ['length'],
  H: ['part'],
  M: ['meal'],
  N: ['number'],
  O: ['ordinal'],
  K: ['percent'],
  C: ['money'],
  F: ['dish'],
  E: ['dish', 'diet'],
  V: ['diet'],
};

/** The entities of one message, each with its sign. */
export class EntityTable {
  readonly #rows: Map<Entity['kind'], Entity[]>;

  /** @param other - Whose entities it begins with. */
  constructor(other?: EntityTable) {
    this.#rows = new Map([...(other ? other.#rows : [])].map(([kind, row]) => [kind, [...row]]));
  }

  /** A sign for it; `undefined` when there are too many of its kind. */
  add(entity: Entity): string | undefined {
    const row = this.#rows.get(entity.kind) ?? [];
    this.#rows.set(entity.kind, row);
    if (row.length >= ROW_LENGTH) return undefined;
    row.push(entity);
    return String.fromCharCode(ROWS[entity.kind] + row.length - 1);
  }

  /** The entity behind a sign. */
  find(sign: string): Entity | undefined {
    const code = sign.charCodeAt(0);
    for (const [kind, row] of this.#rows) {
      const entity = row[code - ROWS[kind]];
      if (entity) return entity;
    }
    return undefined;
  }
}

/** Source of a pattern for any sign. */
export const ANY_SIGN = String.raw`[\uE000-\uF0FF]`;

/**
 * The signs of a clause as words of their own, so that where a word begins and ends is seen beside them as well: `_\uE000_`.
 */
export function withSignsAsWords(text: string): string {
  return text.replace(/[\uE000-\uF0FF]/g, '_$&_');
}

/** The same pattern for clauses, whose signs are words: see {@link withSignsAsWords}. */
export function toClauseSource(pattern: string): string {
  return toSource(pattern, '_');
}

/** A pattern in which `{P}` stands for a place, `{D}` for a day …: see {@link SYMBOLS}. */
export function toSource(pattern: string, edge = ''): string {
  return pattern.replace(/\{([A-Z])\}/g, (whole, symbol: string) => {
    const kinds = SYMBOLS[symbol];
    return kinds ? `${edge}[${kinds.map((kind) => rangeOf(ROWS[kind])).join('')}]${edge}` : whole;
  });
}

function rangeOf(first: number): string {
  const hex = (code: number): string => String.raw`\u${code.toString(16)}`;
  return `${hex(first)}-${hex(first + ROW_LENGTH - 1)}`;
}
