import type { NewEvent } from '../events/event.ts';
import type { HookEvent } from '../hook.ts';
import type { BreakerChange } from './circuit-breaker.ts';
import type { ToolResult } from './tool-result.ts';

/** The life of a tool call in the log; the author is the tool, or the hook. All are version 1. */
export type ToolEvent =
  | HookEvent
  | NewEvent<
      'tool-retried',
      { readonly id: string; readonly attempt: number; readonly delayMs: number; readonly reason: string }
    >
  | NewEvent<BreakerChange, { readonly tool: string; readonly coolDownMs?: number }>
  | NewEvent<'tool-executed', { readonly id: string; readonly tool: string; readonly result: ToolResult }>;
