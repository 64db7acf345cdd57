import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  RELEASE_SYNC,
} from 'quickjs-emscripten';

import type { CodeEnd, CodeRequest } from './code-run.ts';
import { GUEST_PRELUDE } from './guest-prelude.ts';

/** Node's types leave it out. */
declare const WebAssembly: { Memory: new (pages: { initial: number; maximum: number }) => object };

/** More, and deep recursion ends the interpreter instead of the code. */
const STACK_BYTES = 256 * 1024;

const PAGES_PER_MB = 16;

/** What the interpreter is built to begin with. */
const FIRST_PAGES = 256;

/** Of an error and its stack. */
const MAX_ERROR_LINES = 8;

/** Jobs of settled promises between two looks at the clock. */
const JOBS_AT_A_TIME = 100;

/** An interpreter with its limits, for one run. It is never cleared up: the thread that holds it ends. */
export interface Sandbox {
  run(code: string): CodeEnd;
}

/**
 * Makes a JavaScript interpreter in WebAssembly that sees nothing of the host but a way to print.
 *
 * NOTE: the interpreter's own memory limit counts blocks, not bytes, in this build. What holds is the maximum of the
 * WebAssembly memory. Likewise it looks at the clock only between steps, and one step may be long: the thread needs a
 * time limit of its own.
 */
export async function createSandbox({ timeoutMs, memoryMb, maxCharacters, seed }: CodeRequest): Promise<Sandbox> {
  const wasmMemory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: memoryMb * PAGES_PER_MB });
  const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(RELEASE_SYNC, { wasmMemory }));
  const runtime = quickJs.newRuntime({ maxStackSizeBytes: STACK_BYTES, memoryLimitBytes: memoryMb * 2 ** 20 });
  const context = runtime.newContext();
  const output = new Output(maxCharacters);
  const show = furnished(context, output, seed);
  return {
    run(code) {
      const late = deadline(runtime, timeoutMs);
      const told = (kind: CodeEnd['kind'], text = ''): CodeEnd => ({
        kind,
        ...output.endingWith(text),
      });
      try {
        const { kind, handle } = evaluated(context, runtime, code);
        const { text, failed } = handle ? shown(context, show, handle) : NOTHING;
        if (late()) return told('timeout');
        if (kind === 'threw' || failed) return told(...ownError(text));
        return told(kind, text);
      } catch (error) {
        // The interpreter's own stack was not enough for what it does itself.
        if (error instanceof RangeError) return told('depth');
        return told(late() ? 'timeout' : 'memory');
      }
    },
  };
}

/** What was printed and what it ended with, together no longer than they may be. */
class Output {
  #left: number;
  #cut = false;
  readonly #printed: string[] = [];

  constructor(maxCharacters: number) {
    this.#left = maxCharacters;
  }

  print(line: string): void {
    if (this.#left > 0) this.#printed.push(this.#taken(line));
    else this.#cut = true;
  }

  endingWith(text: string): Pick<CodeEnd, 'text' | 'printed' | 'cut'> {
    // An error or a value has its say, however much was printed before.
    this.#left = Math.max(this.#left, 1_000);
    return { text: this.#taken(text), printed: this.#printed.join('\n'), cut: this.#cut };
  }

  #taken(text: string): string {
    if (text.length > this.#left) this.#cut = true;
    const taken = text.slice(0, this.#left);
    this.#left -= taken.length + 1;
    return taken.toWellFormed();
  }
}

/** Stops the code after `timeoutMs` from now. Returns whether it had to. */
function deadline(runtime: QuickJSRuntime, timeoutMs: number): () => boolean {
  const end = performance.now() + timeoutMs;
  let late = false;
  runtime.setInterruptHandler(() => (late ||= performance.now() > end));
  return () => late;
}

/** Runs the prelude. Returns the guest's function that shows a value. */
function furnished(context: QuickJSContext, output: Output, seed: number): QuickJSHandle {
  const print = context.newFunction('print', (line) => output.print(context.getString(line)));
  const prelude = context.unwrapResult(context.evalCode(GUEST_PRELUDE, 'prelude.js'));
  return context.unwrapResult(context.callFunction(prelude, context.undefined, print, context.newNumber(seed)));
}

interface Evaluated {
  readonly kind: 'value' | 'threw' | 'pending';
  readonly handle?: QuickJSHandle;
}

/** The value of the last statement; of a promise, what it is settled with. */
function evaluated(context: QuickJSContext, runtime: QuickJSRuntime, code: string): Evaluated {
  const first = context.evalCode(code, 'code.js', { type: 'global' });
  if (first.error) return { kind: 'threw', handle: first.error };
  while (runtime.hasPendingJob()) {
    const { error } = runtime.executePendingJobs(JOBS_AT_A_TIME);
    if (error) return { kind: 'threw', handle: error };
  }
  const state = context.getPromiseState(first.value);
  switch (state.type) {
    case 'pending':
      return { kind: 'pending' };
    case 'rejected':
      return { kind: 'threw', handle: state.error };
    case 'fulfilled':
      return { kind: 'value', handle: state.value };
  }
}

interface Shown {
  readonly text: string;
  /** The text is of what went wrong when it was shown. */
  readonly failed: boolean;
}

const NOTHING: Shown = { text: '', failed: false };

/** Shown by the guest, within its limits. */
function shown(context: QuickJSContext, show: QuickJSHandle, handle: QuickJSHandle): Shown {
  if (context.typeof(handle) === 'undefined') return NOTHING;
  const first = context.callFunction(show, context.undefined, handle);
  if (!first.error) return { text: context.getString(first.value), failed: false };
  const again = context.callFunction(show, context.undefined, first.error);
  const text = again.error ? 'What the code ended with cannot be shown.' : context.getString(again.value);
  return { text, failed: true };
}

function ownError(text: string): [kind: CodeEnd['kind'], text: string] {
  if (/^InternalError: out of memory/.test(text)) return ['memory', ''];
  if (/^(Internal|Syntax)Error: stack overflow/.test(text)) return ['depth', ''];
  // Where there is no memory left for an error, there is none.
  if (text === 'null') return ['threw', 'null was thrown: by the code, or because its memory ran out.'];
  return ['threw', withoutOurFrames(text || 'undefined was thrown.')];
}

/** Places in the code are of use; those in the prelude are not. */
function withoutOurFrames(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s+at .*prelude\.js/.test(line));
  return lines.slice(0, MAX_ERROR_LINES).join('\n');
}
