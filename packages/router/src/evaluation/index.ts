/**
 * @module
 * Conversations as they should go, held, judged and reported. The format of their files is described in README.md beside
 * this file.
 */

// Goldens, and what is expected of a turn, layer by layer
export {
  type Expectation,
  type ExpectedCheck,
  type ExpectedClassification,
  type ExpectedReply,
  type ExpectedText,
  type ExpectedTool,
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
export type { Check } from './score/check.ts';

// Reports: texts, JUnit, and what has changed since another run
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
