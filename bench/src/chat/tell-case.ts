import type { Trip, WriteName } from '@wayfarer/contract';

import type { RawCatalogue } from '../plan/check-option.ts';
import type { ChatCase } from './chat-case.ts';
import { getStop, type PlanSeen, seePlan, StaleCaseError } from './plan-seen.ts';
import type { ChatHouse } from './setups.ts';
import type { Told } from './told.ts';

type Write = readonly [WriteName, Readonly<Record<string, unknown>>];

export interface Heard extends Told {
  /** Wall time and CPU time of the message alone. */
  readonly ms: number;
  readonly cpuMs: number;
}

/** Tells a case to a copy of its set-up, and then what else is to be said. */
export async function tellCase(
  { setup, before = [], text }: ChatCase,
  {
    house,
    catalogue,
    then = [],
  }: { readonly house: ChatHouse; readonly catalogue: RawCatalogue; readonly then?: readonly Write[] },
): Promise<Heard> {
  let trip = await house.copy(setup);
  const hashes = [trip.hash];
  for (const write of before) {
    trip = await prepare(house, trip, write);
    hashes.push(trip.hash);
  }
  const plan = seePlan(trip);
  const { ms, cpuMs, after } = await measure(() => writeTo(house, trip, ['message', { text }]));
  let last = after;
  for (const write of then) last = await writeTo(house, last, write);
  return { before: plan, after: seePlan(last), text, said: listSaid(trip, last), hashes, catalogue, ms, cpuMs };
}

/** @throws {StaleCaseError} if it cannot be done: what comes before a message is no part of what is judged. */
async function prepare(house: ChatHouse, trip: Trip, [name, body]: Write): Promise<Trip> {
  const named = nameVisits(body, seePlan(trip)) as Write[1];
  try {
    return await writeTo(house, trip, [name, named]);
  } catch (error) {
    throw new StaleCaseError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function writeTo({ concierge }: ChatHouse, { id }: Trip, [name, body]: Write): Promise<Trip> {
  return concierge.write(id, name, body);
}

async function measure(work: () => Promise<Trip>): Promise<{ ms: number; cpuMs: number; after: Trip }> {
  const cpu = process.threadCpuUsage();
  const start = performance.now();
  const after = await work();
  const { user, system } = process.threadCpuUsage(cpu);
  return { ms: performance.now() - start, cpuMs: (user + system) / 1000, after };
}

/** `@Louvre` becomes the id of that visit, wherever it stands. */
function nameVisits(value: unknown, plan: PlanSeen): unknown {
  if (typeof value === 'string') return value.startsWith('@') ? getStop(plan, value.slice(1)).id : value;
  if (Array.isArray(value)) return value.map((one) => nameVisits(one, plan));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, nameVisits(one, plan)]));
}

/** What was answered since. */
function listSaid(before: Trip, after: Trip): string {
  const said = after.messages.slice(before.messages.length).filter(({ role }) => role === 'assistant');
  return said
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n');
}
