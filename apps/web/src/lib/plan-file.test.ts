import { expect, it } from 'vitest';

import { LARGEST_PLAN_FILE, readPlanFile } from './plan-file.ts';

it.each<[string, BlobPart, unknown]>([
  ['a text', 'Day 1\n- Louvre', { kind: 'text', text: 'Day 1\n- Louvre' }],
  ['signs of any writing', '1日目 清水寺', { kind: 'text', text: '1日目 清水寺' }],
  ['blanks', ' \n\t', { kind: 'empty' }],
  ['nothing', '', { kind: 'empty' }],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), { kind: 'not-text' }],
  ['a program', 'MZ\0\0', { kind: 'not-text' }],
  ['the largest file', 'x'.repeat(LARGEST_PLAN_FILE), { kind: 'text', text: 'x'.repeat(LARGEST_PLAN_FILE) }],
  ['a larger one', 'x'.repeat(LARGEST_PLAN_FILE + 1), { kind: 'too-large' }],
])('reads %s', async (_, content, read) => {
  expect(await readPlanFile(new Blob([content]))).toEqual(read);
});
