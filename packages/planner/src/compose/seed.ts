import { type Fact, wishesOf } from '../facts.ts';

/**
 * The optimizer's seed: a hash (FNV-1a, 32 bit) of the normalised facts, the number of the plan, and the seed that was
 * asked for, if one was. The same request therefore gives the same plan anywhere.
 */
export function seedOf(facts: readonly Fact[], version: number, asked: number | null): number {
  const normalised = wishesOf(facts)
    .map(({ name, value }) => [name, value] as const)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return fnv1a(JSON.stringify([normalised, version, asked]));
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
