import {
  type Clock,
  createRunEngine,
  type Digest,
  type EventLog,
  type NewEvent,
  type RawEvent,
  type StoredEvent,
} from '@wayfarer/archon';
import type {
  Agents,
  AnswerInPerson,
  AskPilgrimage,
  Bookings,
  CheckReport,
  CheckRequest,
  RepairReport,
  CreateTrip,
  Edit,
  EditOutcome,
  Explanation,
  FindPlaces,
  FoundPlaces,
  Inbox,
  KnownWorks,
  MessagePreview,
  ModelStatus,
  PlannedBookings,
  Replay,
  ShareFile,
  Supposition,
  Trip,
  TripList,
  WhatIf,
  WriteName,
} from '@wayfarer/contract';
import { createModelBrain, createModelUnderstander, createRuleBrain, type Language } from '@wayfarer/language';
import type { Gazetteer } from '@wayfarer/planner';
import type { Brain, CityFetcher, TransitPort } from '@wayfarer/planner/ports';
import { assertAllowed, type CrowdForecast } from '@wayfarer/replanner';

import { Admission } from './admission.ts';
import { ChatGateway, type ChatParts, READS_FACTS } from './chat/chat-gateway.ts';
import { withModelWords } from './chat/in-model-words.ts';
import { previewMessage } from './chat/preview-message.ts';
import { checkItinerary } from './check/check-itinerary.ts';
import { repairItinerary } from './check/repair/repair-itinerary.ts';
import { cleanText } from './clean-text.ts';
import { createTripCore, TRIP_RUN } from './core.ts';
import { Fetches } from './fetches.ts';
import type { PolicySource } from './gate/gate.ts';
import { type ModelCheck, ModelDesk, type ModelDeskParts } from './model/model-desk.ts';
import { OneATurn } from './one-a-turn.ts';
import { createWalks, type WalksParts } from './pilgrimage/walks.ts';
import { BackgroundResearch } from './research/background-research.ts';
import { createFindTable } from './research/find-table.ts';
import { Researcher, type ResearchTools } from './research/researcher.ts';
import { createRunChecks } from './run-checks.ts';
import type { PlanningParts } from './tasks.ts';
import { todayOf } from './today.ts';
import type { Say, TripCommand } from './trip-command.ts';
import type { TripState } from './trip-state.ts';
import { createTripTasks, WAITING_LIMIT_MS } from './trip-tasks.ts';
import { findRevision, loadTrip, type UseCaseContext, type WriteOptions } from './use-case-context.ts';
import { getAgents } from './use-cases/agents.ts';
import { type BookingFile, previewBookings, readBookingFile } from './use-cases/bookings.ts';
import { createTrip } from './use-cases/create-trip.ts';
import { getPlan, type PlanToEdit, previewEdit } from './use-cases/edits.ts';
import { eraseOld, eraseTrip, exportEvents, forgetEverybody, forgetPerson, type Forgotten } from './use-cases/erase.ts';
import { explainPlace } from './use-cases/explain.ts';
import { findPlaces } from './use-cases/find-places.ts';
import { answerInPerson, readInbox } from './use-cases/inbox.ts';
import { listWorks, planWalk } from './use-cases/plan-walk.ts';
import { replayTrip } from './use-cases/replay.ts';
import { resume, type ResumeOptions } from './use-cases/resume.ts';
import { copyTrip, openShare, shareTrip } from './use-cases/share.ts';
import { previewWhatIf } from './use-cases/suppose.ts';
import { getTrip, type ListOptions, listTripIds, listTrips } from './use-cases/view.ts';
import { DO_WRITE, type WriteRequest } from './use-cases/write.ts';
import { planHere, type Workshop } from './workshop.ts';

