import type { Chance } from './chance.ts';

const DEEP = 20_000;

/** Names that every object knows. */
export const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'] as const;

/** Texts that have broken programs before: control and bidi characters, half a surrogate, escapes, what code looks like. */
const HOSTILE_TEXTS = [
  '',
  ' \t\n',
  '\u0000',
  '\u001b[2J\u001b]0;title\u0007',
  '\u202eevil\u2066\u2069',
  'line\u2028separator\u2029\u0085',
  '\ud800',
  'a\udc00b',
  '\ud83dx',
  '🙂'.repeat(500),
  'e\u0301'.repeat(2000),
  'x'.repeat(8001),
  'x'.repeat(60_000),
  '1.'.repeat(4000),
  '(a+)+$',
  '<script>alert(1)</script>',
  "'; DROP TABLE events; --",
  '../../../etc/passwd',
  '{{constructor.constructor("return process")()}}',
  ...PROTOTYPE_KEYS,
  '24:00',
  '99:99',
  '2027-02-30',
  '0000-00-00',
  '+275760-09-13',
  'NaN',
  '-0',
] as const;

const ODD_VALUES = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[[]]],
  { toString: 'no' },
  ['a', 1, null],
  { $ref: '#' },
] as const;

export function toHostileText(chance: Chance): string {
  return chance.pick(HOSTILE_TEXTS);
}

/** JSON of a body that a good one was turned into: of another type, with more or fewer keys, deep, long, or no JSON. */
export function toBrokenBody(chance: Chance, good: unknown): string | Uint8Array {
  const breakages = [
    withOddValue,
    withExtraKeys,
    withoutKey,
    withHostileText,
    deepJson,
    brokenJson,
    otherBytes,
    withHalfCharacters,
    withPrototypeKeys,
  ] as const;
  return chance.pick(breakages)(chance, good);
}

type Breakage = (chance: Chance, good: unknown) => string | Uint8Array;

const withOddValue: Breakage = (chance, good) =>
  JSON.stringify(replaceOne(chance, good, () => chance.pick(ODD_VALUES)) ?? null);

const withHostileText: Breakage = (chance, good) =>
  JSON.stringify(replaceOne(chance, good, () => toHostileText(chance)) ?? null);

/** Written as text: an object made in code cannot have `__proto__` as a key of its own by assignment. */
const withExtraKeys: Breakage = (chance, good) => {
  const inner = JSON.stringify(good ?? {}).replace(/^\{|\}$/g, '');
  const extra = chance.pick([
    '"__proto__":{"isAdmin":true}',
    '"constructor":{"prototype":{}}',
    '"toString":1',
    '"text":"a","text":"b"',
    `"${'k'.repeat(5000)}":1`,
    Array.from({ length: 2000 }, (_, index) => `"k${index}":${index}`).join(','),
  ]);
  return `{${inner === '' ? '' : `${inner},`}${extra}}`;
};

/** Half a surrogate pair in every text, as JSON escapes it. */
const withHalfCharacters: Breakage = (chance, good) =>
  JSON.stringify(good ?? { text: '' }, (_, value: unknown) =>
    typeof value === 'string' ? `${value}${chance.pick(['\ud800', '\udfff', '\ud83d'])}` : value,
  );

/** Names that every object knows instead of each key, one after the other. */
const withPrototypeKeys: Breakage = (chance, good) =>
  JSON.stringify(good ?? { text: 'a' }).replace(/"\w+":/g, (key) =>
    chance.happens(0.5) ? `"${chance.pick(PROTOTYPE_KEYS)}":` : key,
  );

const withoutKey: Breakage = (chance, good) => {
  const entries = Object.entries(good ?? {});
  entries.splice(chance.below(entries.length), 1);
  return JSON.stringify(Object.fromEntries(entries));
};

const deepJson: Breakage = (chance, good) => {
  const deep = chance.happens(0.5)
    ? '['.repeat(DEEP) + ']'.repeat(DEEP)
    : '{"a":'.repeat(DEEP / 2) + '1' + '}'.repeat(DEEP / 2);
  const [key] = Object.keys(good ?? {});
  return key === undefined || chance.happens(0.3) ? deep : `{${JSON.stringify(key)}:${deep}}`;
};

const brokenJson: Breakage = (chance, good) => {
  const text = JSON.stringify(good ?? {});
  return chance.pick([
    text.slice(0, -1),
    `${text},`,
    `\ufeff${text}`,
    '',
    '{',
    '"',
    'undefined',
    `${text}${text}`,
    '1e999',
  ]);
};

const otherBytes: Breakage = (chance) => Uint8Array.from({ length: 1 + chance.below(400) }, () => chance.below(256));

/** A copy with one value, of an object a random one, replaced. */
function replaceOne(chance: Chance, good: unknown, make: () => unknown): unknown {
  if (typeof good !== 'object' || good === null || chance.happens(0.2)) return make();
  const [first, ...others] = Object.keys(good);
  if (first === undefined) return make();
  return { ...good, [chance.pick([first, ...others])]: make() };
}
