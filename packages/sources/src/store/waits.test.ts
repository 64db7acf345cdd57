import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { openWaits } from './waits.ts';

let scratch: string;
beforeEach(() => (scratch = mkdtempSync(path.join(tmpdir(), 'wayfarer-waits-'))));
afterEach(() => rmSync(scratch, { recursive: true }));

const open = () => openWaits({ scratch });

it('counts failures in a row, also over a new start', () => {
  const wait = { until: 1000, trouble: 'busy', reason: 'answered with status 429' };
  expect(open().note('one', wait)).toEqual({ ...wait, failures: 1 });
  open().note('two', wait);
  open().note('one', { ...wait, until: 2000 });
  expect(open().find('one')).toEqual({ ...wait, until: 2000, failures: 2 });
  open().forget('one');
  expect(open().find('one')).toBeUndefined();
  expect(open().find('two')).toEqual({ ...wait, failures: 1 });
});

it.each(['', '{', '[]', '{"one":{"until":"soon"}}'])('knows of none when its file says %j', (text) => {
  writeFileSync(path.join(scratch, 'waits.json'), text);
  expect(open().find('one')).toBeUndefined();
});

it('knows of none by the name of what every object has', () => {
  expect(open().find('toString')).toBeUndefined();
});