/** Everything one can do with trips. Every write answers the whole trip, when it has come to rest. */
export interface Concierge {
  createTrip(request: CreateTrip, options?: WriteOptions): Promise<Trip>;
  /** Does one of the writes of the contract to a trip. */
  write<Name extends WriteName>(id: string, name: Name, request: WriteRequest<Name>): Promise<Trip>;
  getTrip(id: string): Promise<Trip>;
  /** The revision that {@link Concierge.getTrip} would answer with, if that is known without making the whole trip. */
  findRevision(id: string): Promise<string | undefined>;
  /** Who was asked on the way, why, and what each proposed. */
  getAgents(id: string): Promise<Agents>;
  /** The chosen plan as edits are judged by it. */
  getPlan(id: string): Promise<PlanToEdit>;
  /** Stops a city on its way to a trip; the plan stays as it is. Does nothing where none is. */
  stopFetching(id: string): Promise<Trip>;
  /** What an edit would do; nothing is written. */
  previewEdit(id: string, edit: Edit): Promise<EditOutcome>;
  /** What a message would do, or what would be answered; nothing is written. */
  previewMessage(id: string, text: string): Promise<MessagePreview>;
  /** Why a place is in the chosen plan, or is not, and what would let it in. */
  explainPlace(id: string, place: string): Promise<Explanation>;
  /** What a document of a booking states; nothing is written or kept. */
  readBookings(file: BookingFile, language?: Language): Promise<Bookings>;
  /** The same, with what each booking would do to the trip's plan. */
  previewBookings(id: string, file: BookingFile): Promise<PlannedBookings>;
  /** What a supposition would come to; nothing is written. */
  previewWhatIf(id: string, supposition: Supposition): Promise<WhatIf>;
  listTrips(options?: ListOptions): Promise<TripList>;
  /** Events of a trip's run, those there are and those to come. */
  subscribe(id: string, options: { readonly after?: number; readonly signal: AbortSignal }): AsyncIterable<StoredEvent>;
  /** Ids of all trips, the newest first, those that cannot be read included. */
  listTripIds(): Promise<readonly string[]>;
  /** Conversations in which a person was called. */
  readInbox(): Promise<Inbox>;
  /** Answers one of them in person. */
  answerInPerson(id: string, answer: AnswerInPerson & WriteOptions): Promise<Trip>;
  /** Begins a trip that is a walk past the scenes of a work. */
  planWalk(asked: AskPilgrimage, options?: WriteOptions): Promise<Trip>;
  /** Works of which places are known. */
  listWorks(): KnownWorks;
  /** Says of a plan from elsewhere, stop by stop, whether it holds. No trip is made of it, and nothing is kept. */
  checkItinerary(request: CheckRequest): Promise<CheckReport>;
  /** Changes a plan from elsewhere as little as makes it right. Nothing of it is kept. */
  repairItinerary(request: CheckRequest): Promise<RepairReport>;
  /** Places of a city by what they are, when they are open, and what is near. */
  findPlaces(wish: FindPlaces): Promise<FoundPlaces>;
  /** Erases a trip whole. */
  eraseTrip(id: string): Promise<void>;
  /** Erases whatever was said of a person in a trip; the plan stays. */
  forgetPerson(id: string, options?: WriteOptions): Promise<Trip>;
  /** The same in all trips. */
  forgetEverybody(): Promise<Forgotten>;
  /** Erases trips that have been over, and untouched, for more than so many days; answers their ids. */
  eraseOld(days: number): Promise<readonly string[]>;
  /** A trip as a file that another installation opens; nothing that was said is in it. */
  shareTrip(id: string): Promise<ShareFile>;
  /** Begins a trip with what the text of such a file holds. */
  openShare(text: string, options?: WriteOptions): Promise<Trip>;
  /** Begins another trip with the plan of this one. */
  copyTrip(id: string, options?: WriteOptions): Promise<Trip>;
  /** A trip's events and those of its chat as they lie in the log, whatever has become of them. */
  exportEvents(id: string): Promise<readonly RawEvent[]>;
  /** Makes the plan anew from its log, and names the first event that does not lead to what was written down. */
  replay(id: string): Promise<Replay>;
  /** Which language models may be asked, whether they answer, and what they have cost today, and that trip. */
  getModelStatus(trip?: string): Promise<ModelStatus>;
  /** Asks each language model one short question, on the day's budget: none where none is set. */
  checkModels(): Promise<readonly ModelCheck[]>;
  /** Resolves once nothing is looked up any more that nobody waits for; `undefined` where nothing is. */
  whenIdle(): Promise<void> | undefined;
  /** To be called once when a process starts. */
  resume(options?: ResumeOptions): Promise<void>;
}

