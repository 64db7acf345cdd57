/**
 * @module
 * The use cases, each once: create a trip, say, choose, advance, report, decide, undo, view. No vendor, no HTTP.
 */
export { type Concierge, type ConciergeParts, createConcierge } from './concierge.ts';
export {
  ConciergeError,
  EmptyMessageError,
  MessageTooLongError,
  NoPlanChosenError,
  UnknownTripError,
} from './errors.ts';
