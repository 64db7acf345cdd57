/**
 * @module
 * What customers can ask for, as data; and what a message says about it: parameters, answers, corrections, several requests.
 */
export { asksForPerson } from './cues/asks-for-person.ts';
export { isCorrection } from '../../grammar/correction.ts';
export { isNeverMind } from './cues/never-mind.ts';
export { isNo, isYes } from '../../grammar/yes-no.ts';
export { type AnswerContext, extractAnswer } from './extract/extract-answer.ts';
export { type Extraction, extractParams } from './extract/extract-params.ts';
export { findPersonal } from './extract/find-personal.ts';
export type { Reading, ReadingContext } from './extract/reading.ts';
export {
  type Intent,
  type IntentConstraints,
  type IntentMessages,
  type ParamChecks,
  type ParamRule,
  type ParamType,
  type ParamValue,
} from './intent.ts';
export { type Asker, type IntentExample, IntentsRegistry, type IntentsRegistryOptions } from './intents-registry.ts';
export { InvalidIntentsError, parseIntents, type ParseIntentsOptions } from './parse/parse-intents.ts';
export { splitRequests } from './split/split-requests.ts';
export { InvalidFileError, type Problem } from '../yaml/invalid-file-error.ts';
