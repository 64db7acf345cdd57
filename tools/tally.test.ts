import { describe, expect, it } from 'vitest';

import { formatTally, judgeStage, NOTHING, sumTallies, tallyOfReport } from './tally.ts';

describe('tally', () => {
  it('closes with one line', () => {
    expect(formatTally({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(formatTally({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
  });

  it('adds up', () => {
    const stages = [
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 4, failed: 5, skipped: 6 },
    ];
    expect(sumTallies(stages)).toEqual({ passed: 5, failed: 7, skipped: 9 });
    expect(sumTallies([])).toEqual(NOTHING);
  });
});

describe('a stage', () => {
  const green = { passed: 3, failed: 0, skipped: 0 };

  it('keeps its count when it finished', () => {
    expect(judgeStage(green, true)).toBe(green);
    expect(judgeStage({ passed: 0, failed: 0, skipped: 2 }, true)).toEqual({ passed: 0, failed: 0, skipped: 2 });
  });

  it('fails when nothing ran', () => {
    expect(judgeStage(NOTHING, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('fails when it broke off, though all tests that ran were green', () => {
    expect(judgeStage(green, false)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('does not count a failure twice', () => {
    expect(judgeStage({ passed: 3, failed: 2, skipped: 0 }, false).failed).toBe(2);
  });
});

describe('a report of vitest', () => {
  const counts = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

  it('gives its counts; what waits or is planned is skipped', () => {
    const text = JSON.stringify({ ...counts, testResults: [{ status: 'failed', assertionResults: [{}] }] });
    expect(tallyOfReport(text)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it('counts a file that broke before its first test', () => {
    const text = JSON.stringify({ ...counts, testResults: [{ status: 'failed', assertionResults: [] }] });
    expect(tallyOfReport(text).failed).toBe(2);
  });
});
