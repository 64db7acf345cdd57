import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { chooseTests } from './choose-tests.ts';

const FILES: Readonly<Record<string, string>> = {
  'src/far.ts': `export const far = 1;`,
  'src/near.ts': `import { far } from './far.ts';\nexport const near = far;`,
  'src/near.test.ts': `import { near } from './near.ts';`,
  'src/lazy.test.ts': `const { near } = await import('./near.ts');`,
  'src/other.test.ts': `import type { expect } from 'vitest';`,
  'src/spawning.test.ts': `import { spawn } from 'node:child_process';\nimport { far } from './far.ts';`,
  'test/start.ts': `import { spawn } from 'node:child_process';`,
  'test/story.test.ts': `import { near } from '../src/near.ts';\nimport { start } from './start.ts';`,
  'test/by-name.test.ts': `import { near } from '@wayfarer/thing/near';`,
};

let home: string;
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'choose-tests-'));
  for (const folder of ['src', 'test']) mkdirSync(path.join(home, folder));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(home, file), text);
});
afterAll(() => rmSync(home, { recursive: true }));

function chosenFor(source: string): readonly string[] {
  const tests = Object.keys(FILES).filter((file) => file.endsWith('.test.ts'));
  return chooseTests(
    tests.map((file) => path.join(home, file)),
    new Set([path.join(home, source)]),
    { home, name: '@wayfarer/thing' },
  ).map((file) => path.relative(home, file));
}

it('a test can see a fault in what it imports, at any depth, lazily or by the name of the package', () => {
  expect(chosenFor('src/far.ts')).toEqual([
    'src/near.test.ts',
    'src/lazy.test.ts',
    'src/spawning.test.ts',
    'test/by-name.test.ts',
  ]);
  expect(chosenFor('src/near.ts')).toEqual(['src/near.test.ts', 'src/lazy.test.ts', 'test/by-name.test.ts']);
});
