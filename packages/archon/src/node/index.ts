/**
 * @module
 * What Node has and a browser does not have in this form: the clock on the wall, chance, waiting, and a digest that answers
 * at once.
 */
export { nodeDigest } from './node-digest.ts';
export { nodeWorld } from './node-world.ts';
export { systemClock } from './system-clock.ts';
