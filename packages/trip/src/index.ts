/**
 * @module
 * The words of the domain, and the arithmetic that needs no judgement. Inside: whole minutes of the day's zone,
 * kilometres, integer minor units of money, levels and scores 0–1. Values and pure functions only.
 */
export * from './chosen-plan.ts';
export * from './clock.ts';
export * from './costs.ts';
export * from './crowd.ts';
export * from './day.ts';
export * from './facts.ts';
export * from './feasibility/judge.ts';
export * from './feasibility/reason.ts';
export type { Stop, TripRules } from './feasibility/rules.ts';
export { bufferBetween } from './feasibility/travel-fits.ts';
export * from './geography.ts';
export * from './ids.ts';
export * from './money.ts';
export * from './party.ts';
export * from './place.ts';
export * from './preferences.ts';
export * from './provenance.ts';
export { isSameData } from './same-data.ts';
export * from './satisfaction.ts';
export * from './travel.ts';
export * from './weather.ts';
