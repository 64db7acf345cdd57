/**
 * @module
 * What is expected of a turn, layer by layer, how it was scored, and reports: texts, JUnit, and what has changed since another run.
 */
export {
  type ExpectedCheck,
  type ExpectedClassification,
  type ExpectedReply,
  type ExpectedText,
  type ExpectedTool,
  type Layer,
  LAYERS,
  type Place,
} from '../golden.ts';
export type { Check } from '../score/check.ts';
export {
  type ConversationResult,
  type EvaluationReport,
  type LayerScore,
  toReport,
  type TurnResult,
} from './evaluation-report.ts';
export { formatReport } from './format-report.ts';
export { toJUnit } from './to-junit.ts';
export { compareRuns, type LayerChange, type RunComparison } from './compare-runs.ts';
