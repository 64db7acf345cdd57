import {
  describeValue,
  isMapping,
  mapping,
  type YamlLocation,
  text,
  under,
  type YamlFile,
} from '@wayfarer/archon/yaml';

import { type Condition, constant, type Value } from './condition.ts';
import { type FactKind, inWords, SCALAR_KINDS } from './fact-type.ts';
import { toInstant } from './instant.ts';
import { type Names, readPath } from './names.ts';
import type { Path } from './path.ts';

/** What an operator needs to read what it is given. */
export interface Reading {
  readonly file: YamlFile;
  readonly names: Names;
  /** Conditions inside an operator, as `some` has one; `item` is declared in `names`. */
  readCondition(spot: YamlLocation, names: Names): Condition | undefined;
}

/** A word of the language that asks something of a fact. */
export interface Operator {
  /** The kinds of fact it can be asked of. */
  readonly of: readonly FactKind[];
  /** Reads what it is given; reports what cannot be meant. */
  read(reading: Reading, subject: Path, spot: YamlLocation): Condition | undefined;
}

/** A value of this kind (`undefined`: of any that is one value), or `{ path: … }` to such a fact. */
export function readOperand(reading: Reading, kind: FactKind | undefined, spot: YamlLocation): Value | undefined {
  if (isMapping(spot.value)) return readReference(reading, kind ? [kind] : SCALAR_KINDS, spot);
  const value = literalAt(spot, kind, reading.names);
  if (value !== undefined) return constant(value);
  const got = `Expected ${wanted(kind)} or \`{ path: … }\`, got ${describeValue(spot.value)}.`;
  return reading.file.report(spot, got + hintAt(spot, kind));
}

const REFERENCE = mapping('`{ path: … }`', { path: text('a path') });

/** `{ path: … }` to a fact of one of these kinds. */
export function readReference(
  { file, names }: Reading,
  kinds: readonly FactKind[],
  spot: YamlLocation,
): Path | undefined {
  const reference = file.read(spot, REFERENCE);
  if (!reference) return undefined;
  const at = under(spot, 'path');
  const path = readPath(file, names, { spot: at, written: reference.path });
  if (!path || kinds.includes(path.type.kind)) return path;
  const expected = kinds.length === 1 && kinds[0] ? inWords(kinds[0]) : 'one value';
  return file.report(at, `Expected ${expected}, got \`${path.text}\`, ${inWords(path.type.kind)}.`);
}

/** A value that the policy itself names, of this kind; times as milliseconds. `undefined` if it is of another. */
export function literalAt({ value }: YamlLocation, kind: FactKind | undefined, { offsetMinutes }: Names): unknown {
  if (kind === 'time') return typeof value === 'string' ? toInstant(value, offsetMinutes) : undefined;
  if (typeof value === 'object' || (typeof value === 'number' && !Number.isFinite(value))) return undefined;
  return kind === undefined || typeof value === kind ? value : undefined;
}

/** What most people mean who write this. */
function hintAt({ value }: YamlLocation, kind: FactKind | undefined): string {
  if (value === null) return ' For what may not be there, ask `exists`.';
  const isBare = typeof value === 'number' || typeof value === 'boolean';
  return kind === 'string' && isBare ? ` Write \`'${value}'\`, in quotes.` : '';
}

function wanted(kind: FactKind | undefined): string {
  if (kind === undefined) return 'a string, a number, true or false';
  return kind === 'time' ? 'a time such as 2024-05-15T15:00:00-05:00' : inWords(kind);
}
