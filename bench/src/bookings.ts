/**
 * @module
 * `npm run -s bench -- bookings DIR [--details]`: reads the documents of KItinerary's tests (CC0, `autotests` of
 * https://invent.kde.org/pim/kitinerary) in DIR and compares what is read with what they say.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { judgeDocument, type Judged } from './bookings/judge.ts';
import { listDocuments } from './bookings/list-documents.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { details: { type: 'boolean' } } });
const [folder] = positionals;
if (folder === undefined) {
  console.error('Which folder? npm run -s bench -- bookings DIR, where DIR holds the autotests of KItinerary.');
  process.exitCode = 2;
} else await run(folder);

async function run(root: string): Promise<void> {
  const judged: Judged[] = [];
  for (const document of listDocuments(root)) judged.push(await judgeDocument(document));
  const groups = [...new Set(judged.map(({ group }) => group))];
  console.log(
    'documents                   right  part  asked/unread  wrong    fields right  missing  wrong   times wrong',
  );
  for (const group of groups)
    print(
      group,
      judged.filter((one) => one.group === group),
    );
  print('all', judged);
  if (values.details)
    for (const { file, verdict, notes } of judged)
      if (verdict !== 'right')
        console.log(`${verdict.padEnd(7)} ${path.relative(root, file)}\n    ${notes.join('\n    ')}`);
  if (judged.length === 0) process.exitCode = 1;
}

function print(name: string, all: readonly Judged[]): void {
  const count = (verdict: Judged['verdict']): string => String(all.filter((one) => one.verdict === verdict).length);
  const sum = (field: 'right' | 'missing' | 'wrong' | 'wrongTimes'): string =>
    String(all.reduce((total, one) => total + one[field], 0));
  console.log(
    `${`${name} (${all.length})`.padEnd(27)} ${count('right').padStart(5)} ${count('part').padStart(5)} ${count('unread').padStart(13)} ${count('wrong').padStart(6)}` +
      ` ${sum('right').padStart(15)} ${sum('missing').padStart(8)} ${sum('wrong').padStart(6)} ${sum('wrongTimes').padStart(13)}`,
  );
}
