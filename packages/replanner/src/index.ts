/**
 * @module
 * A trip under way: what we see, what we propose, what the traveller allows. No model anywhere.
 */
export type { CrowdForecast } from './ports/index.ts';
