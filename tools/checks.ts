import { existsSync } from 'node:fs';
import path from 'node:path';

import { sourceArguments } from './node-version.mjs';
import { type Command, describeOutcome, installed, mapSideBySide, ROOT, run } from './stage.ts';
import type { Tally } from './tally.ts';

interface Part extends Command {
  readonly name: string;
  /** Of two parts of about the same length, run beside other work: what needs the types, and the rest. */
  readonly half: Half;
}

export type Half = 'typed' | 'other';

/** The native compiler takes a third of the time; what needs the compiler as a library (lint, api) has the one before it. */
const TSC = installed('typescript-native/bin/tsc');

/** The longest first, so that none is left over at the end. */
const PARTS: readonly Part[] = [
  { name: 'lint', half: 'typed', arguments: [installed('oxlint/bin/oxlint')] },
  { name: 'types', half: 'typed', arguments: [TSC, '-b', 'tsconfig.json', '--pretty', 'false'] },
  {
    name: 'types:web',
    half: 'typed',
    arguments: [TSC, '-p', 'apps/web/tsconfig.json', '--noEmit', '--pretty', 'false'],
  },
  { name: 'api', half: 'other', arguments: [...sourceArguments(), 'tools/api.ts', '--check'] },
  { name: 'unused', half: 'other', arguments: [installed('knip/bin/knip.js'), '--no-config-hints', '--no-progress'] },
  {
    name: 'format',
    half: 'other',
    arguments: [installed('oxfmt/bin/oxfmt'), '--check'],
  },
  { name: 'catalogue', half: 'other', arguments: [...sourceArguments(), 'packages/sources/src/catalogue/check.ts'] },
  {
    name: 'cities',
    half: 'other',
    arguments: [...sourceArguments(), 'packages/sources/src/gazetteer/write-cities.ts', '--check'],
  },
  { name: 'notice', half: 'other', arguments: [...sourceArguments(), 'tools/notice.ts', '--check'] },
  { name: 'rooms', half: 'other', arguments: [...sourceArguments(), 'tools/check-rooms.ts'] },
];

/** Runs every part, or those of one half, `width` at a time, prints a line for each as it ends, and counts each as one test. */
export async function runChecks(width: number, half?: Half): Promise<Tally> {
  const parts = PARTS.filter((part) => hasItsFiles(part) && (half ?? part.half) === part.half);
  const outcomes = await mapSideBySide(parts, width, async (part) => {
    const outcome = await run(part);
    console.log(describeOutcome(part.name, outcome));
    return outcome;
  });
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return { passed, failed: parts.length - passed, skipped: 0 };
}

/** Parts whose subject is not in this checkout have nothing to say. */
function hasItsFiles(part: Part): boolean {
  const files = part.arguments.filter((argument) => /^(apps|packages)\//.test(argument));
  return files.every((file) => existsSync(path.join(ROOT, file)));
}
