import type { Example, LabelledSpan } from './examples.ts';

/** A whole number from 0 up to, but without, the one it is given. */
export type Draw = (below: number) => number;

/** Draws the same numbers for the same seed (mulberry32). */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Whether something happens that happens so many times in a hundred. */
export function happens(draw: Draw, percent: number): boolean {
  return draw(100) < percent;
}

const JOINTS: Readonly<Record<string, readonly string[]>> = {
  en: [' and ', '. ', ', ', '\n', ' also ', ', and ', ' plus ', '. Then ', '; ', ' oh and ', ', but '],
  fr: [' et ', '. ', ', ', '\n', ', et ', ' et aussi ', ' puis ', '. Ensuite '],
  de: [' und ', '. ', ', ', '\n', ', und ', ' außerdem ', '. Dann '],
  es: [' y ', '. ', ', ', '\n', ', y ', ' y también ', '. Luego '],
  ja: ['。', '、', '\n', '。あと', 'それと', '、それから'],
  zh: ['，', '。', '\n', '，还有', '；', '，然后', '，另外'],
};

/** Two messages of one person as one. */
export function join([first, second]: readonly [Example, Example], language: string, draw: Draw): Example {
  const joints = JOINTS[language] ?? [' '];
  const front = first.text.replace(/[.!。！]+\s*$/u, '');
  const text = `${front}${joints[draw(joints.length)] ?? ' '}`;
  const shift = ({ label, from, to }: LabelledSpan): LabelledSpan => ({
    label,
    from: from + text.length,
    to: to + text.length,
  });
  const cut = (span: LabelledSpan): LabelledSpan => ({ ...span, to: Math.min(span.to, front.length) });
  return {
    text: text + second.text,
    requests: [...first.requests.map(cut), ...second.requests.map(shift)],
    slots: [...first.slots.map(cut), ...second.slots.map(shift)],
    before: first.before,
  };
}

/** The message as somebody types it in a hurry: a slip of a key now and then, no marks at the end. */
export function hurry(example: Example, draw: Draw): Example {
  let written = example;
  if (happens(draw, 25)) written = edit(written, /[.!?,;。！？，]+\s*$/u, '');
  if (happens(draw, 12)) written = editAll(written, /[,;:'’]/gu);
  const slips = happens(draw, 14) ? 1 + draw(2) : 0;
  for (let slip = 0; slip < slips; slip++) written = mistype(written, draw);
  return written;
}

function mistype(example: Example, draw: Draw): Example {
  const letters = [...example.text.matchAll(/(?<=[a-zà-ÿ])[a-zà-ÿ](?=[a-zà-ÿ])/giu)];
  const found = letters[draw(Math.max(1, letters.length))];
  if (!found) return example;
  const { 0: letter, index } = found;
  const next = example.text[index + 1] ?? '';
  const kind = draw(4);
  if (kind === 0) return replace(example, { from: index, to: index + 1 }, '');
  if (kind === 1) return replace(example, { from: index, to: index + 2 }, next + letter);
  if (kind === 2) return replace(example, { from: index, to: index + 1 }, letter + letter);
  const near = NEIGHBOURS[letter.toLowerCase()] ?? 'e';
  return replace(example, { from: index, to: index + 1 }, near[draw(near.length)] ?? 'e');
}

/** Keys beside each other. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  a: 'sqz',
  b: 'vgn',
  c: 'xvd',
  d: 'sfec',
  e: 'wrd',
  f: 'dgr',
  g: 'fht',
  h: 'gjy',
  i: 'uok',
  j: 'hku',
  k: 'jli',
  l: 'kop',
  m: 'nk',
  n: 'bmh',
  o: 'ipl',
  p: 'ol',
  q: 'wa',
  r: 'etf',
  s: 'adw',
  t: 'ryg',
  u: 'yij',
  v: 'cbf',
  w: 'qes',
  x: 'zcs',
  y: 'tuh',
  z: 'xa',
};

function edit(example: Example, pattern: RegExp, by: string): Example {
  const found = pattern.exec(example.text);
  return found ? replace(example, { from: found.index, to: found.index + found[0].length }, by) : example;
}

function editAll(example: Example, pattern: RegExp): Example {
  const found = [...example.text.matchAll(pattern)].reverse();
  return found.reduce((now, { index }) => replace(now, { from: index, to: index + 1 }, ''), example);
}

/** The same message with other words at one place; labels keep to what they stood at. */
export function replace(
  example: Example,
  { from, to }: { readonly from: number; readonly to: number },
  by: string,
): Example {
  const change = by.length - (to - from);
  const place = (at: number): number => (at >= to ? at + change : Math.min(at, from + by.length));
  const shift = (span: LabelledSpan): LabelledSpan => ({ ...span, from: place(span.from), to: place(span.to) });
  return {
    ...example,
    text: example.text.slice(0, from) + by + example.text.slice(to),
    requests: example.requests.map(shift),
    slots: example.slots.map(shift),
  };
}
