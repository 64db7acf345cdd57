import { AgentError, type Clock, type Digest, type EventLog, ReusedKeyError, type RunEngine } from '@wayfarer/archon';
import type { Trip } from '@wayfarer/contract';
import type { Gazetteer } from '@wayfarer/planner';
import type { CrowdForecast } from '@wayfarer/replanner';

import type { Admission } from './admission.ts';
import type { ChatGateway } from './chat/chat-gateway.ts';
import { UnknownTripError, UnreadableTripError } from './errors.ts';
import { haveNames, revealNamesIn } from './names.ts';
import { titleIn } from './rename-trip.ts';
import type { BackgroundResearch } from './research/background-research.ts';
import type { Researcher } from './research/researcher.ts';
import type { RunChecks } from './run-checks.ts';
import type { TripCommand } from './trip-command.ts';
import type { TripState } from './trip-state.ts';
import { adviseAhead, toTrip, type TripView } from './view/to-trip.ts';
import { reveal } from './words.ts';
import type { Workshop } from './workshop.ts';

/** What every use case stands on. */
export interface UseCaseContext {
  readonly log: EventLog;
  readonly shell: RunEngine<TripState, TripCommand>;
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
  const values = await readValues(context, state);
  const about = aboutOf(context, state, values);
  const trip = toChecked(context, state);
  const shown = withValues(trip, state, values);
  const revision = revisionOf(shown, context.digest);
  revisions.set(state, { ...about, revision });
  return { ...shown, revision };
}

const REVISION_LENGTH = 32;

/** Another one as soon as anything that is shown is another. */
function revisionOf({ options, ...rest }: TripView, digest: Digest): string {
  return digest(JSON.stringify([digestOf(options, digest), rest])).slice(0, REVISION_LENGTH);
}

/** Most of a trip are its options, which rarely change: while they are the same, so is their digest. */
const digested = new WeakMap<TripView['options'], string>();

function digestOf(options: TripView['options'], digest: Digest): string {
  const known = digested.get(options) ?? digest(JSON.stringify(options));
  digested.set(options, known);
  return known;
}

/**
 * The revision of the trip as it is now, if it was shown since it last changed. Costs far less than {@link viewOf}.
 *
 * @throws {UnknownTripError | UnreadableTripError}
 */
export async function findRevision(context: UseCaseContext, id: string): Promise<string | undefined> {
  const state = await loadTrip(context, id);
  const known = revisions.get(state);
  if (!known) return undefined;
  const { words, cities } = aboutOf(context, state, await readValues(context, state));
  return known.words === words && known.cities === cities ? known.revision : undefined;
}

/** What a view depends on besides the state of its trip. */
interface About {
  /** The personal values, and how many trips are planned first. */
  readonly words: string;
  /** The same list as long as no city was imported. */
  readonly cities: ReturnType<Gazetteer['listCities']>;
}

const revisions = new WeakMap<TripState, About & { readonly revision: string }>();

function aboutOf(
  { gazetteer, workshop }: UseCaseContext,
  { id }: TripState,
  values: ReadonlyMap<string, string>,
): About {
  return { words: JSON.stringify([workshop.countBefore(id), ...values]), cities: gazetteer.listCities() };
}

/** @throws {UnreadableTripError} */
async function readValues({ log }: UseCaseContext, { id }: TripState): Promise<ReadonlyMap<string, string>> {
  return log.readPersonal(id).catch((error: unknown) => {
    throw new UnreadableTripError(id, error);
  });
}

/**
 * Title, messages and the names of those who were told apart, as they were said. What was erased stays a placeholder.
 *
 * @throws {UnreadableTripError}
 */
function withValues(trip: TripView, { id, named, planning }: TripState, values: ReadonlyMap<string, string>): TripView {
  try {
    const title = titleIn(values, named.placeholder);
    const messages = trip.messages.map((message) => ({ ...message, text: reveal(message.text, values) }));
    const revealed = { ...trip, ...(title !== undefined && { title }), messages };
    if (!haveNames(planning.facts)) return revealed;
    return JSON.parse(revealNamesIn(JSON.stringify(revealed), values)) as TripView;
  } catch (error) {
    throw new UnreadableTripError(id, error);
  }
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
  if (!views.has(state)) {
    await adviseAhead(state).catch((error: unknown) => {
      throw new UnreadableTripError(id, error);
    });
    toChecked(context, state);
  }
  return state;
}

/** States that could be shown: what cannot be shown is not written on either. Whoever loads a trip mostly shows it next. */
const views = new WeakMap<TripState, ViewMade>();

interface ViewMade {
  readonly cities: About['cities'];
  readonly plannedBefore: number;
  readonly view: WeakRef<TripView>;
}

/** @throws {UnreadableTripError} */
function toChecked({ gazetteer, digest, workshop }: UseCaseContext, state: TripState): TripView {
  try {
    const plannedBefore = workshop.countBefore(state.id);
    const cities = gazetteer.listCities();
    const made = views.get(state);
    const known = made?.plannedBefore === plannedBefore && made.cities === cities ? made.view.deref() : undefined;
    if (known) return known;
    const view = toTrip(state, { gazetteer, digest, plannedBefore });
    views.set(state, { cities, plannedBefore, view: new WeakRef(view) });
    return view;
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
