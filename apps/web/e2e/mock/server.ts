/**
 * @module
 * The API with made-up answers, for looking at the page without the real server: `node -C wayfarer-source e2e/mock/server.ts`.
 * One trip goes through all stages; everything is forgotten when the process ends.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { Trip, TripSummary, WriteBody } from '@wayfarer/contract';

import { disrupted } from './decision.ts';
import {
  clarify,
  dispatching,
  EMPTY,
  forgotten,
  offering,
  permitted,
  planned,
  waiting,
  waitingVisit,
} from './trips.ts';

const PORT = Number(process.env['PORT'] ?? 8787);
const PAGE = path.resolve(import.meta.dirname, '../../dist');
const CATALOGUE = path.resolve(import.meta.dirname, '../../../../packages/sources/catalogue');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const trips = new Map<string, Trip>();
const before = new Map<string, Trip>();
const listeners = new Set<ServerResponse>();

function keep(trip: Trip): Trip {
  trips.set(trip.id, trip);
  for (const listener of listeners) listener.write(`id: ${trip.seq}\nevent: changed\ndata: {}\n\n`);
  return trip;
}

async function write(trip: Trip, action: string, body: unknown): Promise<Trip> {
  switch (action) {
    case 'messages':
      return talk(trip, (body as { text: string }).text);
    case 'selection':
      return keep(planned(trip, (body as { option: string }).option));
    case 'readings':
      return keep(disrupted(trip, Number((body as WriteBody<'reading'>).value ?? 85)));
    case 'decision':
      return decide(trip, body as WriteBody<'decision'>);
    case 'approval':
      return keep(approve(trip, body as WriteBody<'approval'>));
    case 'autonomy':
      return keep(permitted(trip, (body as WriteBody<'autonomy'>).autonomy));
    case 'undo':
      return keep({ ...(before.get(trip.id) ?? trip), seq: trip.seq + 1, pending: null, canUndo: false });
    case 'advance': {
      before.set(trip.id, trip);
      const to = (body as { to: string }).to;
      const [day] = trip.days;
      const position = day?.visits.findIndex(({ id }) => id === to) ?? 0;
      const days = trip.days.map((one) =>
        one === day
          ? { ...one, visits: one.visits.map((visit, index) => ({ ...visit, done: index <= position })) }
          : one,
      );
      return keep({
        ...trip,
        seq: trip.seq + 1,
        days,
        canUndo: true,
        nextVisitId: day?.visits[position + 1]?.id ?? null,
      });
    }
    default:
      throw new Error(`No action is called ${JSON.stringify(action)}.`);
  }
}

async function talk(trip: Trip, text: string): Promise<Trip> {
  let now: Trip = { ...trip, messages: [...trip.messages, { role: 'user', text, at: new Date(0).toISOString() }] };
  if (/person|planner/.test(text)) return keep({ ...now, seq: trip.seq + 1, handedOver: text.includes('person') });
  if (trip.selected !== null) return keep(waiting(now));
  if (trip.mode !== 'CLARIFY') return keep({ ...now, seq: trip.seq + 1 });
  for (let done = 0; done < 4; done += 1) {
    now = keep(dispatching(now, done));
    await pause(Number(process.env['PACE_MS'] ?? 500));
  }
  return keep(offering(now));
}

function approve(trip: Trip, { approved }: WriteBody<'approval'>): Trip {
  const answered = { ...trip, seq: trip.seq + 1, approval: null };
  return approved ? planned(answered, trip.approval?.option ?? '') : answered;
}

function decide(trip: Trip, { choice, n }: WriteBody<'decision'>): Trip {
  before.set(trip.id, trip);
  const chosen = trip.pending?.alternatives.find((one) => one.n === (n ?? 1));
  const [first, ...rest] = trip.days;
  const gone = first?.visits.find(({ id }) => id === trip.pending?.visitId);
  const changed =
    choice === 'replace' && chosen
      ? chosen.after
      : first && { ...first, visits: first.visits.filter(({ id }) => id !== trip.pending?.visitId) };
  return keep({
    ...trip,
    seq: trip.seq + 1,
    hash: 'b'.repeat(64),
    pending: null,
    canUndo: true,
    waiting: choice === 'wait' && first && gone ? [waitingVisit(first.date, gone)] : trip.waiting,
    nextVisitId: changed?.visits[1]?.id ?? null,
    days: changed ? [changed, ...rest] : [],
  });
}

function cities(): unknown {
  const about = [
    ['kyoto', 'Kyoto', 'JP', 'Asia/Tokyo', 35.0116, 135.7681],
    ['tokyo', 'Tokyo', 'JP', 'Asia/Tokyo', 35.68, 139.76],
    ['paris', 'Paris', 'FR', 'Europe/Paris', 48.857, 2.352],
    ['boston', 'Boston', 'US', 'America/New_York', 42.358, -71.064],
  ] as const;
  return {
    cities: about.map(([id, name, country, zone, lat, lon]) => ({
      id,
      name,
      country,
      zone,
      center: { lat, lon },
      source: { name: 'sample catalogue', date: '2026-11-01', verify: true },
      hasSketch: true,
    })),
    canFetch: false,
    mapStyle: null,
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [, , kind, id = '', action = ''] = pathname.split('/');
  const json = (body: unknown, status = 200): void =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  if (!pathname.startsWith('/api/')) return file(pathname, response);
  if (kind === 'cities' && id !== '')
    return json(JSON.parse(readFileSync(path.join(CATALOGUE, `${id}.sketch.json`), 'utf8')));
  if (kind === 'cities') return json(cities());
  if (kind === 'runs') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': here\n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    return undefined;
  }
  if (request.method === 'GET' && id === '') {
    const summary = ({ title, mode, selected, ...trip }: Trip) => ({
      id: trip.id,
      title,
      mode,
      selected,
      start: '2027-04-03',
      end: '2027-04-05',
      updatedAt: new Date(0).toISOString(),
      problem: null,
      readable: true,
    });
    return json({ trips: [...[...trips.values()].map(summary), ...DAMAGED], next: null });
  }
  if (request.method === 'DELETE') return erase({ kind, id, action }, json);
  if (DAMAGED.some((one) => one.id === id)) return json({ code: 'unreadable-trip', message: UNREADABLE }, 409);
  const trip = trips.get(id);
  if (request.method === 'POST' && id === '') {
    const { text = '' } = (await read(request)) as { text?: string };
    if (text.length > 8000)
      return json(
        { code: 'message-too-long', message: 'The message has more than 8,000 characters. Please shorten it.' },
        400,
      );
    return json(
      keep(text === '' ? { ...EMPTY, id: `trip_${trips.size + 1}` } : clarify(`trip_${trips.size + 1}`, text)),
    );
  }
  // Nothing is judged here: what is carried finds no verdict.
  if (action === 'plan') return json({ code: 'no-plan-chosen', message: 'There is no plan to be judged.' }, 409);
  if (!trip) return json({ code: 'unknown-trip', message: `No trip has the id ${JSON.stringify(id)}.` }, 404);
  return json(request.method === 'POST' ? await write(trip, action, await read(request)) : trip);
}

/** A trip that can be listed and erased, and not opened; `DAMAGED=1` puts it there. */
const DAMAGED: TripSummary[] =
  process.env['DAMAGED'] === undefined
    ? []
    : [
        {
          id: 'trip_damaged',
          title: 'A trip that cannot be read',
          mode: 'CLARIFY',
          selected: null,
          start: null,
          end: null,
          updatedAt: '2026-11-20T10:00:00.000Z',
          readable: false,
          problem: 'Event 2 is not what was once written: its hash is not that of what it says.',
        },
      ];
const UNREADABLE = 'The trip "trip_damaged" cannot be read, so it is left as it is. Event 2 was changed or damaged.';

interface Erased {
  readonly kind: string | undefined;
  readonly id: string;
  readonly action: string;
}

function erase({ kind, id, action }: Erased, json: (body: unknown, status?: number) => void): void {
  const trip = trips.get(id);
  if (kind === 'persons') {
    for (const one of trips.values()) keep(forgotten(one));
    DAMAGED.length = 0;
    return json({ trips: trips.size });
  }
  if (trip && action === 'person') return json(keep(forgotten(trip)));
  if (id === 'trip_damaged') DAMAGED.length = 0;
  else if (!trips.delete(id)) return json({ code: 'unknown-trip', message: `No trip is called ${id}.` }, 404);
  return json(undefined, 204);
}

async function read(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || '{}');
}

function file(pathname: string, response: ServerResponse): void {
  const name = path.extname(pathname) === '' ? '/index.html' : pathname;
  try {
    const body = readFileSync(path.join(PAGE, path.normalize(name)));
    response.writeHead(200, { 'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(PORT, '127.0.0.1', () => {
  const at = server.address();
  console.log(`http://127.0.0.1:${typeof at === 'object' && at ? at.port : PORT}`);
});
