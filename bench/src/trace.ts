/**
 * @module
 * `npm run -s bench -- trace [--files] [--functions]`: what one piece of work costs in steps, not in time. Five pieces: the message
 * "crowd 85" on a trip under way, a first sentence, the view of a trip that another process has changed, one subtask of the agent loop with
 * one tool call, and the autonomy that a traveller allows. Each is done once before on another trip, so that nothing is counted
 * that only the first one needs. `--files` names the files that ran, `--functions` the functions that ran most often.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { type EventLog, MemoryEventLog, type NewEvent, ReActAgent } from '@wayfarer/archon';
import { nodeRuntime } from '@wayfarer/archon/node';
import { MockModel } from '@wayfarer/archon/testing';
import { calculator } from '@wayfarer/archon/tools';
import { type Concierge, TRAVEL_POLICY_FILE } from '@wayfarer/concierge';
import { parsePolicy, type PolicyEngine } from '@wayfarer/router';

import { composeConcierge } from './plan/plan-request.ts';
import { type CalledFunction, countCalls } from './trace/call-counts.ts';
import { type LogUse, watchLog } from './trace/watched-log.ts';

const REQUEST =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, moderate pace, temples and food, I eat everything, we hate crowds';

/** Says something of every fact that a plan needs most, and leaves some open: the planner asks back. */
const FIRST_SENTENCE = 'Three days in Kyoto with my sister, we love food';

/** How many functions `--functions` names. */
const LISTED_FUNCTIONS = 100;

const { values } = parseArgs({
  options: { files: { type: 'boolean', default: false }, functions: { type: 'boolean', default: false } },
});

let use = nothingUsed();
let evaluations = 0;
const log = watchLog(new MemoryEventLog(nodeRuntime), () => use);
const concierge = composeConcierge({ log, policy: watchPolicy() });

const [first, second] = await planTrips(concierge, log);
const traces = [
  await trace('say "crowd 85"', (trip) => concierge.write(trip, 'message', { text: 'crowd 85' })),
  await trace('first sentence', () => concierge.createTrip({ text: FIRST_SENTENCE })),
  await trace('view', (trip) => concierge.getTrip(trip), touch),
  await trace('one tool call of the agent loop', executeSubtask),
  await trace('allow small changes', (trip) => concierge.write(trip, 'autonomy', { autonomy: 'small-changes' })),
];
console.table(Object.fromEntries(traces.map(({ what, figures }) => [what, figures])));
if (values.files) for (const { what, called } of traces) console.log(`\n${what}\n${listFiles(called)}`);
if (values.functions) for (const { what, called } of traces) console.log(`\n${what}\n${listFunctions(called)}`);
console.log(JSON.stringify(traces.map(({ what, figures }) => ({ what, ...figures }))));

/** @param prepare - What is done to a trip before the work, and is no part of it. */
async function trace(
  what: string,
  work: (trip: string) => Promise<unknown>,
  prepare: (trip: string) => Promise<unknown> = () => Promise.resolve(),
) {
  for (const trip of [first, second]) {
    // What is shown of a trip before something is done to it is no part of that, either.
    await concierge.getTrip(trip);
    await prepare(trip);
    if (trip === first) await work(trip);
  }
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

/** As if another process had written to the trip: nothing that was shown of it is of use. */
async function touch(trip: string): Promise<void> {
  const { length: expectedSeq } = await log.read(trip);
  const event: NewEvent = { type: 'message-sent', version: 1, author: 'planner', content: { text: 'Hello again.' } };
  await log.append({ id: trip, type: 'trip' }, [event], { expectedSeq });
}

function executeSubtask(id: string): Promise<unknown> {
  const action = 'Thought: I need the sum.\nAction: {"tool": "calculator", "arguments": {"expression": "17 * 4"}}';
  const model = new MockModel([action, 'Thought: That was it.\nFinal Answer: 68']);
  const agent = new ReActAgent({ model, tools: [calculator], runtime: nodeRuntime, log });
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

function listFunctions(called: readonly CalledFunction[]): string {
  return called
    .toSorted((one, other) => other.calls - one.calls)
    .slice(0, LISTED_FUNCTIONS)
    .map(({ file, name, calls }) => `${String(calls).padStart(7)}  ${name}  ${file}`)
    .join('\n');
}
