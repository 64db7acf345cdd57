/**
 * @module
 * Runs to look at: the chain of a run for people to read, the prompt of any step, a chart, and a run played again from its
 * events. Pure functions of what is stored.
 */
export {
  analyzePrompt,
  type AnalyzePromptOptions,
  type PromptAnalysis,
  type PromptSection,
  type PromptWarning,
} from './analyze-prompt.ts';
export { formatPrompt } from './format-prompt.ts';
export { formatTrace, type FormatTraceOptions } from './format-trace.ts';
export { toMermaid } from './to-mermaid.ts';
export type { TraceTone } from './trace-line.ts';
export { replayRun, type ReplayOptions } from './replay/replay-run.ts';
export type { ReplayProblem, ReplayVerdict } from './replay/verdict.ts';
