import { expect, it } from 'vitest';

import { agentOf } from '../../test/planning.ts';
import { defineTool } from '../tool/define-tool.ts';
import { ToolResult } from '../tool/tool-result.ts';
import type { AgentMemory, FinishedTask } from './agent-memory.ts';

const QUERY =
  'What were the main causes of the 2008 financial crisis? Summarize in bullet points and include at least three reputable sources.';

const SEARCH = 'Search the web for main causes of 2008 financial crisis, focusing on authoritative sources';

const PLAN = {
  goal: 'Summarize the main causes of the 2008 financial crisis in bullet points, with three reputable sources.',
  subtasks: [
    { id: 'st1', description: SEARCH, tool_name: 'web_search', dependencies: [] },
    { id: 'st2', description: 'Validate source credibility', dependencies: ['st1'] },
    { id: 'st3', description: 'Draft summary', dependencies: ['st2'] },
    { id: 'st4', description: 'Format bullets', dependencies: ['st3'] },
  ],
};

/** The model's first reply, as the design prints it. */
const REPLY = `I need to search for authoritative information about the 2008 financial crisis causes. I should use specific search terms to get relevant results.

Action: {
  "tool_name": "web_search",
  "arguments": {
    "query": "2008 financial crisis main causes subprime mortgages Lehman Brothers"
  }
}`;

const FOUND = ToolResult.success(
  'Found 3 relevant sources: 1) Federal Reserve report on... 2) Wikipedia article lists... 3) NY Times analysis...',
  { sources: ['fed.gov/...', 'wikipedia.org/...', 'nytimes.com/...'] },
);

const BULLETS = '- Subprime mortgages (fed.gov)\n- Leverage (wikipedia.org)\n- Ratings (nytimes.com)';

it("walks the design's single-agent task from the question to the answer", async () => {
  const asked: unknown[] = [];
  const webSearch = defineTool({
    name: 'web_search',
    description: 'Searches the web.',
    parametersSchema: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
    execute(args) {
      asked.push(args);
      return FOUND;
    },
  });
  const calculator = defineTool({
    name: 'calculator',
    description: 'Computes.',
    parametersSchema: { type: 'object', properties: { expression: { type: 'string' } }, required: ['expression'] },
    execute: () => '0',
  });
  const kept: FinishedTask[] = [];
  const memory: AgentMemory = {
    recall: (query) => Promise.resolve(`Said before: I like short answers. (${query.slice(0, 9)})`),
    remember: (finished) => Promise.resolve(void kept.push(finished)),
  };
  const states: string[] = [];
  const script = [
    `Final Answer: ${JSON.stringify(PLAN)}`,
    'Final Answer: {"fits": true}',
    REPLY,
    'Final Answer: three sources',
    'Final Answer: all three are credible',
    'Final Answer: a draft',
    () => {
      states.push(agent.state);
      return `Final Answer: ${BULLETS}`;
    },
  ];
  const { agent, model, log, events } = agentOf(script, { tools: [webSearch, calculator], memory });

  // 1–4: the query comes in, memories are looked up, and the task has the query and nothing else yet.
  expect(agent.state).toBe('idle');
  const answering = agent.runTask(QUERY, { runId: 't' });
  expect(agent.state).toBe('planning');
  expect(await answering).toBe(BULLETS);
  const told = (await log.read('t')).map(({ type, content }) =>
    `${type} ${(content as { id?: string }).id ?? ''}`.trim(),
  );
  expect(told.slice(0, 4)).toEqual([
    'task-received',
    'task-requested recall',
    'task-completed recall',
    'task-requested plan:1',
  ]);
  expect(await events('task-received')).toEqual([{ taskId: 't', originalQuery: QUERY, goal: QUERY, context: {} }]);

  // 5–8: four subtasks, each after the one before, as a graph and in order.
  expect(model.requests[0]?.messages.map((message) => JSON.stringify(message)).join()).toContain(
    'Said before: I like short answers.',
  );
  const [made] = (await events('plan-made')) as { plan: object; subtasks: { status: string }[] }[];
  expect(made?.plan).toMatchObject({
    taskId: 't',
    subtaskDag: { st1: ['st2'], st2: ['st3'], st3: ['st4'], st4: [] },
    executionOrder: ['st1', 'st2', 'st3', 'st4'],
  });
  expect(made?.subtasks.map(({ status }) => status)).toEqual(['pending', 'blocked', 'blocked', 'blocked']);

  // 9, and the loop of the first subtask: one tool, thought, action, observation.
  const loop = await log.read('t/1.st1#1');
  const contentOf = (type: string): unknown => loop.find((event) => event.type === type)?.content;
  expect(contentOf('subtask-started')).toMatchObject({ subtask: { id: 'st1', description: SEARCH } });
  expect(JSON.stringify(model.requests[2])).not.toContain('calculator');
  const prompt = JSON.stringify(model.requests[2]);
  for (const said of [SEARCH, 'web_search', 'Searches the web.']) expect(prompt).toContain(said);
  expect(prompt).not.toContain('Found 3 relevant sources');
  expect(contentOf('thought-recorded')).toMatchObject({
    thought:
      'I need to search for authoritative information about the 2008 financial crisis causes. I should use specific search terms to get relevant results.',
  });
  expect(asked).toEqual([{ query: '2008 financial crisis main causes subprime mortgages Lehman Brothers' }]);
  expect(contentOf('tool-executed')).toMatchObject({ tool: 'web_search', result: FOUND });
  // The next cycle of the loop sees it.
  expect(JSON.stringify(model.requests[3])).toContain(FOUND.content);
  expect(JSON.stringify(contentOf('observation-made'))).toContain(
    'Found 3 relevant sources: 1) Federal Reserve report on...',
  );

  // 10–15: each subtask finds what the one before it has found; the last one is the answer.
  expect(told.filter((line) => line.includes(' do:'))).toEqual(
    ['st1', 'st2', 'st3', 'st4'].flatMap((id) => [`task-requested do:1.${id}#1`, `task-completed do:1.${id}#1`]),
  );
  const second = (await log.read('t/1.st2#1'))[0]?.content as { subtask: { context: string } };
  expect(second.subtask.context).toContain(`Result of "st1" (${SEARCH}): three sources`);
  expect(states).toEqual(['executing']);
  expect(agent.runs).toMatchObject([
    { id: 't', query: QUERY, state: 'finished', stopReason: 'answered', answer: BULLETS },
  ]);
  const { subtasks = [] } = agent.runs[0]?.task ?? {};
  expect(subtasks.map(({ status, result }) => `${status} ${result?.status}`)).toEqual(
    Array(4).fill('completed success'),
  );
  expect(agent.runs[0]?.spent.outputTokens).toBeGreaterThan(0);

  // 16: what was learned is kept.
  expect(kept).toMatchObject([{ runId: 't', query: QUERY, answer: BULLETS }]);
  expect(kept[0]?.findings.map(({ content }) => content)).toEqual([
    'three sources',
    'all three are credible',
    'a draft',
    BULLETS,
  ]);
  expect(told.slice(-3)).toEqual(['task-requested remember', 'task-completed remember', 'task-answered']);
});
