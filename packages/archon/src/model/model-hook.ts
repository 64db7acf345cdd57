import type { Decision } from '../hook-decision.ts';
import type { ModelReply, ModelRequest } from './model.ts';

/** A call of a model, as hooks are told of it. */
export interface HookedModelCall {
  readonly model: string;
  /** The run and the step, from 1, that the call is for; of a model that is called outside the loop neither is there. */
  readonly runId?: string | undefined;
  readonly step?: number | undefined;
  /** What was given to the run; it is never logged. */
  readonly context?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** The part of a hook that stands around models. */
export interface ModelHook {
  /** As the log names it. */
  readonly name: string;
  /** Before the model is asked: another request goes out instead, or a reply comes back without it. */
  beforeModel?(
    request: ModelRequest,
    call: HookedModelCall,
  ): Decision<{ readonly request: ModelRequest } | { readonly reply: ModelReply }>;
  /** What came back, a hook's reply included. Pieces of replies are told nobody before they have passed here. */
  afterModel?(
    reply: ModelReply,
    call: HookedModelCall & { readonly request: ModelRequest },
  ): Decision<{ readonly reply: ModelReply }>;
  /** There is no reply, whatever was tried; a hook may know one. */
  onModelError?(
    error: unknown,
    call: HookedModelCall & { readonly request: ModelRequest },
  ): Decision<{ readonly reply: ModelReply }>;
}