export interface ConciergeParts extends PlanningParts, Omit<ChatParts, 'walks'> {
  readonly log: EventLog;
  /** Reads messages. */
  readonly brain: Brain;
  /** Where trips are planned; without one, here and now, while everybody else waits. */
  readonly workshop?: Workshop | undefined;
  /** Brings cities that are not there, for travellers who ask for them. Default: nobody does. */
  readonly cityFetcher?: CityFetcher | undefined;
  /** Looks up by which lines one rides in a plan that was chosen. Default: nobody does, and rides are estimates. */
  readonly transit?: TransitPort | undefined;
  /** Titles, stations and scenes, for walks past them. Default: none are planned. */
  readonly pilgrimage?: Omit<WalksParts, 'places' | 'food' | 'gazetteer' | 'log' | 'clock'> | undefined;
  readonly gazetteer: Gazetteer;
  /** The travel policy in force: what may be done, and what needs the traveller's approval. */
  readonly policy: PolicySource;
  /** Language models that may be asked beside the rules, and how much. Default: none, and nobody notices any difference. */
  readonly model?: Omit<ModelDeskParts, 'log' | 'gazetteer'> | undefined;
  /** With what the web is searched for who asks for it; needs a model. Default: it is not. */
  readonly research?: ResearchTools | undefined;
  readonly crowd: CrowdForecast;
  readonly digest: Digest;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Erases what is kept of a trip in other files than the log, e.g. its list of places. Default: there is nothing. */
  readonly eraseBesideLog?: (trip: string) => Promise<void>;
  /** Told of trips that cannot be gone on with. Default: nobody is. */
  readonly report?: (what: string, error: unknown) => void;
}

