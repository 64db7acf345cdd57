import type { IsoDate } from '@wayfarer/trip/clock';

import type { ReservationField, ReservationFields, Source } from '../reservation.ts';
import { findDates, listDatesIn } from './dates.ts';
import { findLabelled, type Line, listLabelled } from './lines.ts';

/** Fields with the lines that they were read from. */
export interface FoundInText {
  readonly fields: Partial<ReservationFields>;
  readonly at: Partial<Record<ReservationField, number>>;
}

const CODE = /^[A-Z0-9$][A-Z0-9$._/-]{1,24}$/i;

/** Number, persons, price: what holds for the whole confirmation. */
export function readShared(lines: readonly Line[]): FoundInText {
  const code = listLabelled(lines, 'code').find(({ value }) => CODE.test(codeIn(value)));
  const persons = listLabelled(lines, 'person').filter(({ value }) => /^[\p{L}][\p{L} .,'’/-]{2,60}$/u.test(value));
  const guests = findLabelled(lines, 'guests');
  const size = Number(/^\D{0,3}(\d{1,2})(?!\d)/.exec(guests?.value ?? '')?.[1] ?? Number.NaN);
  const price = listLabelled(lines, 'price')
    .map((one) => ({ ...one, price: parsePrice(one.value) }))
    .find((one) => one.price);
  return {
    fields: {
      code: code === undefined ? null : codeIn(code.value),
      persons: persons.length > 0 ? [...new Set(persons.map(({ value }) => value))] : null,
      partySize: Number.isInteger(size) && size > 0 ? size : null,
      price: price?.price ?? null,
    },
    at: {
      ...(code && { code: code.line }),
      ...(persons[0] && { persons: persons[0].line }),
      ...(guests && { partySize: guests.line }),
      ...(price && { price: price.line }),
    },
  };
}

/** `XXX007` of `XXX007 (Lufthansa)` and of `DL/XXX007`. */
function codeIn(value: string): string {
  return (value.split(/[\s(,]/)[0] ?? '').replace(/^[A-Z0-9]{2}\//, '').replace(/\.$/, '');
}

const CURRENCIES: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', Kč: 'CZK', 円: 'JPY' };

/** An amount with a currency that means one alone: `$` and `¥` do not. */
function parsePrice(text: string): ReservationFields['price'] {
  const found = /^(?<before>[A-Z]{3}|€|£)?\s?(?<number>\d[\d., ]*\d|\d)\s?(?<after>[A-Z]{3}|€|£|Kč|円)?(?!\p{L})/u.exec(
    text.trim(),
  )?.groups;
  const currency = found?.['before'] ?? found?.['after'];
  if (!found || currency === undefined) return null;
  const digits = (found['number'] ?? '').replaceAll(' ', '');
  const parts = /^(?<whole>[\d.,]*?)(?:[.,](?<cents>\d{2}))?$/.exec(digits)?.groups;
  const amount = Number(`${(parts?.['whole'] ?? '').replaceAll(/[.,]/g, '')}.${parts?.['cents'] ?? '0'}`);
  return Number.isFinite(amount) ? { amount, currency: CURRENCIES[currency] ?? currency } : null;
}

/** Dates of the text by month and day, each with its year where the text has only one. */
export function yearsOf(lines: readonly Line[]): ReadonlyMap<string, IsoDate> {
  const years = new Map<string, Set<IsoDate>>();
  for (const { text } of lines)
    for (const { date } of listDatesIn(text)) {
      const day = date.slice(5);
      years.set(day, (years.get(day) ?? new Set()).add(date));
    }
  return new Map(
    [...years].flatMap(([day, dates]) =>
      [...dates].slice(0, dates.size === 1 ? 1 : 0).map((date) => [day, date] as const),
    ),
  );
}

/** The one date in a text; `null` where there is none, or another one beside it. */
export function onlyDate(text: string, years: ReadonlyMap<string, IsoDate>): IsoDate | null {
  const found = findDates(text);
  const [first] = found;
  if (first === undefined || found.length > 1 || first.day === null) return null;
  return first.date ?? years.get(first.day) ?? null;
}

export function sourceAt(part: string, at: FoundInText['at'], otherwise: number): (field: ReservationField) => Source {
  return (field) => ({ part, at: `line ${at[field] ?? otherwise}` });
}
