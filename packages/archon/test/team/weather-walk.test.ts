import { afterEach, describe, expect, it } from 'vitest';

import type { Message, TeamTask } from '../../src/team/index.ts';
import { strategies } from '../../src/team/index.ts';
import type { TaskOutcome } from '../../src/team/run/team-state.ts';
import { citeAll } from '../../src/team/synthesis.ts';
import { type SmallTeam, smallTeam, until } from './small-team.ts';

let team: SmallTeam | undefined;
afterEach(async () => {
  await team?.close();
  team = undefined;
});

const QUERY =
  "Create a Python script that fetches today's weather from an API, analyzes historical trends, and generates a visualization with matplotlib. Include error handling and documentation.";

const TASKS: readonly TeamTask[] = [
  {
    id: 'subtask_003',
    description: "Fetch today's weather from OpenWeatherMap API",
    expectedOutput: 'JSON with current temp, humidity, and timestamp',
    capabilities: ['http_get'],
    sharedContextKey: 'weather_data',
  },
  {
    id: 'subtask_004',
    description: 'Process historical trends and calculations',
    capabilities: ['calculate_statistics'],
    dependsOn: ['subtask_003'],
    sharedContextKey: 'analysis_results',
  },
  {
    id: 'subtask_005',
    description: 'Create matplotlib visualizations',
    capabilities: ['matplotlib_generate'],
    dependsOn: ['subtask_003', 'subtask_004'],
    sharedContextKey: 'visualization',
  },
];

