import { askedWaitMs, type Backoff, backoffMs } from '../backoff.ts';
import { MisuseError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import { type CancellationScope, withinTime } from '../within-time.ts';
import { type Fault, faultOf } from './fault.ts';
import type { ToolInput } from './input-request.ts';
import { refusals } from './refusals.ts';
import { checkedResult, toToolResult } from './tool-output.ts';
import { ToolResult } from './tool-result.ts';
import type { CallingRun, Isolation, Tool, ToolContext, ToolProgress } from './tool.ts';

/** One call that may be made, and everything that limits it. */
export interface PermittedCall {
  readonly tool: Tool;
  readonly args: unknown;
  readonly callId: string;
  readonly idempotencyKey: string;
  readonly run: CallingRun | undefined;
  /** Calls a tool on behalf of this one; `place` tells such calls of one attempt apart. */
  readonly callWithin: (nested: NestedCall) => Promise<ToolResult>;
  readonly input: ToolInput | undefined;
  readonly canAsk: boolean | undefined;
  readonly onProgress: ((progress: ToolProgress) => void) | undefined;
  readonly isolation: Isolation | undefined;
  readonly runtime: Runtime;
  readonly signal: AbortSignal | undefined;
  /** For all attempts together. */
  readonly timeoutMs: number;
  readonly retries: number;
  /** The tool says itself how often it may be tried again: then after anything that is thrown. */
  readonly retriesAny: boolean;
  readonly backoff: Backoff;
  /** Told before each further attempt. */
  readonly onRetry: (retry: { readonly attempt: number; readonly delayMs: number; readonly reason: string }) => void;
}

export interface NestedCall {
  readonly name: string;
  readonly args: unknown;
  readonly place: number;
  readonly signal: AbortSignal;
}

export interface AttemptedCall {
  readonly result: ToolResult;
  readonly attempts: number;
  /** What the call has shown of the tool's health. An error that the tool reports itself is sound: it works. */
  readonly showing: 'sound' | 'fault' | 'unknown';
}

/** Makes the call, again after transient faults, until it has a result or the time is up. */
export async function attemptTool(call: PermittedCall): Promise<AttemptedCall> {
  const progress = { attempts: 0 };
  const { timeoutMs, signal } = call;
  const ending = await withinTime((scope) => attemptUntilDone(call, scope, progress), { timeoutMs, signal });
  const { attempts } = progress;
  switch (ending.kind) {
    case 'done':
      return { ...ending.value, attempts };
    case 'timeout':
      return { result: ToolResult.timeout(timeoutMs), attempts, showing: 'fault' };
    case 'aborted':
      return { result: refusals.aborted(), attempts, showing: 'unknown' };
  }
}

async function attemptUntilDone(
  call: PermittedCall,
  scope: CancellationScope,
  progress: { attempts: number },
): Promise<Omit<AttemptedCall, 'attempts'>> {
  for (;;) {
    const attempt = ++progress.attempts;
    const { result, fault } = await attemptOnce(call, contextOf(call, attempt, scope));
    const transient = result.metadata.retryable === true;
    const isToBeRetried = transient || (call.retriesAny && fault !== undefined && fault.notRetried === undefined);
    if (!isToBeRetried || attempt > call.retries)
      return { result: withReason(call, attempt, { result, fault }), showing: fault || transient ? 'fault' : 'sound' };
    const delayMs = Math.max(
      backoffMs(attempt, call.backoff, () => call.runtime.random()),
      fault?.waitMs ?? askedWaitMs(result.metadata),
    );
    call.onRetry({ attempt: attempt + 1, delayMs, reason: result.content });
    await call.runtime.sleep(delayMs, scope.signal);
  }
}

/** Says why there was no further attempt although there might have been one. */
function withReason(
  { retries, retriesAny }: PermittedCall,
  attempt: number,
  { result, fault }: { readonly result: ToolResult; readonly fault?: Fault | undefined },
): ToolResult {
  const why = fault?.notRetried;
  if (!retriesAny || why === undefined || attempt > retries) return result;
  return { ...result, metadata: { ...result.metadata, notRetried: why } };
}

async function attemptOnce(call: PermittedCall, context: ToolContext): Promise<{ result: ToolResult; fault?: Fault }> {
  const { tool, args, isolation } = call;
  try {
    if (!tool.isolated) return { result: checkedResult(await tool.execute(args, context)) };
    if (!isolation) throw isolationMissing(tool.name);
    return { result: checkedResult(toToolResult(await isolation.run(tool.isolated, args, context))) };
  } catch (error) {
    const fault = faultOf(error);
    return { result: fault.result, fault };
  }
}

function contextOf(
  { callId, idempotencyKey, run, input, canAsk, onProgress, callWithin }: PermittedCall,
  attempt: number,
  scope: CancellationScope,
): ToolContext {
  let place = 0;
  return {
    callId,
    idempotencyKey,
    runId: run?.runId,
    context: run?.context,
    budget: run?.budget,
    attempt,
    input,
    canAsk,
    reportProgress: (progress) => onProgress?.(progress),
    get signal() {
      return scope.signal;
    },
    callTool: (name, args) => callWithin({ name, args, place: ++place, signal: scope.signal }),
  };
}

function isolationMissing(name: string): MisuseError {
  return new MisuseError(
    `"${name}" is isolated, but nothing is there to isolate it: pass \`isolation: new ProcessPool()\`, from "@wayfarer/archon/node".`,
  );
}
