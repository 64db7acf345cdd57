import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { ROOT } from './stage.ts';

const list = (...patterns: readonly string[]): readonly string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: (name) => /node_modules|__fixtures__/.test(name) }))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const withoutCode = (text: string): string => text.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');

const PAGES = list('*.md', 'docs/**/*.md', '{packages,apps,examples}/**/README.md', 'bench/README.md');

describe('links in the documentation', () => {
  it.each(PAGES)('of %s lead to files and headings that exist', (page) => {
    const links = [...withoutCode(read(page)).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
      ([, link = '']) => link,
    );
    expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
  });
});

function leadsSomewhere(page: string, link: string): boolean {
  const [file = '', heading] = link.split('#');
  const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file);
  if (!existsSync(path.join(ROOT, target))) return false;
  return heading === undefined || headingsOf(read(target)).includes(heading);
}

/** As GitHub makes anchors of headings. */
function headingsOf(markdown: string): readonly string[] {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('decision records', () => {
  const records = list('docs/decisions/0*.md').map((file) => path.posix.basename(file));

  it('are fifty at most, each half a page', () => {
    expect(records.length).toBeLessThanOrEqual(50);
    // Tables are looked up, and not read.
    const words = (file: string): number =>
      read(`docs/decisions/${file}`)
        .replaceAll(/^\|.*$/gm, '')
        .split(/\s+/).length;
    expect(records.filter((file) => words(file) > 260)).toEqual([]);
  });

  it('are listed in the README with their title', () => {
    const title = (file: string): string => /^# \d{4} · (.+)$/m.exec(read(`docs/decisions/${file}`))?.[1] ?? '';
    const rows = [...read('docs/decisions/README.md').matchAll(/^\| \[(\d{4})\]\((\S+)\) +\| (.+?) +\|$/gm)];
    expect(rows.map(([, number, file, text]) => [number, file, text])).toEqual(
      records.map((file) => [file.slice(0, 4), file, title(file)]),
    );
  });

  it('are there wherever one is named by its number', () => {
    const files = list('{packages,apps,bench,tools,examples}/**/*.{ts,tsx,mjs,py,yaml}').filter(
      (file) => file !== 'tools/docs.test.ts',
    );
    const named = [...files, ...PAGES].flatMap((file) =>
      [...read(file).matchAll(/\bdecisions? (\d{4})\b/gi)].map(([, number = '']) => ({ file, number })),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ number }) => !records.some((record) => record.startsWith(number)))).toEqual([]);
  });
});
