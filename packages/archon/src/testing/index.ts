/**
 * @module
 * What tests need: a clock that stands still, and the contract that every event log has to keep.
 */
export { FixedClock } from './fixed-clock.ts';
export { eventLogContract, type ContractClause } from './event-log-contract.ts';
