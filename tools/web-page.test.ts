import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { buildPage, digestOfSources, hasPage, isFresh } from './web-page.mjs';

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

  describe('when it is built', () => {
    let said: string[];
    beforeEach(() => {
      write('apps/web/index.html', '');
      said = [];
      vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
    });
    afterEach(() => vi.restoreAllMocks());

    const writeVite = (script: string): void => write('node_modules/vite/bin/vite.js', script);
    const writeRolldown = (): void => {
      write('node_modules/rolldown/package.json', '{ "type": "module", "exports": "./index.js" }');
      write('node_modules/rolldown/index.js', '');
    };

    it('says that it takes a while, once', () => {
      writeVite("const fs = require('fs'); fs.mkdirSync('dist'); fs.writeFileSync('dist/index.html', '')");
      expect([buildPage(root), buildPage(root)]).toEqual(['built', 'built']);
      expect(said).toEqual([expect.stringMatching(/^Building the web page/)]);
      expect(hasPage(root)).toBe(true);
    });

    it('says in a sentence that Vite is not installed', () => {
      expect(buildPage(root)).toBe('no-builder');
      expect(said).toEqual([expect.stringMatching(/Vite is not installed/)]);
    });

    it('says in a sentence that the bundler has no program for this system', () => {
      writeVite("throw new Error('Cannot find native binding')");
      expect(buildPage(root)).toBe('no-builder');
      expect(said.at(-1)).toMatch(/Rolldown came without its program/);
      expect(said.join()).not.toContain('native binding');
    });

    it('shows what the bundler says of a fault in the sources', () => {
      writeVite("console.error('main.tsx:3: unexpected token'); process.exit(1)");
      writeRolldown();
      expect(buildPage(root)).toBe('failed');
      expect(said.at(-1)).toBe('main.tsx:3: unexpected token');
      expect(existsSync(path.join(root, 'apps/web/dist/sources.sha256'))).toBe(false);
    });
  });
});
