import { describe, expect, it } from 'vitest';

import { NonRetryableError } from './errors.ts';
import { MemoryEventLog } from './events/memory-event-log.ts';
import { FixedRuntime } from './testing/fixed-runtime.ts';
import { defineTool } from './tool/define-tool.ts';
import { ToolExecutionEngine } from './tool/tool-execution-engine.ts';
import { ToolRegistry } from './tool/tool-registry.ts';
import { defineWorkflow } from './workflow/define-workflow.ts';
import { flowOf, sequence } from './workflow/flow.ts';
import { Workflow } from './workflow/workflow.ts';

/** What libraries throw that says nothing of the network. */
const FAILURES: readonly (readonly [string, unknown])[] = [
  ['a plain error', new Error('HTTP 503')],
  ['an object with a status', { status: 503 }],
  ['a code of SQLite', Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })],
  ['a code of PostgreSQL', Object.assign(new Error('could not serialize access'), { code: '40001' })],
  ['a network fault', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })],
];

const FINAL: readonly (readonly [string, unknown, string])[] = [
  ['a NonRetryableError', new NonRetryableError('No such customer.'), 'It is a NonRetryableError.'],
  ['`retryable: false`', Object.assign(new Error('Gone.'), { retryable: false }), 'The error says `retryable: false`.'],
];

async function stepThat(thrown: unknown, retries: number) {
  let attempts = 0;
  const flow = flowOf<{ text: string; sent: string }>();
  const definition = defineWorkflow({
    name: 'letter',
    version: 1,
    input: ['text'],
    flow: sequence(
      flow.step({
        name: 'send',
        reads: ['text'],
        writes: ['sent'],
        retries,
        run: () => {
          attempts++;
          throw thrown;
        },
      }),
    ),
  });
  const runtime = new FixedRuntime();
  const log = new MemoryEventLog(runtime);
  await new Workflow(definition, { log, runtime }).run('w', { text: 'Dear Anna' });
  return { attempts, failed: (await log.read('w')).filter(({ type }) => type === 'task-failed') };
}

async function toolThat(thrown: unknown, retries?: number) {
  let attempts = 0;
  const tool = defineTool({
    name: 'send',
    description: 'Sends.',
    parametersSchema: { type: 'object' },
    ...(retries !== undefined && { retries }),
    execute: () => {
      attempts++;
      throw thrown;
    },
  });
  const engine = new ToolExecutionEngine(new ToolRegistry([tool]), { runtime: new FixedRuntime() });
  const { metadata } = await engine.executeToolCall('send', {});
  return { attempts, metadata };
}

describe('a step', () => {
  it.each(FAILURES)('is tried again after %s', async (_, thrown) => {
    expect((await stepThat(thrown, 3)).attempts).toBe(4);
  });

  it.each(FINAL)('is not tried again after %s, and the log says why', async (_, thrown, why) => {
    const { attempts, failed } = await stepThat(thrown, 3);
    expect(attempts).toBe(1);
    expect(failed).toMatchObject([{ content: { retryable: false, notRetried: why } }]);
  });
});

describe('a tool', () => {
  it.each(FAILURES)('with `retries` of its own is tried again after %s', async (_, thrown) => {
    expect((await toolThat(thrown, 3)).attempts).toBe(4);
  });

  it.each(FINAL)('is not tried again after %s, and its result says why', async (_, thrown, why) => {
    expect(await toolThat(thrown, 3)).toMatchObject({ attempts: 1, metadata: { notRetried: why } });
  });

  it('without is tried again only after what is known to pass', async () => {
    expect((await toolThat(new Error('HTTP 503'))).attempts).toBe(1);
    expect((await toolThat(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))).attempts).toBe(3);
  });
});
