import type { NewEvent } from '../events/event.ts';
import type { HookEvent } from '../hook-event.ts';

/** What happens around a model call besides its reply; the author is the model, or the hook. All are version 1. */
export type ModelEvent =
  | HookEvent
  | NewEvent<'model-retried', { readonly attempt: number; readonly delayMs: number; readonly reason: string }>
  | NewEvent<'model-replaced', { readonly by: string; readonly reason: string }>
  | NewEvent<'model-delayed', { readonly delayMs: number }>
  /** Figures of a reply's usage that cannot be; what they should say is guessed. */
  | NewEvent<'model-usage-ignored', { readonly reason: string }>;
