import { globSync } from 'node:fs';

import { isMain } from './is-main.mjs';
import { sourceArguments } from './node-version.mjs';
import { describeOutcome, mapSideBySide, ROOT, run } from './stage.ts';
import type { Tally } from './tally.ts';

/** Runs every story of `examples/`; one that ends with exit code 0 has passed. */
export async function runExamples(): Promise<Tally> {
  const stories = globSync('examples/*/main.ts', { cwd: ROOT }).sort();
  const outcomes = await mapSideBySide(stories, 1, async (story) => {
    const outcome = await run({ arguments: [...sourceArguments(), story] });
    console.log(describeOutcome(story.split('/')[1] ?? story, outcome));
    return outcome;
  });
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return { passed, failed: stories.length - passed, skipped: 0 };
}

if (isMain(import.meta)) {
  const { failed } = await runExamples();
  if (failed > 0) process.exitCode = 1;
}
