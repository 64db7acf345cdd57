import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eachRun, type StoredEvent } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';

import { type Entry, isDone, type Ledger } from './ledger.ts';

/** What is wrong with a data folder, a sentence each. */
export interface Findings {
  readonly lost: Set<string>;
  readonly doubled: Set<string>;
  readonly brokenChains: Set<string>;
}

/**
 * Compares a folder that nobody writes to with what was acknowledged. The log is read in a copy, so that whatever a kill has
 * left half-done is there for the next start.
 */
export async function checkFolder(dataFolder: string, ledger: Ledger, findings: Findings): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'wayfarer-killed-'));
  try {
    cpSync(dataFolder, copy, { recursive: true });
    checkForgotten(copy, ledger, findings);
    checkPlaces(copy, ledger, findings);
    await checkLog(copy, ledger, findings);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function checkForgotten(folder: string, { forgotten, forgottenPlaces }: Ledger, { lost }: Findings): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ name, bytes: readFileSync(join(parentPath, name), 'latin1') }));
  // A plan that was made keeps its facts, also of places that were forgotten since: decision 0016.
  const beside = files.filter(({ name }) => !name.startsWith('events.db'));
  for (const [words, where] of [
    [forgotten, files],
    [forgottenPlaces, beside],
  ] as const)
    for (const word of words)
      if (where.some(({ bytes }) => bytes.includes(word))) lost.add(`"${word}" was forgotten, and is still there.`);
}

function checkPlaces(folder: string, { files }: Ledger, { lost, doubled }: Findings): void {
  const path = join(folder, 'my-places.json');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const { places = [] } = (text === '' ? {} : JSON.parse(text)) as { readonly places?: readonly { name: string }[] };
  for (const { names, state } of files) {
    const [first = ''] = names;
    const found = places.filter(({ name }) => names.includes(name)).length;
    if (found > names.length) doubled.add(`The places of ${first} are there ${found} times for ${names.length}.`);
    if (state === 'kept' && found < names.length) lost.add(`Of the places of ${first} ${found} are left.`);
    if (state === 'asked' && found !== 0 && found !== names.length)
      lost.add(`The places of ${first} are there by half.`);
  }
}

async function checkLog(folder: string, ledger: Ledger, findings: Findings): Promise<void> {
  const log = new SqliteEventLog({
    path: join(folder, 'events.db'),
    onMended: ({ text }) => findings.brokenChains.add(text),
  });
  try {
    const events = new Map<string, readonly StoredEvent[]>();
    for await (const { id } of eachRun(log)) {
      const verdict = await log.verifyRun(id);
      if (!verdict.ok) findings.brokenChains.add(`${id}: event ${verdict.seq}: ${verdict.reason}`);
      else events.set(id, await log.read(id));
    }
    const lastPlaces = new Map<string, number>();
    for (const entry of ledger.entries) {
      if (entry.trip !== undefined && !ledger.erased.has(entry.trip) && !ledger.erasing.has(entry.trip))
        checkEntry(entry, { events: events.get(entry.trip), lastPlaces, findings });
    }
    for (const trip of ledger.erased)
      if (events.has(trip)) findings.lost.add(`${trip} was erased, and is still there.`);
  } finally {
    await log.close();
  }
}

/** One write, in the log of its trip. */
function checkEntry(
  entry: Entry,
  {
    events,
    lastPlaces,
    findings: { lost, doubled },
  }: {
    readonly events: readonly StoredEvent[] | undefined;
    /** The last event of each client's writes to a trip so far. */
    readonly lastPlaces: Map<string, number>;
    readonly findings: Findings;
  },
): void {
  const { client, key, trip = '', method, path, answer } = entry;
  const name = `${key} (${method} ${path}${entry.body === undefined || entry.body instanceof Blob ? '' : ` ${JSON.stringify(entry.body)}`})`;
  if (events === undefined) {
    if (answer && isDone(answer)) lost.add(`${name}: there is no such trip.`);
    return;
  }
  const places = placesOf(entry, events);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  if (last - first !== Math.max(places.length - 1, 0)) doubled.add(`${name}: events ${places.join(', ')}`);
  if (path.endsWith('/messages') && places.length > 1) doubled.add(`${name}: heard ${places.length} times.`);
  if (!answer) return;
  if (!isDone(answer)) {
    if (places.length > 0) doubled.add(`${name}: refused (${answer.status}), and done all the same.`);
    return;
  }
  // What is allowed already is allowed again without an event.
  if (places.length === 0 && !path.endsWith('/autonomy')) lost.add(`${name}: acknowledged, and not in the log.`);
  const place = `${client} ${trip}`;
  if (places.length > 0 && first <= (lastPlaces.get(place) ?? 0)) lost.add(`${name}: stands before what came earlier.`);
  lastPlaces.set(place, Math.max(last, lastPlaces.get(place) ?? 0));
}

/** Numbers of the events that a write has left; of a message, of those that say it was heard. */
function placesOf({ key, trip, path }: Entry, events: readonly StoredEvent[]): readonly number[] {
  const hidden = nodeDigest(`${trip} ${key}`).slice(0, 32);
  const isOf = path.endsWith('/messages')
    ? ({ type, content }: StoredEvent) =>
        type === 'message-received' && (content as { readonly interaction?: string }).interaction === hidden
    : ({ key: own }: StoredEvent) => own === hidden;
  return events.flatMap((event) => (isOf(event) ? [event.seq] : []));
}
