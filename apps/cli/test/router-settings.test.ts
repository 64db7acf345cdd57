import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it, vi } from 'vitest';

import { runGiven } from './support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const plan = (environment: Readonly<Record<string, string>>) =>
  runGiven(folder, ['plan', 'Two days in Kyoto, my mail is ada@example.org'], { environment });

it('tells each stage of a message where WAYFARER_EVENTS says, without what is personal', async () => {
  expect((await plan({ WAYFARER_EVENTS: 'stages.jsonl' })).err).toBe('');
  const text = readFileSync(join(folder, 'stages.jsonl'), 'utf8');
  const stages = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly stage: string; readonly payload: Readonly<Record<string, unknown>> });
  expect(stages.map(({ stage }) => stage)).toEqual([
    'received',
    'intents_eligible',
    'intent_classified',
    'plan_created',
    'plan_communicated',
    'policy_check',
    'tool_execute',
    'respond',
  ]);
  expect(stages.find(({ stage }) => stage === 'tool_execute')?.payload).toMatchObject({ tool: 'act', attempts: 1 });
  expect(text).not.toContain('ada@example.org');
});

it.each([
  [{ WAYFARER_CLASSIFIER: 'none.bin' }, /^Cannot read WAYFARER_CLASSIFIER .*none\.bin/],
  [{ WAYFARER_EMBEDDER: 'french' }, /to be "english" or "off"/],
  [{ WAYFARER_EVENTS: 'none/stages.jsonl' }, /^Cannot write WAYFARER_EVENTS/],
  [{ WAYFARER_SHADOW_POLICY: 'none.yaml' }, /^Cannot read WAYFARER_SHADOW_POLICY/],
  [{ WAYFARER_RESEARCH: 'brave' }, /expected WAYFARER_MODEL/],
  [{ WAYFARER_RESEARCH_WHEN: 'always' }, /^Expected WAYFARER_RESEARCH_WHEN to be "asked", or "plan"/],
])('%j is bad input, and says what was expected', async (environment, message) => {
  const { exit, err } = await plan(environment);
  expect(exit).toBe(2);
  expect(err).toMatch(message);
});

it('keeps in the log where a policy on trial would decide otherwise, and counts it', async () => {
  const trial = `policy: strict
facts: { data: { asked_by: string } }
tools: { create_trip: { writes: true, otherwise: No. }, tell_planner: { writes: true, otherwise: No. } }
rules:
  - { id: nobody, tools: [create_trip], effect: allow, when: { data.asked_by: { eq: traveller } }, reason: It is so. }
  - { id: silence, tools: [tell_planner], effect: deny, when: { data.asked_by: { eq: traveller } }, reason: It is so. }
`;
  writeFileSync(join(folder, 'strict.yaml'), trial);
  const none = await runGiven(folder, ['router', 'policy', 'trial', '--log', join(folder, '.wayfarer')], {});
  expect(none.out).toContain('No policy was on trial here');
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await plan({ WAYFARER_SHADOW_POLICY: 'strict.yaml' });
  expect(said).toHaveBeenCalledWith('Policy on trial: tell_planner would be deny (silence); in force: allow.');
  said.mockRestore();
  const told = await runGiven(folder, ['router', 'policy', 'trial', '--log', join(folder, '.wayfarer')], {});
  expect(told.out).toMatch(/^\d+ × tell_planner: in force allow, on trial deny \(silence\); last \d{4}-/m);
  expect(told.out).not.toContain('create_trip');
});
