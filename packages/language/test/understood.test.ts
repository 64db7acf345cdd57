import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { createRuleUnderstander } from '../src/understand/rule-understander.ts';
import { toLine } from './frame-line.ts';
import { KYOTO } from './kyoto-context.ts';
import { PARIS } from './paris-context.ts';

const understander = createRuleUnderstander();

/** The tables of `understood.txt`, one for each language. */
const tables = readFileSync(new URL('understood.txt', import.meta.url), 'utf8')
  .split(/^\[/m)
  .slice(1)
  .map((part) => {
    const [language = '', ...lines] = part.split('\n');
    return {
      language: language.replace(']', ''),
      rows: lines.filter((line) => line.includes(' => ')).map((line) => line.split(' => ')),
    };
  });

describe.each(tables)('in $language', ({ language, rows }) => {
  const context = ['Japanese', 'Chinese'].includes(language) ? KYOTO : PARIS;

  it.each(rows)('%s', async (message = '', meaning = '') => {
    const { frames } = await understander.understand(message, context);
    expect(frames.map(toLine).join(' + ')).toBe(meaning);
  });
});
