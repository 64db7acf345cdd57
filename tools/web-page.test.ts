import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { digestOfSources, isFresh } from './web-page.mjs';

describe('web page', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'page-'));
    write('apps/web/src/main.tsx', 'one');
    write('packages/trip/src/day.ts', 'two');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (file: string, text: string): void => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  it('is stale until it is built', () => {
    expect(isFresh(root)).toBe(false);
    write('apps/web/dist/sources.sha256', digestOfSources(root));
    expect(isFresh(root)).toBe(true);
  });

  it.each(['apps/web/src/main.tsx', 'apps/web/src/map.tsx', 'packages/trip/src/day.ts', 'package-lock.json'])(
    'grows stale when %s changes',
    (file) => {
      write('apps/web/dist/sources.sha256', digestOfSources(root));
      write(file, 'changed');
      expect(isFresh(root)).toBe(false);
    },
  );

  it.each([
    'apps/web/src/main.test.tsx',
    'apps/web/e2e/story.e2e.ts',
    'apps/web/dist/index.html',
    'apps/server/src/main.ts',
  ])('does not care about %s', (file) => {
    write('apps/web/dist/sources.sha256', digestOfSources(root));
    write(file, 'changed');
    expect(isFresh(root)).toBe(true);
  });
});
