/**
 * @module
 * `npm run -s bench -- understand [--requests FILE.jsonl] [--date 2026-11-21] [--brain rule] [--out FILE.jsonl] [--totals]`: first
 * sentences read without a model. Writes what was read, prints each field that is wrong (not with `--totals`) and the
 * shares of fields that are right, asked about, and wrong in silence.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import {
  createLearnedBrain,
  createMessageReader,
  createRuleBrain,
  createTwoWitnessBrain,
  READER_FILE,
} from '@wayfarer/language';
import { createEmbeddedSources } from '@wayfarer/sources';

import { judge, type Verdict } from './understand/judge.ts';
import { readRequest } from './understand/read-request.ts';
import type { Reading, Request } from './understand/request.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: 'bench/cases/understand/tune.jsonl' },
    date: { type: 'string', default: '2026-11-21' },
    brain: { type: 'string', default: 'rule' },
    out: { type: 'string', default: '.wayfarer/understand.jsonl' },
    totals: { type: 'boolean', default: false },
  },
});

if (['rule', 'rules-alone', 'learned'].includes(values.brain) && existsSync(values.requests)) await measure();
else {
  console.log(
    `Brain "${values.brain}" on ${values.requests}: there is no such brain or file, so nothing was measured.`,
  );
  console.log(JSON.stringify({ data: null }));
}

async function measure(): Promise<void> {
  const { gazetteer } = createEmbeddedSources();
  const rules = createRuleBrain({ gazetteer });
  const learned = createLearnedBrain({ gazetteer, read: createMessageReader(readFileSync(READER_FILE)) });
  const brains = { rule: createTwoWitnessBrain({ rules, learned }), 'rules-alone': rules, learned };
  const brain = brains[values.brain as keyof typeof brains];
  const requests = readFileSync(values.requests, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Request);
  const readings: Reading[] = [];
  const begin = performance.now();
  for (const request of requests) readings.push(await readRequest(brain, request, values.date));
  const ms = performance.now() - begin;
  mkdirSync(path.dirname(values.out), { recursive: true });
  writeFileSync(values.out, readings.map((reading) => `${JSON.stringify(reading)}\n`).join(''));
  report(requests, readings);
  console.log(
    JSON.stringify({ n: requests.length, msEach: round(ms / requests.length), ...toFigures(requests, readings) }),
  );
}

function report(requests: readonly Request[], readings: readonly Reading[]): void {
  if (values.totals) return;
  for (const [index, { id, text, known: expected }] of requests.entries()) {
    const reading = readings[index];
    if (!expected || !reading) continue;
    const verdicts = judge(expected, reading).filter(([, verdict]) => verdict !== 'right');
    if (verdicts.length === 0) continue;
    console.log(`${id}  ${text}`);
    for (const [field, verdict] of verdicts)
      console.log(
        `    ${verdict} ${field}: said ${JSON.stringify(expected[field])}, read ${JSON.stringify(reading.known[field])}`,
      );
  }
}

/** Shares in percent of all fields that are said or read. */
function toFigures(requests: readonly Request[], readings: readonly Reading[]): Record<string, number> {
  const verdicts = requests.flatMap(({ known, language = 'en' }, index) => {
    const reading = readings[index];
    return known && reading ? judge(known, reading).map(([, verdict]) => ({ verdict, language })) : [];
  });
  const english = verdicts.filter(({ language }) => language === 'en');
  const others = verdicts.filter(({ language }) => language !== 'en');
  return {
    fields: verdicts.length,
    ...shares('', verdicts),
    ...shares('En', english),
    ...shares('Others', others),
  };
}

function shares(suffix: string, verdicts: readonly { readonly verdict: Verdict }[]): Record<string, number> {
  const share = (kind: Verdict): number =>
    round((100 * verdicts.filter(({ verdict }) => verdict === kind).length) / Math.max(1, verdicts.length));
  return { [`right${suffix}`]: share('right'), [`asked${suffix}`]: share('asked'), [`wrong${suffix}`]: share('wrong') };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
