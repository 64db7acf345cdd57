import type { TraceTone } from '../trace/trace-line.ts';

/** Where a command writes to. */
export interface Terminal {
  /** What was asked for. */
  print(text: string): void;
  /** What went wrong. */
  complain(text: string): void;
  readonly colours: boolean;
}

/** `archon` did what it was asked; found it impossible, or the run not in order; did not understand. */
export const EXIT = { ok: 0, failed: 1, misused: 2 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** SGR codes: bold, cyan, dim, red, bold green. */
const CODES: Readonly<Record<TraceTone, string>> = { heading: '1', said: '36', quiet: '2', trouble: '31', end: '1;32' };

/** Colours a label of a trace. */
export function inColour(label: string, tone: TraceTone): string {
  return `\u001b[${CODES[tone]}m${label}\u001b[0m`;
}
