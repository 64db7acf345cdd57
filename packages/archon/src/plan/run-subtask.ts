import { asToolResult } from '../as-tool-result.ts';
import type { ReActAgent } from '../loop/react-agent.ts';
import type { SubtaskOptions } from '../loop/run-policy.ts';
import { type StopWhen, stopWhen } from '../loop/stop-when.ts';
import { containsExpectedOutput } from '../loop/subtask.ts';
import { fillTemplate, MissingValueError, rootOf, valueAt } from '../template.ts';
import type { ToolExecutionEngine } from '../tool/tool-execution-engine.ts';
import { ToolResult } from '../tool/tool-result.ts';
import type { SubTask, SubTaskPolicy } from './sub-task.ts';
import { finishedSubtasks, knownIn, MISSING_VALUE, type TaskRecord } from './task-record.ts';

/** What runs subtasks. */
export interface SubtaskWorld {
  readonly engine: ToolExecutionEngine;
  /** Thinks where a subtask is more than one settled call. */
  readonly thinker: ReActAgent | undefined;
  readonly permissions: readonly string[];
}

/** One attempt at a subtask. */
export interface SubtaskAttempt {
  readonly subtask: SubTask;
  readonly record: TaskRecord;
  readonly version: number;
  readonly attempt: number;
  readonly signal: AbortSignal;
  readonly report: (note: string) => Promise<void>;
}

/**
 * Runs a subtask once: a settled call is made as it stands, everything else is thought through with the tools that it may use.
 * Never rejects for what a tool or a model does.
 */
export async function runSubtask(world: SubtaskWorld, attempt: SubtaskAttempt): Promise<ToolResult> {
  const { subtask, record } = attempt;
  try {
    const look = (path: string): unknown => lookUp(path, record);
    const { description, toolArgs } = fillTemplate(
      { description: subtask.description, toolArgs: subtask.toolArgs },
      look,
    ) as Pick<SubTask, 'description' | 'toolArgs'>;
    if (subtask.toolName !== undefined && toolArgs) return await callTool(world, attempt, toolArgs);
    return await think(world, attempt, description);
  } catch (error) {
    if (!(error instanceof MissingValueError)) throw error;
    return ToolResult.error(error.message, { code: MISSING_VALUE, path: error.path });
  }
}

/** A value under a key of the context; where a result is no JSON, what its tool has noted beside it. */
function lookUp(path: string, record: TaskRecord): unknown {
  const known = knownIn(record);
  const root = rootOf(path);
  const finished = finishedSubtasks(record).find(({ id }) => id === root);
  const isText = path !== root && typeof known[root] === 'string';
  return valueAt(path, isText && finished?.result ? { ...known, [root]: finished.result.metadata } : known);
}

async function callTool(
  { engine, permissions }: SubtaskWorld,
  { subtask, record, version, signal, report }: SubtaskAttempt,
  args: Readonly<Record<string, unknown>>,
): Promise<ToolResult> {
  const { id, toolName = '', policy = {}, expectedOutput } = subtask;
  const result = await engine.executeToolCall(toolName, args, {
    callId: id,
    idempotencyKey: `${record.runId}:${version}.${id}`,
    permissions: permitted(permissions, policy),
    signal,
    timeoutMs: policy.timeoutMs,
    onEvent: (event) => {
      if (event.type !== 'tool-retried') return;
      report(`Attempt ${event.content.attempt}: ${event.content.reason}`).catch(() => undefined); // Nobody waits any more.
    },
  });
  if (result.status !== 'success' || !policy.mustContainExpected) return result;
  const found = { subtask: { id, description: subtask.description, expectedOutput }, text: result.content } as const;
  if (containsExpectedOutput({ ...found, from: 'answer' })) return result;
  return ToolResult.error(`Expected "${expectedOutput}" in the result, got: ${result.content}`, {
    code: 'unexpected-result',
  });
}

async function think(
  { thinker, permissions }: SubtaskWorld,
  { subtask, record, version, attempt, signal }: SubtaskAttempt,
  description: string,
): Promise<ToolResult> {
  const { id, expectedOutput, toolName, policy = {}, outputSchema } = subtask;
  if (!thinker)
    return ToolResult.error(`"${id}" is no settled call, and there is no model to think it through.`, {
      code: 'no-model',
    });
  const asked = { id, description, expectedOutput, context: contextOf(subtask, record) };
  const options: SubtaskOptions = {
    runId: `${record.runId}/${version}.${id}#${attempt}`,
    parent: record.runId,
    signal,
    tools: toolName === undefined ? policy.tools : [toolName],
    permissions: permitted(permissions, policy),
    maxSteps: policy.maxSteps,
    maxCalls: policy.maxCalls,
    stopWhen: limitsOf(policy),
    goal: policy.mustContainExpected ? containsExpectedOutput : undefined,
  };
  const output = outputSchema && { output: outputSchema };
  return asToolResult(await thinker.executeSubtask(asked, { ...options, ...output }));
}

/** A plan comes from a model: it can take permissions away and give none. */
function permitted(all: readonly string[], { permissions }: SubTaskPolicy): readonly string[] {
  return permissions ? all.filter((permission) => permissions.includes(permission)) : all;
}

function limitsOf({ maxTokens, maxMoney, timeoutMs }: SubTaskPolicy): StopWhen | undefined {
  const limits = [
    ...(maxTokens === undefined ? [] : [stopWhen.overTokens(maxTokens)]),
    ...(maxMoney === undefined ? [] : [stopWhen.overMoney(maxMoney)]),
    ...(timeoutMs === undefined ? [] : [stopWhen.afterMs(timeoutMs)]),
  ];
  return limits.length === 0 ? undefined : stopWhen.anyOf(...limits);
}

/** What is known that a subtask may need: what it depends on has found, and what was recalled. */
function contextOf({ id, dependencies, optionalDependencies }: SubTask, record: TaskRecord): string | undefined {
  const finished = finishedSubtasks(record);
  const needed = [...dependencies, ...optionalDependencies];
  const results = needed.map((other) => {
    const found = finished.find((subtask) => subtask.id === other);
    return found
      ? `Result of "${other}" (${found.description}): ${found.result?.content ?? ''}`
      : `"${other}" has no result: go on without it.`;
  });
  const missing = record.reopened.get(id);
  const goal = record.plans.at(-1)?.goal;
  const lines = [
    ...(goal === undefined ? [] : [`This is part of a larger task: ${goal}`]),
    ...(record.recalled ? [record.recalled] : []),
    ...results,
    ...(missing === undefined
      ? []
      : [`Another step needs "${missing}", which an earlier result lacked: the result has to have it.`]),
  ];
  return lines.length === 0 ? undefined : lines.join('\n');
}
