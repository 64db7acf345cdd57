/**
 * @module
 * `npm test`: checks, unit tests, end-to-end tests and examples; the last line is the sum.
 */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runChecks } from './checks.ts';
import { runExamples } from './examples.ts';
import { installed, mapSideBySide, ROOT, run } from './stage.ts';
import { formatTally, judgeStage, NOTHING, sumTallies, type Tally, tallyOfReport } from './tally.ts';

/** Where Debian and others put the browser. */
const CHROMIUM_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

interface Stage {
  readonly title: string;
  run(): Promise<Tally>;
}

/**
 * Two lines of stages side by side, one for each core that continuous integration has. Lint and types, which are one process and wait for
 * nobody, run beside the tests: a browser would take the core that trips are planned on. It comes when they are over, and most tests
 * with them.
 */
const LINES: readonly (readonly Stage[])[] = [
  [
    { title: 'unit', run: () => runVitest('unit', {}) },
    { title: 'mocked', run: () => runVitest('mocked', {}) },
    { title: 'examples', run: runExamples },
    { title: 'check', run: () => runChecks(1, 'other') },
  ],
  [
    { title: 'lint and types', run: () => runChecks(1, 'typed') },
    { title: 'end-to-end', run: runEndToEnd },
  ],
];

const tallies: Tally[] = [];
await mapSideBySide(LINES, LINES.length, async (stages) => {
  for (const stage of stages) {
    const tally = await attempt(stage);
    console.log(`── ${stage.title}: ${formatTally(tally)}`);
    tallies.push(tally);
  }
});
const total = sumTallies(tallies);
if (total.failed > 0) process.exitCode = 1;
console.log(`\n${formatTally(total)}`);

/** The count of a stage. One that throws or finds nothing to run has failed. */
async function attempt(stage: Stage): Promise<Tally> {
  try {
    const tally = await stage.run();
    const judged = judgeStage(tally, true);
    if (judged !== tally) console.error(`No test ran in stage ${stage.title}: this counts as a failure.`);
    return judged;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return judgeStage(NOTHING, false);
  }
}

async function runEndToEnd(): Promise<Tally> {
  const chromium = findChromium(process.env);
  if (chromium === undefined) {
    const files = globSync('apps/web/e2e/*.e2e.ts', { cwd: ROOT });
    const missing = "No Chromium here (looked at WAYFARER_CHROMIUM and Debian's places; `apt-get install chromium`).";
    if (process.env['CI']) throw new Error(`${missing} In CI this is an error.`);
    console.warn(`\n!! END-TO-END TESTS SKIPPED, ${files.length} files. ${missing}\n`);
    return { ...NOTHING, skipped: files.length };
  }
  return runVitest('e2e', { WAYFARER_CHROMIUM: chromium });
}

/** The browser for end-to-end tests: `WAYFARER_CHROMIUM`, or where it is usually installed. */
function findChromium(environment: NodeJS.ProcessEnv): string | undefined {
  const named = environment['WAYFARER_CHROMIUM'];
  return [...(named ? [named] : []), ...CHROMIUM_PLACES].find((place) => existsSync(place));
}

/** Runs one project of vitest.config.ts in sight, and counts from its report. */
async function runVitest(project: string, environment: Readonly<Record<string, string>>): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-test-'));
  try {
    const report = path.join(folder, 'report.json');
    const { passed } = await run({
      arguments: [
        installed('vitest/vitest.mjs'),
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      environment,
      title: project,
    });
    return judgeStage(tallyOfReport(readFileSync(report, 'utf8')), passed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
