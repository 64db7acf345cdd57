import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { featuresOf, rowOfAct } from '../../src/reader/features.ts';
import type { MarkedSpan } from '../../src/reader/message-reading.ts';
import { toTokens } from '../../src/reader/tokens.ts';
import { parseMessage } from '../corpus/parse-message.ts';
import { readActs } from '../corpus/read-corpus.ts';
import { makeSentence, parseGrammar } from '../corpus/sentence-grammar.ts';
import { type Example, KIND_OF_SLOT, type LabelledSpan, toExample } from './examples.ts';
import { hashLessons } from './hash-lessons.ts';
import { createDraw, type Draw, happens, hurry, join } from './noise.ts';

const CORPUS = fileURLToPath(new URL('../../corpus/', import.meta.url));
const LANGUAGES = ['en', 'ja', 'zh', 'fr', 'de', 'es'];
const USES: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(joinPath(CORPUS, 'authors/uses.json'), 'utf8'),
) as Record<string, string[]>;

/** How often each written message is shown, each time with other slips, marks and company. */
const VARIANTS = 5;
const GENERATED = 60_000;
const SEED = 20_261;

const acts = readActs();
const slotNames = [
  'place',
  'to-place',
  'from-place',
  'city',
  'to-city',
  'from-city',
  'area',
  'day',
  'to-day',
  'from-day',
  'time',
  'to-time',
  'from-time',
  'duration',
  'part',
  'to-part',
  'meal',
  'count',
  'ordinal',
  'percent',
  'money',
  'dish',
  'diet',
  'kind',
  'amenity',
  'mode',
  'person',
  'age',
  'level',
  'need',
  'title',
];

interface Row {
  readonly example: Example;
  readonly language: string;
  /** Which message it is a variant of; generated ones have none. */
  readonly message: number;
  readonly author: string;
}

function readAuthor(author: string): readonly { example: Example; language: string }[] {
  const written = LANGUAGES.filter((language) => existsSync(fileOf(author, language)));
  return written.flatMap((language) =>
    readFileSync(fileOf(author, language), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('# '))
      .map((line) => {
        const [first = '', second] = line.split(' >> ');
        const { before } = parseMessage(line);
        return { example: toExample(second ?? first, before), language };
      }),
  );
}

function fileOf(author: string, language: string): string {
  return joinPath(CORPUS, 'authors', author, `${language}.txt`);
}

/** Follow-ups lose what they follow from now and then, and what stands alone may follow anything. */
function company(example: Example, others: readonly Example[], draw: Draw): Example {
  if (example.before.length > 0) return happens(draw, 10) ? { ...example, before: [] } : example;
  if (!happens(draw, 30)) return example;
  const other = others[draw(others.length)];
  return other ? { ...example, before: other.requests.map(({ label }) => label) } : example;
}

function train(draw: Draw): Row[] {
  const rows: Row[] = [];
  let message = 0;
  for (const author of USES['train'] ?? []) {
    const written = readAuthor(author);
    for (const { example, language } of written) {
      const same = written.filter((other) => other.language === language).map((other) => other.example);
      for (let variant = 0; variant < VARIANTS; variant++) {
        let shown = company(example, same, draw);
        if (variant > 0) {
          const joined = happens(draw, 22) ? same[draw(same.length)] : undefined;
          if (joined)
            shown = happens(draw, 50)
              ? join([shown, joined], language, draw)
              : join([{ ...joined, before: shown.before }, shown], language, draw);
          shown = hurry(shown, draw);
        }
        rows.push({ example: shown, language, message, author });
      }
      message++;
    }
  }
  return rows;
}

function generated(draw: Draw): Row[] {
  const rows: Row[] = [];
  for (const language of LANGUAGES) {
    const read = (name: string): string => readFileSync(joinPath(CORPUS, 'grammar', name), 'utf8');
    const grammar = parseGrammar(read(`${language}.txt`), read(`slots-${language}.txt`));
    const made = (): Example => {
      const construction = grammar.constructions[draw(grammar.constructions.length)];
      return construction ? toExample(makeSentence(construction, grammar, draw), undefined) : made();
    };
    const share = language === 'en' ? 0.3 : 0.14;
    for (let count = 0; count < GENERATED * share; count++) {
      let example = made();
      while (happens(draw, 20)) example = join([example, made()], language, draw);
      rows.push({ example: hurry(example, draw), language, message: -1, author: 'grammar' });
    }
  }
  return rows;
}

