import type { ToolContext } from '@wayfarer/archon/loop';
import type { Concierge } from '@wayfarer/concierge';
import type { z } from 'zod';

/** What an assistant's call is answered with. */
export interface CommandParts {
  readonly concierge: Concierge;
  /** Address of the page of these trips, where there is one: there a person can say yes as well. */
  readonly page?: (() => string | undefined) | undefined;
}

/** One call, with what it stands on. */
export interface CommandCall extends CommandParts {
  /** Who waits, and whether a person can be asked. */
  readonly context: Pick<ToolContext, 'idempotencyKey' | 'input' | 'canAsk' | 'reportProgress' | 'signal'>;
}

/** What a person is asked before a call goes on: some questions, and what comes back with the answers. */
export interface Asking {
  readonly questions: Readonly<
    Record<string, { readonly message: string; readonly schema: Readonly<Record<string, unknown>> }>
  >;
  readonly state: unknown;
}

/** What comes of a call: a result, or a question to a person. */
export type Outcome<Result> = { readonly result: Result } | { readonly asks: Asking };

/** Two sentences that can be quoted stand in every result. */
export interface Quotable {
  readonly summary: readonly [string, string];
}

/** What a call needs: `read` changes nothing, `yes` changes something only after a person's yes. */
export const NEEDS = ['read', 'new-trip', 'yes'] as const;

/** One thing that assistants can do, declared once: every door to it is made of this. */
export interface Command<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType<Quotable> = z.ZodType<Quotable>,
> {
  /** As models call it. */
  readonly name: string;
  /** As people read it. */
  readonly title: string;
  /** For models: what it does, when to use it, and what comes back. */
  readonly description: string;
  readonly needs: (typeof NEEDS)[number];
  readonly input: Input;
  readonly output: Output;
  /** It may ask a service outside, for instance for a weather forecast. */
  readonly isOpenWorld: boolean;
  /** What people say when they mean it, and the call that this is. */
  readonly examples: readonly { readonly said: string; readonly call: z.input<Input> }[];
  /** Time of one call. */
  readonly timeoutMs?: number;
  /** Where the HTTP API has it, if it is declared nowhere else. */
  readonly path?: `/api/${string}`;
  run(args: z.output<Input>, call: CommandCall): Promise<Outcome<z.output<Output>>>;
}

/** A command whose types have been checked against each other, so that all can stand in one list. */
export type AnyCommand = Omit<Command, 'run' | 'examples'> & {
  readonly examples: readonly { readonly said: string; readonly call: unknown }[];
  run(args: never, call: CommandCall): Promise<Outcome<Quotable>>;
};

/** Declares a command; its types follow from its schemas. */
export function defineCommand<Input extends z.ZodType, Output extends z.ZodType<Quotable>>(
  command: Command<Input, Output>,
): Command<Input, Output> {
  return Object.freeze(command);
}
