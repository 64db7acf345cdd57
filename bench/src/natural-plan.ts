/**
 * @module
 * `npm run -s bench -- natural-plan --task trip|meeting --tasks FILE.jsonl --mode fields|text --out plans.jsonl`: cities in an order that
 * flights and dates allow, or one day of meetings in time windows, as many as possible, by the product's own `solve`. `fields` reads the
 * structured fields and never the prompt, `text` the prompt and nothing else.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { type MeetingTask, meetInOrder } from './natural-plan/meeting.ts';
import { readMeetings } from './natural-plan/read-meeting.ts';
import { readTrip } from './natural-plan/read-trip.ts';
import { orderCities, type TripTask } from './natural-plan/trip.ts';

/** What stands of one task in the plans, of how many things it is, and how many of them are in. */
interface Planned {
  readonly id: string;
  readonly plan: readonly unknown[];
  readonly size: number;
}

interface Line {
  readonly id: string;
  readonly prompt: string;
}

const TASKS: Readonly<Record<string, (line: string, mode: string) => Planned>> = {
  trip: (line, mode) => {
    const task = mode === 'text' ? readTrip(...promptOf(line)) : (JSON.parse(line) as TripTask);
    return { id: task.id, plan: orderCities(task), size: Object.keys(task.stay_days).length };
  },
  meeting: (line, mode) => {
    const task = mode === 'text' ? readMeetings(...promptOf(line)) : (JSON.parse(line) as MeetingTask);
    return { id: task.id, plan: meetInOrder(task), size: task.people.length };
  },
};

const { values } = parseArgs({
  options: {
    task: { type: 'string', default: 'meeting' },
    tasks: { type: 'string' },
    mode: { type: 'string', default: 'fields' },
    out: { type: 'string', default: '.wayfarer/natural-plan.jsonl' },
  },
});
const file = values.tasks ?? `../shared/bench/natural_plan/tasks_${values.task}.jsonl`;
const solveTask = TASKS[values.task];
if (!solveTask || !['fields', 'text'].includes(values.mode)) {
  console.error(`Expected --task trip|meeting and --mode fields|text, got "${values.task}" and "${values.mode}".`);
  process.exitCode = 2;
} else if (!existsSync(file)) {
  console.log(`There is no data at ${file}: nothing was measured.`);
  console.log(JSON.stringify({ data: null }));
} else {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const begin = performance.now();
  const plans = lines.map((line) => solveTask(line, values.mode));
  const msPerTask = (performance.now() - begin) / Math.max(1, plans.length);
  mkdirSync(path.dirname(values.out), { recursive: true });
  writeFileSync(values.out, plans.map(({ id, plan }) => `${JSON.stringify({ id, plan })}\n`).join(''));
  const bySize = [...Map.groupBy(plans, ({ size }) => size)].sort(([a], [b]) => a - b);
  for (const [size, members] of bySize) {
    const most = members.reduce((sum, { plan }) => sum + plan.length, 0) / members.length;
    console.log(`size ${String(size).padStart(2)}  ${members.length} tasks  ${most.toFixed(2)} in on average`);
  }
  const whole = plans.filter(({ plan, size }) => plan.length === size).length;
  const met = plans.reduce((sum, { plan }) => sum + plan.length, 0);
  const figures = { tasks: plans.length, whole, met, msPerTask: Math.round(msPerTask * 10) / 10 };
  console.log(JSON.stringify({ task: values.task, mode: values.mode, ...figures }));
}

function promptOf(line: string): [id: string, prompt: string] {
  const { id, prompt } = JSON.parse(line) as Line;
  return [id, prompt];
}
