import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { changed, checkTypes, copyRepository, followPage, listBlocks, listPages, toProgram } from './how-to.ts';
import { ROOT } from './stage.ts';

/** What the commands of each page print, when the page is right. */
const PRINTED: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  city: ['Ghent: sights 3', 'staying at Hotel Harmony'],
  edit: ['2 passed (2)', 'reverse-day DAY'],
  export: ['1 passed', '|csv|'],
  language: ['1 passed'],
  'model-provider': ['Bearer secret', 'openrouter:some/model Hello', '1 passed (1)'],
  policy: ['the policy travel can be used', '0 allow', '0.05 escalate'],
  specialist: ['2 passed (2)'],
  tool: ['2 passed', 'About 43 km.', 'tool-executed'],
};

const read = (page: string): string => readFileSync(path.join(ROOT, `docs/how-to/${page}.md`), 'utf8');

describe('each how-to page', () => {
  let copy = '';
  beforeAll(() => void (copy = copyRepository()));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(listPages())('%s works as it is written', async (page) => {
    const printed = await followPage(page, copy);
    expect(PRINTED).toHaveProperty(page);
    for (const text of PRINTED[page] ?? []) expect(printed).toMatch(text);
  });

  it.each(listPages())('%s names in its text each file that it writes, and no file that there is not', (page) => {
    const blocks = listBlocks(read(page));
    const text = read(page).replaceAll(/^```\w+[^]*?^```$/gm, '');
    const targets = blocks
      .filter(({ language, target }) => language !== 'sh' && target !== '')
      .map(({ target }) => target);
    const isNamed = (file: string): boolean =>
      text.includes(`\`${file}\``) || text.includes(file.replace(/\/\w\w\//, '/*/'));
    expect(targets.filter((file) => !isNamed(file))).toEqual([]);
    const named = [...text.matchAll(/`((?:packages|apps|examples|tools|docs)\/[\w./-]+)`/g)].map(
      ([, file = '']) => file,
    );
    expect(named.filter((file) => !targets.includes(file) && !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});

// The compiler takes as long as all pages together. The page on languages stops half-way: the compiler says what is left to do.
it.runIf(process.env['CI'])(
  'the pages leave no type errors behind',
  async () => {
    const copy = copyRepository();
    try {
      const whole = listPages().filter((page) => page !== 'language');
      await expect(checkTypes(whole, copy)).resolves.toBeUndefined();
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
  300_000,
);

describe('following a page', () => {
  it('changes the lines that a diff names, and says where they are not', () => {
    const text = 'a {\n  b,\n  c,\n}\n';
    expect(changed(text, '@@\n b,\n+  d,\n@@\n-c,\n+  e,\n', 'f.ts')).toBe('a {\nb,\n  d,\n  e,\n}\n');
    expect(() => changed(text, '@@\n x\n+y\n', 'f.ts')).toThrow(
      'Expected these lines once in f.ts, found them 0 times:\nx',
    );
    expect(() => changed('b\nb\n', '@@\n b\n+y\n', 'f.ts')).toThrow('found them 2 times');
  });

  it('starts what a reader would start', () => {
    expect(toProgram('npx wayfarer plan "Two days" --data x', ROOT)).toMatchObject({
      script: 'apps/cli/src/main.ts',
      arguments: ['plan', 'Two days', '--data', 'x'],
    });
    expect(toProgram('WAYFARER_DATA=x npm run check:catalogue -- my-cities', ROOT)).toEqual({
      script: 'packages/sources/src/catalogue/check.ts',
      arguments: ['my-cities'],
      environment: { WAYFARER_DATA: 'x' },
    });
    expect(() => toProgram('curl example.org', ROOT)).toThrow('got: curl example.org');
  });
});
