const CORE = [
  'archon',
  'router',
  'optimizer',
  'trip',
  'itinerary',
  'edits',
  'language',
  'planner',
  'replanner',
  'pilgrimage',
  'contract',
];
const ALL = [...CORE, 'router/grammar', 'concierge', 'assistant', 'composition', 'exports', 'bookings', 'sources'];

/**
 * Entry points of the framework and the router that name a machine, a database or a vendor, or stand in for one: opened only where
 * parts are chosen, which is in `composition`, apps, examples, benches and tests.
 */
export const ADAPTERS: readonly string[] = [
  'archon/ai-sdk',
  'archon/mcp',
  'archon/nats',
  'archon/postgres',
  'archon/node',
  'archon/sqlite',
  'archon/testing',
  'archon/tools',
  'router/embeddings',
  'router/node',
  'optimizer/pool',
];

/** Who may import whom. What is not on the right is out of reach. A room opens its sub-paths, unless one is a room itself. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  archon: [],
  'archon/ai-sdk': ['archon'],
  'archon/cli': ['archon', 'archon/ai-sdk', 'archon/node', 'archon/sqlite', 'archon/tools'],
  'archon/mcp': ['archon', 'archon/node', 'archon/tools'],
  'archon/nats': ['archon', 'archon/node'],
  'archon/postgres': ['archon', 'archon/node'],
  'archon/node': ['archon'],
  'archon/sqlite': ['archon', 'archon/node'],
  'archon/testing': ['archon', 'archon/node'],
  'archon/tools': ['archon', 'archon/node'],
  router: ['archon', 'router/grammar'],
  'router/embeddings': ['archon', 'router'],
  // What whoever reads texts may need, without the router.
  'router/grammar': ['archon'],
  'router/node': ['archon', 'archon/node', 'router'],
  optimizer: [],
  'optimizer/pool': ['optimizer'],
  trip: [],
  contract: ['trip'],
  exports: ['trip', 'contract'],
  bookings: ['trip'],
  itinerary: ['trip', 'optimizer'],
  edits: ['trip', 'itinerary'],
  language: ['archon', 'router', 'router/grammar', 'trip', 'edits'],
  planner: ['archon', 'trip', 'itinerary', 'edits', 'language'],
  pilgrimage: ['archon', 'trip', 'itinerary'],
  replanner: ['trip', 'itinerary', 'edits'],
  concierge: [
    'archon',
    'router',
    'router/grammar',
    'trip',
    'itinerary',
    'edits',
    'language',
    'planner',
    'replanner',
    'pilgrimage',
    'contract',
    'bookings',
  ],
  assistant: ['archon', 'language', 'concierge', 'contract', 'exports'],
  sources: ['archon', 'router/grammar', 'trip', 'planner/ports', 'replanner/ports', 'pilgrimage/ports'],
  composition: ['archon', 'router', 'concierge', 'assistant', 'language', 'sources', ...ADAPTERS],
  server: [...ALL, ...ADAPTERS],
  cli: [...ALL, ...ADAPTERS],
  web: ['trip', 'itinerary', 'edits', 'replanner', 'contract'],
  examples: [...ALL, ...ADAPTERS],
  bench: [...ALL, ...ADAPTERS],
  tools: [],
};

/**
 * What the tests of a room may choose besides, as an app's `compose.ts` does: use cases are told with real places, and the
 * page's labels are compared with what the chat calls them. The source of the room stays without them.
 */
export const FOR_TESTS: Readonly<Record<string, readonly string[]>> = {
  concierge: ['sources'],
  assistant: ['composition'],
  web: ['language'],
};

/** Rooms whose source runs anywhere, the browser included: no `node:` module, hence no file, socket or clock on the wall. */
export const WORLDLESS: readonly string[] = [
  'archon',
  'router',
  'router/grammar',
  'optimizer',
  'trip',
  'contract',
  'exports',
  'bookings',
  'itinerary',
  'edits',
  'language',
  'planner',
  'replanner',
  'pilgrimage',
  'web',
];

