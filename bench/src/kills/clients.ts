import type { Trip } from '@wayfarer/contract';

import type { Answer, KilledServer, Request } from './killed-server.ts';
import { type Entry, isDone, type Ledger, type PlaceFile } from './ledger.ts';

export interface ClientParts {
  readonly server: KilledServer;
  readonly ledger: Ledger;
  readonly random: () => number;
  /** A share file of a trip with a plan, from which each client begins its own. */
  readonly share: string;
}

/** One client, who does one thing after the other, each with a key of its own. */
class Client {
  readonly name: string;
  readonly parts: ClientParts;
  #asked = 0;

  constructor(name: string, parts: ClientParts) {
    this.name = name;
    this.parts = parts;
  }

  /** A word that stands nowhere else. */
  newToken(): string {
    return `zq${this.name}x${this.#asked}z`;
  }

  pick<T>(...from: readonly [T, ...T[]]): T {
    return from[Math.floor(this.parts.random() * from.length)] ?? from[0];
  }

  async write(
    request: Omit<Request, 'key'>,
    about: { readonly trip?: string; readonly token?: string } = {},
  ): Promise<Answer> {
    const entry: Entry = { ...request, ...about, client: this.name, key: `${this.name}-${this.#asked++}` };
    this.parts.ledger.entries.push(entry);
    const answer = await this.parts.server.ask(entry);
    if (isDone(answer) && about.trip === undefined && answer.text.startsWith('{"id":"trip_'))
      entry.trip = (JSON.parse(answer.text) as Trip).id;
    entry.answer = answer;
    return answer;
  }

  /** Does something to a trip; a title is a word that stands nowhere else. */
  post(trip: string, path: string, body?: Readonly<Record<string, unknown>>): Promise<Answer> {
    const token = typeof body?.['title'] === 'string' ? body['title'] : undefined;
    return this.write(
      { method: 'POST', path: `/api/trips/${trip}/${path}`, body },
      { trip, ...(token !== undefined && { token }) },
    );
  }

  /** Says something in a trip. */
  say(trip: string, text: string, token: string): Promise<Answer> {
    return this.write({ method: 'POST', path: `/api/trips/${trip}/messages`, body: { text } }, { trip, token });
  }

  async importTrip(): Promise<string> {
    return tripIn(await this.write({ method: 'POST', path: '/api/trips/import', body: new Blob([this.parts.share]) }))
      .id;
  }

  async read(trip: string): Promise<Trip> {
    return tripIn(await this.parts.server.ask({ method: 'GET', path: `/api/trips/${trip}` }));
  }
}

export function tripIn({ status, text }: Answer): Trip {
  if (status !== 200) throw new Error(`Expected a trip, got ${status} ${text}`);
  return JSON.parse(text) as Trip;
}

type Work = (client: Client, trip: string) => Promise<void>;

