/** Three tools and a log in a file. The process dies in the second tool; the run goes on in another, and does nothing twice. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineTool, ReActAgent } from '@wayfarer/archon';
import { nodeDigest, nodeRuntime } from '@wayfarer/archon/node';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { MockModel } from '@wayfarer/archon/testing';
import { replayRun } from '@wayfarer/archon/trace';

const [, , life, folder = ''] = process.argv;

async function live(folder: string, dies: boolean): Promise<string> {
  const note = (what: string): void => appendFileSync(join(folder, 'notes.txt'), `${what}\n`);
  const make = (name: string, execute: (key: string) => string) =>
    defineTool({
      name,
      description: `Does ${name}.`,
      parametersSchema: { type: 'object' },
      execute: (_, { idempotencyKey }) => execute(idempotencyKey),
    });
  const tools = [
    make('look', () => (note('look'), 'sunny')),
    make('book', (key) => {
      note(`book ${key}`);
      if (dies) process.kill(process.pid, 'SIGKILL');
      return 'booked';
    }),
    make('tell', () => (note('tell'), 'told')),
  ];
  const steps = ['look', 'book', 'tell'].map((tool) => `Action: {"tool": "${tool}", "arguments": {}}`);
  // A scripted model says its lines by how far the conversation has come, as a real one would.
  const model = new MockModel(({ messages }) => {
    return steps[messages.filter(({ role }) => role === 'assistant').length] ?? 'Final Answer: All done.';
  });
  const log = new SqliteEventLog({ path: join(folder, 'events.db'), durability: 'kill' });
  const agent = new ReActAgent({ model, tools, runtime: nodeRuntime, log });
  const { content } = await agent.executeSubtask({ id: 'trip', description: 'Look, book, tell.' });
  const { ok } = await replayRun(await log.read('trip'), { digest: nodeDigest });
  const resumed = (await log.read('trip')).some(({ type }) => type === 'run-continued');
  await log.close();
  return `${content} ${ok} ${resumed}`;
}

if (life === 'first') await live(folder, true);
else {
  const folder = mkdtempSync(join(tmpdir(), 'archon-program-'));
  const { signal, status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'first', folder]);
  const said = await live(folder, false);
  const notes = readFileSync(join(folder, 'notes.txt'), 'utf8').trim().split('\n').join(', ');
  rmSync(folder, { recursive: true });
  console.log('killed-agent:', signal === null && status === 0 ? 'ended' : 'died', said, notes);
}
