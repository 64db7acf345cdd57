import type { Trip } from '@wayfarer/contract';

import { type Chance, createChance } from '../fuzz/chance.ts';

/** Clients at once. */
const CLIENTS = 6;

/** Pause of a client between an answer and its next question. */
const PAUSE_MS = 20;

/** So long a page follows a trip before it is closed. */
const FOLLOWED_MS = 300;

const SENTENCES = [
  'what is next?',
  'why?',
  'how much is it?',
  'crowd 85',
  'it rains',
  'keep',
  'undo',
  'make day 2 slower',
  'we would like to see more gardens',
  'thank you',
] as const;

const FORMATS = ['ics', 'gpx', 'kml', 'geojson', 'md', 'share', 'json'] as const;

export interface MixedLoad {
  /** Sends requests until told to stop, and resolves once all are answered. */
  run(isOver: () => boolean): Promise<void>;
  /** Requests that were answered. */
  readonly sent: number;
  /** Answers of 500 and more, by status. */
  readonly faults: Readonly<Record<string, number>>;
}

/** What travellers, pages and strangers ask of a server, side by side, about as many trips from begin to end. */
export async function createMixedLoad(url: string, { trips, seed }: { readonly trips: number; readonly seed: number }) {
  const chance = createChance(seed);
  const faults: Record<string, number> = {};
  let sent = 0;
  async function ask(path: string, init: RequestInit = {}): Promise<string> {
    const answer = await fetch(`${url}${path}`, init);
    const text = await answer.text();
    sent++;
    if (answer.status >= 500) faults[answer.status] = (faults[answer.status] ?? 0) + 1;
    return text;
  }
  const load: Load = { chance, url, trips: [], ask, post: (path, body) => ask(path, toPost(body)) };
  for (let index = 0; index < trips; index++) load.trips.push(await planTrip(load, index));
  return {
    async run(isOver: () => boolean): Promise<void> {
      await Promise.all(
        Array.from({ length: CLIENTS }, async () => {
          while (!isOver()) {
            await chance.pick(DEEDS)(load, chance.pick(load.trips as [Trip, ...Trip[]]));
            await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
          }
        }),
      );
    },
    get sent() {
      return sent;
    },
    faults,
  } satisfies MixedLoad;
}

interface Load {
  readonly chance: Chance;
  readonly url: string;
  readonly trips: Trip[];
  readonly ask: (path: string, init?: RequestInit) => Promise<string>;
  readonly post: (path: string, body?: unknown) => Promise<string>;
}

function toPost(body: unknown): RequestInit {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', ...(body !== undefined && { headers, body: JSON.stringify(body) }) };
}

async function planTrip({ post }: Load, index: number): Promise<Trip> {
  const day = String(1 + (index % 20)).padStart(2, '0');
  const last = String(3 + (index % 20)).padStart(2, '0');
  const text = `Three days in Kyoto for two, 2027-04-${day} to 2027-04-${last}, from Osaka, mid budget, moderate pace, temples and food, one of us is vegetarian, we hate crowds`;
  const begun = JSON.parse(await post('/api/trips', { text })) as Trip;
  if (begun.options.length === 0) throw new Error(`Expected options, got ${JSON.stringify(begun).slice(0, 2000)}.`);
  return JSON.parse(await post(`/api/trips/${begun.id}/selection`, { option: 1 })) as Trip;
}

type Deed = (load: Load, trip: Trip) => Promise<unknown>;

const talk: Deed = ({ post, chance }, { id }) => post(`/api/trips/${id}/messages`, { text: chance.pick(SENTENCES) });
const look: Deed = ({ ask }, { id }) => ask(`/api/trips/${id}`);
const readPlan: Deed = ({ ask }, { id }) => ask(`/api/trips/${id}/plan`);
const list: Deed = ({ ask, chance }) => ask(`/api/trips?limit=${10 + chance.below(90)}&find=kyoto`);
const take: Deed = ({ ask, chance }, { id }) => ask(`/api/trips/${id}/export?as=${chance.pick(FORMATS)}`);
const print: Deed = ({ ask }, { id }) => ask(`/trips/${id}/print`);

const edit: Deed = async ({ post, chance }, { id, days }) => {
  const visits = days.flatMap((day) => day.visits);
  const visit = visits[chance.below(visits.length)]?.id ?? 'none';
  const edits: [object, ...object[]] = [
    { type: 'length', visit, by: chance.happens(0.5) ? 15 : -15 },
    { type: 'lock', visit },
    { type: 'unlock', visit },
    { type: 'pace', date: null, pace: chance.pick(['slower', 'faster']) },
  ];
  await post(`/api/trips/${id}/edits`, { edit: chance.pick(edits), preview: chance.happens(0.5) });
};

const decide: Deed = async ({ post, chance }, { id }) => {
  await post(`/api/trips/${id}/readings`, { kind: 'crowd', value: 60 + chance.below(40) });
  await post(`/api/trips/${id}/decision`, { choice: chance.pick(['keep', 'wait', 'skip', 'replace']), n: 1 });
  await post(`/api/trips/${id}/${chance.pick(['undo', 'redo'])}`);
};

/** A page that follows a trip for a while and is closed. */
const follow: Deed = async ({ url }, { id }) => {
  const closed = new AbortController();
  const answer = await fetch(`${url}/api/runs/${id}/events`, { signal: closed.signal });
  const reader = answer.body?.getReader();
  await reader?.read();
  await new Promise((resolve) => setTimeout(resolve, FOLLOWED_MS));
  closed.abort();
  await reader?.read().catch(() => undefined);
};

/** A trip that is begun, looked at and erased: what is erased is to leave nothing behind. */
const comeAndGo: Deed = async ({ post, ask, chance }, trip) => {
  const begun = chance.happens(0.5)
    ? await post('/api/pilgrimages', { work: 'Your Name', from: 'Shinjuku', date: '2027-05-03' })
    : await ask('/api/trips/import', { method: 'POST', body: await ask(`/api/trips/${trip.id}/export?as=share`) });
  const { id } = JSON.parse(begun) as Partial<Trip>;
  if (id === undefined) return;
  await ask(`/api/trips/${id}`);
  await ask(`/api/trips/${id}`, { method: 'DELETE' });
};

const misbehave: Deed = ({ ask, post, chance }, { id }) =>
  chance.pick([
    () => post(`/api/trips/${id}/messages`, { words: 'none' }),
    () => post(`/api/trips/${id}/edits`, { edit: { type: 'vanish' } }),
    () => ask(`/api/trips/trip_${chance.below(1e9)}`),
    () => ask(`/nothing/${chance.below(1e9)}.js`),
    () => ask(`/api/trips/${id}`, { method: 'PUT', body: '{}' }),
    () =>
      ask('/api/trips', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"text":"\\ud800"}',
      }),
  ])();

/** Reads are what there is most of. */
const DEEDS = [
  look,
  look,
  look,
  readPlan,
  list,
  talk,
  talk,
  edit,
  decide,
  take,
  print,
  follow,
  misbehave,
  comeAndGo,
] as const;
