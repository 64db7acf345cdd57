import { MisuseError } from '../../errors.ts';
import { nodeDigest } from '../../node/node-digest.ts';
import { assertToolName, wireName } from '../../tool/tool-name.ts';

/** Longest name that providers take. */
const MAX_WIRE_LENGTH = 64;
const MAX_PREFIX_LENGTH = 32;
const DIGEST_LENGTH = 8;

/** @throws {MisuseError} if names of tools cannot begin so. */
export function assertPrefix(prefix: string): void {
  assertToolName(prefix);
  if (wireName(prefix).length > MAX_PREFIX_LENGTH)
    throw new MisuseError(`The \`name\` of an MCP server has at most ${MAX_PREFIX_LENGTH} characters, got ${prefix}.`);
}

/**
 * Names for the tools of a server: `weather.forecast` for `forecast` of `weather`. What cannot stand in a name becomes `_`; a name
 * that is too long, or the same as another then, ends in a digest of the original.
 */
export function foreignNames(prefix: string, originals: readonly string[]): ReadonlyMap<string, string> {
  const room = MAX_WIRE_LENGTH - wireName(`${prefix}.`).length;
  const plain = (original: string): string => original.slice(0, 1_000).replace(/[^a-zA-Z0-9_-]+/g, '_') || '_';
  const counts = new Map<string, number>();
  const distinct = [...new Set(originals)];
  for (const original of distinct) counts.set(plain(original), (counts.get(plain(original)) ?? 0) + 1);
  return new Map(
    distinct.map((original) => {
      const name = plain(original);
      // The one that is written as it is keeps its name.
      const isClear = name.length <= room && (name === original || counts.get(name) === 1);
      const digest = nodeDigest(original.toWellFormed()).slice(0, DIGEST_LENGTH);
      return [original, `${prefix}.${isClear ? name : `${name.slice(0, room - DIGEST_LENGTH - 1)}_${digest}`}`];
    }),
  );
}
