/**
 * @module
 * What needs Node: training in a process of its own.
 */
export { trainIntentsAside } from './train-intents-aside.ts';