/** Where to go instead: `room > target` first, then `room > *`, then `* > target`. */
const DOORS: Readonly<Record<string, string>> = {
  'replanner > archon':
    "If a rule needs a model's opinion, take the opinion as an argument; what must be logged, return as an event.",
  'replanner > planner':
    'What both need is a fact about trips: put it in `trip`. What joins them is a use case: `concierge`.',
  'replanner > language':
    'What was said comes in as a typed command or observation: `concierge` has it read, and hands the meaning in.',
  'language > planner':
    'A text is read the same whatever the plan: take what is known and what was asked as arguments.',
  'replanner > optimizer': 'Ask `itinerary`: it turns days into numbers and the answer back into visits.',
  'planner > optimizer': 'Ask `itinerary`: it turns days into numbers and the answer back into visits.',
  'planner > pilgrimage':
    'What both need is a fact about trips: put it in `trip`. What joins them is a use case: `concierge`.',
  'pilgrimage > planner':
    'What both need is a fact about trips: put it in `trip`. What joins them is a use case: `concierge`.',
  'planner > replanner':
    'What both need is a fact about trips: put it in `trip`. What joins them is a use case: `concierge`.',
  'itinerary > archon': 'Days are computed without a model or a log; whoever needs those calls `itinerary`.',
  'contract > archon': 'Describe the event as a schema here; `concierge` turns the one into the other.',
  'contract > itinerary': 'The contract holds shapes, not sums: compute in `concierge` and describe the result here.',
  'sources > planner': 'Implement the interface in `planner/ports`; a source knows nothing else of the planner.',
  'sources > replanner': 'Implement the interface in `replanner/ports`; a source knows nothing else of the replanner.',
  'sources > router': 'Read what any text may hold with `router/grammar`; a source knows nothing else of the router.',
  'sources > itinerary': 'A source answers questions and decides nothing; do the sum where the answer is used.',
  'sources > pilgrimage': 'Implement the interface in `pilgrimage/ports`; a source knows nothing else of the walk.',
  'web > archon': 'The browser talks to the server in the words of `contract`; ask for the event or the figure there.',
  'web > planner': 'The planner runs on the server; show what the `contract` says about the trip.',
  'web > concierge': 'Use cases run on the server; call them over HTTP with the shapes of `contract`.',
  'web > optimizer': 'Ask `itinerary`: it turns days into numbers and the answer back into visits.',
  'concierge > optimizer': 'Ask `itinerary`: it turns days into numbers and the answer back into visits.',
  'concierge > sources': 'Take the port as an argument; `composition` or an app chooses which source stands behind it.',
  'planner > sources': 'Declare what you need as an interface in `planner/ports`; `sources` implements it.',
  'replanner > sources': 'Declare what you need as an interface in `replanner/ports`; `sources` implements it.',
  'optimizer > *': 'Numbers in, numbers out: let `itinerary` translate, and pass the numbers in.',
  'trip > *':
    'A word of the domain needs nobody: take the value as an argument, or move the function to the room that asks.',
  'archon > *':
    'If it makes sense only for trips it is not framework; otherwise declare an interface here and take it as an argument.',
  'router > *':
    'What can be asked for, what is allowed and what is done come in as data and ports; what makes sense only for trips lies in `language` or `concierge`.',
  'language > *':
    'This reads texts and writes ours; names of cities and places come through the `Gazetteer` it is handed.',
  'contract > *': 'The contract holds schemas and types; nothing in it runs.',
  'edits > *':
    'An edit knows the plan and the judge; what was said comes in as an `Edit`, what becomes of it goes out as an outcome.',
  'exports > *':
    'A file is written from what the `contract` says of a trip; if something is missing there, `concierge` adds it.',
  'itinerary > *': 'This is only the bridge between `trip` and `optimizer`; take what else you need as an argument.',
  'tools > *': 'Tools look at the repository from outside: read its files, or start its commands.',
  'web > *': 'The screen knows `trip`, `itinerary`, `edits`, `replanner` and `contract`; all else is behind HTTP.',
  '* > archon/mcp':
    'Take a `ToolRegistry` as an argument; `composition` or an app serves it, or fills it from a server.',
  '* > archon/ai-sdk': 'Take a `Model` as an argument; `composition` or an app chooses which one stands behind it.',
  '* > router/embeddings':
    'Take an `Embedder` as an argument; `composition` or an app chooses which one stands behind it.',
  '* > router/node': 'Take the trained model as an argument; `composition` or an app chooses where it is trained.',
  '* > archon/postgres':
    'Take a `MemoryStore` as an argument; `composition` or an app chooses where memories are kept.',
  '* > archon/nats':
    'Take a `MessageBus` and a `SharedContext` as arguments; `composition` or an app chooses what carries them.',
  '* > archon/node': 'Take the clock or the digest as an argument; `composition` or an app chooses it.',
  '* > archon/sqlite':
    'Take an `EventLog` or a `MemoryStore` as an argument; `composition` or an app chooses the store.',
  '* > archon/testing':
    'Stand-ins are for tests and examples: take the part as an argument, and choose the stand-in there.',
  '* > archon/tools': 'Take a `Tool` as an argument; `composition` or an app chooses which tools there are.',
  '* > server': 'Nothing imports an app: share the code through a package, or talk to the server over HTTP.',
  '* > web': 'Nothing imports an app: share the code through a package.',
  '* > cli': 'Nothing imports an app: share the code through a package, or start `wayfarer` as a command.',
  '* > examples': 'Examples are read, not imported: move what is worth sharing to a package.',
  '* > bench': 'Measurements are run, not imported: move what is worth sharing to a package.',
  '* > tools': 'Tools serve the repository, not the program: move what is worth sharing to a package.',
  '* > concierge':
    'Use cases are called by apps; what a package needs from one lies deeper: in `trip` or its own ports.',
  '* > assistant':
    'Commands of assistants are offered by apps; what a command does is a use case, and lies in `concierge`.',
  '* > contract': 'The contract is the border: speak the words of `trip` inside, and translate in `concierge`.',
  '* > exports': 'Files are written at the door: by the apps, of the trip that a use case answers.',
  '* > sources': 'Declare what you need as an interface; `composition` hands the source in.',
};

/** What to do instead of importing `target` in `room`: a sentence. */
export function doorTo(room: string, target: string): string {
  const whole = target.split('/')[0] ?? target;
  const owner = target in ROOMS ? target : whole;
  // Who may enter the package, though not this part of it, is told about the part.
  const asked = ROOMS[room]?.includes(whole) ? [owner] : [whole, owner];
  const signs = [...asked.map((each) => `${room} > ${each}`), `${room} > *`, `* > ${owner}`];
  const door = signs.map((sign) => DOORS[sign]).find((found) => found !== undefined);
  if (door) return door;
  if (!(owner in ROOMS)) return `No room is called \`${owner}\`: see tools/rooms.ts.`;
  return 'Take what you need as an argument, or move the line to the room it belongs in.';
}
