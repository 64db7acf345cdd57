import { readText } from './json/read-text.ts';
import { Unreadable } from './json/reading.ts';
import type { Repair } from './json/repair.ts';
import { readStrict } from './json/strict.ts';
import { Scanner } from './scanner.ts';

/** What {@link repairJson} made of a text: its value and what had to be mended, or why there is none. */
export type RepairedJson =
  | { readonly ok: true; readonly value: unknown; readonly repairs: readonly Repair[] }
  | {
      readonly ok: false;
      readonly message: string;
      /** Where reading stopped, as an index of the text. */
      readonly position: number;
    };

/**
 * Reads JSON as models write it: with prose and code fences around, other quotes or none, comments, Python literals, commas
 * too many or too few, and an end that is missing. Valid JSON comes back as `JSON.parse` has it, with nothing to repair.
 *
 * @returns The value, or `ok: false` for a text that holds none, such as prose. Never throws, and takes time in proportion
 *   to the length of `text`.
 *
 * @example
 * repairJson("{city: 'Kyoto', days: 3,"); // { ok: true, value: { city: 'Kyoto', days: 3 }, repairs: ['unquoted-key', …] }
 */
export function repairJson(text: string): RepairedJson {
  const strict = readStrict(text);
  if (strict) return { ok: true, value: strict.value, repairs: [] };
  try {
    const { value, repairs } = readText(new Scanner(text));
    return { ok: true, value, repairs: [...repairs] };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, message: error.message, position: error.position };
  }
}
