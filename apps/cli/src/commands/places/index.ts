import { BadInputError } from '../../bad-input-error.ts';
import { type FolderCommand, type FolderContext, type Reply, TRIP_WORD } from '../../command.ts';
import { didYouMean } from '../../suggest.ts';

interface Task {
  readonly usage: string;
  /** How many words follow. */
  readonly words: number;
  run(context: FolderContext, word: string): Promise<Reply>;
}

const TASKS: Readonly<Record<string, Task>> = {
  fetch: {
    usage: 'CITY',
    words: 1,
    run: async (context, city) => (await import('./fetch.ts')).fetchCity(context, city),
  },
  import: {
    usage: 'FILE.osm.pbf [--city NAME]',
    words: 1,
    run: async (context, file) => (await import('./import.ts')).importPlaces(context, file),
  },
  fetching: {
    usage: 'ask|always|never',
    words: 1,
    run: async (context, word) => (await import('./fetching.ts')).setFetching(context, word),
  },
  list: { usage: '', words: 0, run: async (context) => (await import('./listed.ts')).listPlaces(context) },
  remove: {
    usage: 'CITY',
    words: 1,
    run: async (context, city) => (await import('./listed.ts')).removePlaces(context, city),
  },
  add: {
    usage: 'FILE [--trip TRIP] [--preview]',
    words: 1,
    async run({ withTrips }, file) {
      const { addPlaces } = await import('./own.ts');
      return withTrips((context) => addPlaces(context, file));
    },
  },
  mine: {
    usage: '[--trip TRIP]',
    words: 0,
    async run({ withTrips }) {
      const { listMine } = await import('./own.ts');
      return withTrips(listMine);
    },
  },
  forget: {
    usage: 'NAME|all [--trip TRIP]',
    words: 1,
    async run({ withTrips }, name) {
      const { forgetPlaces } = await import('./own.ts');
      return withTrips((context) => forgetPlaces(context, name));
    },
  },
};

export const places: FolderCommand = {
  name: 'places',
  summary: 'bring cities in from OpenStreetMap, and places of your own',
  usage:
    'fetch CITY | fetching ask|always|never | import FILE | list | remove CITY | add FILE | mine | forget NAME|all',
  words: [1, 2],
  options: {
    city: { type: 'string', value: 'NAME', summary: 'import: the city that is meant, where a file holds several' },
    trip: { type: 'string', value: 'TRIP', summary: 'add, mine, forget: for this trip only; without it for all trips' },
    preview: { type: 'boolean', summary: 'add: only say what each line would become; nothing is kept' },
    yes: { type: 'boolean', summary: 'forget: do not ask first' },
  },
  details: `fetch asks OpenStreetMap for one city; Ctrl-C stops it and changes nothing. fetching says whether the chat may fetch cities: ask (before each), always or never. import reads an extract, a file that ends in .osm.pbf: one city from extract.bbbike.org, or a region from download.geofabrik.de. It takes seconds; broken off in the middle it has changed nothing and is simply begun again. A city that is imported anew keeps the trips that were planned with it. list says which cities were brought, remove takes one away. What is brought is © OpenStreetMap contributors, under the ODbL.

add reads places of your own from CSV, GeoJSON, KML, KMZ, GPX or Google Takeout. They go into plans that are made from then on, before what is only liked, and are erased with their trip. mine lists them, forget forgets those of a name, or all. ${TRIP_WORD}`,
  runOnFolder(context) {
    const [name = '', ...rest] = context.words;
    const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
    if (!task) {
      const names = Object.keys(TASKS);
      throw new BadInputError(
        `There is no ${JSON.stringify(`places ${name}`)}.${didYouMean(name, names)} There are: ${names.join(', ')}.`,
      );
    }
    const [word = ''] = rest;
    if (rest.length === task.words && (task.words === 0 || word !== '')) return task.run(context, word);
    const trouble = rest.length > task.words ? 'There is something too much' : 'Something is missing';
    throw new BadInputError(`${trouble}. Usage: wayfarer places ${name} ${task.usage}`.trimEnd());
  },
};
