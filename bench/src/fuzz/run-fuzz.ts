import { problemSchema, type Trip } from '@wayfarer/contract';

import type { ApiDocument } from './api-document.ts';
import { createChance } from './chance.ts';
import { createRequests, type FuzzRequest } from './hostile-requests.ts';
import { createSender, type Outcome, type Sender } from './send.ts';

/** The longest honest answer, a plan behind other plans, takes a third of it. */
const HANG_MS = 10_000;

/** Sent at once. */
const CONNECTIONS = 8;

/** A plan takes half a second, in which nothing else was answered when this was written: few of the requests ask for one. */
const PLANNING_SHARE = 0.001;

/** So many trips are asked about; a newer one takes the place of an older one that is not planned. */
const TRIPS_KEPT = 40;

const GOLDEN =
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, temples and food, one of us is vegetarian, we hate crowds';

export interface FuzzOptions {
  readonly url: string;
  readonly seed: number;
  readonly requests: number;
  /** No request is begun later than so long after the first. */
  readonly mostMs?: number;
  /** Longer than this is a hang. */
  readonly hangMs?: number;
  /** Share of requests that ask for a plan. */
  readonly planningShare?: number;
  /** Trips that are planned before it begins. */
  readonly plannedTrips: number;
  /** What must stand in no answer, e.g. the folder of the data. */
  readonly secrets: readonly string[];
  readonly onProgress?: (sent: number) => void;
}

/** A request that ended as none may. */
export interface Finding {
  readonly request: string;
  readonly outcome: string;
}

export interface FuzzReport {
  readonly sent: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly serverErrors: readonly Finding[];
  readonly hangs: readonly Finding[];
  /** Answers with a stack trace or a path of this machine. */
  readonly leaks: readonly Finding[];
  readonly cuts: readonly Finding[];
  /** Refusals without a problem in their body. */
  readonly refusalsWithoutProblem: readonly Finding[];
}

/** Sends generated requests, several at once, and says what came of them. The same seed makes the same requests for the same trips. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const sender = createSender(options.url, { hangMs: options.hangMs ?? HANG_MS });
  try {
    return await fuzz(options, sender);
  } finally {
    sender.close();
  }
}

async function fuzz(
  {
    url,
    seed,
    requests,
    mostMs = Infinity,
    planningShare = PLANNING_SHARE,
    plannedTrips,
    secrets,
    onProgress,
  }: FuzzOptions,
  sender: Sender,
) {
  const chance = createChance(seed);
  const planned = await planTrips(url, { seed, count: plannedTrips });
  const plannedIds = planned.map(({ id }) => id);
  const others = await Promise.all(Array.from({ length: TRIPS_KEPT }, () => beginTrip(url)));
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDocument;
  const next = createRequests({
    document,
    chance,
    known: planned.flatMap(listIds),
    tripIds: () => [...plannedIds, ...others],
  });
  const found = createTally(secrets);
  let sent = 0;
  const end = performance.now() + mostMs;
  async function sendUntilDone(): Promise<void> {
    while (sent < requests && performance.now() < end) {
      sent++;
      onProgress?.(sent);
      const wanted = chance.happens(planningShare)
        ? planningRequest(others[chance.below(others.length)] ?? 'trip_none')
        : next();
      const outcome = await sender.send(wanted);
      found.add(wanted, outcome);
      const id = idOfNewTrip(wanted, outcome);
      if (id !== undefined) others.push(id);
      if (others.length > TRIPS_KEPT) others.shift();
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendUntilDone));
  return { ...found.report, sent };
}

const planningRequest = (id: string): FuzzRequest => ({
  method: 'POST',
  path: `/api/trips/${id}/messages`,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ text: `${GOLDEN}, moderate pace` }),
});

async function beginTrip(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/trips`, { method: 'POST' });
  return ((await answer.json()) as Trip).id;
}

/** The server takes 64 at once. */
const PLANNED_AT_ONCE = 8;

async function planTrips(
  url: string,
  { seed, count }: { readonly seed: number; readonly count: number },
): Promise<readonly Trip[]> {
  const planned: Trip[] = [];
  let next = 0;
  async function planUntilDone(): Promise<void> {
    while (next < count) planned.push(await planTrip(url, seed + next++));
  }
  await Promise.all(Array.from({ length: PLANNED_AT_ONCE }, planUntilDone));
  return planned;
}

async function planTrip(url: string, seed: number): Promise<Trip> {
  const post = async (path: string, body: object): Promise<Trip> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Trip;
  };
  const { id } = await post('/api/trips', { text: GOLDEN, seed });
  await post(`/api/trips/${id}/messages`, { text: 'moderate' });
  return post(`/api/trips/${id}/selection`, { option: 1 });
}

function listIds({ days, options }: Trip): string[] {
  return [
    ...days.flatMap(({ visits }) => visits.flatMap(({ id, placeId }) => [id, placeId])),
    ...options.map(({ id }) => id),
  ];
}

function idOfNewTrip({ method, path }: FuzzRequest, outcome: Outcome): string | undefined {
  if (method !== 'POST' || path !== '/api/trips' || outcome.kind !== 'answer' || outcome.status !== 200)
    return undefined;
  return /"id":"(trip_\w+)"/.exec(outcome.text)?.[1];
}

/** Lines of a stack trace, and names of our own files and modules. */
const TRACES = /\n\s+at \S|node:internal|\.[cm]?[jt]s:\d+:\d+|node_modules|file:\/\//;

const MOST_FINDINGS = 100;

function createTally(secrets: readonly string[]) {
  const statuses: Record<string, number> = {};
  const report = {
    statuses,
    serverErrors: [] as Finding[],
    hangs: [] as Finding[],
    leaks: [] as Finding[],
    cuts: [] as Finding[],
    refusalsWithoutProblem: [] as Finding[],
  };
  const note = (list: Finding[], request: FuzzRequest, outcome: string): void => {
    if (list.length < MOST_FINDINGS) list.push({ request: describe(request), outcome: outcome.slice(0, 300) });
  };
  function add(request: FuzzRequest, outcome: Outcome): void {
    const key = outcome.kind === 'answer' ? String(outcome.status) : outcome.kind;
    statuses[key] = (statuses[key] ?? 0) + 1;
    if (outcome.kind === 'hang') return note(report.hangs, request, 'no answer');
    if (outcome.kind === 'cut') return note(report.cuts, request, outcome.reason);
    if (outcome.status >= 400 && request.method !== 'HEAD' && !isProblem(outcome.text))
      note(report.refusalsWithoutProblem, request, `${outcome.status} ${outcome.text}`);
    if (outcome.status >= 500) note(report.serverErrors, request, `${outcome.status} ${outcome.text}`);
    if (outcome.type.includes('html') || outcome.type.includes('javascript')) return; // The page's own code.
    if (TRACES.test(outcome.text) || secrets.some((secret) => outcome.text.includes(secret)))
      note(report.leaks, request, outcome.text);
  }
  return { add, report };
}

function isProblem(text: string): boolean {
  try {
    return problemSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

function describe({ method, path, headers, body, raw }: FuzzRequest): string {
  if (raw !== undefined) return JSON.stringify(raw.slice(0, 400));
  const text = body === undefined ? '' : typeof body === 'string' ? body : `${body.length} bytes`;
  return [method, path.slice(0, 200), JSON.stringify(headers).slice(0, 200), text.slice(0, 200)].join(' ');
}
