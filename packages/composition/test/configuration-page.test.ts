import { globSync, readFileSync, writeFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { SETTINGS } from '../src/settings.ts';
import { renderSettings } from './configuration-page.ts';

const ROOT = new URL('../../../', import.meta.url);
const PAGE = new URL('docs/configuration.md', ROOT);
const TABLES = /(?<=<!-- settings -->\n)[^]*?(?=\n<!-- end of settings -->)/;

/** Headings and cells, however the tables are laid out. */
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('#') || (line.startsWith('|') && !/^\|[\s-|]*$/.test(line)))
    .map((line) => line.replaceAll(/\s*\|\s*/g, '|'));

const sources = ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts', 'tools/*.{ts,mjs}']
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((file) => !/\.test\.ts$|composition\/src\/settings\.ts$/.test(file.replaceAll('\\', '/')))
  .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), ROOT), 'utf8'))
  .join('\n');
/** Names of variables with a `KEY` or `URL` belong to model providers and search engines. */
const read = new Set(sources.match(/\b(?:WAYFARER_[A-Z_]*[A-Z]|[A-Z]+(?:_[A-Z]+)*_(?:API_KEY|BASE_URL))\b/g));

describe('docs/configuration.md', () => {
  it('lists the settings as packages/composition/src/settings.ts describes them', () => {
    const page = readFileSync(PAGE, 'utf8');
    if (process.env['WAYFARER_WRITE_DOCS'] === '1')
      writeFileSync(
        PAGE,
        page.replace(TABLES, () => `\n${renderSettings()}\n`),
      );
    expect(linesOf(TABLES.exec(readFileSync(PAGE, 'utf8'))?.[0] ?? '')).toEqual(linesOf(renderSettings()));
  });
});

describe('SETTINGS', () => {
  it('describes every variable that the code reads', () => {
    const described = SETTINGS.map(({ variable, details = '' }) => `${variable} ${details}`).join(' ');
    expect([...read].filter((variable) => !new RegExp(`\\b${variable}\\b`).test(described))).toEqual([]);
  });

  it('describes no variable that the code does not read', () => {
    const isRead = (variable: string): boolean =>
      read.has(variable) ||
      // The settings of the large and the small model are read by their suffix.
      sources.includes(variable.replace('WAYFARER_MODEL_', '${name}_')) ||
      // Read by tests alone, or without a prefix.
      ['PORT', 'CI', 'WAYFARER_POSTGRES', 'WAYFARER_NATS'].includes(variable);
    expect(SETTINGS.map(({ variable }) => variable).filter((variable) => !isRead(variable))).toEqual([]);
  });

  it('has each variable and each option once', () => {
    const names = SETTINGS.flatMap(({ variable, flag }) => (flag ? [variable, flag.name] : [variable]));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has summaries that fit into one line of help', () => {
    expect(SETTINGS.filter(({ summary }) => summary.length > 100 || summary.endsWith('.'))).toEqual([]);
  });
});
