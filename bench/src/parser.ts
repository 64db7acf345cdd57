/**
 * @module
 * `npm run -s bench -- parser --corpus DIR [--out FILE]`: odd model outputs through `parseAction` and `repairJson`. FILE is
 * written anew, one line `{ id, got }` a sample; what is not as expected is printed, then the counts by kind and by what is
 * expected; the last line is one object of figures.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { type Expected, readSamples, type Sample } from './parser/corpus.ts';
import { asksForCalls, isMade, readBeginnings } from './parser/cut-off.ts';
import { type Got, isAsExpected, readSample } from './parser/judge.ts';

const { values } = parseArgs({ options: { corpus: { type: 'string' }, out: { type: 'string' } } });

if (values.corpus === undefined || !existsSync(values.corpus)) {
  const problem = values.corpus === undefined ? 'No corpus given.' : `There is no folder ${values.corpus}.`;
  console.error(`${problem} npm run -s bench -- parser --corpus DIR [--out FILE], where DIR holds *.jsonl files.`);
  console.log(JSON.stringify({ samples: 0 }));
  process.exitCode = 2;
} else {
  measure(readSamples(values.corpus));
}

interface Row {
  readonly sample: Sample;
  readonly got: Got;
  readonly passes: boolean;
}

function measure(samples: readonly Sample[]): void {
  const rows = samples.map((sample) => {
    const got = readSample(sample);
    return { sample, got, passes: isAsExpected(got, sample.expected) };
  });
  if (values.out) {
    writeFileSync(values.out, rows.map(({ sample, got }) => `${JSON.stringify({ id: sample.id, got })}\n`).join(''));
  }
  const scored = rows.filter(({ sample }) => !('json5_only' in sample.expected));
  for (const { sample, got } of scored.filter(({ passes }) => !passes)) {
    const parts = [sample.input, sample.expected, got].map((part) => JSON.stringify(part).slice(0, 160));
    console.log(`${sample.id}: ${parts[0]}\n    expected ${parts[1]}\n    got      ${parts[2]}`);
  }
  for (const [group, members] of [...Map.groupBy(scored, groupOf)].sort()) {
    console.log(`${share(members).padStart(9)}  ${group}`);
  }
  const cut = readBeginnings(samples);
  for (const text of cut.run.slice(0, 10)) console.log(`run although cut off: ${JSON.stringify(text).slice(0, 160)}`);
  for (const text of cut.wellFormed) console.log(`run, being whole by itself: ${JSON.stringify(text).slice(0, 160)}`);
  const counts = {
    made: made(rows),
    cutOff: cut.texts,
    cutOffRun: cut.run.length,
    cutOffWellFormed: cut.wellFormed.length,
  };
  console.log(JSON.stringify({ ...toFigures(rows, scored), ...counts }));
}

/** Samples that ask for calls of which the loop makes just these. */
function made(rows: readonly Row[]): number {
  return rows.filter(({ sample: { input, expected }, passes }) => passes && asksForCalls(expected) && isMade(input))
    .length;
}

function toFigures(rows: readonly Row[], scored: readonly Row[]): Record<string, number | null> {
  const of = (...wanted: readonly string[]): readonly Row[] =>
    scored.filter(({ sample }) => wanted.includes(expectedOf(sample)));
  return {
    samples: rows.length,
    scored: scored.length,
    actions: rate(of('tool', 'calls', 'final')),
    refused: rate(of('error')),
    malformedJson: rate(of('json')),
    validJson: rate(of('valid json')),
    invented: scored.filter(({ sample, got }) => isInvented(sample.expected, got)).length,
  };
}

/** The worst error: a call out of a text that holds none. */
function isInvented(expected: Expected, got: Got): boolean {
  return ('error' in expected || 'final' in expected) && ('tool' in got || 'calls' in got);
}

function groupOf({ sample }: Row): string {
  return `${sample.kind} → ${expectedOf(sample)}`;
}

function expectedOf({ expected, strict }: Sample): string {
  if ('json' in expected) return strict ? 'valid json' : 'json';
  return ['tool', 'calls', 'final', 'error'].find((key) => key in expected) ?? 'json5_only';
}

function share(rows: readonly Row[]): string {
  return `${rows.filter(({ passes }) => passes).length} of ${rows.length}`;
}

function rate(rows: readonly Row[]): number | null {
  if (rows.length === 0) return null;
  return Number((rows.filter(({ passes }) => passes).length / rows.length).toFixed(4));
}
