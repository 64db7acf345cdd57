import { MisuseError } from '../errors.ts';
import { sortedNames } from './canonical-json.ts';

/** Deeper content is taken for an object that contains itself. */
const MAX_DEPTH = 500;

/**
 * A frozen copy of `value`, made of plain JSON only. Properties that are `undefined` are left out.
 *
 * @param path - Where `value` stands, for the message: `content`.
 * @throws {MisuseError} if a part of `value` would not survive being written as JSON and read again.
 */
export function toFrozenJson(value: unknown, path: string, depth = 0): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0; // -0 has no JSON
  if (typeof value === 'string' && value.isWellFormed()) return value;
  if (depth > MAX_DEPTH) throw new MisuseError(`At ${path}: nested deeper than ${MAX_DEPTH} levels.`);
  if (Array.isArray(value)) {
    return Object.freeze(value.map((item, index) => toFrozenJson(item, `${path}.${index}`, depth + 1)));
  }
  if (isPlainObject(value)) return frozenObject(value, path, depth);
  throw new MisuseError(`At ${path}: expected plain JSON, got ${describe(value)}.`);
}

/** Names come in canonical order, so that the text that is hashed needs no sorting. */
function frozenObject(value: object, path: string, depth: number): object {
  const copy: Record<string, unknown> = {};
  for (const name of sortedNames(value)) {
    const item = (value as Readonly<Record<string, unknown>>)[name];
    if (item === undefined) continue;
    const frozen = toFrozenJson(item, `${path}.${wellFormed(name, path)}`, depth + 1);
    if (name === '__proto__') Object.defineProperty(copy, name, { value: frozen, enumerable: true });
    else copy[name] = frozen;
  }
  return Object.freeze(copy);
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function wellFormed(name: string, path: string): string {
  if (name.isWellFormed()) return name;
  throw new MisuseError(`At ${path}: expected names in well-formed Unicode, got ${JSON.stringify(name)}.`);
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `a string with half a surrogate pair, ${JSON.stringify(value.slice(0, 40))}`;
  if (typeof value === 'object' && value !== null) return `an instance of ${value.constructor?.name ?? 'a class'}`;
  return typeof value === 'function' ? 'a function' : `${typeof value} ${String(value)}`;
}
