import { describe, expect, it } from 'vitest';

import { fails, toolOf } from '../../test/planning.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { ToolExecutionEngine } from '../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../tool/tool-registry.ts';
import type { Tool } from '../tool/tool.ts';
import { readWorkflow, Workflow } from '../workflow/index.ts';
import { Agent } from './agent.ts';
import { RuleBasedPlanner, type TaskTemplate } from './rule-based-planner.ts';

const TRIP: TaskTemplate = {
  pattern: 'plan a {days}-day trip to {city}',
  goal: 'A trip.',
  subtasks: ({ failures }) => {
    const stay = failures.length === 0 ? 'hotels' : 'hostels';
    return [
      { id: stay, description: `Find ${stay}.`, toolName: stay, toolArgs: { in: '{{city}}' }, critical: true },
      {
        id: 'print',
        description: 'Print it.',
        toolName: 'print',
        toolArgs: { what: `{{${stay}}} for {{days}} days` },
        dependencies: [stay],
      },
    ];
  },
};

/** An agent that has no model. */
function clerk(templates: readonly TaskTemplate[], tools: readonly Tool[]): Agent {
  return new Agent({
    runtime: new FixedRuntime(),
    planner: new RuleBasedPlanner({ templates }),
    tools,
    engine: { retries: 0 },
  });
}

describe('a planner with rules', () => {
  const tools = [
    toolOf('hotels', ({ in: city }) => `a hotel in ${String(city)}`),
    toolOf('hostels', ({ in: city }) => `a hostel in ${String(city)}`),
    toolOf('print', ({ what }) => `Printed: ${String(what)}.`),
  ];

  it.each(['Plan a 3-day trip to New York.', 'plan a  3-day trip to New York', 'PLAN A 3-DAY TRIP TO New York!'])(
    'recognises a task without a model: %s',
    async (query) => {
      expect(await clerk([TRIP], tools).runTask(query)).toBe('Printed: a hotel in New York for 3 days.');
    },
  );

  it('goes another way by its rules when one fails', async () => {
    const agent = clerk([TRIP], [toolOf('hotels', fails('No hotel available.')), ...tools.slice(1)]);
    expect(await agent.runTask('Plan a 3-day trip to Oslo')).toBe('Printed: a hostel in Oslo for 3 days.');
  });

  it('leaves what it does not know to another planner, or says so', async () => {
    const templates = [TRIP];
    expect(await clerk(templates, tools).runTask('Boil an egg.')).toContain('No rule says how this is done.');
    const settled = {
      pattern: 'boil an egg',
      subtasks: [{ id: 'hotels', description: 'x', toolName: 'hotels', toolArgs: {}, critical: true }],
    };
    expect(await clerk([settled], [toolOf('hotels', fails('Full.'))]).runTask('Boil an egg!')).toContain(
      'No rule says how to go on after "hotels" has failed.',
    );
    const otherwise = new RuleBasedPlanner({ templates: [{ ...TRIP, pattern: 'boil an {city}' }] });
    const planner = new RuleBasedPlanner({ templates, otherwise });
    const agent = new Agent({ runtime: new FixedRuntime(), planner, tools });
    expect(await agent.runTask('Boil an egg.')).toContain('days');
  });

  it('has a workflow do what it knows, with what the pattern has found', async () => {
    const runtime = new FixedRuntime();
    const log = new MemoryEventLog(runtime);
    const registry = new ToolRegistry([toolOf('web_search', ({ query }) => `found: ${String(query)}`)]);
    const engine = new ToolExecutionEngine(registry, { runtime });
    const yaml = `workflow:
  name: research
  parameters: [{ name: topic, type: string }, { name: year, type: integer }]
  steps: [{ tool: web_search, args: { query: "{{topic}} in {{year}}" }, save_as: report }]
`;
    const definition = await readWorkflow(yaml, { tools: registry, engine });
    const planner = new RuleBasedPlanner({
      templates: [{ pattern: 'research {topic} of {year}', subtasks: definition }],
    });
    const agent = new Agent({ runtime, log, planner, tools: [new Workflow(definition, { log, runtime }).asTool()] });
    expect(await agent.runTask('Research qubits of 2024.')).toBe('{"report":"found: qubits in 2024"}');
    expect((await log.listRuns({ type: 'workflow' })).runs).toHaveLength(1);
  });

  it('refuses a pattern that names the same thing twice', () => {
    expect(() => new RuleBasedPlanner({ templates: [{ pattern: '{a} and {a}', subtasks: [] }] })).toThrow(
      'names {a} twice',
    );
  });
});

it('an agent without a model or a planner is none', () => {
  expect(() => new Agent({ runtime: new FixedRuntime() })).toThrow(/needs a `model`, or a `planner`/);
});
