import { AgentError, type Clock, type Digest, type EventLog, ReusedKeyError, type Shell } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';
import type { Gazetteer } from '@wayfarer/planner';
import type { CrowdForecast } from '@wayfarer/replanner';

import type { Admission } from './admission.ts';
import type { ChatGateway } from './chat/chat-gateway.ts';
import type { TripCommand, TripState } from './core.ts';
import { UnknownTripError, UnreadableTripError } from './errors.ts';
import { haveNames, revealNamesIn } from './names.ts';
import { findTitle } from './rename-trip.ts';
import type { BackgroundResearch } from './research/background-research.ts';
import type { Researcher } from './research/researcher.ts';
import type { RunChecks } from './run-checks.ts';
import { toTrip, type TripView } from './view/to-trip.ts';
import { listPlaceholders, reveal } from './words.ts';
import type { Workshop } from './workshop.ts';

/** What every use case stands on. */
export interface UseCaseContext {
  readonly log: EventLog;
  readonly shell: Shell<TripState, TripCommand>;
  /** Every message of the chat comes in here. */
  readonly chat: ChatGateway;
  /** Where trips are planned. */
  readonly workshop: Workshop;
  /** Every write that may begin planning passes here first. */
  readonly admission: Admission;
  readonly gazetteer: Gazetteer;
  /** How full places usually are. */
  readonly crowd: CrowdForecast;
  readonly digest: Digest;
  readonly clock: Clock;
  /** A new id for a trip that comes without an idempotency key. */
  readonly newId: () => string;
  readonly checks: RunChecks;
  /** Erases what is kept of a trip in other files than the log. */
  readonly eraseBesideLog: (trip: string) => Promise<void>;
  /** Somebody reads the inbox. */
  readonly hasPerson: boolean;
  /** Looks up on the web what is not known of a plan; missing where nothing is looked up. */
  readonly researcher?: Researcher | undefined;
  /** Looks up for plans that are chosen, as far as that is set. */
  readonly background?: BackgroundResearch | undefined;
  /** Told of a trip that could not be gone on with. */
  readonly report: (what: string, error: unknown) => void;
}

/**
 * A write may be sent again with the same key; it is then answered, not repeated. With the key of another request it is
 * refused, for as long as there is the trip.
 */
export interface WriteOptions {
  readonly key?: string | undefined;
}

/** The trip as its traveller sees it: with the personal values that were said, as far as they are still kept. */
export async function viewOf(context: UseCaseContext, state: TripState): Promise<Trip> {
  const trip = toChecked(context, state);
  const unreadable = (error: unknown): never => {
    throw new UnreadableTripError(state.id, error);
  };
  const messages = await revealMessages(trip, context.log).catch(unreadable);
  const title = await findTitle(context.log, state.id, state.named.placeholder).catch(unreadable);
  const concealed = { ...trip, ...(title !== undefined && { title }), messages };
  const shown = haveNames(state.planning.facts) ? await withNames(concealed, context.log).catch(unreadable) : concealed;
  return { ...shown, revision: context.digest(JSON.stringify(shown)).slice(0, REVISION_LENGTH) };
}
const REVISION_LENGTH = 32;

/** Those who were told apart by name, by their names again. */
async function withNames<T extends TripView>(trip: T, log: EventLog): Promise<T> {
  return JSON.parse(revealNamesIn(JSON.stringify(trip), await log.readPersonal(trip.id))) as T;
}

/** The messages as they were said. The log keeps personal values beside its chain; what was erased stays a placeholder. */
async function revealMessages({ id, messages }: TripView, log: EventLog): Promise<Trip['messages']> {
  if (!messages.some(({ text }) => listPlaceholders(text).length > 0)) return messages;
  const values = await log.readPersonal(id);
  return messages.map((message) => ({ ...message, text: reveal(message.text, values) }));
}

/**
 * The trip of that id.
 *
 * @throws {UnknownTripError} if there is none.
 * @throws {UnreadableTripError} if what the log has of it cannot be read whole.
 */
export async function loadTrip(context: UseCaseContext, id: string): Promise<TripState> {
  const state = await context.shell.load(id).catch((error: unknown) => {
    throw error instanceof AgentError ? new UnreadableTripError(id, error) : error;
  });
  if (!state) throw new UnknownTripError(id);
  if (!shown.has(state)) toChecked(context, state);
  return state;
}

/** States that could be shown: what cannot be shown is not written on either. */
const shown = new WeakSet<TripState>();

/** @throws {UnreadableTripError} */
function toChecked({ gazetteer, digest, workshop }: UseCaseContext, state: TripState): TripView {
  try {
    const trip = toTrip(state, { gazetteer, digest, plannedBefore: workshop.countBefore(state.id) });
    shown.add(state);
    return trip;
  } catch (error) {
    throw new UnreadableTripError(state.id, error);
  }
}

/**
 * Does one thing to a trip that is there and answers the whole of it.
 *
 * @throws {UnknownTripError | UnreadableTripError}
 * @throws {ReusedKeyError} if another request had the key.
 */
export async function changeTrip(
  context: UseCaseContext,
  id: string,
  { command, key }: WriteOptions & { readonly command: TripCommand },
): Promise<Trip> {
  const state = await loadTrip(context, id);
  if (key === undefined) return viewOf(context, (await context.shell.execute(id, command)).state);
  const hidden = hideKey(context, id, key);
  if (state.heard.some(({ interaction }) => interaction === hidden)) throw new ReusedKeyError();
  const request = context.digest(JSON.stringify(command));
  return viewOf(context, (await context.shell.execute(id, command, { key: hidden, request })).state);
}

/** What the log has of a key: people put anything into one, and a digest of it does as well. */
export function hideKey({ digest }: Pick<UseCaseContext, 'digest'>, trip: string, key: string): string {
  return digest(`${trip} ${key}`).slice(0, KEY_LENGTH);
}
const KEY_LENGTH = 32;
