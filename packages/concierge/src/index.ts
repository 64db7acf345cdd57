/**
 * @module
 * The use cases, each once: create a trip, write to it, view, erase. No vendor, no HTTP.
 */
export { chatOf, tripOfRun } from './chat/chat-of.ts';
export type { ChatParts } from './chat/front-door.ts';
export { TRAVEL_INTENTS_FILE } from './chat/travel-intents.ts';
export { type Concierge, type ConciergeParts, createConcierge } from './concierge.ts';
export {
  BusyError,
  ConciergeError,
  EmptyMessageError,
  MessageTooLongError,
  NoPlanChosenError,
  NothingToApproveError,
  RefusedByPolicyError,
  UnfinishedErasureError,
  UnknownTripError,
  UnreadableTripError,
  WordsInChainError,
} from './errors.ts';
export type { Specialists } from './tasks.ts';
export type { Workshop } from './workshop.ts';
export type { PolicySource } from './gate/gate.ts';
export { TRAVEL_POLICY_FILE } from './gate/travel-policy.ts';
