import type { Trip } from '@wayfarer/contract';

import type { Server } from '../load/server.ts';

type Environment = Readonly<Record<string, string>>;

/** A source that answers with too much, and what makes the server ask it. */
export interface HostileSource {
  readonly name: string;
  /** Of the hostile server. */
  readonly answer: string;
  /** What is asked of it begins with that path; `null` where nothing is: it comes as a file. */
  readonly path: string | null;
  readonly environment: (url: string) => Environment;
  /** Done before anything is measured; answers the id of the trip. */
  readonly prepare?: (server: Server) => Promise<string>;
  readonly provoke: (server: Server, trip: string) => Promise<unknown>;
}

const CONTACT = { WAYFARER_CONTACT: 'bench@example.org' };

/** What no rule reads. */
const ODD = 'Somewhat gubbinsy vibes, sort of wibbly, for my aunt and her budgie';

const askModel = (server: Server): Promise<unknown> => server.post('/api/trips', { text: ODD });
const modelAt = (url: string): Environment => ({
  WAYFARER_MODEL: 'compatible:hostile',
  WAYFARER_MODEL_URL: `${url}/model/v1`,
});
const model = (name: string, answer: string): HostileSource => ({
  ...{ name: `model: ${name}`, answer, path: '/model', environment: modelAt, provoke: askModel },
});

const plan = (server: Server): Promise<Trip> => server.post<Trip>('/api/trips', { text: planWish() });
const choose = async (server: Server, wish = planWish()): Promise<string> => {
  const { id } = await server.post<Trip>('/api/trips', { text: wish });
  await server.post(`/api/trips/${id}/selection`, { option: 1 });
  return id;
};

export const SOURCES: readonly HostileSource[] = [
  {
    name: 'nothing but a plan',
    answer: 'bytes',
    path: null,
    environment: () => ({}),
    provoke: (server) => choose(server),
  },
  model('100 MB', 'bytes'),
  model('tokens without end', 'tokens'),
  model('30 MB of small values', 'values'),
  model('JSON nested two million deep', 'deep'),
  model('a byte a second', 'drip'),
  {
    name: 'search engine: 100 MB',
    answer: 'search',
    path: '/search',
    environment: (url) => ({ ...modelAt(url), WAYFARER_RESEARCH: `searxng:${url}` }),
    // Of a city of which only an outline is there, so that there is something to look up.
    prepare: (server) => choose(server, planWish('Lisbon', 'Porto')),
    provoke: (server, trip) => server.post(`/api/trips/${trip}/research`, {}),
  },
  {
    name: 'weather: 100 MB',
    answer: 'bytes',
    path: '/weather',
    environment: (url) => ({ WAYFARER_WEATHER: 'open-meteo', WAYFARER_OPEN_METEO: `${url}/weather` }),
    provoke: plan,
  },
  {
    name: 'routing: 100 MB',
    answer: 'bytes',
    path: '/routing',
    environment: (url) => ({ WAYFARER_ROUTING: `osrm:${url}/routing` }),
    provoke: plan,
  },
  ...['bytes', 'values', 'deep'].map((answer): HostileSource => ({
    name: `maps: ${answer}`,
    answer,
    path: '/osm',
    environment: (url) => ({ ...CONTACT, WAYFARER_FETCH: 'osm', WAYFARER_OVERPASS: `${url}/osm` }),
    prepare: async (server) =>
      (await server.post<Trip>('/api/trips', { text: 'Three days in Ghent for two in May' })).id,
    provoke: (server, trip) => server.post(`/api/trips/${trip}/messages`, { text: 'Fetch Ghent' }),
  })),
  {
    name: 'timetable: 100 MB',
    answer: 'bytes',
    path: '/api/v6',
    environment: (url) => ({ ...CONTACT, WAYFARER_TRANSIT: 'transitous', WAYFARER_TRANSITOUS: url }),
    prepare: async (server) => (await plan(server)).id,
    provoke: (server, trip) => server.post(`/api/trips/${trip}/selection`, { option: 1 }),
  },
  {
    name: 'scenes: 100 MB',
    answer: 'bytes',
    path: '/bangumi',
    environment: (url) => ({ ...CONTACT, WAYFARER_SCENES: 'anitabi', WAYFARER_ANITABI: url }),
    provoke: (server) => server.tryToPost('/api/pilgrimages', { work: 'Your Name', from: 'Shinjuku' }),
  },
  {
    name: 'titles: 100 MB',
    answer: 'bytes',
    path: '/v0',
    environment: (url) => ({ ...CONTACT, WAYFARER_TITLES: 'bangumi', WAYFARER_BANGUMI: url }),
    provoke: (server) =>
      server.tryToPost('/api/pilgrimages', { work: 'Wibbly Gubbins of the Bench', from: 'Shinjuku' }),
  },
  file(
    'places: 5 MB of GPX',
    '/api/places',
    `<gpx>${repeated('<wpt lat="35" lon="135.7"><name>x</name></wpt>', 5)}</gpx>`,
  ),
  file('places: 5 MB of small values', '/api/places', `[${repeated('{},', 5)}{}]`),
  file('share file: 8 MB of small values', '/api/trips/import', `{"format":[${repeated('{},', 8)}{}]}`),
];

function file(name: string, path: string, text: string): HostileSource {
  return {
    name,
    answer: 'bytes',
    path: null,
    environment: () => ({}),
    provoke: (server) => server.tryToPost(path, text),
  };
}

function repeated(part: string, megabytes: number): string {
  return part.repeat(Math.floor((megabytes * 1024 * 1024 - 100) / part.length));
}

/** Soon, so that there is a forecast of it. */
function planWish(city = 'Kyoto', from = 'Osaka'): string {
  const [first, last] = [3, 5].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  return `Three days in ${city} for two, ${first} to ${last}, from ${from}, mid budget, moderate pace, temples and food, one of us is vegetarian, we hate crowds`;
}
