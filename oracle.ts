import { createEmbeddedSources } from '@wayfarer/sources';
import { createLearnedBrain } from './packages/language/src/facts/learned-brain.ts';
import { readLine } from './packages/language/test/corpus/to-reading.ts';
import { readRequest } from './bench/src/understand/read-request.ts';
import { readFileSync, writeFileSync } from 'node:fs';
const gazetteer = createEmbeddedSources().gazetteer;
const out = [];
for (const l of readFileSync('/tmp/oracle.txt', 'utf8').split('\n').filter(Boolean)) {
  const [, id = '', line = ''] = /^(\S+) (.*)$/.exec(l) ?? [];
  const { message, reading } = readLine(line);
  const brain = createLearnedBrain({ gazetteer, read: () => reading });
  out.push(JSON.stringify(await readRequest(brain, { id, text: message } as any, '2026-11-21')));
}
writeFileSync('/tmp/oracle.jsonl', out.join('\n'));
