import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, it } from 'vitest';

import { EpisodicMemory } from '../memory/index.ts';
import { gptTokenCounter } from './gpt-token-counter.ts';

it('counts as the models do', async () => {
  const [count, older] = [await gptTokenCounter(), await gptTokenCounter({ encoding: 'cl100k_base' })];
  // Published examples: "hello world" is two tokens in both, "antidisestablishmentarianism" is five or six.
  expect([count('hello world'), older('hello world')]).toEqual([2, 2]);
  expect(older('antidisestablishmentarianism')).toBe(6);
  expect(count('')).toBe(0);
  expect(count('お誕生日おめでとう')).toBeLessThan(older('お誕生日おめでとう'));
});

it('takes what looks like the end of a message for the text that it is', async () => {
  const count = await gptTokenCounter();
  expect(count('<|endoftext|>')).toBe(7);
});

it('counts long texts piece by piece: to the token where there are blanks, else a little too many', async () => {
  const count = await gptTokenCounter();
  const sentence = 'The quick brown fox jumps over the lazy dog. ';
  expect(count(sentence.repeat(500))).toBe(500 * (count(sentence) - 1) + 1);
  // Eight to a token, in pieces of 1,000: 20 · 125.
  expect(count('a'.repeat(20_000))).toBe(2_500);
  // Two units of one character are not torn apart: that would be another character.
  const faces = 'x' + '🙂'.repeat(1_000);
  expect(count(faces)).toBeLessThanOrEqual(count('x🙂') + 999 * count('🙂') + 2);
});

it('makes an episodic memory keep to a budget that a model agrees with', async () => {
  const countTokens = await gptTokenCounter();
  const episodic = new EpisodicMemory({ countTokens });
  for (let turn = 0; turn < 50; turn++) episodic.append('user', `Turn ${turn}: 今日は天気がいいですね。`);
  const recent = episodic
    .getRecent(200)
    .map(({ content }) => content)
    .join('');
  expect(countTokens(recent)).toBeLessThanOrEqual(200);
  expect(countTokens(recent)).toBeGreaterThan(130);
});

it('refuses an encoding that it does not know', async () => {
  await expect(gptTokenCounter({ encoding: 'latin' as 'o200k_base' })).rejects.toThrow(
    /o200k_base or cl100k_base.*"latin"/,
  );
});

it('says what to install where its package is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archon-tokenizer-'));
  try {
    for (const file of ['errors.ts', 'ai-sdk/gpt-token-counter.ts'])
      cpSync(resolve(import.meta.dirname, '..', file), join(folder, file));
    const script = `
      const { gptTokenCounter } = await import('./ai-sdk/gpt-token-counter.ts');
      await gptTokenCounter().catch(({ code, message }) => console.log(code, message));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout.trim()).toBe(
      'misuse `gptTokenCounter` needs a package that is not installed: npm install gpt-tokenizer@4',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
