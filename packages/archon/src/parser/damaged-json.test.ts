import { expect, it } from 'vitest';

import { repairJson } from './repair-json.ts';

const DOCUMENTS: readonly unknown[] = [
  { city: 'Kyoto', days: 3, tags: ['temple', 'tea'], hotel: { name: 'Inn, by the river', stars: 4.5 } },
  { action: 'search', arguments: { query: "Ana's café: open?", limit: -2, exact: true, near: null } },
  [
    { id: 1, text: 'a "quoted" word' },
    { id: 2, text: 'back\\slash' },
    { id: 30, text: '' },
  ],
  { list: [], object: {}, deep: [[1, [2, [3]]], [{ a: [{ b: 'c' }] }]] },
  { code: 'if (a) { b(); } // done', url: 'https://example.com/a?b=c#d', note: 'one, two; three' },
  ['one', 'two words', 3, false, null, 'x'],
];

/** What a model may do to the character at a place of a document; `undefined` where there is nothing to do. */
type Damage = (text: string, at: number) => string | undefined;

function dropped(character: string): Damage {
  return (text, at) => (text[at] === character ? text.slice(0, at) + text.slice(at + 1) : undefined);
}

function instead(character: string, other: string): Damage {
  return (text, at) => (text[at] === character ? text.slice(0, at) + other + text.slice(at + 1) : undefined);
}

/** A word in quotes that begins here has lost both of them. */
const bare: Damage = (text, at) => {
  const word = /^"(\w+)"/.exec(text.slice(at));
  return word ? `${text.slice(0, at)}${word[1] ?? ''}${text.slice(at + word[0].length)}` : undefined;
};

/** All quotes from here on are of another sort. */
function quotes(open: string, close: string): Damage {
  return (text, at) => {
    const end = text.indexOf('"', at + 1);
    if (text[at] !== '"' || text[at - 1] === '\\' || end < 0) return undefined;
    return text.slice(0, at) + open + text.slice(at + 1, end) + close + text.slice(end + 1);
  };
}

/**
 * Each sort of damage with how many documents that have it read as before, how many otherwise, and how many are refused; how many
 * repairs that took, and how long what was read is in all. Whoever mends a repair sees here what else it changes.
 */
