/**
 * @module
 * Small parts that the framework shares with the packages built on it in its own repository. Nobody else should count on
 * them: they change without notice.
 */
export { assertLimit } from './assert-limit.ts';
export { AgentError, MisuseError } from './errors.ts';
export { canonicalJson } from './events/canonical-json.ts';
export { isFieldName, isTellingNumber } from './events/personal.ts';
export { RunSession, type RunSessionOptions } from './events/run-session.ts';
export { RUNNING } from './events/standing.ts';
export { isTelling, isWhole } from './events/whole-words.ts';
export { hasFunction } from './has-function.ts';
export { nearest } from './nearest.ts';
export { seededRandom } from './seeded-random.ts';
export { shown } from './shown.ts';
export { visible } from './trace/plain-text.ts';
export { type CancellationScope, type Ending, type TimeLimit, withinTime } from './within-time.ts';
export { readWords, type Words } from './words.ts';
