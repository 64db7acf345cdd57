import { modelFromConfiguration } from '../ai-sdk/model-from-configuration.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { ReActAgent } from '../loop/react-agent.ts';
import { nodeRuntime } from '../node/node-runtime.ts';
import { Agent } from '../plan/agent.ts';
import { SqliteEventLog } from '../sqlite/sqlite-event-log.ts';
import { CliError } from './cli-error.ts';
import { toolsOf } from './named-tools.ts';
import type { Asked } from './read-arguments.ts';
import { tell } from './tell.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';

/** Has an agent answer a question, and tells its events as they come. */
export async function runQuestion(asked: Asked, terminal: Terminal): Promise<ExitCode> {
  if (asked.model === undefined)
    throw new CliError('Say which model is to answer, such as --model ollama:qwen3:8b. See: archon help', EXIT.misused);
  const tools = toolsOf(asked.tools);
  const model = await modelFromConfiguration(asked.model);
  const log = asked.file === '' ? new MemoryEventLog(nodeRuntime) : new SqliteEventLog({ path: asked.file });
  try {
    const id = `run-${nodeRuntime.clock.now().toISOString()}`;
    const done = new AbortController();
    const telling = tell(log, id, { asked, terminal, signal: done.signal });
    const permissions = tools.flatMap((tool) => tool.permissions ?? []);
    const work = asked.plan ? answerByPlan : answerByLoop;
    const options = { model, tools, runtime: nodeRuntime, log, permissions, instructions: asked.instructions };
    const isAnswered = await work(options, id, asked.run).finally(() => done.abort());
    await telling;
    return isAnswered ? EXIT.ok : EXIT.failed;
  } finally {
    await log.close();
  }
}

type AgentOptions = ConstructorParameters<typeof ReActAgent>[0];

async function answerByLoop(options: AgentOptions, id: string, question: string): Promise<boolean> {
  const { status } = await new ReActAgent(options).executeSubtask({ id, description: question });
  return status === 'success';
}

async function answerByPlan(options: AgentOptions, id: string, question: string): Promise<boolean> {
  const agent = new Agent(options);
  await agent.runTask(question, { runId: id });
  return agent.runs.at(-1)?.stopReason === 'answered';
}
