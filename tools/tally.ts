/** How many tests there were. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

export function sumTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    NOTHING,
  );
}

/** The closing line: `12 passed, 0 failed`, and `, 3 skipped` when some were. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** What a stage is worth: one that was interrupted or found no test counts as a failure, however green it looks. */
export function judgeStage(tally: Tally, finished: boolean): Tally {
  const empty = tally.passed + tally.failed + tally.skipped === 0;
  const silent = tally.failed === 0 && (!finished || empty);
  return silent ? { ...tally, failed: 1 } : tally;
}

/** What vitest's JSON reporter writes, as far as it is counted. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** Reads a report of vitest; a file that broke before its first test counts as one failure. */
export function tallyOfReport(text: string): Tally {
  const report = JSON.parse(text) as VitestReport;
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
