/**
 * @module
 * `npm run -s bench -- natural-plan --task meeting --tasks FILE.jsonl --mode fields --out plans.jsonl`: one day of meetings in time
 * windows, as many as possible, by the product's own `solve`. `fields` reads the structured fields and never the prompt.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { type MeetingTask, meetInOrder } from './natural-plan/meeting.ts';

const { values } = parseArgs({
  options: {
    task: { type: 'string', default: 'meeting' },
    tasks: { type: 'string' },
    mode: { type: 'string', default: 'fields' },
    out: { type: 'string', default: '.wayfarer/natural-plan.jsonl' },
  },
});
const file = values.tasks ?? `../shared/bench/natural_plan/tasks_${values.task}.jsonl`;
if (values.task !== 'meeting' || values.mode !== 'fields') {
  console.log(`Task "${values.task}" in mode "${values.mode}": not yet.`);
  console.log(JSON.stringify({ task: values.task, mode: values.mode, done: false }));
} else if (!existsSync(file)) {
  console.log(`There is no data at ${file}: nothing was measured.`);
  console.log(JSON.stringify({ data: null }));
} else {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const begin = performance.now();
  const plans = lines.map((line) => {
    const task = JSON.parse(line) as MeetingTask;
    return { id: task.id, plan: meetInOrder(task), people: task.people.length };
  });
  const msPerTask = (performance.now() - begin) / Math.max(1, plans.length);
  mkdirSync(path.dirname(values.out), { recursive: true });
  writeFileSync(values.out, plans.map(({ id, plan }) => `${JSON.stringify({ id, plan })}\n`).join(''));
  const bySize = [...Map.groupBy(plans, ({ people }) => people)].sort(([a], [b]) => a - b);
  for (const [people, members] of bySize) {
    const met = members.reduce((sum, { plan }) => sum + plan.length, 0);
    console.log(
      `${String(people).padStart(2)} people  ${members.length} tasks  ${(met / members.length).toFixed(2)} met on average`,
    );
  }
  console.log(
    JSON.stringify({
      task: values.task,
      mode: values.mode,
      tasks: plans.length,
      met: plans.reduce((sum, { plan }) => sum + plan.length, 0),
      msPerTask: Math.round(msPerTask * 10) / 10,
    }),
  );
}
