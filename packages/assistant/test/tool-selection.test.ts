import { readFileSync } from 'node:fs';

import { LongTermMemory } from '@wayfarer/archon/memory';
import { nodeRuntime } from '@wayfarer/archon/node';
import { expect, it } from 'vitest';

import { COMMANDS } from '../src/index.ts';

function readTable(file: string): readonly (readonly [string, string])[] {
  return readFileSync(new URL(`tool-selection/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [first = '', second = ''] = line.split('\t');
      return [first, second];
    });
}

/** Names and texts of all tools, searched as a client searches that has more tools than its model can read: by BM25. */
async function openTools() {
  const memory = new LongTermMemory({ runtime: nodeRuntime });
  const ours = COMMANDS.map(({ name, title, description }) => [name, `${title}. ${description}`] as const);
  const all = [...ours, ...readTable('other-tools.txt')];
  // All at once, so that none is newer than another.
  await memory.storeAll(
    all.map(([tool, text]) => ({ content: `${tool.replaceAll('_', ' ')}: ${text}`, metadata: { tool } })),
  );
  return async (words: string): Promise<readonly string[]> => {
    const found = await memory.query(words, { limit: MOST_SHOWN });
    return found.map(({ metadata }) => String(metadata['tool']));
  };
}

/** So many tools a client puts before its model. */
const MOST_SHOWN = 5;

/** Wishes for which the right tool is not among the first so many. */
async function missesIn(file: string, among: number): Promise<readonly string[]> {
  const find = await openTools();
  const wrong: string[] = [];
  for (const [tool, words] of readTable(file)) {
    const found = (await find(words)).slice(0, among);
    if (!found.includes(tool)) wrong.push(`${tool} < ${found.join(', ')}: ${words}`);
  }
  return wrong;
}

it('stands among 200 tools of other servers', () => {
  expect(readTable('other-tools.txt').length).toBeGreaterThanOrEqual(200);
  expect([readTable('prompts.txt').length, readTable('fresh-prompts.txt').length]).toEqual([100, 32]);
});

it('the right tool is found first for 95 of the 100 wishes that its descriptions were written for', async () => {
  const wrong = await missesIn('prompts.txt', 1);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(5);
});

it('the right tool is among the five that a model is shown, for wishes that nobody had in mind', async () => {
  const wrong = await missesIn('fresh-prompts.txt', MOST_SHOWN);
  // 23 of 32 were measured, and 11 of them first: words that no description has are found by meaning alone, which BM25 does not know.
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(9);
});
