/**
 * @module
 * What tests need: a model that plays a script, a clock that stands still, a world without chance, servers that mean harm,
 * and the contract that every event log has to keep.
 */
export { decorateLog } from './decorate-log.ts';
export { FixedClock } from './fixed-clock.ts';
export { FixedRuntime } from './fixed-runtime.ts';
export { seededRandom } from '../seeded-random.ts';
export { type MockFunction, MockModel, type MockReply } from './mock-model.ts';
export { messageBusContract } from './message-bus-contract.ts';
export { memoryStoreContract } from './memory-store-contract.ts';
export {
  drips,
  type HostileAnswer,
  HostileServer,
  redirectsTo,
  sendsBytes,
  sendsDeepJson,
  sendsManyValues,
  sendsTokens,
  type HostileRequest,
} from './hostile/index.ts';
export { eventLogContract, type ContractClause } from './event-log-contract.ts';
export { type KeptStore, type KindOfRun, standingContract } from './standing-contract.ts';
