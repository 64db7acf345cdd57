import { describeNode, isMapping, scalarAt, type Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';
import { type Condition, constant, type Value } from './condition.ts';
import { type FactKind, inWords, SCALAR_KINDS } from './fact-type.ts';
import { toInstant } from './instant.ts';
import { type Names, readPath } from './names.ts';
import type { Path } from './path.ts';

/** What an operator needs to read what it is given. */
export interface Reading {
  readonly text: YamlText;
  readonly names: Names;
  /** Conditions inside an operator, as `some` has one; `item` is declared in `names`. */
  readCondition(spot: Spot, names: Names): Condition | undefined;
}

/** A word of the language that asks something of a fact. */
export interface Operator {
  /** The kinds of fact it can be asked of. */
  readonly of: readonly FactKind[];
  /** Reads what it is given; reports what cannot be meant. */
  read(reading: Reading, subject: Path, spot: Spot): Condition | undefined;
}

/** A value of this kind (`undefined`: of any that is one value), or `{ path: … }` to such a fact. */
export function readOperand(reading: Reading, kind: FactKind | undefined, spot: Spot): Value | undefined {
  if (isMapping(spot)) return readReference(reading, kind ? [kind] : SCALAR_KINDS, spot);
  const value = literalAt(spot, kind, reading.names);
  if (value !== undefined) return constant(value);
  const got = `Expected ${wanted(kind)} or \`{ path: … }\`, got ${describeNode(spot)}.`;
  return reading.text.report(spot, got + hintAt(spot, kind));
}

/** `{ path: … }` to a fact of one of these kinds. */
export function readReference(reading: Reading, kinds: readonly FactKind[], spot: Spot): Path | undefined {
  const { text, names } = reading;
  const field = text.fields(spot, '`{ path: … }`', ['path'])?.[0];
  if (!field) return undefined;
  const written = text.text(field.value, 'a path');
  const path = written === undefined ? undefined : readPath(text, names, { spot: field.value, written });
  if (!path || kinds.includes(path.type.kind)) return path;
  const expected = kinds.length === 1 && kinds[0] ? inWords(kinds[0]) : 'one value';
  return text.report(field.value, `Expected ${expected}, got \`${path.text}\`, ${inWords(path.type.kind)}.`);
}

/** A value that the policy itself names, of this kind; times as milliseconds. `undefined` if it is of another. */
export function literalAt(spot: Spot, kind: FactKind | undefined, { offsetMinutes }: Names): unknown {
  const value = scalarAt(spot) ?? undefined;
  if (kind === 'time') return typeof value === 'string' ? toInstant(value, offsetMinutes) : undefined;
  if (typeof value === 'number' && !Number.isFinite(value)) return undefined;
  return kind === undefined || typeof value === kind ? value : undefined;
}

/** What most people mean who write this. */
function hintAt(spot: Spot, kind: FactKind | undefined): string {
  const value = scalarAt(spot);
  if (value === null) return ' For what may not be there, ask `exists`.';
  return kind === 'string' && value !== undefined && value !== '' ? ` Write \`'${value}'\`, in quotes.` : '';
}

function wanted(kind: FactKind | undefined): string {
  if (kind === undefined) return 'a string, a number, true or false';
  return kind === 'time' ? 'a time such as 2024-05-15T15:00:00-05:00' : inWords(kind);
}
