import { nestingOf } from './nesting.ts';
import { MAX_DEPTH } from './reading.ts';

/** The value of valid JSON that is not nested too deep, wrapped so that `null` is a value too. */
export function readStrict(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return nestingOf(text) <= MAX_DEPTH ? { value } : undefined;
  } catch {
    return undefined;
  }
}
