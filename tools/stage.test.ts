import { setTimeout as sleep } from 'node:timers/promises';

import { describe, expect, it, vi } from 'vitest';

import { describeOutcome, mapSideBySide, run } from './stage.ts';

describe('running a script', () => {
  it('keeps both streams and the verdict', async () => {
    const outcome = await run({ arguments: ['-e', 'console.log("out"); console.error("err"); process.exitCode = 3'] });
    expect(outcome).toMatchObject({ passed: false, output: expect.stringMatching(/out[^]*err|err[^]*out/) });
  });

  it('shows each line behind its title as it comes', async () => {
    const shown = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const outcome = await run({ arguments: ['-e', 'console.log("one\\ntwo"); console.error("three")'], title: 'unit' });
    const lines = shown.mock.calls.map(([line]) => String(line)).sort();
    shown.mockRestore();
    expect(lines).toEqual(['unit │ one', 'unit │ three', 'unit │ two']);
    expect(outcome).toMatchObject({ passed: true, output: '' });
  });

  it('fails when the script was killed', async () => {
    expect((await run({ arguments: ['-e', 'process.kill(process.pid)'] })).passed).toBe(false);
  });

  it('hands the environment down', async () => {
    const script = 'process.exit(process.env.WAYFARER_PROBE === "yes" ? 0 : 1)';
    expect((await run({ arguments: ['-e', script], environment: { WAYFARER_PROBE: 'yes' } })).passed).toBe(true);
  });
});

describe('side by side', () => {
  it('keeps the order and the width', async () => {
    let running = 0;
    let most = 0;
    const answers = await mapSideBySide([30, 5, 20, 1], 2, async (milliseconds) => {
      most = Math.max(most, ++running);
      await sleep(milliseconds);
      running--;
      return milliseconds * 2;
    });
    expect(answers).toEqual([60, 10, 40, 2]);
    expect(most).toBe(2);
  });
});

describe('a line for each part', () => {
  it('says only that it passed', () => {
    expect(describeOutcome('lint', { passed: true, seconds: 3.42, output: 'chatter' })).toBe('✓ lint         3.4 s');
  });

  it('gives the details of a failure', () => {
    expect(describeOutcome('lint', { passed: false, seconds: 3.42, output: 'a.ts\n\n  1:1\n' })).toBe(
      '✗ lint         3.4 s\n    a.ts\n\n      1:1',
    );
  });
});
