import { createEmbeddedSources } from '@wayfarer/sources';
import { createLearnedBrain } from './packages/language/src/facts/learned-brain.ts';
import { readLine } from './packages/language/test/corpus/to-reading.ts';
import { readFileSync } from 'node:fs';
const gazetteer = createEmbeddedSources().gazetteer;
const lines = readFileSync(0, 'utf8').split('\n').filter((l) => l && !l.startsWith('# '));
const facts = process.env.KNOWN ? JSON.parse(process.env.KNOWN) : [];
for (const line of lines) {
  const { message, reading } = readLine(line);
  const brain = createLearnedBrain({ gazetteer, read: () => reading });
  try {
  const u = await brain.understand({ message, index: facts.length ? 1 : 0, mode: 'CLARIFY', facts, open: [], today: '2026-11-21' , ...(process.env.LANG2 ? {hints:{language:process.env.LANG2 as any}}:{})}, new AbortController().signal);
  console.log(line.slice(0, 220));
  const h = { ...u.hints } as any; const lang = h.language; delete h.language;
  console.log('   ', lang, u.learned.map((f) => `${f.name}${f.status === 'assumed' ? '~' : f.status === 'waived' ? '?' : '='}${JSON.stringify(f.value)}`).join(' '), Object.keys(h).length ? JSON.stringify(h) : '', u.heard ? 'H' + JSON.stringify(u.heard) : '', u.remarks.map((r) => `!${r.code}: ${r.text.slice(0, 90)}`).join(' | '));
  } catch (e) { console.log(line, '\n   THROWS', (e as Error).stack?.slice(0, 400)); }
}