/** The walk through a team of the seed (003, §6.2), with the data that it prints. */
describe('weather script by three specialists', () => {
  it('goes to who can do each part, in order of what it needs, by way of the shared context', async () => {
    const synthesize = async (query: string, outcomes: readonly TaskOutcome[]): Promise<string> => {
      const script = await citeAll(query, outcomes);
      await team?.shared.set('complete_script', script);
      return script;
    };
    team = await smallTeam({ id: 'orchestrator_001', plan: async () => TASKS, synthesize });
    const heard: Message[] = [];
    await team.bus.subscribe('auditor', (message) => void heard.push(message), {
      topics: ['type:task_request', 'type:task_response', 'type:context_update'],
    });
    await team.hire(
      'api_specialist_002',
      ['http_get', 'json_parse', 'error_handler'],
      async () => '{"temp":14,"humidity":81}',
    );
    await team.hire('data_analyst_003', ['calculate_statistics', 'detect_trends'], async ({ context }, { shared }) => {
      // What it needs is in its task, and in the shared context.
      expect(context).toEqual({ weather_data: '{"temp":14,"humidity":81}' });
      expect((await shared.get('weather_data')).value).toBe('{"temp":14,"humidity":81}');
      return '{"trend":0.3}';
    });
    await team.hire('visualization_expert_004', ['matplotlib_generate', 'format_chart'], async ({ context }) => {
      expect(Object.keys(context ?? {}).toSorted()).toEqual(['analysis_results', 'weather_data']);
      return 'plot.png';
    });
    const answer = await team.orchestrator.runTask(QUERY, { runId: 'task_002' });
    await until(() => heard.length >= 9);
    expect(heard.find(({ messageType }) => messageType === 'task_request')).toMatchObject({
      senderId: 'orchestrator_001',
      receiverId: 'api_specialist_002',
      messageType: 'task_request',
      content: {
        task: {
          id: 'task_002/subtask_003',
          description: "Fetch today's weather from OpenWeatherMap API",
          expectedOutput: 'JSON with current temp, humidity, and timestamp',
          sharedContextKey: 'weather_data',
        },
        attempt: 1,
        deadline: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      correlationId: 'task_002/subtask_003',
    });
    // On a busy machine a request may be sent twice.
    const told = heard.map(
      ({ messageType, senderId, content, correlationId }) =>
        `${senderId} ${messageType} ${(content['key'] as string | undefined) ?? correlationId}`,
    );
    expect([...new Set(told)]).toEqual([
      'orchestrator_001 task_request task_002/subtask_003',
      'api_specialist_002 task_response task_002/subtask_003',
      'orchestrator_001 context_update weather_data',
      'orchestrator_001 task_request task_002/subtask_004',
      'data_analyst_003 task_response task_002/subtask_004',
      'orchestrator_001 context_update analysis_results',
      'orchestrator_001 task_request task_002/subtask_005',
      'visualization_expert_004 task_response task_002/subtask_005',
      'orchestrator_001 context_update visualization',
    ]);
    // The table of what the shared context holds, and the task that it was begun with.
    expect(await team.shared.keys()).toEqual([
      'analysis_results',
      'complete_script',
      'original_query',
      'task_id',
      'visualization',
      'weather_data',
    ]);
    expect((await team.shared.get('task_id')).value).toBe('task_002');
    expect((await team.shared.get('complete_script')).value).toBe(answer);
    expect((await team.shared.get('original_query')).value).toBe(QUERY);
    expect(answer).toBe(
      '{"temp":14,"humidity":81} [api_specialist_002]\n\n{"trend":0.3} [data_analyst_003]\n\nplot.png [visualization_expert_004]',
    );
  });

  it('a trend of 30 % against one of 15 % is a conflict, which a look at the methods settles', async () => {
    team = await smallTeam();
    // Agent C had an incorrect date range filter.
    await team.hire('data_analyst_003', ['trend'], async () => ({
      result: '0.3',
      evidence: 'dates 2013-01-01 to 2022-12-31',
    }));
    await team.hire('visualization_expert_004', ['trend'], async () => ({
      result: '0.15',
      evidence: 'dates 2013-01-01 to 2017-12-31',
    }));
    const asked: unknown[] = [];
    const arbiter = strategies.verification(async (_, { value, evidence }) => {
      asked.push(value);
      return evidence === 'dates 2013-01-01 to 2022-12-31';
    });
    const task = { id: 'trend', description: 'How much warmer?', capabilities: ['trend'] };
    expect(
      await team.orchestrator.askCommittee(task, { strategy: strategies.inTurn(strategies.majority(), arbiter) }),
    ).toMatchObject({
      resolution: {
        value: 0.3,
        by: 'verification',
        agreed: ['data_analyst_003'],
        dissent: ['visualization_expert_004'],
      },
    });
    expect(asked).toEqual([0.3, 0.15]);
    expect((await team.shared.get('discrepancy_log')).value).toEqual([
      {
        taskId: 'trend',
        claims: [
          { agentId: 'data_analyst_003', value: 0.3, evidence: 'dates 2013-01-01 to 2022-12-31' },
          { agentId: 'visualization_expert_004', value: 0.15, evidence: 'dates 2013-01-01 to 2017-12-31' },
        ],
      },
    ]);
    // Whoever was wrong does it again, with what is right; the shared context has the new picture.
    const redrawn = await team.orchestrator.delegate(
      { ...task, id: 'redraw', context: { from: '2013-01-01', to: '2022-12-31' } },
      { first: 'visualization_expert_004' },
    );
    expect(redrawn).toMatchObject({ assignedAgent: 'visualization_expert_004', status: 'completed' });
    // Less than 5 % apart is no conflict.
    team.orchestrator.roster.leave('visualization_expert_004');
    await team.hire('careful', ['trend'], async () => '0.29');
    expect((await team.orchestrator.askCommittee({ ...task, id: 'again' })).resolution).toMatchObject({
      value: 0.3,
      by: 'agreement',
    });
  });

  it('when an agent is unresponsive, another of the same role reads what was accomplished, and goes on', async () => {
    team = await smallTeam({ plan: async () => TASKS.slice(0, 1) });
    const dying = await team.hire(
      'api_specialist_002',
      ['http_get'],
      async (_, { save, shared }) => {
        await shared.set('api_errors', ['429 at 09:00']);
        await save({ endpoint: '/weather' });
        await dying.stop();
        return new Promise<string>(() => undefined);
      },
      { role: { name: 'API Specialist', cost: 0.5 } },
    );
    await team.hire(
      'api_specialist_007',
      ['http_get'],
      async (_, { checkpoint, shared }) =>
        JSON.stringify({ checkpoint, errors: (await shared.get('api_errors')).value }),
      {
        role: { name: 'API Specialist' },
      },
    );
    expect(await team.orchestrator.runTask(QUERY)).toBe(
      '{"checkpoint":{"endpoint":"/weather"},"errors":["429 at 09:00"]} [api_specialist_007]',
    );
  });
});