/** What a reader of names and quantities would have found: most of it, not all. */
function marksOf(
  { slots }: Example,
  draw: Draw,
): { marks: (LabelledSpan & { kind: MarkedSpan['kind'] })[]; nameless: Set<LabelledSpan> } {
  const marks: (LabelledSpan & { kind: MarkedSpan['kind'] })[] = [];
  const nameless = new Set<LabelledSpan>();
  for (const slot of slots) {
    const kind = KIND_OF_SLOT[slot.label];
    if (kind === undefined || !happens(draw, 60)) continue;
    const mark = { ...slot, kind };
    marks.push(mark);
    if ((kind === 'place' || kind === 'city') && happens(draw, 60)) nameless.add(mark);
  }
  return { marks, nameless };
}

function write(
  { folder, name }: { readonly folder: string; readonly name: string },
  rows: readonly Row[],
  draw: Draw,
): void {
  const features: number[] = [];
  const featureEnds: number[] = [];
  const parts: number[] = [];
  const slotTags: number[] = [];
  const owners: number[] = [];
  const tokenEnds: number[] = [];
  const requestActs: number[] = [];
  const requestEnds: number[] = [];
  const beforeRows: number[] = [];
  const beforeEnds: number[] = [];
  const meta: { language: string; message: number; author: string }[] = [];
  for (const { example, language, message, author } of rows) {
    const tokens = toTokens(example.text);
    if (tokens.length === 0 || tokens.length > 120) continue;
    const { marks, nameless } = marksOf(example, draw);
    tokens.forEach((token, at) => {
      const mark = marks.find(({ from, to }) => token.from >= from && token.to <= to);
      features.push(
        ...featuresOf(tokens, at, { kind: mark?.kind, isNameless: mark !== undefined && nameless.has(mark) }),
      );
      featureEnds.push(features.length);
      const owner = example.requests.findIndex(({ from, to }) => token.from >= from && token.from < to);
      const isFirst = owner >= 0 && (at === 0 || (tokens[at - 1]?.from ?? 0) < (example.requests[owner]?.from ?? 0));
      owners.push(owner);
      parts.push(owner < 0 ? 0 : isFirst ? 1 : 2);
      const slot = example.slots.find(({ from, to }) => token.from >= from && token.from < to);
      const slotAt = slot ? slotNames.indexOf(slot.label) : -1;
      const isSlotFirst = slot !== undefined && (at === 0 || (tokens[at - 1]?.from ?? 0) < slot.from);
      slotTags.push(slotAt < 0 ? 0 : isSlotFirst ? 2 * slotAt + 1 : 2 * slotAt + 2);
    });
    tokenEnds.push(parts.length);
    requestActs.push(...example.requests.map(({ label }) => acts.indexOf(label)));
    requestEnds.push(requestActs.length);
    beforeRows.push(...example.before.slice(0, 4).map(rowOfAct));
    beforeEnds.push(beforeRows.length);
    meta.push({ language, message, author });
  }
  const save = (part: string, numbers: ArrayLike<number> & NodeJS.ArrayBufferView): void =>
    writeFileSync(joinPath(folder, `${name}.${part}.bin`), numbers);
  save('features', Uint32Array.from(features));
  save('featureEnds', Uint32Array.from(featureEnds));
  save('parts', Uint8Array.from(parts));
  save('slots', Uint8Array.from(slotTags));
  save('owners', Int8Array.from(owners));
  save('tokenEnds', Uint32Array.from(tokenEnds));
  save('acts', Int16Array.from(requestActs));
  save('requestEnds', Uint32Array.from(requestEnds));
  save('before', Uint32Array.from(beforeRows));
  save('beforeEnds', Uint32Array.from(beforeEnds));
  writeFileSync(
    joinPath(folder, `${name}.meta.json`),
    JSON.stringify({ acts, slots: slotNames, learnedFrom: hashLessons(), rows: meta }),
  );
  process.stdout.write(`${name}: ${meta.length} rows, ${parts.length} tokens, ${features.length} features\n`);
}

/** Writes the lessons of each use of an author, and those of the grammar, into a folder. */
export function prepareLessons(folder: string): void {
  const draw = createDraw(SEED);
  write({ folder, name: 'train' }, train(draw), draw);
  write({ folder, name: 'grammar' }, generated(draw), draw);
  for (const use of ['tune', 'kept']) {
    const rows = (USES[use] ?? []).flatMap((author) =>
      readAuthor(author).map((row, message) => ({ ...row, message, author })),
    );
    write({ folder, name: use }, rows, createDraw(SEED));
  }
}
