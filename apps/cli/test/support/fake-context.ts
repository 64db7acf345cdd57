import type { Concierge } from '@wayfarer/concierge';
import type { Inbox, Replay, Trip } from '@wayfarer/contract';
import type { OwnPlaces } from '@wayfarer/sources';
import { vi } from 'vitest';

import type { CommandContext } from '../../src/command.ts';
import { createStyle } from '../../src/render/style.ts';
import { sampleTrip } from './sample-trip.ts';

interface Typed {
  readonly words?: readonly string[];
  readonly options?: CommandContext['options'];
  /** Lines that are typed while the command runs. */
  readonly lines?: readonly string[];
  readonly isInteractive?: boolean;
}

/** A concierge with one trip, which answers every write with it, and what a command prints. */
export function fakeContext(
  { words = [], options = {}, lines = [], isInteractive = false }: Typed,
  {
    trip = sampleTrip(),
    after = trip,
    conversations = [],
    divergence = null,
  }: {
    readonly trip?: Trip;
    readonly after?: Trip;
    readonly conversations?: Inbox['conversations'];
    readonly divergence?: Replay['divergence'];
  } = {},
) {
  const printed: string[] = [];
  const concierge = {
    listTripIds: vi.fn(() => Promise.resolve([trip.id])),
    createTrip: vi.fn(() => Promise.resolve(trip)),
    getTrip: vi.fn(() => Promise.resolve(trip)),
    getPlan: vi.fn(() => Promise.resolve({ facts: { places: [] } })),
    write: vi.fn((_id: string, _name: string, _request: object) => Promise.resolve(after)),
    planWalk: vi.fn((_asked: object) => Promise.resolve(after)),
    previewWhatIf: vi.fn((_id: string, _supposition: object) => Promise.resolve({})),
    forgetPerson: vi.fn(() => Promise.resolve(after)),
    eraseTrip: vi.fn(() => Promise.resolve()),
    readInbox: vi.fn(() => Promise.resolve({ conversations })),
    answerInPerson: vi.fn((_id: string, _answer: object) => Promise.resolve(after)),
    listTrips: vi.fn((_options: object) => Promise.resolve({ trips: [], next: null })),
    replay: vi.fn(() => Promise.resolve({ events: 7, compared: 2, hash: 'h', divergence })),
    forgetEverybody: vi.fn(() => Promise.resolve({ trips: 2, left: ['trip_old'] })),
  };
  const context: CommandContext = {
    words,
    options,
    concierge: concierge as unknown as Concierge,
    ownPlaces: {} as OwnPlaces,
    findSketch: () => null,
    environment: {},
    now: () => new Date('2026-11-21T10:00:00Z'),
    terminal: {
      out: (text) => void printed.push(text),
      err: (text) => void printed.push(text),
      async *lines() {
        yield* lines;
      },
      isInteractive,
      style: createStyle(100, false),
    },
  };
  return { context, concierge, printed };
}
