/**
 * @module
 * `npm run -s bench -- on-the-way [--half tune|kept] [--cases FILE.jsonl] [--out VERDICTS.jsonl] [--only ID,ID]`: two hundred sentences of travellers under way, each through
 * the chat to a copy of the trip, judged by its effect. The half that is kept aside is told with totals alone.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import type { ChatCase } from './chat/chat-case.ts';
import { toFigures } from './chat/chat-report.ts';
import { type ChatRow, runCase } from './chat/run-case.ts';
import { ChatHouse } from './chat/setups.ts';
import { withSpokenStops } from './chat/spoken-case.ts';
import { readRawCatalogue } from './plan/read-catalogue.ts';

const { values } = parseArgs({
  options: { half: { type: 'string' }, cases: { type: 'string' }, out: { type: 'string' }, only: { type: 'string' } },
});
const HALVES = ['tune', 'kept'];
/** The halves, or a file of one's own, by name. */
const files = values.cases === undefined ? HALVES : [values.cases];
const only = values.only?.split(',');
const parts = { house: new ChatHouse(), catalogue: readRawCatalogue() };
const table: Record<string, string | number>[] = [];
const all: ChatRow[] = [];
for (const half of files.filter((each) => values.half === undefined || each === values.half)) {
  const rows: ChatRow[] = [];
  for (const one of readCases(half))
    if (only?.includes(one.id) ?? true)
      rows.push(await runCase(withSpokenStops(one, await parts.house.copy(one.setup)), parts));
  all.push(...rows);
  if (values.out !== undefined) appendFileSync(values.out, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const english = rows.filter(({ lang }) => lang === 'en');
  table.push(lineOf(half, 'en', english), lineOf(half, 'others', without(rows, english)), lineOf(half, 'all', rows));
  if (half === 'tune')
    for (const { id, verdict, how, text, said } of rows.filter((row) => row.verdict !== 'right'))
      console.log(
        `${verdict.padEnd(8)}${id} ${JSON.stringify(text)}\n        ${how} · ${JSON.stringify(said.slice(0, 300))}`,
      );
}
console.table(table);
console.log(JSON.stringify(toFigures(all)));

/** `asked` are questions with choices; "not understood" is said so; all else that was not meant is wrong. */
function lineOf(half: string, of: string, rows: readonly ChatRow[]): Record<string, string | number> {
  const isMissed = ({ verdict, how }: ChatRow): boolean => verdict === 'nothing' && how === 'not understood';
  const right = rows.filter(({ verdict }) => verdict === 'right').length;
  const asked = rows.filter(({ verdict }) => verdict === 'asked').length;
  const missed = rows.filter(isMissed).length;
  const answered = rows.filter((row) => row.verdict === 'nothing' && !isMissed(row)).length;
  const wrong = rows.filter(({ verdict }) => verdict === 'wrong' || verdict === 'silent').length;
  const stale = rows.filter(({ verdict }) => verdict === 'stale').length;
  return {
    half,
    of,
    n: rows.length,
    right,
    asked,
    'not understood': missed,
    'beside the point': answered,
    wrong,
    stale,
  };
}

function without(rows: readonly ChatRow[], some: readonly ChatRow[]): readonly ChatRow[] {
  return rows.filter((row) => !some.includes(row));
}

function readCases(half: string): readonly ChatCase[] {
  const file = half === values.cases ? half : `bench/cases/on-the-way/${half}.jsonl`;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as ChatCase);
}
