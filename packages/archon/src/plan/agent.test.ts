import { describe, expect, it } from 'vitest';

import { HOSTEL_PLAN, PARIS_PLAN, parisTools } from '../../test/paris.ts';
import { MemoryEventLog } from '../events/memory-event-log.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { MockModel, type MockReply } from '../testing/mock-model.ts';
import { defineTool } from '../tool/define-tool.ts';
import { ToolResult } from '../tool/tool-result.ts';
import { Agent } from './agent.ts';
import type { TaskEngineOptions } from './task-engine.ts';

const FITS = '{"fits": true}';

/** An agent whose model plays a script; a plan is followed by what it says of it. */
function agentOf(script: readonly MockReply[], options: Partial<TaskEngineOptions> = {}) {
  const runtime = new FixedRuntime();
  const log = new MemoryEventLog(runtime);
  const model = new MockModel(script);
  const agent = new Agent({ model, runtime, log, tools: parisTools(), engine: { retries: 0 }, ...options });
  const told = async (): Promise<string[]> =>
    (await log.read('t')).map(({ type, content }) => {
      const { id = '' } = content as { readonly id?: string };
      return `${type} ${id}`.trim();
    });
  return { agent, model, log, told };
}

const written = (plan: object): string => `Final Answer: ${JSON.stringify(plan)}`;

describe('"Plan a 3-day trip to Paris"', () => {
  it('becomes a graph whose independent parts run side by side', async () => {
    const atWork = new Set<string>();
    let most = 0;
    const all = Promise.withResolvers<void>();
    const tools = parisTools(async (tool) => {
      atWork.add(tool);
      most = Math.max(most, atWork.size);
      if (atWork.size === 4) all.resolve();
      if (tool !== 'compose') await all.promise; // Were they not side by side, this would never end.
      atWork.delete(tool);
    });
    const { agent } = agentOf([written(PARIS_PLAN), written(JSON.parse(FITS) as object)], { tools });
    expect(await agent.runTask('Plan a 3-day trip to Paris.', { runId: 't' })).toBe(
      'Trip: AF 1, Hotel du Nord, Louvre, mild.',
    );
    expect(most).toBe(4);
    const [run] = agent.runs;
    expect(run).toMatchObject({ id: 't', state: 'finished', stopReason: 'answered', failures: [] });
    expect(run?.task?.subtasks.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'flights completed',
      'hotel completed',
      'museums completed',
      'weather completed',
      'itinerary completed',
    ]);
    expect(agent.state).toBe('finished');
  });

  it('is planned anew without a person when there is no hotel; what was found is kept', async () => {
    const calls: string[] = [];
    const tools = parisTools((tool) => void calls.push(tool)).map((tool) =>
      tool.name === 'hotels'
        ? defineTool({
            name: 'hotels',
            description: 'Finds hotels.',
            parametersSchema: { type: 'object' },
            execute() {
              calls.push('hotels');
              return ToolResult.error('No hotel available.');
            },
          })
        : tool,
    );
    const states: string[] = [];
    const again = (): string => {
      states.push(agent.state);
      return written(HOSTEL_PLAN);
    };
    const { agent, model } = agentOf([written(PARIS_PLAN), FITS, again, FITS], { tools });
    expect(await agent.runTask('Plan a 3-day trip to Paris.')).toBe('Trip: AF 1, Hostel du Sud, Louvre, mild.');
    expect(calls.toSorted()).toEqual([
      'compose',
      'flights',
      'hostels',
      'hotels',
      'hotels',
      'hotels',
      'sights',
      'weather',
    ]);
    expect(agent.runs[0]?.failures).toEqual([{ reason: 'repeated', subtask: 'hotel', message: 'No hotel available.' }]);
    expect(states).toEqual(['replanning']);
    const asked = JSON.stringify(model.requests[2]);
    expect(asked).toContain('No hotel available.');
    expect(asked).toContain('Finished already');
  });
});
