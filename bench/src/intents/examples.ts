import { readFileSync } from 'node:fs';

import type { TrainingExample } from '@wayfarer/router/classifier';

/** A sentence to be judged; `null` = it asks for nothing that was learned. */
export interface TestSentence {
  readonly text: string;
  readonly intent: string | null;
}

export interface IntentData {
  readonly train: readonly TrainingExample[];
  /** For threshold and confidence; absent = by cross-validation. */
  readonly validation?: readonly TrainingExample[];
  readonly test: readonly TestSentence[];
}

type Pairs = readonly (readonly [text: string, intent: string])[];

/** Reads the training and the test part, as `bench/README.md` says which. */
export function readIntentData(trainFile: string, testFile: string, seed: number): IntentData {
  if (trainFile.endsWith('.csv')) return holdOut(readCsv(trainFile), seed);
  const train = readJson(trainFile);
  const test = readJson(testFile);
  const isTested = test.test !== undefined;
  const inScope = (isTested ? test.test : test.val) ?? [];
  const outOfScope = (isTested ? test.oos_test : test.oos_val) ?? [];
  return {
    train: toExamples(train.train ?? []),
    // What is tested must not have set the threshold.
    ...(isTested && train.val && { validation: toExamples(train.val) }),
    test: [...toExamples(inScope), ...outOfScope.map(([text]) => ({ text, intent: null }))],
  };
}

/** So many examples of each intent, chosen by `seed`. */
export function takeShots(
  examples: readonly TrainingExample[],
  shots: number,
  seed: number,
): readonly TrainingExample[] {
  const taken = new Map<string, number>();
  return shuffled(examples, seed).filter(({ intent }) => {
    const count = taken.get(intent) ?? 0;
    taken.set(intent, count + 1);
    return count < shots;
  });
}

/** A tenth of each intent is tested, the rest is learned from. */
function holdOut(examples: readonly TrainingExample[], seed: number): IntentData {
  const byIntent = Map.groupBy(shuffled(examples, seed), ({ intent }) => intent);
  const parts = [...byIntent.values()].map((all) => {
    const tested = Math.round(all.length / 10);
    return { test: all.slice(0, tested), train: all.slice(tested) };
  });
  return { train: parts.flatMap(({ train }) => train), test: parts.flatMap(({ test }) => test) };
}

function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  let state = seed >>> 0;
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}

function readJson(file: string): Readonly<Record<string, Pairs | undefined>> {
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Pairs | undefined>>;
}

function toExamples(pairs: Pairs): readonly TrainingExample[] {
  return pairs.map(([text, intent]) => ({ text, intent }));
}

/** Two columns with a header; a field may stand in quotes, with quotes doubled in it. */
function readCsv(file: string): readonly TrainingExample[] {
  const fields = readFileSync(file, 'utf8').matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g);
  const values = [...fields]
    .filter(({ 0: all }) => all !== '')
    .map(({ 1: quoted, 2: plain }) => quoted?.replaceAll('""', '"') ?? plain ?? '');
  const rows = Array.from({ length: Math.floor(values.length / 2) }, (_, row) => values.slice(2 * row, 2 * row + 2));
  return rows.slice(1).map(([text = '', intent = '']) => ({ text, intent }));
}
