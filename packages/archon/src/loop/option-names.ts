import type { OptionNames } from '../known-options.ts';
import type { ReActAgentOptions } from './agent-options.ts';
import type { RunPolicy, SubtaskOptions } from './run-policy.ts';

/** Options of what a run may do. */
const RUN_POLICY: OptionNames<RunPolicy> = {
  maxSteps: true,
  maxCallsPerReply: true,
  maxCalls: true,
  maxOutputTokens: true,
  stopWhen: true,
  budget: true,
  settings: true,
  goal: true,
  permissions: true,
};

/** Options of an agent. */
export const AGENT_OPTIONS: OptionNames<ReActAgentOptions> = {
  ...RUN_POLICY,
  model: true,
  tools: true,
  runtime: true,
  log: true,
  name: true,
  instructions: true,
  examples: true,
  protocol: true,
  countTokens: true,
  modelTimeoutMs: true,
  modelRetries: true,
  compaction: true,
  engine: true,
  telemetry: true,
  hooks: true,
};

/** Options that go with one subtask. */
export const SUBTASK_OPTIONS: OptionNames<SubtaskOptions & { readonly output?: unknown }> = {
  ...RUN_POLICY,
  context: true,
  signal: true,
  runId: true,
  parent: true,
  onDelta: true,
  tools: true,
  output: true,
};
