/**
 * @module
 * Conversations as they should go, held and judged. The format of their files is described in README.md beside this file;
 * `/router/evaluation/report` has what is expected of a turn in detail, and what is made of the results.
 */

// Goldens
export type { Expectation, Golden, GoldenInput, GoldenTurn } from './golden.ts';
export { InvalidGoldensError, parseGoldens } from './parse/parse-goldens.ts';

// A run over them
export { runGoldens, type RunGoldensOptions } from './run-goldens.ts';
export { type CreateSubject, type Heard, type HeardEvent, routerSubject, type Subject } from './subject.ts';
export { type Judge, type JudgeRequest, modelJudge, type Rating } from './judge.ts';

// How well intents are learned
export { type CrossValidation, crossValidate } from './cross-validate.ts';

// What a log says about policies
export { recordedChecks } from './recorded-checks.ts';
