import {
  didYouMean,
  entries,
  flag,
  listNames,
  mapping,
  type YamlLocation,
  text,
  under,
  type YamlFile,
} from '@wayfarer/archon/yaml';
import type { z } from 'zod';

/** What a policy knows of a tool. */
export interface PolicyTool {
  /** Changes something, so that no rule means no. */
  readonly writes: boolean;
  /** The reason when no rule fires, if the policy has one. */
  readonly otherwise?: string;
}

const EXPECTED = '`{ writes: true }` or `{ writes: false }`';

/** The tools that a policy speaks of. */
export const TOOLS: z.ZodType<ReadonlyMap<string, PolicyTool>> = entries(
  `the tools, each with ${EXPECTED}`,
  mapping(EXPECTED, { writes: flag, otherwise: text('a reason in words').exactOptional() }),
);

/** The names among `known` that the list at `spot` means, where `*` stands for any letters: `[update_*]`. */
export function findTools(file: YamlFile, known: readonly string[], spot: YamlLocation): readonly string[] {
  const patterns: readonly unknown[] = Array.isArray(spot.value) ? spot.value : [];
  const named = patterns.flatMap((pattern, index) => {
    if (typeof pattern !== 'string' || pattern.trim() === '') return [];
    const found = known.filter((name) => fits(name, pattern));
    if (found.length === 0) {
      const list = listNames(known) || 'none';
      const message = `No tool is called \`${pattern}\`; declared are ${list}.${didYouMean(pattern, known)}`;
      file.report(under(spot, index), message);
    }
    return found;
  });
  return [...new Set(named)];
}

/** Each part between stars is looked for after the one before it; first and last stand at the ends. */
function fits(name: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return name === pattern;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
}
