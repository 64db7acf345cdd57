/**
 * @module
 * What an agent needs of a world that has no Node: browsers, workers, edge runtimes.
 */
export { webDigest } from './web-digest.ts';
export { webWorld } from './web-world.ts';
