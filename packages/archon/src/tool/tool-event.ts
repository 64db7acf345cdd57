import type { NewEvent } from '../events/event.ts';
import type { HookEvent } from '../hook-event.ts';
import type { BreakerChange } from './circuit-breaker.ts';
import type { ToolResult } from './tool-result.ts';

/**
 * How a tool call begins: that it was asked for, with what, and what came of the check of its arguments. Told to whoever listens to
 * the engine, not to whoever makes the call and listens to it: in the log of an agent `action-chosen` says it.
 */
export type ToolCallBegun =
  | NewEvent<'tool-called', { readonly id: string; readonly tool: string; readonly arguments: unknown }>
  | NewEvent<
      'tool-checked',
      {
        readonly id: string;
        readonly tool: string;
        readonly ok: boolean;
        readonly validationMs: number;
        /** What the model is told to mend. */
        readonly reason?: string;
      }
    >;

/** The life of a tool call in the log; the author is the tool, or the hook. All are version 1. */
export type ToolEvent =
  | HookEvent
  | NewEvent<
      'tool-retried',
      { readonly id: string; readonly attempt: number; readonly delayMs: number; readonly reason: string }
    >
  | NewEvent<BreakerChange, { readonly tool: string; readonly coolDownMs?: number }>
  | NewEvent<'tool-executed', { readonly id: string; readonly tool: string; readonly result: ToolResult }>;
