/**
 * @module
 * Many travellers, each with other likings, on trips that things befall: what is kept of what could have been had. All chance
 * comes from a seed, so that the same travellers come to the same totals on every machine.
 */
export { Chance, travellersOf } from './chance.ts';
export { EFFORT } from './hindsight.ts';
export { live, type Lived } from './live.ts';
export { describeTotals, drawTotals, sumUp, type Totals } from './totals.ts';
export { drawTraveller, type Traveller } from './traveller.ts';
