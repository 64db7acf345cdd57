import { MisuseError } from '../errors.ts';
import { formatValue } from '../format-value.ts';

/** What providers of models allow, namespaces apart. */
const NAME = /^[a-zA-Z0-9_-]+(\.[a-zA-Z0-9_-]+)*$/;

/** Longest name that providers take. */
const MAX_WIRE_LENGTH = 64;

/** @throws {MisuseError} if no tool can be called that. */
export function assertToolName(name: unknown): asserts name is string {
  if (typeof name === 'string' && NAME.test(name) && wireName(name).length <= MAX_WIRE_LENGTH) return;
  throw new MisuseError(
    `Expected a tool's name of at most ${MAX_WIRE_LENGTH} letters, digits, "_" and "-", with namespaces by dots, got ${formatValue(name)}.`,
  );
}

/** The name as providers are told it: they know no dots. */
export function wireName(name: string): string {
  return name.replaceAll('.', '__');
}
