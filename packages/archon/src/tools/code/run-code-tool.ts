import { MisuseError } from '../../errors.ts';
import { defineTool } from '../../tool/define-tool.ts';
import { ToolResult } from '../../tool/tool-result.ts';
import type { Tool } from '../../tool/tool.ts';
import type { CodeEnd, CodeRequest } from './code-run.ts';
import { runCode } from './run-code.ts';

export interface RunCodeOptions {
  /** Time for the code itself. Default 1,000. */
  readonly timeoutMs?: number;
  /** Of the whole interpreter, which takes about 4 for itself; 16 or more. Default 16. */
  readonly memoryMb?: number;
  /** Of what it prints and of its value together. Default 10,000. */
  readonly maxCharacters?: number;
  /** An integer from which `Math.random` goes on; the same for each call. Default 1. */
  readonly seed?: number;
}

/** Time for the thread to start on a busy machine. */
const START_MS = 20_000;

/**
 * A tool that runs JavaScript: `run_code`, permission `execute`. The code runs in QuickJS, an interpreter in WebAssembly,
 * in a thread of its own; it reaches no file, no network, no process and no other call. The same code gives the same
 * result: `Math.random` starts from `seed`, local time is UTC, and to ask a date for now is an error.
 *
 * Needs the package `quickjs-emscripten`.
 *
 * @throws {MisuseError} if a limit cannot be one.
 */
export function runCodeTool(options: RunCodeOptions = {}): Tool<{ readonly code: string }> {
  const { timeoutMs = 1_000, memoryMb = 16, maxCharacters = 10_000, seed = 1 } = options;
  if (!Number.isInteger(memoryMb) || memoryMb < 16 || memoryMb > 1024) {
    throw new MisuseError(`Expected a \`memoryMb\` from 16 to 1024, in whole megabytes, got ${memoryMb}.`);
  }
  const limits = { timeoutMs, memoryMb, maxCharacters, seed };
  return defineTool({
    name: 'run_code',
    description:
      'Runs a JavaScript program and returns what it prints (console.log) and the value of its last expression. ' +
      'Plain ES2023 only: no files, no network, no timers, no modules, no clock; no `return` and no `await` outside of ' +
      `functions. It may take ${timeoutMs} ms. Nothing is kept from one call to the next.`,
    parametersSchema: {
      type: 'object',
      properties: { code: { type: 'string', minLength: 1, maxLength: 100_000, description: 'e.g. "[3, 1].sort()"' } },
      required: ['code'],
      additionalProperties: false,
    },
    permissions: ['execute'],
    version: '1',
    timeoutMs: timeoutMs + START_MS,
    execute: async ({ code }, { signal }) => resultOf(await runCode({ ...limits, code }, signal), limits),
  });
}

function resultOf(end: CodeEnd, limits: Omit<CodeRequest, 'code'>): ToolResult {
  const cut = end.cut ? `\n[Cut here: more than ${limits.maxCharacters} characters.]` : '';
  if (end.kind === 'value') return ToolResult.success(`${sumOf(end)}${cut}`, { cut: end.cut });
  const printed = end.printed === '' ? '' : `\nPrinted before:\n${end.printed}${cut}`;
  return ToolResult.error(`${complaint(end, limits)}${printed}`, { code: CODES[end.kind], cut: end.cut });
}

function sumOf({ text, printed }: CodeEnd): string {
  if (text === '' && printed === '') {
    return 'It ran and printed nothing. To see a value, end with it as an expression, or use console.log.';
  }
  return [printed, text === '' ? '' : `=> ${text}`].filter(Boolean).join('\n');
}

const CODES = {
  threw: 'code-threw',
  pending: 'code-pending',
  timeout: 'code-timeout',
  memory: 'code-memory',
  depth: 'code-depth',
} as const;

function complaint({ kind, text }: CodeEnd, { timeoutMs, memoryMb }: Omit<CodeRequest, 'code'>): string {
  switch (kind) {
    case 'timeout':
      return `The code was stopped after ${timeoutMs} ms. Let it do less, or end sooner.`;
    case 'memory':
      return `The code needs more memory than there is (${memoryMb} MB). Let it hold less at a time.`;
    case 'depth':
      return 'The code calls itself, or nests values, too deeply. Use a loop.';
    case 'pending':
      return 'The promise at the end of the code is never settled: there are no timers, and nothing else to wait for.';
    default:
      return text;
  }
}
