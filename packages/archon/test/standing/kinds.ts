import { Agent, createRunEngine, defineTool, type EventLog, ReActAgent } from '../../src/index.ts';
import { FixedRuntime, type KindOfRun, type MockFunction, MockModel } from '../../src/testing/index.ts';
import { defineWorkflow, flowOf, sequence, Workflow } from '../../src/workflow/index.ts';
import { FITS, planned, step, toolOf } from '../planning.ts';
import { smallTeam } from '../team/small-team.ts';

const answers: MockFunction = () => 'Final Answer: Done.';
const fails: MockFunction = () => new Error('Out of reach.');

/** Every kind of run that the framework writes. */
export const KINDS: readonly KindOfRun[] = [
  {
    name: 'a subtask',
    ends: (log) => subtask(log, answers),
    waits: unlessWaiting('a', (log) => subtask(log, fails)),
    says: { waiting: 'caller', ending: 'final' },
  },
  {
    name: 'a subtask with a call to approve',
    ends: (log) => approval(log, true),
    waits: (log) => approval(log, false),
    says: { waiting: 'approval', ending: 'final' },
  },
  {
    name: 'a thread',
    ends: (log) => thread(log, answers),
    waits: unlessWaiting('t', (log) => thread(log, fails)),
    says: { waiting: 'caller', ending: 'final' },
  },
  {
    name: 'a task',
    ends: (log) =>
      task(log, ({ messages }) => (JSON.stringify(messages).includes('fits') ? FITS : planned(step('buy')))),
    waits: (log) => task(log, () => 'Final Answer: {"question": "To eat here?", "subtasks": []}'),
    says: { waiting: 'answer', ending: 'answered' },
  },
  {
    name: 'a workflow',
    ends: (log) => workflow(log, true),
    waits: (log) => workflow(log, false),
    says: { waiting: 'approval', ending: 'completed' },
  },
  { name: 'a team', ends: team, says: { ending: 'answered' } },
  { name: 'a run of a core that does not say when it ends', waits: kitchen, says: { waiting: 'command' } },
];

/** What was suspended is gone on with by whoever asks again: nobody does here. */
function unlessWaiting(id: string, live: (log: EventLog) => Promise<string>): (log: EventLog) => Promise<string> {
  return async (log) => ((await log.findRun(id))?.standing === 'waiting' ? id : live(log));
}

function agentOn(log: EventLog, script: MockFunction): ReActAgent {
  return new ReActAgent({ model: new MockModel(script), runtime: new FixedRuntime(), log, modelRetries: 0 });
}

async function subtask(log: EventLog, script: MockFunction): Promise<string> {
  await agentOn(log, script).executeSubtask({ id: 'a', description: 'Buy milk.' });
  return 'a';
}

const pay = defineTool({
  name: 'pay',
  description: 'Pays.',
  parametersSchema: { type: 'object' },
  approval: true,
  execute: () => 'paid',
});

async function approval(log: EventLog, isApproved: boolean): Promise<string> {
  const script: MockFunction = ({ messages }) =>
    JSON.stringify(messages).includes('paid') ? 'Final Answer: Done.' : 'Action: {"tool": "pay", "arguments": {}}';
  const agent = new ReActAgent({ model: new MockModel(script), runtime: new FixedRuntime(), log, tools: [pay] });
  const { status } = await agent.executeSubtask({ id: 'p', description: 'Pay.' });
  if (isApproved && status === 'waiting') await agent.answer('p', { verdict: 'approve', by: 'ann', role: 'admin' });
  return 'p';
}

async function thread(log: EventLog, script: MockFunction): Promise<string> {
  await agentOn(log, script).thread('t').send('Buy milk.', { messageId: 'm' });
  return 't';
}

async function task(log: EventLog, script: MockFunction): Promise<string> {
  const tools = [toolOf('buy', () => 'bought')];
  const agent = new Agent({ model: new MockModel(script), runtime: new FixedRuntime(), log, tools });
  await agent.runTask('Get me a soup.', { runId: 'soup' });
  return 'soup';
}

interface Letter {
  readonly text: string;
  readonly sent: string;
}

const flow = flowOf<Letter>();
const letter = defineWorkflow({
  name: 'letter',
  version: 1,
  input: ['text'],
  flow: sequence(
    flow.approval({ name: 'may-send', reads: ['text'], question: ({ text }) => `Send "${text}"?` }),
    flow.step({ name: 'send', reads: ['text'], writes: ['sent'], run: ({ text }) => ({ sent: text }) }),
  ),
});

async function workflow(log: EventLog, isApproved: boolean): Promise<string> {
  const sending = new Workflow(letter, { log, runtime: new FixedRuntime() });
  const { status } = await sending.run('w', { text: 'Dear Anna' });
  if (isApproved && status === 'waiting') await sending.answer('w', 'may-send', { approved: true, by: 'ann' });
  return 'w';
}

async function team(log: EventLog): Promise<string> {
  const { orchestrator, close } = await smallTeam({ log, alone: async () => 'Sunny.' });
  try {
    await orchestrator.runTask('How is the weather?', { runId: 'weather' });
    return 'weather';
  } finally {
    await close();
  }
}

async function kitchen(log: EventLog): Promise<string> {
  const core = { initial: () => 0, evolve: (orders: number) => orders + 1, decide: () => [order] };
  const order = { type: 'ordered', version: 1, author: 'ann', content: {} };
  await createRunEngine({ log, runType: 'kitchen', decider: core, runTask: async () => null }).execute(
    'k',
    {},
    { key: 'once' },
  );
  return 'k';
}
