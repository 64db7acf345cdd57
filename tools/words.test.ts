import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { ROOT } from './stage.ts';

/** Words of ours that readers stumbled over, and what to write instead. */
const AVOIDED: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bhouses?\b/i, 'hotel, restaurant'],
  [/\bways\b/i, 'routes, walking times, options'],
  [/\bwalked\b/i, 'evaluated, executed'],
  [/\btold\b(?! apart)/i, 'logged, reported, informed'],
  [/\bbreathes?\b/i, 'yields'],
  [/\bdeeds?\b/i, 'changes, history'],
  [/\bnotAsMeant\b/, 'what was misread'],
  [/\bleftOut\b/, 'ideas'],
  [/\bconceal(?:s|ed|ing)?\b/i, 'redact'],
  [/\bmayRead\b/, 'permission'],
  [/\bwhoever\b/i, 'you, callers'],
  [/\b(?:that|which) (?:is|are) none\b/i, 'invalid'],
  [/\boutlines?\b/i, 'main sights'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, repair'],
  [/\banew\b/i, 'again'],
  [/\bdoors\b|\b(?:whichever|same|every|a) door\b/i, 'entry point, client'],
  [/\bsisters?\b/i, 'package'],
  [/\bof one's own\b/i, 'your own'],
  [/\bcomes? along\b/i, 'included'],
  [/\b(?:stand|stands|lies) (?:in|beside|there|here)\b(?! for)/i, 'is in, is next to'],
  [/\bat the border\b/i, 'in the API'],
  [/\bdealt? out\b/i, 'planned'],
];

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/**/*.md',
  'bench/README.md',
  '{packages,apps,examples}/**/README.md',
]
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: (name) => /node_modules|__fixtures__/.test(name) }))
  .map((file) => file.replaceAll('\\', '/'))
  // Sentences of the product, written by a bench.
  .filter((file) => file !== 'docs/sample-trips.md')
  .sort();

/** Code is not prose, nor is what is quoted; the trees of folders are, but for the names of files in them. */
function proseOf(markdown: string): string {
  return markdown
    .replaceAll(/^ *```\w[^]*?^ *```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/"[^"\n]*"|“[^”]*”/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\S*[\w-]+\.(?:ts|tsx|yaml|json|txt|md|mjs)\b|\S+\/(?=\s)/g, '');
}

function listAvoided(markdown: string): readonly string[] {
  return proseOf(markdown)
    .split('\n')
    .flatMap((line) =>
      AVOIDED.flatMap(([words, instead]) => {
        const found = words.exec(line);
        return found ? [`${found[0]} (${instead}): ${line.trim().slice(0, 160)}`] : [];
      }),
    );
}

describe('the words of the documentation', () => {
  it.each(PAGES)('%s is in plain English', (page) => {
    const text = readFileSync(path.join(ROOT, page), 'utf8');
    // The guide shows what not to write.
    const shown = page === 'CONTRIBUTING.md' ? text.replace(/^\| instead of [^]*?\n\n/m, '') : text;
    expect(listAvoided(shown)).toEqual([]);
  });

  it('are looked for in prose, not in code', () => {
    expect(listAvoided('The plan has no houses, `leftOut` and "ways".')).toEqual([
      'houses (hotel, restaurant): The plan has no houses,  and .',
    ]);
    expect(listAvoided('```ts\nconst { leftOut } = plan; // told\n```')).toEqual([]);
    expect(listAvoided('```\nways-in-words.ts  which ways there are\n```')).toHaveLength(1);
  });
});
