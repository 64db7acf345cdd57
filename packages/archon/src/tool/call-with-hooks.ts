import { canonicalJson } from '../events/canonical-json.ts';
import type { HookEvent } from '../hook-event.ts';
import { askHook, HookError } from '../hook.ts';
import { refusals } from './refusals.ts';
import type { AttemptedCall } from './tool-attempts.ts';
import type { HookedToolCall, ToolHook } from './tool-hook.ts';
import { checkedResult } from './tool-output.ts';
import type { ToolResult } from './tool-result.ts';

export interface HookedCallOptions {
  readonly hooks: readonly ToolHook[];
  /** Makes the call as it is. */
  readonly make: () => Promise<AttemptedCall>;
  /** Makes it with other arguments. */
  readonly makeWith: (args: unknown) => Promise<AttemptedCall>;
  readonly tell: (event: HookEvent) => void;
}

/** Makes a call between hooks. One that throws fails the call; what would have come of it is not told. */
export async function callWithHooks(call: HookedToolCall, options: HookedCallOptions): Promise<AttemptedCall> {
  const hooked = new HookedToolRun(call, options);
  try {
    const before = await hooked.before();
    const made = before ?? (await hooked.make());
    return await hooked.after(made);
  } catch (error) {
    if (!(error instanceof HookError)) throw error;
    return { ...hooked.made, result: refusals.brokenHook(error.message) };
  }
}

class HookedToolRun {
  readonly #options: HookedCallOptions;
  #call: HookedToolCall;
  #isChanged = false;
  /** What is known of the tool so far. */
  made: Omit<AttemptedCall, 'result'> = { attempts: 0, showing: 'unknown' };

  constructor(call: HookedToolCall, options: HookedCallOptions) {
    this.#call = call;
    this.#options = options;
  }

  /** What a hook says instead of the call, if one does. */
  async before(): Promise<AttemptedCall | undefined> {
    for (const hook of this.#options.hooks) {
      const decision = await askHook(hook.name, 'beforeTool', () => hook.beforeTool?.(this.#call));
      if (!decision) continue;
      if ('refuse' in decision) return notMade(this.#refuse(hook, 'before-tool', decision.refuse));
      if ('result' in decision) {
        this.#tell(hook, { at: 'before-tool', did: 'answered' });
        return notMade(checkedResult(decision.result));
      }
      const instead: unknown = JSON.parse(canonicalJson(decision.arguments));
      this.#tell(hook, { at: 'before-tool', did: 'changed', instead });
      this.#call = { ...this.#call, arguments: decision.arguments };
      this.#isChanged = true;
    }
    return undefined;
  }

  async make(): Promise<AttemptedCall> {
    const made = this.#isChanged ? this.#options.makeWith(this.#call.arguments) : this.#options.make();
    const call = await made;
    this.made = { attempts: call.attempts, showing: call.showing };
    if (call.result.status === 'success') return call;
    for (const hook of this.#options.hooks) {
      const decision = await askHook(hook.name, 'onToolError', () => hook.onToolError?.(call.result, this.#call));
      if (!decision) continue;
      if ('refuse' in decision) return { ...call, result: this.#refuse(hook, 'tool-error', decision.refuse) };
      this.#tell(hook, { at: 'tool-error', did: 'answered' });
      return { ...call, result: checkedResult(decision.result) };
    }
    return call;
  }

  async after(made: AttemptedCall): Promise<AttemptedCall> {
    let { result } = made;
    for (const hook of this.#options.hooks.toReversed()) {
      const current = result;
      const decision = await askHook(hook.name, 'afterTool', () => hook.afterTool?.(current, this.#call));
      if (!decision) continue;
      if ('refuse' in decision) return { ...made, result: this.#refuse(hook, 'after-tool', decision.refuse) };
      this.#tell(hook, { at: 'after-tool', did: 'changed' });
      result = checkedResult(decision.result);
    }
    return { ...made, result };
  }

  #refuse(hook: ToolHook, at: HookEvent['content']['at'], reason: string): ToolResult {
    this.#tell(hook, { at, did: 'refused', reason });
    return refusals.refusedByHook(hook.name, reason);
  }

  #tell({ name }: ToolHook, content: HookEvent['content']): void {
    this.#options.tell({
      type: 'hook-acted',
      version: 1,
      author: name,
      content: { ...content, id: this.#call.callId },
    });
  }
}

function notMade(result: ToolResult): AttemptedCall {
  return { result, attempts: 0, showing: 'unknown' };
}
