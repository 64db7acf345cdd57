/**
 * @module
 * Data from outside, and data that is kept: text that is not well-formed, and a cache that takes so many bytes at most.
 */
export { LruMap, type LruOptions } from './lru-map.ts';
export { findMalformedText, type MalformedText } from './malformed-text.ts';
