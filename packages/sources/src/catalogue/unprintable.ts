import type { JsonPath } from './line-of-path.ts';

/**
 * Control characters, the separators of lines and paragraphs, embeddings, overrides and isolates of direction, halves of
 * surrogate pairs: on a terminal or in a calendar they do something instead of standing there.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Any of them as it may stand in a JSON text, escaped or not. */
const PERHAPS_UNPRINTABLE = /\\[bfnrtu]|[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** The first key or text in `json` with such a character. @param text - What `json` was read from. */
export function findUnprintable(
  text: string,
  json: unknown,
): { readonly path: JsonPath; readonly text: string } | undefined {
  return PERHAPS_UNPRINTABLE.test(text) ? findIn(json, []) : undefined;
}

function findIn(json: unknown, path: JsonPath): { readonly path: JsonPath; readonly text: string } | undefined {
  if (typeof json === 'string') return UNPRINTABLE.test(json) ? { path, text: json } : undefined;
  if (typeof json !== 'object' || json === null) return undefined;
  for (const [key, value] of Object.entries(json)) {
    if (UNPRINTABLE.test(key)) return { path, text: key };
    const found = findIn(value, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

/** The text with such characters escaped, so that it can be shown anywhere. */
export function toPrintable(text: string): string {
  return text.replace(
    new RegExp(UNPRINTABLE, 'gu'),
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
