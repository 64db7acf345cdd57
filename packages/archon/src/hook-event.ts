import type { NewEvent } from './events/event.ts';

/** What a hook has done; the author is the hook. Version 1. */
export type HookEvent = NewEvent<
  'hook-acted',
  {
    readonly at: 'before-model' | 'after-model' | 'model-error' | 'before-tool' | 'after-tool' | 'tool-error';
    readonly did: 'changed' | 'answered' | 'refused';
    /** Of the tool call, or `undefined` for a model's. */
    readonly id?: string | undefined;
    /** Of the model call, from 1. */
    readonly step?: number | undefined;
    /** Why it refused. */
    readonly reason?: string | undefined;
    /** What went out instead: of a request what has changed in it, of a tool call its arguments. */
    readonly instead?: unknown;
  }
>;
