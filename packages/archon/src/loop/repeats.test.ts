import { expect, it } from 'vitest';

import { ToolResult } from '../tool/tool-result.ts';
import { Repeats } from './repeats.ts';

it('counts how often a call had the same result in a row, whatever other calls came between', () => {
  const repeats = new Repeats();
  const [cold, hot] = [ToolResult.success('cold'), ToolResult.success('hot')];
  expect(repeats.count('look soup', cold)).toBe(1);
  expect(repeats.count('look soup', cold)).toBe(2);
  expect(repeats.count('look rice', cold)).toBe(1);
  expect(repeats.count('look soup', cold)).toBe(3);
  expect(repeats.count('look soup', hot)).toBe(1);
  expect(repeats.count('look soup', hot)).toBe(2);
  expect(repeats.count('look soup', cold)).toBe(1);
});

it('takes a failure for another result than a success that says the same', () => {
  const repeats = new Repeats();
  repeats.count('look soup', ToolResult.success('cold'));
  expect(repeats.count('look soup', ToolResult.error('cold'))).toBe(1);
});
