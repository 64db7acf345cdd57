/**
 * @module
 * `npm run -s bench -- trace [--files]`: what one piece of work costs in steps, not in time. Three pieces: the message "crowd 85"
 * on a trip under way, one subtask of the agent loop with one tool call, and the autonomy that a traveller allows. Each is
 * done once before on another trip, so that nothing is counted that only the first one needs. `--files` names what ran.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { type EventLog, MemoryEventLog, type NewEvent, ReActAgent } from '@wayfarer/archon';
import { nodeWorld } from '@wayfarer/archon/node';
import { RehearsedModel } from '@wayfarer/archon/testing';
import { calculator } from '@wayfarer/archon/tools';
import { type Concierge, TRAVEL_POLICY_FILE } from '@wayfarer/concierge';
import { parsePolicy, type PolicyEngine } from '@wayfarer/router';

import { composeConcierge } from './plan/plan-request.ts';
import { type CalledFunction, countCalls } from './trace/call-counts.ts';
import { type LogUse, watchLog } from './trace/watched-log.ts';

const REQUEST =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, moderate pace, temples and food, I eat everything, we hate crowds';

const { values } = parseArgs({ options: { files: { type: 'boolean', default: false } } });

let use = nothingUsed();
let evaluations = 0;
const log = watchLog(new MemoryEventLog(nodeWorld), () => use);
const concierge = composeConcierge({ log, policy: watchPolicy() });

const [first, second] = await planTrips(concierge, log);
const traces = [
  await trace('say "crowd 85"', (trip) => concierge.write(trip, 'message', { text: 'crowd 85' })),
  await trace('one tool call of the agent loop', executeSubtask),
  await trace('allow small changes', (trip) => concierge.write(trip, 'autonomy', { autonomy: 'small-changes' })),
];
console.table(Object.fromEntries(traces.map(({ what, figures }) => [what, figures])));
if (values.files) for (const { what, called } of traces) console.log(`\n${what}\n${listFiles(called)}`);
console.log(JSON.stringify(traces.map(({ what, figures }) => ({ what, ...figures }))));

async function trace(what: string, work: (trip: string) => Promise<unknown>) {
  await work(first);
  // What is shown of a trip before something is done to it is no part of that.
  await concierge.getTrip(second);
  use = nothingUsed();
  evaluations = 0;
  const called = await countCalls(() => work(second));
  const timesOf = (name: string): number =>
    called.filter((one) => one.name === name).reduce((sum, { calls }) => sum + calls, 0);
  const figures = {
    files: new Set(called.map(({ file }) => file)).size,
    functions: called.length,
    calls: called.reduce((sum, { calls }) => sum + calls, 0),
    reads: use.reads,
    'personal reads': use.personalReads,
    appends: use.appends,
    events: use.events,
    runs: use.runs.size,
    'trip loads': use.loads,
    'policy evaluations': evaluations,
    readCommand: timesOf('readCommand'),
    parseReading: timesOf('parseReading'),
    decideTrip: timesOf('decideTrip'),
    findAlternatives: timesOf('findAlternatives'),
    evolveSession: timesOf('evolveSession'),
  };
  return { what, figures, called };
}

function nothingUsed(): LogUse {
  return { reads: 0, loads: 0, personalReads: 0, appends: 0, events: 0, runs: new Set() };
}

function watchPolicy(): () => PolicyEngine {
  const policy = parsePolicy(readFileSync(TRAVEL_POLICY_FILE, 'utf8'));
  const watched: PolicyEngine = {
    validate(call, context) {
      evaluations += 1;
      return policy.validate(call, context);
    },
    writes: (tool) => policy.writes(tool),
  };
  return () => watched;
}

/** Two trips of one plan, whose first option was chosen: planning takes a second. */
async function planTrips(concierge: Concierge, log: EventLog): Promise<readonly [string, string]> {
  const { id } = await concierge.createTrip({ text: REQUEST });
  await concierge.write(id, 'selection', { option: 1 });
  const events: readonly NewEvent[] = (await log.read(id)).map(({ type, version, author, content }) => ({
    type,
    version,
    author,
    content,
  }));
  const copies = ['trip_first', 'trip_second'] as const;
  for (const copy of copies) await log.append({ id: copy, type: 'trip' }, events, { expectedSeq: 0 });
  return copies;
}

function executeSubtask(id: string): Promise<unknown> {
  const action = 'Thought: I need the sum.\nAction: {"tool": "calculator", "arguments": {"expression": "17 * 4"}}';
  const model = new RehearsedModel([action, 'Thought: That was it.\nFinal Answer: 68']);
  const agent = new ReActAgent({ model, tools: [calculator], world: nodeWorld, log });
  return agent.executeSubtask({ id: `sum-${id}`, description: 'Work out 17 times 4.' });
}

function listFiles(called: readonly CalledFunction[]): string {
  const byFile = Map.groupBy(called, ({ file }) => file);
  return [...byFile]
    .map(([file, functions]) => ({ file, calls: functions.reduce((sum, { calls }) => sum + calls, 0) }))
    .toSorted((one, other) => other.calls - one.calls)
    .map(({ file, calls }) => `${String(calls).padStart(7)}  ${file}`)
    .join('\n');
}
