import { expect, it } from 'vitest';

import { agentOf, fails, FITS, planned, step, toolOf } from '../../test/planning.ts';
import { tripOf } from '../../test/trip-workflow.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { defineWorkflow, flowOf, Workflow } from '../workflow/index.ts';
import { formatTrace } from './format-trace.ts';
import { toMermaid } from './to-mermaid.ts';

it('a workflow is drawn as it was laid out, with how far each step has come', async () => {
  const runtime = new FixedRuntime();
  const log = new MemoryEventLog(runtime);
  const workflow = new Workflow(
    tripOf(() => undefined),
    { log, runtime },
  );
  await workflow.run('trip', { cities: ['Lima', 'Oslo'] });
  const waiting = toMermaid(await log.read('trip'));
  expect(waiting).toContain('  step_which{{"which: Where to?"}}:::executing\n');
  expect(waiting).toContain('  step_pay["pay"]\n');
  expect(waiting).not.toContain('stop');
  await workflow.answer('trip', 'which', { option: 1, by: 'ann' });
  const events = await log.read('trip');
  expect(
    toMermaid(events)
      .split('\n')
      .filter((line) => !line.includes('classDef')),
  ).toEqual([
    'flowchart TD',
    '  start(["trip, version 1"])',
    '  step_each_city[["each-city: for each city"]]',
    '  start --> step_each_city',
    '  step_ask_price["ask-price 2/2"]:::completed',
    '  step_each_city --> step_ask_price',
    '  step_ask_price -.-> step_each_city',
    '  step_which{{"which: Where to?"}}:::completed',
    '  step_each_city --> step_which',
    '  step_seats[["seats: until it is enough"]]',
    '  step_which --> step_seats',
    '  step_find_seat["find-seat 2/2"]:::completed',
    '  step_seats --> step_find_seat',
    '  step_find_seat -.-> step_seats',
    '  step_tour["tour"]:::failed',
    '  step_seats --> step_tour',
    '  step_flight["flight"]:::undone',
    '  step_seats -->|"or else"| step_flight',
    '  step_hotel["hotel"]:::undone',
    '  step_seats -->|"may fail"| step_hotel',
    '  step_pay["pay"]:::failed',
    '  step_tour --> step_pay',
    '  step_flight --> step_pay',
    '  step_hotel --> step_pay',
    '  stop(["failed: Oslo costs 4 + 4, which nobody has."]):::failed',
    '  step_pay --> stop',
    '',
  ]);
  const trace = formatTrace(events);
  expect(trace).toContain('Workflow: trip, version 1');
  expect(trace).toContain('Question which: Where to?\n  0: Lima\n  1: Oslo');
  expect(trace).toContain('Failed: at pay: Oslo costs 4 + 4, which nobody has.');
});

it('a choice shows the branch that was taken', async () => {
  const runtime = new FixedRuntime();
  const log = new MemoryEventLog(runtime);
  const flow = flowOf<{ readonly soup: string }>();
  const heat = flow.choose({
    name: 'heat',
    by: () => 'mild',
    branches: {
      hot: undefined,
      mild: flow.step({ name: 'salt', writes: ['soup'], run: () => ({ soup: '<b>"mild"' }) }),
    },
  });
  await new Workflow(defineWorkflow({ name: 'soup', version: 1, flow: heat }), { log, runtime }).run('s', {});
  const chart = toMermaid(await log.read('s'));
  expect(chart).toContain('  step_heat{"heat"}:::completed\n');
  expect(chart).toContain('  step_heat -->|"mild, taken"| step_salt\n');
  expect(chart).toContain('  step_heat -->|"hot"| stop\n');
});

it("an agent's task is drawn plan by plan, with what became of each", async () => {
  const again = planned(step('good'), step('other', ['good'], { optional_dependencies: [] }));
  const { agent, log } = agentOf(
    [planned(step('good'), step('bad', ['good'], { critical: true })), FITS, again, FITS],
    {
      tools: [toolOf('good', () => 'gold'), toolOf('bad', fails('No.')), toolOf('other', () => 'done')],
    },
  );
  await agent.runTask('Do "it".', { runId: 't' });
  const events = await log.read('t');
  expect(
    toMermaid(events)
      .split('\n')
      .filter((line) => !line.includes('classDef')),
  ).toEqual([
    'flowchart TD',
    '  task(["Do #34;it#34;."])',
    '  subgraph plan1 ["Plan 1, given up: critical, bad"]',
    '    p1_good["good: Do good."]:::completed',
    '    p1_bad["! bad: Do bad."]:::failed',
    '    p1_good --> p1_bad',
    '  end',
    '  subgraph plan2 ["Plan 2"]',
    '    p2_good["good: Do good."]:::completed',
    '    p2_other["other: Do other."]:::completed',
    '    p2_good --> p2_other',
    '  end',
    '  task --> plan1',
    '  plan1 --> plan2',
    '  stop(["done"]):::completed',
    '  plan2 --> stop',
    '',
  ]);
  const trace = formatTrace(events);
  expect(trace).toContain('Plan 1: The goal. 2 subtasks: good, bad (critical)');
  expect(trace).toContain('Plan 1 given up: critical: "bad": No.');
  expect(trace).toContain('Answer: done');
});
