import { MisuseError } from '../errors.ts';
import { canonicalJson, sortedNames } from './canonical-json.ts';

/** Deeper content is taken for an object that contains itself. */
const MAX_DEPTH = 500;

/** A name that objects keep in front of all others, wherever canonical order has it. */
const WHOLE_NUMBER_NAME = /"\d+":/;

/**
 * A frozen copy of `value`, and its canonical text.
 *
 * @param path - Where `value` stands, for the message: `content`.
 * @throws {MisuseError} if a part of `value` would not survive being written as JSON and read again.
 */
export function frozenJson(value: unknown, path: string): { readonly value: unknown; readonly text: string } {
  const frozen = toFrozenJson(value, path);
  const text = JSON.stringify(frozen);
  return { value: frozen, text: WHOLE_NUMBER_NAME.test(text) ? canonicalJson(frozen) : text };
}

/**
 * A frozen copy of `value`, made of plain JSON only, its names in canonical order. Properties that are `undefined` are left
 * out.
 *
 * @param path - Where `value` stands, for the message: `content`.
 * @throws {MisuseError} if a part of `value` would not survive being written as JSON and read again.
 */
export function toFrozenJson(value: unknown, path: string, depth = 0): unknown {
  if (isPlainLeaf(value)) return value;
  if (value === 0) return 0; // -0 has no JSON
  if (depth > MAX_DEPTH) throw new MisuseError(`At ${path}: nested deeper than ${MAX_DEPTH} levels.`);
  if (Array.isArray(value)) {
    return Object.freeze(value.map((item, index) => toFrozenJson(item, `${path}.${index}`, depth + 1)));
  }
  if (isPlainObject(value)) return frozenObject(value, path, depth);
  throw new MisuseError(`At ${path}: expected plain JSON, got ${describe(value)}.`);
}

function frozenObject(value: object, path: string, depth: number): object {
  const copy: Record<string, unknown> = {};
  const names = sortedNames(value);
  for (let at = 0; at < names.length; at++) {
    const name = names[at] ?? '';
    const item = (value as Readonly<Record<string, unknown>>)[name];
    if (item === undefined) continue;
    if (!name.isWellFormed()) {
      throw new MisuseError(`At ${path}: expected names in well-formed Unicode, got ${JSON.stringify(name)}.`);
    }
    // Most items are texts: they are spared the walk.
    const isText = typeof item === 'string' && item.isWellFormed();
    const frozen = isText ? item : toFrozenJson(item, `${path}.${name}`, depth + 1);
    if (name === '__proto__') Object.defineProperty(copy, name, { value: frozen, enumerable: true });
    else copy[name] = frozen;
  }
  return Object.freeze(copy);
}

function isPlainLeaf(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return value.isWellFormed();
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'boolean':
      return true;
    default:
      return value === null;
  }
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `a string with half a surrogate pair, ${JSON.stringify(value.slice(0, 40))}`;
  if (typeof value === 'object' && value !== null) return `an instance of ${value.constructor?.name ?? 'a class'}`;
  return typeof value === 'function' ? 'a function' : `${typeof value} ${String(value)}`;
}
