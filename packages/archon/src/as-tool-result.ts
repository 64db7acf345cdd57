import type { RunResult } from './loop/run-result.ts';
import type { ToolResult } from './tool/tool-result.ts';

/** A run's result where only a tool's is understood: one that waits is an error that says so. */
export function asToolResult({ waiting, status, ...result }: RunResult): ToolResult {
  if (status !== 'waiting') return Object.freeze({ ...result, status });
  return Object.freeze({ ...result, status: 'error', metadata: { ...result.metadata, code: 'waiting', waiting } });
}
