import { createRuleBrain } from './rule-brain.ts';
import { fakeGazetteer } from '../../test/fake-gazetteer.ts';
const brain = createRuleBrain({ gazetteer: fakeGazetteer });
for (const message of process.argv.slice(2)) {
  const u = await brain.understand(
    { message, index: 0, mode: 'CLARIFY', facts: [], open: [], today: '2026-11-21' },
    new AbortController().signal,
  );
  console.log(message);
  for (const l of u.learned) console.log('   ', l.name, JSON.stringify(l.value), l.status, l.note ?? '');
  for (const r of u.remarks) console.log('   !', r.code, r.fact ?? '', r.text);
  console.log('   ', u.assent, u.hints ?? '');
}
