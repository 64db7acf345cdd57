/**
 * @module
 * A conversation that ends in two or three itineraries.
 */
export type { Fact, FactName, FactValues } from './facts.ts';
