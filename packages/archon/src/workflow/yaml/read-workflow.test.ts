import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { MemoryEventLog } from '../../events/memory-event-log.ts';
import { FixedRuntime } from '../../testing/fixed-runtime.ts';
import { defineTool } from '../../tool/define-tool.ts';
import { ToolExecutionEngine } from '../../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../../tool/tool-registry.ts';
import { ToolResult } from '../../tool/tool-result.ts';
import { readWorkflow } from '../read-workflow.ts';
import { Workflow } from '../workflow.ts';

type Answers = Readonly<Record<string, (args: Readonly<Record<string, unknown>>) => unknown>>;

/** One for all: the check of each schema is made anew. */
const ANYTHING = { type: 'object' } as const;

/** A workflow file, and tools that answer so and write down how they were called. */
function office(answers: Answers) {
  const runtime = new FixedRuntime();
  const log = new MemoryEventLog(runtime);
  const calls: string[] = [];
  const tools = new ToolRegistry(
    Object.entries(answers).map(([name, answer]) =>
      defineTool({
        name,
        description: name,
        parametersSchema: ANYTHING,
        execute(args, { idempotencyKey }) {
          calls.push(`${name} ${JSON.stringify(args)} ${idempotencyKey}`);
          return answer(args);
        },
      }),
    ),
  );
  const engine = new ToolExecutionEngine(tools, { runtime, retries: 0 });
  const open = async (yaml: string) => new Workflow(await readWorkflow(yaml, { tools, engine }), { log, runtime });
  const problems = async (yaml: string): Promise<string[]> => {
    const refused = await readWorkflow(yaml, { tools, engine }).catch((error: unknown) => error as Error);
    return refused instanceof Error ? refused.message.split('\n') : [];
  };
  return { calls, log, open, problems };
}

const REPORT = readFileSync(new URL('__fixtures__/weekly-research-report.yaml', import.meta.url), 'utf8');
const TRIAGE = readFileSync(new URL('__fixtures__/support-ticket-triage.yaml', import.meta.url), 'utf8');

describe('the two workflows of the design', () => {
  it('researches, sums up and formats: each step finds what the one before it has found', async () => {
    const { calls, open } = office({
      web_search: () => ({ results: ['faster', 'colder'] }),
      summarize_documents: ({ documents }) => ({ summary: (documents as string[]).join(' and ') }),
      format_report: ({ content, template }) => `# ${String(template)}: ${String(content)}`,
    });
    const workflow = await open(REPORT);
    const { status, output } = await workflow.run('w', { topic: 'qubits' });
    expect([status, output?.['step3']]).toEqual(['completed', '# weekly_research: faster and colder']);
    expect(calls).toEqual([
      'web_search {"query":"qubits latest developments 2024"} w:step1',
      'summarize_documents {"documents":["faster","colder"]} w:step2',
      'format_report {"content":"faster and colder","template":"weekly_research"} w:step3',
    ]);
  });

  it.each([
    ['billing', ['classify_issue', 'fetch_customer_record', 'generate_billing_response']],
    ['technical', ['classify_issue', 'escalate_to_human']],
  ])('sends a ticket the way its kind goes: %s', async (kind, names) => {
    const { calls, open } = office({
      classify_issue: () => kind,
      fetch_customer_record: () => ({ id: 7 }),
      generate_billing_response: () => 'Dear customer',
      escalate_to_human: ({ reason }) => reason,
    });
    const { status, state } = await (await open(TRIAGE)).run('t', { ticket_text: 'Help!' });
    expect(status).toBe('completed');
    expect(state['issue_type']).toBe(kind);
    expect(calls.map((call) => call.split(' ')[0])).toEqual(names);
  });

  it('is a tool, with its parameters as schema', async () => {
    const { open } = office({ web_search: () => 1, summarize_documents: () => 1, format_report: () => 1 });
    expect((await open(REPORT)).asTool()).toMatchObject({
      name: 'weekly_research_report',
      parametersSchema: {
        properties: { topic: { type: 'string', description: 'Research topic' } },
        required: ['topic'],
      },
    });
    await expect((await open(REPORT)).run('w', { topic: 4 })).rejects.toThrow('topic: expected');
  });
});