/** Joins planner and replanner on one log. */
export function createConcierge(parts: ConciergeParts): Concierge {
  const { log, gazetteer, digest, clock, newId, workshop = planHere(parts), cityFetcher, transit } = parts;
  const desk = parts.model && new ModelDesk({ ...parts.model, log, gazetteer });
  const researcher =
    desk && parts.model && parts.research
      ? new Researcher({
          desk,
          tools: parts.research,
          log,
          runtime: parts.model.runtime,
          findTable: createFindTable(parts),
        })
      : undefined;
  const { brain, understander } = withModel(parts, desk);
  const { report: tell = () => undefined } = parts;
  const walks = parts.pilgrimage && createWalks({ ...parts, ...parts.pilgrimage });
  const core = createTripCore({ ...parts, knowsTimetables: parts.transit !== undefined });
  const readings = new OneATurn();
  const fetches = new Fetches();
  const shell = createRunEngine<TripState, TripCommand, NewEvent>({
    log,
    runType: TRIP_RUN,
    decider: core,
    runTask: createTripTasks({ log, brain, workshop, cityFetcher, fetches, transit, walks, readings }),
    taskTimeoutMs: WAITING_LIMIT_MS,
  });
  const background = researcher && new BackgroundResearch({ log, trips: shell, researcher, report: tell });
  const inWords = desk && ((state: TripState, say: Say) => withModelWords(state, say, { core, model: desk }));
  const chat = new ChatGateway({
    ...{ ...parts, ...(understander && { understander }) },
    ...{ shell, walks, inWords, researcher, readings },
  });
  const reading = {
    core,
    understander: understander ?? READS_FACTS,
    wishes: createRuleBrain({ gazetteer }),
    gazetteer,
    walks,
    today: () => todayOf(clock),
  };
  const admission = new Admission(workshop);
  const checks = createRunChecks(log);
  const world = { log, shell, gazetteer, crowd: parts.crowd, digest, clock, newId };
  const { hasPerson = false, eraseBesideLog = async () => undefined } = parts;
  const context: UseCaseContext = {
    ...world,
    chat,
    workshop,
    admission,
    checks,
    hasPerson,
    eraseBesideLog,
    researcher,
    background,
    report: tell,
  };
  return {
    createTrip: (request, options) => createTrip(context, request, options),
    // An `async` function, so that what is forbidden is refused like all else.
    write: async (id, name, request) => {
      assertAllowed(request);
      const trip = await DO_WRITE[name](context, id, request);
      await background?.beginFor(id);
      return trip;
    },
    getTrip: (id) => getTrip(context, id),
    findRevision: (id) => findRevision(context, id),
    getAgents: (id) => getAgents(context, id),
    getPlan: (id) => getPlan(context, id),
    stopFetching: async (id) => {
      const { id: run } = await loadTrip(context, id);
      fetches.stop(run);
      return getTrip(context, id);
    },
    previewEdit: (id, edit) => previewEdit(context, id, edit),
    previewMessage: async (id, text) =>
      readings.do(async () => previewMessage(await loadTrip(context, id), cleanText(text), reading)),
    explainPlace: (id, place) => explainPlace(context, id, place),
    readBookings: (file, language) => readBookingFile(file, language),
    previewBookings: (id, file) => previewBookings(context, id, file),
    previewWhatIf: (id, supposition) => previewWhatIf(context, id, supposition),
    listTrips: (options) => listTrips(context, options),
    subscribe: (id, options) => log.subscribe(id, options),
    listTripIds: () => listTripIds(context),
    readInbox: () => readInbox(context),
    answerInPerson: (id, answer) => answerInPerson(context, id, answer),
    planWalk: (asked, options) => planWalk(context, asked, { ...options, walks }),
    listWorks: () => listWorks(walks),
    checkItinerary: (request) => checkItinerary(parts, request),
    repairItinerary: (request) => repairItinerary(parts, request),
    findPlaces: (wish) => findPlaces(parts, wish),
    eraseTrip: (id) => eraseTrip(context, id),
    forgetPerson: (id, options) => forgetPerson(context, id, options),
    forgetEverybody: () => forgetEverybody(context),
    eraseOld: (days) => eraseOld(context, days),
    shareTrip: (id) => shareTrip(context, id),
    openShare: (text, options) => openShare(context, text, options),
    copyTrip: (id, options) => copyTrip(context, id, options),
    exportEvents: (id) => exportEvents(context, id),
    replay: (id) => replayTrip(context, id),
    getModelStatus: async (trip) =>
      desk
        ? {
            ...(await desk.status(trip)),
            research: researcher?.name ?? null,
            ...(researcher && { researchWhen: researcher.when }),
          }
        : NO_MODEL,
    checkModels: async () => (desk ? desk.check() : []),
    whenIdle: () => background?.whenIdle(),
    resume: (options) => resume(context, options),
  };
}

/** What is told of models where none is set. */
export const NO_MODEL: ModelStatus = {
  model: null,
  small: null,
  state: 'off',
  research: null,
  failed: null,
  today: null,
  trip: null,
};

/** Whoever reads by rules, with a model beside them where there is one. */
function withModel(
  { brain, understander }: ConciergeParts,
  model: ModelDesk | undefined,
): Pick<ConciergeParts, 'brain' | 'understander'> {
  if (!model) return { brain, ...(understander && { understander }) };
  return {
    brain: createModelBrain({ rules: brain, model }),
    ...(understander && { understander: createModelUnderstander({ rules: understander, model }) }),
  };
}
