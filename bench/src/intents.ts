/**
 * @module
 * `npm run -s bench -- intents --train FILE --test FILE --reject 0.02 [--embeddings] [--shots 10 --seed 1] --out
 * predictions.jsonl`: the offline classifier of intents, as the router has it. A refused sentence that has an intent counts as
 * wrong. With `--embeddings`, vectors of sentences are kept in `.wayfarer/bench`; times are without those of making them.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import type { Embedder } from '@wayfarer/archon/model';
import {
  EmbeddingClassifier,
  fromBytes,
  type IntentClassifier,
  type IntentModel,
  LearnedClassifier,
  toBytes,
  trainIntents,
} from '@wayfarer/router/classifier';
import { englishEmbedder } from '@wayfarer/router/embeddings';

import { cachedEmbedder } from './intents/cached-embedder.ts';
import { readIntentData, takeShots, type TestSentence } from './intents/examples.ts';

/** Where vectors of sentences are kept from one run to the next. */
const CACHE = '.wayfarer/bench';

const { values } = parseArgs({
  options: {
    train: { type: 'string', default: '../shared/bench/intents/clinc150_train_val.json' },
    test: { type: 'string' },
    reject: { type: 'string', default: '0.02' },
    embeddings: { type: 'boolean', default: false },
    shots: { type: 'string' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const testFile = values.test ?? values.train;
if (existsSync(values.train) && existsSync(testFile)) await run();
else console.log(`Nothing to measure: ${values.train} or ${testFile} is not there.`);

async function run(): Promise<void> {
  const seed = Number(values.seed);
  const reject = Number(values.reject);
  const data = readIntentData(values.train, testFile, seed);
  const train = values.shots === undefined ? data.train : takeShots(data.train, Number(values.shots), seed);
  const options = { seed, reject, ...(data.validation && { validation: data.validation }) };
  const embedder = values.embeddings ? cachedEmbedder(englishEmbedder(), CACHE) : undefined;
  const begin = process.cpuUsage();
  const model = await (embedder ? trainIntents(train, { ...options, embedder }) : trainIntents(train, options));
  const { user, system } = process.cpuUsage(begin);
  const embeddingSeconds = embedder?.spent() ?? 0;
  const bytes = toBytes(model);
  const whole = await score(classifierOf(model, embedder), data.test, model.intents);
  // What is measured is what is shipped: the file.
  const judged = await score(classifierOf(fromBytes(bytes), embedder), data.test, model.intents);
  if (values.out) writeFileSync(values.out, judged.lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const figures = {
    examples: train.length,
    intents: model.intents.length,
    tested: data.test.length,
    reject,
    accuracy: judged.accuracy,
    outOfScopeRecall: judged.recall,
    accuracyLostByRounding: round(whole.accuracy - judged.accuracy),
    calibrationError: judged.calibrationError,
    ...(embedder && { embeddingCpuSeconds: round(embeddingSeconds) }),
    trainingCpuSeconds: round((user + system) / 1e6 - embeddingSeconds),
    p95Ms: judged.p95Ms,
    fileBytes: bytes.length,
  };
  for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(24)} ${figure ?? '–'}`);
  console.log(JSON.stringify(figures));
}

interface Line {
  readonly text: string;
  readonly intent: string | null;
  readonly confidence: number;
}

function classifierOf(model: IntentModel, embedder: Embedder | undefined): IntentClassifier {
  return embedder ? new EmbeddingClassifier(model, embedder) : new LearnedClassifier(model);
}

async function score(classifier: IntentClassifier, test: readonly TestSentence[], eligible: readonly string[]) {
  const times: number[] = [];
  const lines: Line[] = [];
  for (const { text } of test) {
    const begin = performance.now();
    const { intent, confidence } = await classifier.classify({ text, eligible });
    times.push(performance.now() - begin);
    lines.push({ text, intent, confidence });
  }
  const inScope = test.flatMap(({ intent }, at) =>
    intent === null ? [] : { right: lines[at]?.intent === intent, line: lines[at] },
  );
  const outOfScope = test.flatMap(({ intent }, at) => (intent === null ? (lines[at] ?? []) : []));
  return {
    lines,
    accuracy: percent(inScope.filter(({ right }) => right).length / inScope.length),
    recall:
      outOfScope.length === 0
        ? null
        : percent(outOfScope.filter(({ intent }) => intent === null).length / outOfScope.length),
    calibrationError: percent(
      calibrationError(inScope.flatMap(({ right, line }) => (line ? { right, confidence: line.confidence } : []))),
    ),
    p95Ms: Number((times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN).toFixed(3)),
  };
}

/** Mean distance, over ten ranges of confidence, between how sure it was and how often it was right. */
function calibrationError(judged: readonly { readonly right: boolean; readonly confidence: number }[]): number {
  const bins = Map.groupBy(judged, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)));
  return [...bins.values()].reduce((sum, bin) => {
    const right = bin.filter((each) => each.right).length / bin.length;
    const sure = bin.reduce((total, { confidence }) => total + confidence, 0) / bin.length;
    return sum + (Math.abs(right - sure) * bin.length) / judged.length;
  }, 0);
}

function percent(share: number): number {
  return round(100 * share);
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
