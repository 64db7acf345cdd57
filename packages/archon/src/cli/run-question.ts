import { modelFromConfiguration } from '../ai-sdk/model-from-configuration.ts';
import type { EventLog } from '../events/event-log.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { ReActAgent } from '../loop/react-agent.ts';
import { nearest } from '../nearest.ts';
import { nodeWorld } from '../node/node-world.ts';
import { SqliteEventLog } from '../sqlite/sqlite-event-log.ts';
import type { Tool } from '../tool/tool.ts';
import { calculator } from '../tools/calculator.ts';
import { runCodeTool } from '../tools/code/run-code-tool.ts';
import { dateArithmetic } from '../tools/date-arithmetic.ts';
import { httpGetTool } from '../tools/http/http-get-tool.ts';
import { todayTool } from '../tools/today.ts';
import { formatEvent } from '../trace/format-trace.ts';
import { CliError } from './cli-error.ts';
import type { Asked } from './read-arguments.ts';
import { EXIT, type ExitCode, inColour, type Terminal } from './terminal.ts';

/** Those that can be asked for by name. Who asks for one permits what it needs. */
const TOOLS: Readonly<Record<string, () => Tool>> = {
  calculator: () => calculator,
  date_arithmetic: () => dateArithmetic,
  today: () => todayTool(nodeWorld),
  http_get: () => httpGetTool(),
  run_code: () => runCodeTool(),
};

const DEFAULT_TOOLS = 'calculator,date_arithmetic,today';

/** Has an agent answer a question, and tells its events as they come. */
export async function runQuestion(asked: Asked, terminal: Terminal): Promise<ExitCode> {
  if (asked.model === undefined)
    throw new CliError('Say which model is to answer, such as --model ollama:qwen3:8b. See: archon help', EXIT.misused);
  const tools = toolsOf(asked.tools ?? DEFAULT_TOOLS);
  const model = await modelFromConfiguration(asked.model);
  const log = asked.file === '' ? new MemoryEventLog(nodeWorld) : new SqliteEventLog({ path: asked.file });
  try {
    const agent = new ReActAgent({ model, tools, world: nodeWorld, log, instructions: asked.instructions });
    const id = `run-${nodeWorld.clock.now().toISOString()}`;
    const done = new AbortController();
    const telling = tell(log, id, { asked, terminal, signal: done.signal });
    const permissions = tools.flatMap((tool) => tool.permissions ?? []);
    const run = agent.executeSubtask({ id, description: asked.run }, { permissions });
    const { status } = await run.finally(() => done.abort());
    await telling;
    return status === 'success' ? EXIT.ok : EXIT.failed;
  } finally {
    await log.close();
  }
}

function toolsOf(names: string): Tool[] {
  const known = Object.keys(TOOLS);
  return names.split(',').flatMap((text) => {
    const name = text.trim();
    if (name === '') return [];
    const make = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
    if (make) return [make()];
    const near = nearest(name, known);
    const hint = near === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${near}"?`;
    throw new CliError(`No tool is called ${JSON.stringify(name)}. ${hint} See: archon help`, EXIT.misused);
  });
}

interface Telling {
  readonly asked: Asked;
  readonly terminal: Terminal;
  /** The run is over; what is left to tell is in the log. */
  readonly signal: AbortSignal;
}

async function tell(log: EventLog, id: string, { asked, terminal, signal }: Telling): Promise<void> {
  const options = { paint: terminal.colours ? inColour : undefined, characters: asked.full ? Infinity : undefined };
  let seen = 0;
  let first: Awaited<ReturnType<EventLog['read']>>[number] | undefined;
  const print = (event: NonNullable<typeof first>): void => {
    first ??= event;
    seen = event.seq;
    for (const line of formatEvent(event, first, options)) terminal.print(line);
  };
  for await (const event of log.subscribe(id, { signal })) print(event);
  for (const event of await log.read(id, { after: seen })) print(event);
}
