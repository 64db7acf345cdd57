/**
 * @module
 * The use cases, each once: create a trip, write to it, view, erase. No vendor, no HTTP.
 */
export { chatOf, tripOfRun } from './chat/chat-of.ts';
export { type ModelCheck, ModelDesk, type ModelDeskParts } from './model/model-desk.ts';
export type { ChatParts } from './chat/chat-gateway.ts';
export { OneATurn } from './one-a-turn.ts';
export { type Concierge, type ConciergeParts, createConcierge, NO_MODEL } from './concierge.ts';
export {
  BusyError,
  ConciergeError,
  EditDoesNotFitError,
  EmptyMessageError,
  MessageTooLongError,
  NeedsConfirmationError,
  NoInboxError,
  NoWalksError,
  NoPlanChosenError,
  NothingToApproveError,
  NothingToShareError,
  NotInTimeError,
  RefusedByPolicyError,
  ShareFileError,
  UnknownNameError,
  UnfinishedErasureError,
  UnknownTripError,
  UnreadableTripError,
  WalkRefusedError,
  WordsInChainError,
} from './errors.ts';
export { type Budget, OverBudgetError, type Spending } from './model/account.ts';
export { type Hold, ModelAccounts } from './model/model-accounts.ts';
export { accountOfDay } from './model/model-runs.ts';
export { todayOf } from './today.ts';
export { fromEdit } from './edit/from-edit.ts';
export { toEdit } from './edit/to-edit.ts';
export { toOutcome } from './edit/to-outcome.ts';
export type { PlanToEdit } from './use-cases/edits.ts';
export type { PlanningParts, Specialists } from './tasks.ts';
export type { Workshop } from './workshop.ts';
export type { PolicySource } from './gate/gate.ts';

/** What a traveller can ask for in the chat, in the language of `@wayfarer/router`. Whoever wants other words edits a copy. */
export const TRAVEL_INTENTS_FILE: URL = new URL('../intents/travel.yaml', import.meta.url);

/** The travel policy that comes along, in the language of `@wayfarer/router`. Whoever wants other rules edits a copy. */
export const TRAVEL_POLICY_FILE: URL = new URL('../policies/travel.yaml', import.meta.url);
export { assertAllowed } from '@wayfarer/replanner';
