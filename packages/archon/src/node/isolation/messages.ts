import { MisuseError } from '../../errors.ts';
import type { IsolatedCode } from '../../tool/tool.ts';

/** What the pool asks of a process. */
export interface Job {
  readonly callId: string;
  /** As a URL's text. */
  readonly module: string;
  readonly export: string;
  readonly args: unknown;
  readonly memoryMb: number;
}

/** What a process answers. `isQuiet`: the job has left nothing running, neither a timer nor a program. */
export type JobEnd = { readonly residentMb: number; readonly isQuiet: boolean } & (
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: ThrownError }
);

/** An error on its way from one process to another. */
export interface ThrownError {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: string | undefined;
  readonly retryable?: boolean | undefined;
  readonly retryAfterMs?: number | undefined;
  /** The tool cannot be run as it was declared: that is for the developer, not for a model. */
  readonly isMisuse?: true | undefined;
}

/** Resident memory that a process may have where its tool does not say, Node's own 50 MB included. */
const DEFAULT_MEMORY_MB = 256;

/** @throws {MisuseError} if the module is no URL. */
export function jobFor(code: IsolatedCode, args: unknown, callId: string): Job {
  const { module, export: name = 'default', memoryMb = DEFAULT_MEMORY_MB } = code;
  if (typeof (module as Partial<URL> | undefined)?.href !== 'string') {
    throw new MisuseError(
      `Expected the \`module\` of an isolated tool to be a URL, such as \`new URL('./tool.js', import.meta.url)\`, got ${JSON.stringify(module)}.`,
    );
  }
  return { callId, module: module.href, export: name, args, memoryMb };
}
