import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { defineConfig } from 'vitest/config';

/** Threads and processes that tests start are our sources, compiled once for all of them: it halves the time of a start. */
process.env['NODE_COMPILE_CACHE'] ??= path.join(tmpdir(), 'wayfarer-test-compile-cache');

/** Sisters export their source under this condition, so tests need no build. */
const conditions = ['wayfarer-source', 'module', 'node', 'development|production'];

const resolveSource = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
};

/** Tests that call `vi.mock`. */
const MOCKED = '**/*.mocked.test.ts';

const elsewhere = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    // Half of the time a test waits for a process that it has started.
    maxWorkers: 2,
    // A machine may stand still for a second while browser, server and planner start beside a test; what needed a second go is named in
    // the output. On a developer's machine it fails at once.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      {
        ...resolveSource,
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...elsewhere, 'apps/*/e2e/**', MOCKED],
          // Loading the same modules for each file anew took longer than the tests.
          isolate: false,
          // Speed is the benches' business; a test only has to end.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...resolveSource,
        test: {
          name: 'mocked',
          // Modules that are put in the place of others must be loaded anew for each file.
          include: [MOCKED],
          exclude: elsewhere,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...resolveSource,
        test: {
          name: 'e2e',
          include: ['apps/web/e2e/*.e2e.ts'],
          exclude: elsewhere,
          globalSetup: ['tools/page-setup.ts', 'apps/web/e2e/support/setup.ts'],
          // Browser and server are several processes; two cores carry one such pair at a time.
          fileParallelism: false,
          // A second, which is the default, is little for a browser without a graphics card on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
