/**
 * @module
 * Data from outside, and what keeps it in bounds: replies of servers that are read up to a limit of bytes and time, checks of text,
 * a cache that takes so many bytes at most. Loads nothing of agents, so that small programs can have it.
 */

// Replies of servers
export type { AnswerLimits } from './web/outside/answer-limits.ts';
export { boundedFetch } from './web/outside/bounded-fetch.ts';
export { findOutsideAnswerError, OutsideAnswerError, type OutsideFault } from './web/outside/outside-answer-error.ts';
export { readBytes } from './web/outside/read-whole.ts';

// Text
export { isFieldName, isTellingNumber } from './events/personal.ts';
export { isTelling, isWholeWord } from './events/whole-words.ts';
export { findMalformedText, type MalformedText } from './malformed-text.ts';
export { formatValue } from './format-value.ts';
export { escapeControls } from './trace/plain-text.ts';
export { readWords, type Words } from './words.ts';

// Limits
export { assertLimit } from './assert-limit.ts';
export { AgentError, MisuseError } from './errors.ts';
export { hasMethod } from './has-function.ts';
export { LruMap } from './lru-map.ts';
export { seededRandom } from './seeded-random.ts';
export { type TimeLimit, withinTime, type TimedResult } from './within-time.ts';
