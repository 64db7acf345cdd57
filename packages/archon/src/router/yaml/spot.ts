import { isMap, isNode, isScalar, isSeq } from 'yaml';

import { nearest } from '../../nearest.ts';

/** A place in a file. */
export interface Spot {
  /** What YAML has there; `null` where it has nothing, as after `reason:`. */
  readonly node: unknown;
  /** E.g. `rules[2].when`. */
  readonly path: string;
  /** Characters before it. */
  readonly offset: number;
}

/** One line `name: value` of a mapping. */
export interface Field {
  readonly name: string;
  readonly key: Spot;
  readonly value: Spot;
}

export type ScalarValue = string | number | boolean | null;

/** A node's own place; a node that is not there, as after `reason:`, is placed at its key: `fallback`. */
export function spotAt(node: unknown, path: string, fallback: number): Spot {
  const start = isNode(node) ? node.range?.[0] : undefined;
  return { node, path, offset: start ?? fallback };
}

/** The number, text or truth at a spot; `undefined` for a list or a mapping. */
export function scalarAt({ node }: Spot): ScalarValue | undefined {
  if (node === null || node === undefined) return null;
  return isScalar(node) ? (node.value as ScalarValue) : undefined;
}

/** What is there, for a message. */
export function describeNode(spot: Spot): string {
  if (isMapping(spot)) return 'a mapping';
  if (isList(spot)) return 'a list';
  const value = scalarAt(spot);
  return value === null ? 'nothing' : JSON.stringify(value ?? null);
}

export function isMapping({ node }: Spot): boolean {
  return isMap(node);
}

export function isList({ node }: Spot): boolean {
  return isSeq(node);
}

/** The end of a message that says what was probably meant; empty when nothing is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const meant = nearest(name, known);
  return meant === undefined ? '' : ` Did you mean \`${meant}\`?`;
}