const DAMAGES: readonly (readonly [name: string, damage: Damage, outcome: string])[] = [
  [
    'a comma is lost',
    dropped(','),
    '15 same, 12 other, 1 refused, 32 repairs, 2208 characters; in lines 25 same, 3 other, 0 refused, 29 repairs, 2207 characters',
  ],
  [
    'a comma is there twice',
    instead(',', ',,'),
    '26 same, 2 other, 0 refused, 26 repairs, 2198 characters; in lines 26 same, 2 other, 0 refused, 26 repairs, 2198 characters',
  ],
  [
    'a semicolon for a comma',
    instead(',', ';'),
    '26 same, 2 other, 0 refused, 26 repairs, 2196 characters; in lines 26 same, 2 other, 0 refused, 26 repairs, 2196 characters',
  ],
  [
    'a comma before a bracket',
    (text, at) => (/[\]}]/.test(text[at] ?? '') ? `${text.slice(0, at)},${text.slice(at)}` : undefined),
    '22 same, 1 other, 0 refused, 22 repairs, 1767 characters; in lines 22 same, 1 other, 0 refused, 22 repairs, 1767 characters',
  ],
  [
    'a line end for a comma',
    instead(',', '\n'),
    '25 same, 3 other, 0 refused, 31 repairs, 2201 characters; in lines 25 same, 3 other, 0 refused, 31 repairs, 2213 characters',
  ],
  [
    'a comment behind a comma',
    instead(',', ', /* so, it "is" */ '),
    '26 same, 2 other, 0 refused, 28 repairs, 2238 characters; in lines 26 same, 2 other, 0 refused, 28 repairs, 2238 characters',
  ],
  [
    'a comment to the end of a line',
    instead(',', ', // so: "it is"\n'),
    '26 same, 2 other, 0 refused, 30 repairs, 2234 characters; in lines 26 same, 2 other, 0 refused, 30 repairs, 2234 characters',
  ],
  [
    'a hash comment',
    instead(',', ', # so\n'),
    '20 same, 8 other, 0 refused, 52 repairs, 2258 characters; in lines 20 same, 8 other, 0 refused, 52 repairs, 2258 characters',
  ],
  [
    'dots behind a comma',
    instead(',', ', ...'),
    '26 same, 2 other, 0 refused, 52 repairs, 2204 characters; in lines 26 same, 2 other, 0 refused, 52 repairs, 2204 characters',
  ],
  [
    'a colon is lost',
    dropped(':'),
    '20 same, 7 other, 1 refused, 30 repairs, 2498 characters; in lines 20 same, 7 other, 1 refused, 38 repairs, 2565 characters',
  ],
  [
    'an equals sign for a colon',
    instead(':', '='),
    '20 same, 7 other, 1 refused, 30 repairs, 2504 characters; in lines 20 same, 7 other, 1 refused, 38 repairs, 2570 characters',
  ],
  [
    'an arrow for a colon',
    instead(':', '=>'),
    '20 same, 7 other, 1 refused, 30 repairs, 2511 characters; in lines 20 same, 7 other, 1 refused, 38 repairs, 2577 characters',
  ],
  [
    'blanks around a colon',
    instead(':', ' : '),
    '26 same, 2 other, 0 refused, 0 repairs, 2493 characters; in lines 26 same, 2 other, 0 refused, 0 repairs, 2493 characters',
  ],
  [
    'a quote is lost',
    dropped('"'),
    '56 same, 26 other, 4 refused, 185 repairs, 7085 characters; in lines 56 same, 26 other, 4 refused, 222 repairs, 7468 characters',
  ],
  [
    'a quote is there twice',
    instead('"', '""'),
    '27 same, 50 other, 9 refused, 180 repairs, 7490 characters; in lines 27 same, 50 other, 9 refused, 207 repairs, 8157 characters',
  ],
  [
    'a quote is escaped',
    instead('"', '\\"'),
    '20 same, 53 other, 13 refused, 154 repairs, 6980 characters; in lines 20 same, 53 other, 13 refused, 196 repairs, 7633 characters',
  ],
  [
    'quotes are lost around a word',
    bare,
    '33 same, 0 other, 0 refused, 33 repairs, 2824 characters; in lines 33 same, 0 other, 0 refused, 33 repairs, 2824 characters',
  ],
  [
    'single quotes',
    quotes("'", "'"),
    '41 same, 26 other, 11 refused, 70 repairs, 6261 characters; in lines 41 same, 26 other, 11 refused, 99 repairs, 6934 characters',
  ],
  [
    'curled quotes',
    quotes('“', '”'),
    '41 same, 26 other, 11 refused, 68 repairs, 6247 characters; in lines 41 same, 26 other, 11 refused, 96 repairs, 6876 characters',
  ],
  [
    'backticks',
    quotes('`', '`'),
    '41 same, 26 other, 11 refused, 70 repairs, 6261 characters; in lines 41 same, 26 other, 11 refused, 99 repairs, 6934 characters',
  ],
  [
    'a backslash is lost',
    dropped('\\'),
    '4 same, 0 other, 0 refused, 6 repairs, 348 characters; in lines 4 same, 0 other, 0 refused, 6 repairs, 348 characters',
  ],
  [
    'a line end in a text',
    instead(' ', '\n'),
    '0 same, 16 other, 0 refused, 16 repairs, 1474 characters; in lines 266 same, 16 other, 0 refused, 16 repairs, 21487 characters',
  ],
  [
    'a brace is lost that opens',
    dropped('{'),
    '3 same, 4 other, 6 refused, 12 repairs, 1000 characters; in lines 2 same, 4 other, 7 refused, 11 repairs, 1332 characters',
  ],
  [
    'a brace is lost that closes',
    dropped('}'),
    '11 same, 2 other, 0 refused, 20 repairs, 1095 characters; in lines 11 same, 2 other, 0 refused, 20 repairs, 1095 characters',
  ],
  [
    'a bracket is lost that opens',
    dropped('['),
    '1 same, 2 other, 7 refused, 5 repairs, 469 characters; in lines 1 same, 1 other, 8 refused, 4 repairs, 1024 characters',
  ],
  [
    'a bracket is lost that closes',
    dropped(']'),
    '5 same, 5 other, 0 refused, 19 repairs, 672 characters; in lines 5 same, 5 other, 0 refused, 19 repairs, 672 characters',
  ],
  [
    'a brace for a bracket',
    instead('[', '{'),
    '0 same, 3 other, 7 refused, 6 repairs, 339 characters; in lines 0 same, 2 other, 8 refused, 4 repairs, 668 characters',
  ],
  [
    'a bracket for a brace',
    instead('{', '['),
    '0 same, 11 other, 2 refused, 21 repairs, 1043 characters; in lines 0 same, 10 other, 3 refused, 19 repairs, 1149 characters',
  ],
  [
    'round brackets for square ones',
    instead('[', '('),
    '3 same, 2 other, 5 refused, 13 repairs, 498 characters; in lines 2 same, 1 other, 7 refused, 8 repairs, 1112 characters',
  ],
  [
    'words in a text before its end',
    instead('"', ' so "it" is"'),
    '0 same, 75 other, 11 refused, 174 repairs, 8046 characters; in lines 0 same, 75 other, 11 refused, 189 repairs, 8449 characters',
  ],
  [
    'a digit is lost',
    (text, at) => (/\d/.test(text[at] ?? '') ? text.slice(0, at) + text.slice(at + 1) : undefined),
    '0 same, 12 other, 0 refused, 9 repairs, 964 characters; in lines 0 same, 12 other, 0 refused, 9 repairs, 964 characters',
  ],
  [
    'the rest is cut off',
    (text, at) => (at > 0 ? text.slice(0, at) : undefined),
    '21 same, 450 other, 0 refused, 980 repairs, 20588 characters; in lines 71 same, 732 other, 0 refused, 1338 repairs, 35790 characters',
  ],
  [
    'it begins later',
    (text, at) => (at > 0 && at < 12 ? text.slice(at) : undefined),
    '1 same, 31 other, 34 refused, 34 repairs, 3146 characters; in lines 4 same, 18 other, 44 refused, 27 repairs, 5714 characters',
  ],
  [
    'prose before and behind',
    (text, at) => (at === 0 ? `Here it is:\n${text}\nThat [was] it.` : undefined),
    '6 same, 0 other, 0 refused, 6 repairs, 477 characters; in lines 6 same, 0 other, 0 refused, 6 repairs, 477 characters',
  ],
  [
    'a fence around it',
    (text, at) => (at === 0 ? `\`\`\`json\n${text}\n\`\`\`` : undefined),
    '6 same, 0 other, 0 refused, 6 repairs, 477 characters; in lines 6 same, 0 other, 0 refused, 6 repairs, 477 characters',
  ],
];

function outcomeOf(damage: Damage, spaces: number): string {
  const counts = { same: 0, other: 0, refused: 0 };
  const read = { characters: 0, repairs: 0 };
  for (const document of DOCUMENTS) {
    const text = JSON.stringify(document, null, spaces);
    for (let at = 0; at < text.length; at++) {
      const damaged = damage(text, at);
      if (damaged === undefined) continue;
      const mended = repairJson(damaged);
      if (!mended.ok) counts.refused++;
      else if (JSON.stringify(mended.value) === JSON.stringify(document)) counts.same++;
      else counts.other++;
      read.characters += mended.ok ? JSON.stringify(mended.value).length : mended.position;
      read.repairs += mended.ok ? mended.repairs.length : 0;
    }
  }
  const { same, other, refused } = counts;
  return `${same} same, ${other} other, ${refused} refused, ${read.repairs} repairs, ${read.characters} characters`;
}

it.each(DAMAGES)('where %s, as many documents read as before as ever', (_, damage, outcome) => {
  expect(`${outcomeOf(damage, 0)}; in lines ${outcomeOf(damage, 2)}`).toBe(outcome);
});
