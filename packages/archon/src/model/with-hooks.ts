import { canonicalJson } from '../events/canonical-json.ts';
import type { HookEvent } from '../hook-event.ts';
import { askHook, hooksAt } from '../hook.ts';
import type { HookedModelCall, ModelHook } from './model-hook.ts';
import type { Model, ModelCall, ModelReply, ModelRequest } from './model.ts';
import { traitsOf } from './with-timeout.ts';

/** The model, but hooks stand around it, which may change, answer or refuse. Without any it is the model itself. */
export function withHooks(model: Model, hooks: readonly ModelHook[]): Model {
  const own = hooksAt(hooks, ['beforeModel', 'afterModel', 'onModelError']);
  if (own.length === 0) return model;
  // What has not passed yet is not to be seen, either.
  const isWithheld = hooksAt(own, ['afterModel']).length > 0;
  return {
    ...traitsOf(model),
    async complete(request, call = {}) {
      const hooked = new HookedCall(model, call);
      const before = await hooked.before(own, request);
      if (before.refused) return before.reply;
      const inner = isWithheld ? { ...call, onDelta: undefined } : call;
      const reply = before.reply ?? (await hooked.ask(own, before.request, inner));
      return hooked.after(own, before.request, reply);
    },
  };
}

interface Before {
  readonly request: ModelRequest;
  readonly reply?: ModelReply;
}

/** One call on its way through the hooks. */
class HookedCall {
  readonly #model: Model;
  readonly #call: ModelCall;
  readonly #about: HookedModelCall;

  constructor(model: Model, call: ModelCall) {
    this.#model = model;
    this.#call = call;
    this.#about = { model: model.id, ...call.place, signal: call.signal, context: call.context };
  }

  async before(
    hooks: readonly ModelHook[],
    asked: ModelRequest,
  ): Promise<(Before & { readonly refused?: false }) | { readonly refused: true; readonly reply: ModelReply }> {
    let request = asked;
    for (const hook of hooks) {
      const current = request;
      const decision = await askHook(hook.name, 'beforeModel', () => hook.beforeModel?.(current, this.#about));
      if (!decision) continue;
      if ('refuse' in decision) {
        return { refused: true, reply: this.#refuse(hook, 'before-model', decision.refuse) };
      }
      if ('reply' in decision) {
        this.#emit(hook, { at: 'before-model', did: 'answered' });
        return { request, reply: atNoCost(decision.reply) };
      }
      this.#emit(hook, { at: 'before-model', did: 'changed', instead: changesIn(request, decision.request) });
      request = decision.request;
    }
    return { request };
  }

  async ask(hooks: readonly ModelHook[], request: ModelRequest, call: ModelCall): Promise<ModelReply> {
    try {
      return await this.#model.complete(request, call);
    } catch (error) {
      if (call.signal?.aborted) throw error;
      for (const hook of hooks) {
        const decision = await askHook(hook.name, 'onModelError', () =>
          hook.onModelError?.(error, { ...this.#about, request }),
        );
        if (!decision) continue;
        if ('refuse' in decision) return this.#refuse(hook, 'model-error', decision.refuse);
        this.#emit(hook, { at: 'model-error', did: 'answered' });
        return atNoCost(decision.reply);
      }
      throw error;
    }
  }

  async after(hooks: readonly ModelHook[], request: ModelRequest, given: ModelReply): Promise<ModelReply> {
    let reply = given;
    for (const hook of hooks.toReversed()) {
      const current = reply;
      const decision = await askHook(hook.name, 'afterModel', () =>
        hook.afterModel?.(current, { ...this.#about, request }),
      );
      if (!decision) continue;
      // What it has cost it has cost.
      if ('refuse' in decision) return { ...this.#refuse(hook, 'after-model', decision.refuse), usage: given.usage };
      this.#emit(hook, { at: 'after-model', did: 'changed' });
      reply = { ...withoutStaleParts(decision.reply, reply), usage: given.usage };
    }
    return reply;
  }

  #refuse(hook: ModelHook, at: HookEvent['content']['at'], reason: string): ModelReply {
    this.#emit(hook, { at, did: 'refused', reason });
    return atNoCost({ text: '', refusal: reason, finishReason: 'refusal' });
  }

  #emit({ name }: ModelHook, content: HookEvent['content']): void {
    const { step } = this.#about;
    const told = step === undefined ? content : { ...content, step };
    this.#call.onEvent?.({ type: 'hook-acted', version: 1, author: name, content: told });
  }
}

/** Parts that a provider gave go back in place of text and calls: where these were changed, the parts still say the old. */
function withoutStaleParts(changed: ModelReply, before: ModelReply): ModelReply {
  if (!changed.providerParts || changed.providerParts !== before.providerParts) return changed;
  const { providerParts: _, ...said } = changed;
  return said;
}

function atNoCost(reply: ModelReply): ModelReply {
  return { ...reply, usage: reply.usage ?? { inputTokens: 0, outputTokens: 0, costMicros: 0 } };
}

/** What differs: messages by their place, from 0, where there are as many as before; all else by its name. */
function changesIn(before: ModelRequest, after: ModelRequest): unknown {
  const { messages, ...rest } = after;
  const others = Object.entries(rest).filter(([name, value]) => differ(before[name as keyof ModelRequest], value));
  const changed = messages.flatMap((message, place) =>
    differ(before.messages[place], message) ? [{ place, message }] : [],
  );
  const isAsLong = messages.length === before.messages.length;
  return { ...Object.fromEntries(others), messages: isAsLong ? changed : messages };
}

function differ(one: unknown, other: unknown): boolean {
  return one !== other && canonicalJson(one ?? null) !== canonicalJson(other ?? null);
}
