import type { StoredEvent } from '@wayfarer/archon';
import { type Concierge, NO_MODEL, NoPlanChosenError, UnknownTripError } from '@wayfarer/concierge';
import type { CheckReport, RepairReport, Trip } from '@wayfarer/contract';

/** What a use case was called with. */
export interface Call {
  readonly useCase: string;
  readonly arguments: readonly unknown[];
}

/** A trip that has just begun. */
export function trip(over: Partial<Trip> = {}): Trip {
  return {
    id: 'trip_1',
    title: 'New trip',
    seq: 2,
    revision: 'b'.repeat(32),
    updatedAt: '2027-01-01T00:00:00.000Z',
    hash: 'a'.repeat(64),
    mode: 'CLARIFY',
    brain: null,
    messages: [],
    questions: [],
    facts: [],
    progress: [],
    options: [],
    selected: null,
    days: [],
    leftOut: [],
    costs: [],
    now: null,
    nextVisitId: null,
    pending: null,
    approval: null,
    waiting: [],
    handedOver: false,
    queue: 0,
    canUndo: false,
    canRedo: false,
    history: [],
    chips: [],
    warnings: [],
    attributions: [],
    ...over,
  };
}

/** Event `seq` of the trip. */
function event(seq: number): StoredEvent {
  return {
    runId: 'trip_1',
    seq,
    at: '2027-01-01T00:00:00.000Z',
    type: 'message-sent',
    version: 1,
    author: 'planner',
    content: { text: `${seq}\n` },
    prevHash: '',
    hash: '',
  };
}

/** Of a text without a stop. */
export const EMPTY_REPORT: CheckReport = {
  summary: ['I found no stops in this text.', 'Paste the plan with a line for each stop.'],
  counts: { visits: 0, fits: 0, doesNotFit: 0, unknown: 0, notFound: 0 },
  cities: [],
  days: [],
  undated: [],
  notFound: [],
  vague: [],
  unapplied: [],
  duplicates: [],
  bookings: [],
  money: null,
  assumptions: [],
  sources: [],
};

/** Of the same. */
export const EMPTY_REPAIR: RepairReport = {
  summary: ['I changed nothing.', 'Nothing I know of speaks against it.'],
  isRight: true,
  steps: [],
  changes: [],
  unmended: [],
  before: EMPTY_REPORT,
  after: EMPTY_REPORT,
};

/**
 * Use cases that note how they were called and answer the one trip there is, or fail as they were told.
 *
 * @param failure - What every write throws.
 */
export function createFakeConcierge({
  failure,
  answer = trip(),
}: { failure?: Error; answer?: Trip } = {}): Concierge & { readonly calls: readonly Call[] } {
  const calls: Call[] = [];
  const write =
    (useCase: string) =>
    async (...given: unknown[]): Promise<Trip> => {
      calls.push({ useCase, arguments: given });
      if (failure) throw failure;
      return answer;
    };
  return {
    calls,
    createTrip: write('createTrip'),
    planWalk: write('planWalk'),
    listWorks: () => ({ works: [] }),
    async checkItinerary(...given) {
      calls.push({ useCase: 'checkItinerary', arguments: given });
      return EMPTY_REPORT;
    },
    async repairItinerary(...given) {
      calls.push({ useCase: 'repairItinerary', arguments: given });
      return EMPTY_REPAIR;
    },
    previewMessage: async () => ({ text: '', changes: false, choices: [], edit: null }),
    explainPlace: (id) => Promise.reject(new UnknownTripError(id)),
    findPlaces: () => Promise.reject(new Error('No places are known here.')),
    write: write('write'),
    stopFetching: write('stopFetching'),
    async getTrip(id) {
      if (id !== answer.id) throw new UnknownTripError(id);
      return answer;
    },
    findRevision: async (id) => {
      if (id !== answer.id) throw new UnknownTripError(id);
      return answer.revision;
    },
    getAgents: async () => ({ asked: [], now: [] }),
    checkModels: async () => [],
    getModelStatus: async () => NO_MODEL,
    getPlan: async () => {
      throw new NoPlanChosenError('edit');
    },
    async replay(...given) {
      calls.push({ useCase: 'replay', arguments: given });
      return { events: 0, compared: 0, hash: null, divergence: null };
    },
    async previewWhatIf(...given) {
      calls.push({ useCase: 'previewWhatIf', arguments: given });
      const delta = { minutes: 0, money: null, satisfaction: 0 };
      return { text: 'Nothing planned is touched by it.', changes: false, steps: [], before: [], after: [], delta };
    },
    async readBookings(...given) {
      calls.push({ useCase: 'readBookings', arguments: given });
      return { bookings: [] };
    },
    async previewBookings(...given) {
      calls.push({ useCase: 'previewBookings', arguments: given });
      return { bookings: [] };
    },
    async previewEdit(...given) {
      calls.push({ useCase: 'previewEdit', arguments: given });
      return { outcome: 'unchanged', text: 'It is so already.', asked: [], moved: [], reasons: [], remedies: [] };
    },
    async listTrips(options) {
      calls.push({ useCase: 'listTrips', arguments: [options] });
      return { trips: [], next: null };
    },
    async *subscribe(_id, { after = 0, signal }) {
      for (let seq = after + 1; seq <= 5; seq++) yield event(seq);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
    readInbox: async () => ({ conversations: [] }),
    answerInPerson: write('answerInPerson'),
    listTripIds: async () => [answer.id],
    eraseTrip: async (id) => void calls.push({ useCase: 'eraseTrip', arguments: [id] }),
    forgetPerson: write('forgetPerson'),
    forgetEverybody: async () => {
      calls.push({ useCase: 'forgetEverybody', arguments: [] });
      return { trips: 1, left: [] };
    },
    eraseOld: async () => [],
    shareTrip: async () => {
      throw new NoPlanChosenError('share');
    },
    openShare: write('openShare'),
    copyTrip: write('copyTrip'),
    exportEvents: async () => [{ ...event(1) }],
    whenIdle: () => undefined,
    resume: async () => undefined,
  };
}
