/**
 * @module
 * What an agent needs of a world that has no Node: browsers, workers, edge runtimes. And how it reads what comes from
 * outside, wherever it runs.
 */
export { webDigest } from './web-digest.ts';
export { webWorld } from './web-world.ts';
export type { AnswerLimits, JsonLimits } from './outside/answer-limits.ts';
export { boundedFetch } from './outside/bounded-fetch.ts';
export { findOutsideAnswerError, OutsideAnswerError, type OutsideFault } from './outside/outside-answer-error.ts';
export { type OpenBody, readBytes, readStart } from './outside/read-whole.ts';
