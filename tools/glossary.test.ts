import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { ROOT } from './stage.ts';

const glossary = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8');
const source = globSync('packages/*/src/**/*.ts', { cwd: ROOT })
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  .join('\n');

const terms = [...glossary.matchAll(/^\| \*\*([^*]+)\*\*/gm)].map(([, term = '']) => term);
const words = [...new Set([...glossary.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''))];

describe('the glossary', () => {
  it('explains each word once, and no more than fifty', () => {
    expect(terms).toContain('visit');
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
    expect(terms.length).toBeLessThanOrEqual(50);
  });

  it('names types and functions that are there', () => {
    const identifiers = words.filter((word) => /^([A-Z][a-z]+)+$|^[a-z]+([A-Z][a-z]+)+$/.test(word));
    const declared = (word: string): boolean =>
      new RegExp(`\\b(interface|type|function|const|class) ${word}\\b`).test(source);
    expect(identifiers).toContain('DayPlan');
    expect(identifiers.filter((word) => !declared(word))).toEqual([]);
  });

  it('names events, reasons and values as the code spells them', () => {
    const codes = words.filter((word) => /^[a-z]+(-[a-z]+)+$|^[A-Z_]+$/.test(word));
    expect(codes).toContain('closed-that-day');
    expect(codes.filter((code) => !source.includes(`'${code}'`))).toEqual([]);
  });
});