describe('a workflow file', () => {
  const steps = (text: string): string =>
    `workflow:\n  name: w\n  parameters:\n    - { name: list, type: list }\n  steps:\n${text}`;

  it('repeats steps for each item of a list', async () => {
    const { calls, open } = office({
      square: ({ of }) => Number(of) ** 2,
      sum: ({ parts }) => (parts as number[]).length,
    });
    const yaml = steps(`
    - for_each: "{{list}}"
      as: number
      save_as: squares
      steps:
        - { tool: square, args: { of: "{{number}}" } }
    - { tool: sum, args: { parts: "{{squares}}" }, save_as: sum }
`);
    const { output } = await (await open(yaml)).run('w', { list: [2, 3] });
    expect(output).toEqual({ squares: ['4', '9'], sum: '2' });
    expect(calls[0]).toBe('square {"of":2} w:each1[1].step1');
  });

  it('repeats steps until a condition holds, asks people, has other ways, and takes back', async () => {
    let pings = 0;
    const { calls, open } = office({
      ping: () => ({ up: ++pings >= 2 }),
      deploy: () => ToolResult.error('No room.'),
      restore: () => 'restored',
      book: () => ({ seat: 4 }),
      give_back: () => 'given back',
      fly: () => ToolResult.error('Fog.'),
    });
    const yaml = steps(`
    - until: "{{status.up}} == true and not {{status.up}} == false"
      limit: 3
      steps:
        - { tool: ping, save_as: status }
    - approve: "Deploy {{list}}?"
    - tool: deploy
      save_as: deployed
      on_error:
        - { tool: restore, save_as: deployed }
    - parallel:
        - { tool: book, save_as: seat, undo: { tool: give_back, args: { seat: "{{seat.seat}}" } } }
    - { tool: fly, optional: true }
    - { tool: fly }
`);
    const workflow = await open(yaml);
    const waiting = await workflow.run('w', { list: ['a'] });
    expect(waiting.questions[0]?.question).toBe('Deploy ["a"]?');
    const { status, failure, state, leftOut } = await workflow.answer('w', 'approve1', { approved: true, by: 'ann' });
    expect(status).toBe('failed');
    expect(failure).toEqual({ step: 'step6', message: 'Fog.' });
    expect(leftOut).toEqual([{ step: 'step5', message: 'Fog.' }]);
    expect(state).toMatchObject({ deployed: 'restored', status: { up: true } });
    expect(calls.map((call) => call.split(' ')[0])).toEqual([
      'ping',
      'ping',
      'deploy',
      'restore',
      'book',
      'fly',
      'fly',
      'give_back',
    ]);
    expect(calls.at(-1)).toBe('give_back {"seat":4} w:undo:step4');
  });

  it('fails, naming it, when a result lacks what a later step needs', async () => {
    const { open } = office({ web_search: () => ({ hits: [] }), summarize_documents: () => 1, format_report: () => 1 });
    expect((await (await open(REPORT)).run('w', { topic: 'x' })).failure).toEqual({
      step: 'step2',
      message: '"step1.results" has no value: "step1" has no "results"; there is: hits.',
    });
  });

  it('is another one, for a run that began, when an argument of it has changed', async () => {
    const { open } = office({ a: () => ToolResult.error('no') });
    const yaml = steps('    - { approve: "Go on?" }\n    - { tool: a, args: { much: 1 } }\n');
    await (await open(yaml)).run('w', { list: [] });
    const after = await open(yaml.replace('much: 1', 'much: 2'));
    await expect(after.resume('w')).rejects.toThrow('Version 1 of "w" has changed since: "step1" changed.');
  });

  it('is refused with everything that is wrong with it, line by line', async () => {
    const { problems } = office({ web_search: () => 1 });
    const yaml = `workflow:
  name: w
  parameters:
    - { name: topic, type: text }
  steps:
    - tool: web_serch
      args: { query: "{{topc}}" }
    - tool: web_search
      arg: { query: x }
    - if: "{{step1}} = 'x'"
      then:
        - { tool: web_search, save_as: found }
    - { tool: web_search, args: { query: "{{step9.results}} {{ }}" } }
    - while: true
    - { until: "true", steps: [{ tool: web_search }] }
`;
    expect(await problems(yaml)).toEqual([
      'workflow.yaml:4:28: workflow.parameters[0].type: Expected one of `string`, `number`, `integer`, `boolean`, `list`, `object`, got "text".',
      'workflow.yaml:6:13: workflow.steps[0].tool: No tool is called `web_serch`. Did you mean `web_search`? Tools there are: `web_search`.',
      'workflow.yaml:7:13: workflow.steps[0].args: `topc` is not known here; known are none.',
      'workflow.yaml:9:7: workflow.steps[1].arg: `arg` is not known here; expected one of `tool`, `args`, `save_as`, `timeout_ms`, `retries`, `escalate`, `optional`, `on_error`, `undo`. Did you mean `args`?',
      "workflow.yaml:10:11: workflow.steps[2].if: Expected the end, got `=`, in the condition `{{step1}} = 'x'`.",
      'workflow.yaml:13:33: workflow.steps[3].args: Expected a name such as `step1.results` between `{{` and `}}`.',
      'workflow.yaml:13:33: workflow.steps[3].args: `step9` is not known here; known are `step1`. Did you mean `step1`?',
      'workflow.yaml:14:7: workflow.steps[4]: Expected a step with one of `tool`, `if`, `for_each`, `until`, `parallel`, `approve`, got `while`.',
      'workflow.yaml:15:7: workflow.steps[5]: `limit` is missing.',
    ]);
  });

  it.each([
    ['', /is missing|Expected/],
    ['workflow: 4', /Expected a workflow/],
    [`${steps('    - { tool: web_search }')}\n  output: [found]`, /7:12: workflow.output\[0\]: `found` may be missing/],
    [
      steps('    - parallel: [{ tool: web_search, save_as: x }, { tool: web_search, save_as: x }]'),
      /side by side write "x"/,
    ],
    [
      steps('    - for_each: "{{list}}"\n      steps: [{ approve: "Yes?" }]'),
      /the last step of a loop to have a result/,
    ],
  ])('is refused: %#', async (yaml, message) => {
    const { problems } = office({ web_search: () => 1 });
    expect((await problems(yaml)).join('\n')).toMatch(message);
  });
});
