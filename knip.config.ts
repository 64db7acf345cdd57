import type { KnipConfig } from 'knip';

/** Entry points of packages are read from their `exports`, tests from vitest.config.ts, tools from the scripts. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Of the system, asked for by a test that goes on without it.
  ignoreBinaries: ['fc-list'],
  workspaces: {
    // Compilers that a test runs by path.
    '.': { project: ['*.{js,ts}'], ignoreDependencies: ['typescript-5.4'] },
    // Its child processes are started by path.
    'packages/archon': {
      entry: ['test/**/*.ts', 'src/node/isolation/{child-main,memory-guard}.ts'],
      project: ['{src,test}/**/*.ts'],
      // A program that a test runs by path.
      ignoreDependencies: ['@modelcontextprotocol/conformance'],
    },
    'packages/router': {
      entry: ['test/**/*.ts', 'src/node/training-process.ts'],
      project: ['{src,test}/**/*.ts'],
    },
    // A process that a test starts and kills.
    'packages/sources': {
      entry: ['src/live/__fixtures__/fetch-lisbon.ts', 'test/**/*.ts'],
      project: ['{src,test}/**/*.ts'],
    },
    'packages/*': { entry: ['test/**/*.ts'], project: ['{src,test}/**/*.ts'] },
    'apps/*': {
      entry: [
        'src/main.{ts,tsx}',
        'src/worker/sw.ts',
        'bin/*',
        '*/suite.ts',
        'test/support/{server-with-kill,command-loop}.ts',
        'e2e/{*,mock/server}.ts',
      ],
      project: ['**/*.{ts,tsx,mjs}'],
    },
    'examples/*': { entry: ['{main,suite,serve,asks,answers}.ts', 'page/*.tsx'], project: ['**/*.{ts,tsx}'] },
    bench: { entry: ['src/*.ts'] },
    tools: { entry: ['*.{ts,mjs}', 'mutation/setup.ts', 'lint/*.mjs'], project: ['**/*.{ts,mjs}'] },
  },
};

export default config;
