/**
 * @module
 * `npm run -s bench -- chat --cases FILE.jsonl --out VERDICTS.jsonl [--only ID,ID] [--failures]`: sentences typed after a plan was
 * chosen, each through the chat to a copy of the trip, judged by its effect. What stands in `--out` already is not told again.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import type { ChatCase } from './chat/chat-case.ts';
import { toFigures, toTable } from './chat/chat-report.ts';
import { type ChatRow, runCase } from './chat/run-case.ts';
import { ChatHouse } from './chat/setups.ts';
import { readRawCatalogue } from './plan/read-catalogue.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: 'bench/cases/chat/tune.jsonl' },
    out: { type: 'string' },
    only: { type: 'string' },
    failures: { type: 'boolean', default: false },
  },
});
/** Nobody tunes on what is kept: its sentences and answers are neither shown nor written down. */
const isKept = basename(values.cases).includes('kept');
const isListed = values.failures || !isKept;

const only = values.only?.split(',');
const cases = readLines<ChatCase>(values.cases).filter(({ id }) => only?.includes(id) ?? true);
const known = values.out !== undefined && existsSync(values.out) ? readLines<ChatRow>(values.out) : [];
const rows = known.filter(({ id }) => cases.some((one) => one.id === id));
const parts = { house: new ChatHouse(), catalogue: readRawCatalogue() };
const left = cases.filter(({ id }) => !rows.some((row) => row.id === id));
await warmUp(left);
for (const one of left) {
  const row = await runCase(one, parts);
  rows.push(row);
  const { text: _text, said: _said, ...verdict } = row;
  if (values.out !== undefined)
    appendFileSync(
      values.out,
      `${JSON.stringify(isListed ? row : { ...verdict, how: row.how === 'refused' ? row.how : '' })}\n`,
    );
}
console.table(toTable(rows));
if (isListed) for (const row of rows.filter(({ verdict }) => verdict !== 'right')) console.log(describe(row));
console.log(JSON.stringify(toFigures(rows)));

/** Plans each set-up and says something that no case says, so that no message waits for what is made once. */
async function warmUp(first: readonly ChatCase[]): Promise<void> {
  for (const setup of new Set(first.map((one) => one.setup))) {
    const { id } = await parts.house.copy(setup);
    for (const text of ['good evening everybody', 'please take the second stop of day one away'])
      await parts.house.concierge.write(id, 'message', { text });
  }
}

function describe({ id, kind, verdict, how, text, said }: ChatRow): string {
  return `${verdict.padEnd(8)}${id} (${kind}) ${JSON.stringify(text)}\n        ${how} · ${JSON.stringify((said ?? '').slice(0, 300))}`;
}

function readLines<Line>(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Line);
}
