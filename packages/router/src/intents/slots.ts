/**
 * @module
 * What a message says about intents: parameters, answers, corrections, several requests, personal values.
 */
export { asksForPerson } from './cues/asks-for-person.ts';
export { isCorrection } from '../grammar/correction.ts';
export { isNeverMind } from './cues/never-mind.ts';
export { isNo, isYes } from '../grammar/yes-no.ts';
export { type AnswerContext, extractAnswer } from './extract/extract-answer.ts';
export { type Extraction, extractParams } from './extract/extract-params.ts';
export { findPersonal, type PersonalContext, type PersonalWords } from './extract/find-personal.ts';
export type { Reading, ReadingContext } from './extract/reading.ts';
export { splitRequests } from './split/split-requests.ts';
