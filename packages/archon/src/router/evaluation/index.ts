/**
 * @module
 * Conversations as they should go, held and scored layer by layer. The format of their files is described in README.md
 * beside this file.
 */

// Goldens
export {
  type ExpectedCheck,
  type ExpectedClassification,
  type ExpectedReply,
  type ExpectedText,
  type ExpectedTool,
  type Expectation,
  type Golden,
  type GoldenInput,
  type GoldenTurn,
  type Layer,
  LAYERS,
  type Place,
} from './golden.ts';
export { InvalidGoldensError, parseGoldens } from './parse/parse-goldens.ts';

// A run over them
export { runGoldens, type RunGoldensOptions } from './run-goldens.ts';
export { type CreateSubject, type Heard, type HeardEvent, routerSubject, type Subject } from './subject.ts';
export { type Judge, type JudgeRequest, modelJudge, type Rating } from './judge.ts';

// What came of it
export type { Check } from './score/check.ts';
export {
  type ConversationResult,
  type EvaluationReport,
  type LayerScore,
  toReport,
  type TurnResult,
} from './report/evaluation-report.ts';
export { formatReport } from './report/format-report.ts';
export { toJUnit } from './report/to-junit.ts';
export { compareRuns, type LayerChange, type RunComparison } from './report/compare-runs.ts';

// How well intents are learned
export { type CrossValidation, crossValidate } from './cross-validate.ts';

// What a log says about policies
export { recordedChecks } from './recorded-checks.ts';
