import { isFieldName, isTellingNumber } from '@wayfarer/archon/data';

import { restore } from './placeholders.ts';
import { type RedactOptions, Redactor } from './redact.ts';
import type { KnownValues, PersonalValue } from './redaction.ts';

/** Names of properties whose text is personal as a whole, in small letters without signs. */
const FIELD_KINDS = new Map([
  ...['firstname', 'lastname', 'fullname', 'middlename', 'givenname', 'familyname', 'maidenname', 'surname'].map(
    (name) => [name, 'name'] as const,
  ),
  ...['passengername', 'guestname', 'customername', 'cardholdername', 'contactname'].map(
    (name) => [name, 'name'] as const,
  ),
  ...['birthdate', 'dateofbirth', 'birthday', 'dob'].map((name) => [name, 'birth-date'] as const),
]);

/**
 * Plain JSON with placeholders for what is personal in its texts, long numbers and names of properties. What stands under
 * a name such as `lastName` or `date_of_birth` is personal as a whole.
 */
export function redactJson(
  value: unknown,
  { ours, ...options }: RedactOptions = {},
): { readonly value: unknown; readonly values: readonly PersonalValue[] } {
  return redactJsonBy(new Redactor(options), value, { ours });
}

/** The same by somebody who knows more already, and will know what was found in it. */
export function redactJsonBy(
  redactor: Redactor,
  value: unknown,
  { ours }: Pick<RedactOptions, 'ours'> = {},
): ReturnType<typeof redactJson> {
  const values = new Map<string, PersonalValue>();
  const note = (found: PersonalValue): string => {
    values.set(found.placeholder, found);
    return found.placeholder;
  };
  const hideText = (text: string): string => {
    const redacted = redactor.redact(text, { ours });
    redacted.values.forEach(note);
    return redacted.text;
  };
  const hideField = (name: string, item: unknown): unknown => {
    const kind = FIELD_KINDS.get(name.toLowerCase().replaceAll(/[^a-z]/g, ''));
    if (kind === undefined || typeof item !== 'string' || item.trim() === '') return hide(item);
    const text = hideText(item);
    return text === item ? note(redactor.hide(kind, item)) : text;
  };
  const hide = (item: unknown): unknown => {
    if (typeof item === 'string') return hideText(item);
    if (typeof item === 'number') return hideNumber(item, hideText);
    if (Array.isArray(item)) return item.map(hide);
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(
      Object.entries(item).map(([name, inner]) => [isFieldName(name) ? name : hideText(name), hideField(name, inner)]),
    );
  };
  const before = redactor.values.size;
  const once = hide(value);
  // What was found late in it may stand in its beginning as well.
  const hidden = redactor.values.size > before ? hide(value) : once;
  return { value: hidden, values: [...values.values()] };
}

/** Plain JSON with its values back, in texts and names of properties. */
export function restoreJson(value: unknown, known: KnownValues): unknown {
  if (typeof value === 'string') return restore(value, known);
  if (Array.isArray(value)) return value.map((item) => restoreJson(item, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [restore(name, known), restoreJson(item, known)]),
  );
}

function hideNumber(number: number, hideText: (text: string) => string): unknown {
  if (!isTellingNumber(number)) return number;
  const hidden = hideText(String(number));
  return hidden === String(number) ? number : hidden;
}