/** What each client goes on with, on a trip of its own. */
const WORKS: Readonly<Record<string, Work>> = {
  async chat(client, trip) {
    const token = client.newToken();
    const text = client.pick(
      `what is next, ${token}?`,
      `${token} sings in the rain`,
      `crowd 85, says ${token}`,
      `my name is ${token}`,
    );
    await client.say(trip, text, token);
  },

  async edit(client, trip) {
    const visits = (await client.read(trip)).days.flatMap(({ visits: all }) =>
      all.filter(({ kind }) => kind === 'place'),
    );
    const visit = visits[Math.floor(client.parts.random() * visits.length)]?.id ?? '';
    const edit = client.pick<object>(
      { type: 'length', visit, by: client.pick(5, -5, 10) },
      { type: 'lock', visit },
      { type: 'unlock', visit },
      { type: 'remove', visit },
    );
    await client.post(trip, 'edits', { edit });
  },

  async decide(client, trip) {
    await client.post(trip, 'readings', { kind: 'crowd', value: client.pick(20, 85, 95) });
    await client.post(trip, 'decision', { choice: client.pick('keep', 'skip', 'wait') });
    await client.post(trip, 'autonomy', { autonomy: client.pick('ask', 'small-changes') });
    await client.post(trip, 'approval', { approved: client.pick(true, false) });
  },

  async forget(client, trip) {
    const token = client.newToken();
    await client.say(trip, `my name is ${token}, and ${token} likes rain`, token);
    if (client.parts.random() < 0.5) return;
    const words = client.parts.ledger.wordsOf(trip);
    const answer = await client.write({ method: 'DELETE', path: `/api/trips/${trip}/person` }, { trip });
    if (isDone(answer)) for (const word of words) client.parts.ledger.forgotten.add(word);
  },

  async walk(client) {
    const from = client.pick({ work: 'Your Name', from: 'Shinjuku' }, { work: 'Sound! Euphonium', from: 'Uji' });
    const { id } = tripIn(await client.write({ method: 'POST', path: '/api/pilgrimages', body: from }));
    const token = client.newToken();
    await client.say(id, `${token} goes along`, token);
    await client.post(id, 'readings', { kind: 'closed' });
    if (client.parts.random() < 0.5) await erase(client, id);
  },

  async import(client) {
    const id = await client.importTrip();
    const copy = tripIn(await client.write({ method: 'POST', path: `/api/trips/${id}/copies` })).id;
    const token = client.newToken();
    await client.post(copy, 'title', { title: token });
    await client.post(copy, 'undo');
    await erase(client, client.pick(id, copy));
  },

  async undo(client, trip) {
    const { days } = await client.read(trip);
    const visit = days.flatMap(({ visits }) => visits).find(({ kind }) => kind === 'place')?.id ?? '';
    await client.post(trip, 'edits', { edit: { type: 'length', visit, by: client.pick(5, -5) } });
    await client.post(trip, 'undo');
    if (client.parts.random() < 0.5) await client.post(trip, 'redo');
  },

  async places(client) {
    const token = client.newToken();
    const names = [1, 2, 3, 4, 5].map((number) => `${token} ${number}`);
    const rows = names.map((name, index) => `${name},35.00${index}0,135.7650`);
    const file: PlaceFile = { names, state: 'asked' };
    client.parts.ledger.files.push(file);
    const kept = await client.write({
      method: 'POST',
      path: '/api/places',
      body: new Blob([`name,lat,lon\n${rows.join('\n')}\n`]),
    });
    if (isDone(kept)) file.state = 'kept';
    const oldest = client.parts.ledger.files.find(({ state }) => state === 'kept');
    if (!oldest || client.parts.random() < 0.6) return;
    oldest.state = 'forgetting';
    for (const name of oldest.names) {
      await client.write({ method: 'DELETE', path: `/api/places?name=${encodeURIComponent(name)}` });
      client.parts.ledger.forgottenPlaces.add(name);
    }
    oldest.state = 'forgotten';
  },
};

async function erase(client: Client, trip: string): Promise<void> {
  const { ledger, server } = client.parts;
  ledger.erasing.add(trip);
  const { status, text } = await server.ask({ method: 'DELETE', path: `/api/trips/${trip}` });
  // 404 where it was done, and the answer was cut.
  if (status !== 204 && status !== 404) throw new Error(`Expected a trip to be erased, got ${status} ${text}`);
  for (const word of ledger.wordsOf(trip)) ledger.forgotten.add(word);
  ledger.erased.add(trip);
}

const NAMES = Object.keys(WORKS);

/** Lets so many clients work until the server is not killed any more, each with its own kind of traffic. */
export async function letWork(count: number, parts: ClientParts): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const kind = NAMES[number % NAMES.length] ?? '';
      const client = new Client(`${kind}${number}`, parts);
      const trip = await client.importTrip();
      while (parts.server.isBeingKilled) await WORKS[kind]?.(client, trip);
    }),
  );
}
