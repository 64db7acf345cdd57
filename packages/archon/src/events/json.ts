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
  return { value: frozen, text: textOfFrozen(frozen) };
}

/** The canonical text of what {@link toFrozenJson} has made. */
export function textOfFrozen(frozen: unknown): string {
  const text = JSON.stringify(frozen);
  return WHOLE_NUMBER_NAME.test(text) ? canonicalJson(frozen) : text;
}

/**
 * A frozen copy of `value`, made of plain JSON only, its names in canonical order. Properties that are `undefined` are left
 * out.
 *
 * @param path - Where `value` stands, for the message: `content`.
 * @throws {MisuseError} if a part of `value` would not survive being written as JSON and read again.
 */
export function toFrozenJson(value: unknown, path: string): unknown {
  const frozen = frozenCopy(value, 0);
  if (frozen === NOT_PLAIN) throw new MisuseError(whatIsNotPlain(value, path, 0) ?? `At ${path}: expected plain JSON.`);
  return frozen;
}

/** A walk that has met it ends; where that was is looked for apart, for hardly any walk meets it. */
const NOT_PLAIN = Symbol('not plain');

function frozenCopy(value: unknown, depth: number): unknown {
  if (isPlainLeaf(value)) return value;
  if (value === 0) return 0; // -0 has no JSON
  if (depth > MAX_DEPTH) return NOT_PLAIN;
  if (Array.isArray(value)) return frozenList(value, depth);
  return isPlainObject(value) ? frozenObject(value, depth) : NOT_PLAIN;
}

function frozenList(value: readonly unknown[], depth: number): unknown {
  const copy: unknown[] = [];
  for (let at = 0; at < value.length; at++) {
    const item = frozenCopy(value[at], depth + 1);
    if (item === NOT_PLAIN) return NOT_PLAIN;
    copy.push(item);
  }
  return Object.freeze(copy);
}

function frozenObject(value: object, depth: number): unknown {
  const copy: Record<string, unknown> = {};
  const names = sortedNames(value);
  for (let at = 0; at < names.length; at++) {
    const name = names[at] ?? '';
    const item = (value as Readonly<Record<string, unknown>>)[name];
    if (item === undefined) continue;
    const frozen = name.isWellFormed() ? frozenCopy(item, depth + 1) : NOT_PLAIN;
    if (frozen === NOT_PLAIN) return NOT_PLAIN;
    if (name === '__proto__') Object.defineProperty(copy, name, { value: frozen, enumerable: true });
    else copy[name] = frozen;
  }
  return Object.freeze(copy);
}

/** The first part of `value`, in the order of the copy, that is no plain JSON. */
function whatIsNotPlain(value: unknown, path: string, depth: number): string | undefined {
  if (isPlainLeaf(value) || value === 0) return undefined;
  if (depth > MAX_DEPTH) return `At ${path}: nested deeper than ${MAX_DEPTH} levels.`;
  if (!Array.isArray(value) && !isPlainObject(value)) return `At ${path}: expected plain JSON, got ${describe(value)}.`;
  for (const name of Array.isArray(value) ? value.keys() : sortedNames(value)) {
    const item = (value as Readonly<Record<string, unknown>>)[name];
    if (item === undefined && !Array.isArray(value)) continue;
    if (!String(name).isWellFormed()) {
      return `At ${path}: expected names in well-formed Unicode, got ${JSON.stringify(name)}.`;
    }
    const found = whatIsNotPlain(item, `${path}.${name}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
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
