import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type * as Root from '@wayfarer/archon';
import type * as OnNode from '@wayfarer/archon/node';
import type * as Sqlite from '@wayfarer/archon/sqlite';
import type * as Testing from '@wayfarer/archon/testing';
import type * as Tools from '@wayfarer/archon/tools';

/** What a process of its own is asked to do. */
export interface Task {
  /** Where the framework is, built. */
  readonly from: string;
  /** Steps of a run. */
  readonly iterations: number;
  /** Runs, one after the other. */
  readonly runs: number;
  readonly log: 'memory' | 'sqlite' | 'sqlite-kill';
}

export interface Measured {
  /** Milliseconds by the clock that an iteration took in each run. */
  readonly wall: readonly number[];
  readonly eventsPerIteration: number;
}

/** Runs a task in a fresh process, so that nothing is warm. */
export function measureAside(task: Task): Measured {
  const flags = [...process.execArgv, fileURLToPath(import.meta.url), JSON.stringify(task)];
  return JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' })) as Measured;
}

async function measure({ from, iterations, runs, log: kind }: Task): Promise<Measured> {
  const archon = await loadArchon(from);
  const wall: number[] = [];
  let events = 0;
  for (let run = 0; run < runs; run++) {
    const file = path.join(tmpdir(), `archon-overhead-${process.pid}-${run}.db`);
    const log = openLog(archon, kind, file);
    const { agent, subtask } = agentThatReckons(archon, iterations, log);
    const start = performance.now();
    const { status } = await agent.executeSubtask(subtask);
    wall.push((performance.now() - start) / iterations);
    if (status !== 'success') throw new Error('The run did not end with an answer.');
    events = (await log.findRun(subtask.id))?.seq ?? 0;
    await log.close();
    rmSync(file, { force: true });
  }
  return { wall, eventsPerIteration: Math.round(events / iterations) };
}

type Archon = Awaited<ReturnType<typeof loadArchon>>;

async function loadArchon(folder: string) {
  const load = (entry: string): Promise<unknown> => import(pathToFileURL(path.join(folder, entry, 'index.js')).href);
  const [root, node, sqlite, testing, tools] = (await Promise.all(
    ['', 'node', 'sqlite', 'testing', 'tools'].map(load),
  )) as [typeof Root, typeof OnNode, typeof Sqlite, typeof Testing, typeof Tools];
  return { ...root, ...node, ...sqlite, ...testing, ...tools };
}

function openLog(
  { MemoryEventLog, SqliteEventLog, nodeRuntime }: Archon,
  kind: Task['log'],
  path: string,
): Root.EventLog {
  if (kind === 'memory') return new MemoryEventLog(nodeRuntime);
  return new SqliteEventLog({ path, durability: kind === 'sqlite' ? 'power-cut' : 'kill' });
}

function agentThatReckons(
  { ReActAgent, MockModel, calculator, nodeRuntime }: Archon,
  iterations: number,
  log: Root.EventLog,
) {
  let asked = 0;
  const model = new MockModel(() => {
    const n = asked++;
    if (n === iterations) return 'Thought: That was the last.\nFinal Answer: done';
    return `Thought: I need sum ${n}.\nAction: {"tool": "calculator", "arguments": {"expression": "${n} * 17 + 4"}}`;
  });
  const agent = new ReActAgent({ model, tools: [calculator], runtime: nodeRuntime, log, maxSteps: iterations + 1 });
  return { agent, subtask: { id: 'sums', description: `Work out ${iterations} sums.` } };
}

const [, script, task] = process.argv;
if (script === fileURLToPath(import.meta.url) && task !== undefined) {
  console.log(JSON.stringify(await measure(JSON.parse(task) as Task)));
}
