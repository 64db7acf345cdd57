/**
 * @module
 * Every setting of Wayfarer, described once: `wayfarer help` and `docs/configuration.md` are made from this list.
 * The values themselves are read and checked where they are used.
 */

/** A heading of `docs/configuration.md`. */
export type SettingGroup = 'server' | 'content' | 'services' | 'model' | 'research' | 'router' | 'development';

/** One environment variable, with the command-line option that overrides it. */
export interface Setting {
  readonly variable: string;
  readonly group: SettingGroup;
  /** What applies when nothing is set, in words. */
  readonly default: string;
  /** One line without a full stop; `--help` shows it. */
  readonly summary: string;
  /** What the page says beyond the summary; whole sentences. */
  readonly details?: string;
  /** The option without its dashes, and the placeholder of its value. */
  readonly flag?: { readonly name: string; readonly value: string };
}

/** All settings, in the order of the page. */
export const SETTINGS: readonly Setting[] = [
  {
    variable: 'PORT',
    group: 'server',
    default: '8787, or the next free port',
    summary: 'port that the server listens on',
    flag: { name: 'port', value: 'PORT' },
  },
  {
    variable: 'WAYFARER_HOST',
    group: 'server',
    default: '`127.0.0.1`',
    summary: 'address that the server listens on: `127.0.0.1`, `localhost` or `::1`',
    details:
      'There is no login, so other machines cannot connect. `HOST` is used as well if it holds one of these three names.',
    flag: { name: 'host', value: 'HOST' },
  },
  {
    variable: 'WAYFARER_DATA',
    group: 'server',
    default: '`.wayfarer`',
    summary: 'folder for the trips',
    details: 'The server and the command line can use the same folder at the same time.',
    flag: { name: 'data', value: 'DIR' },
  },
  {
    variable: 'WAYFARER_KEEP_DAYS',
    group: 'server',
    default: 'keep all trips',
    summary: 'erase trips that ended, and were last changed, more than this many days ago',
    flag: { name: 'keep-days', value: 'N' },
  },
  {
    variable: 'WAYFARER_PERSON',
    group: 'server',
    default: 'off',
    summary: '`1` if somebody reads the inbox of travellers who ask for a person',
    details: 'Without it, the chat does not promise that anybody will answer.',
  },
  {
    variable: 'WAYFARER_CATALOGUE',
    group: 'content',
    default: 'none',
    summary: 'folder with your own cities',
    details: 'See [Add a city](how-to/city.md).',
    flag: { name: 'catalogue', value: 'DIR' },
  },
  {
    variable: 'WAYFARER_RULES',
    group: 'content',
    default: 'the rules in `packages/concierge`',
    summary: 'folder with your own `policies/travel.yaml` and `intents/travel.yaml`',
    details: 'See [Add a policy](how-to/policy.md).',
    flag: { name: 'rules', value: 'DIR' },
  },
  {
    variable: 'WAYFARER_TILES',
    group: 'content',
    default: 'built-in sketch maps',
    summary: 'address of a MapLibre style, or the path of a `.pmtiles` file',
    details:
      'If the style loads from further servers, add their addresses, separated by spaces. These servers see which places are looked at.',
  },
  {
    variable: 'WAYFARER_CONTACT',
    group: 'services',
    default: 'none',
    summary: 'your e-mail address or web page, sent with each request so that a service can reach you',
    details:
      'Required by `WAYFARER_TRANSIT`, `WAYFARER_SCENES` and `WAYFARER_TITLES`. Set it as well if others than you use this installation to get cities.',
  },
  {
    variable: 'WAYFARER_FETCH',
    group: 'services',
    default: '`osm`',
    summary: '`osm` to get a city from OpenStreetMap when a traveller asks for it, `never` to forbid it',
    details:
      'Nothing is asked before a traveller says yes. Travellers choose between asking each time, always and never; your `never` (or `off`) wins.',
  },
  {
    variable: 'WAYFARER_OVERPASS',
    group: 'services',
    default: '`https://overpass-api.de/api/interpreter`',
    summary: 'addresses of Overpass servers, separated by commas',
    details: 'The next one is asked only if the one before fails.',
  },
  {
    variable: 'WAYFARER_POSTPASS',
    group: 'services',
    default: '`https://postpass.geofabrik.de/api/interpreter`',
    summary: 'address of a Postpass server, asked if Overpass fails',
    details: 'No default if `WAYFARER_OVERPASS` is set.',
  },
  {
    variable: 'WAYFARER_WIKIDATA',
    group: 'services',
    default: 'off',
    summary: '`1`, or the address of a SPARQL endpoint, to rank sights by how well known they are',
    details: 'One more request for each city.',
  },
  {
    variable: 'WAYFARER_WEATHER',
    group: 'services',
    default: 'off',
    summary: '`open-meteo` for weather forecasts',
    details: 'Free for non-commercial use.',
  },
  {
    variable: 'WAYFARER_OPEN_METEO',
    group: 'services',
    default: 'the public Open-Meteo',
    summary: 'address of your own Open-Meteo server, without `/v1/forecast`',
  },
  {
    variable: 'WAYFARER_ROUTING',
    group: 'services',
    default: 'off',
    summary: '`osrm:` or `valhalla:` and the address of a server that computes walking times',
    details: 'Example: `osrm:http://127.0.0.1:5000`. Without it, walking times are estimates.',
  },
  {
    variable: 'WAYFARER_TRANSIT',
    group: 'services',
    default: 'off',
    summary: '`transitous` for the lines and stops of each ride in a plan',
    details: 'Free for non-commercial open source.',
  },
  {
    variable: 'WAYFARER_TRANSITOUS',
    group: 'services',
    default: '`https://api.transitous.org`',
    summary: 'address of your own MOTIS server',
  },
  {
    variable: 'WAYFARER_SCENES',
    group: 'services',
    default: 'off',
    summary: '`anitabi` to look up filming locations',
    details: 'CC BY-NC-SA, so not for commercial use.',
  },
  {
    variable: 'WAYFARER_ANITABI',
    group: 'services',
    default: '`https://api.anitabi.cn`',
    summary: 'address of a server that answers like Anitabi',
  },
  {
    variable: 'WAYFARER_TITLES',
    group: 'services',
    default: 'off',
    summary: '`bangumi` to look up titles of films and series',
  },
  {
    variable: 'WAYFARER_BANGUMI',
    group: 'services',
    default: '`https://api.bgm.tv`',
    summary: 'address of a server that answers like Bangumi',
  },
  {
    variable: 'WAYFARER_MODEL',
    group: 'model',
    default: 'none',
    summary: 'language model: `openai:…`, `anthropic:…`, `ollama:…`, `compatible:…`, or `off`',
    details: '`compatible` is any server with the OpenAI API. Example: `openai:gpt-5-mini`.',
    flag: { name: 'model', value: 'NAME' },
  },
  {
    variable: 'WAYFARER_MODEL_URL',
    group: 'model',
    default: "the provider's own",
    summary: "address of the model's server",
  },
  {
    variable: 'OPENAI_API_KEY',
    group: 'model',
    default: 'none',
    summary: 'key for `openai:…`',
  },
  {
    variable: 'ANTHROPIC_API_KEY',
    group: 'model',
    default: 'none',
    summary: 'key for `anthropic:…`',
  },
  {
    variable: 'OLLAMA_API_KEY',
    group: 'model',
    default: 'none',
    summary: 'key for `ollama:…`, if your server needs one',
  },
  {
    variable: 'OPENAI_COMPATIBLE_API_KEY',
    group: 'model',
    default: 'none',
    summary: 'key for `compatible:…`, if your server needs one',
  },
  {
    variable: 'OPENAI_BASE_URL',
    group: 'model',
    default: '`https://api.openai.com/v1`',
    summary: 'address for `openai:…` if `WAYFARER_MODEL_URL` is not set',
  },
  {
    variable: 'ANTHROPIC_BASE_URL',
    group: 'model',
    default: '`https://api.anthropic.com/v1`',
    summary: 'address for `anthropic:…` if `WAYFARER_MODEL_URL` is not set',
  },
  {
    variable: 'OLLAMA_BASE_URL',
    group: 'model',
    default: '`http://127.0.0.1:11434/v1`',
    summary: 'address for `ollama:…` if `WAYFARER_MODEL_URL` is not set',
  },
  {
    variable: 'OPENAI_COMPATIBLE_BASE_URL',
    group: 'model',
    default: 'none',
    summary: 'address for `compatible:…` if `WAYFARER_MODEL_URL` is not set',
  },
  {
    variable: 'WAYFARER_SMALL_MODEL',
    group: 'model',
    default: 'the model itself',
    summary: 'a cheaper model for reading messages and rewording replies',
  },
  {
    variable: 'WAYFARER_MODEL_PRICE',
    group: 'model',
    default: 'unknown',
    summary: 'US dollars per million tokens of input and of output, such as `0.25/2`',
    details: 'Also `WAYFARER_SMALL_MODEL_PRICE`. Needed for budgets in dollars.',
  },
  {
    variable: 'WAYFARER_MODEL_CONTEXT',
    group: 'model',
    default: 'unknown',
    summary: 'context window in tokens, such as `8192`',
    details: 'At least 2,000. Also `WAYFARER_SMALL_MODEL_CONTEXT`.',
  },
  {
    variable: 'WAYFARER_MODEL_TOOLS',
    group: 'model',
    default: '`native`',
    summary: '`text` for a model without function calling',
    details: 'The prompt then describes the tools. Also `WAYFARER_SMALL_MODEL_TOOLS`.',
  },
  {
    variable: 'WAYFARER_TRIP_BUDGET',
    group: 'model',
    default: '300,000 tokens',
    summary: 'most that one trip may use: `200000 tokens`, `0.50 USD`, or both with a comma',
  },
  {
    variable: 'WAYFARER_DAY_BUDGET',
    group: 'model',
    default: '3,000,000 tokens',
    summary: 'most that all trips together may use in a day',
  },
  {
    variable: 'WAYFARER_MODEL_SECONDS',
    group: 'model',
    default: '20',
    summary: 'time limit for one question to the model, from 0.1 to 25 seconds',
  },
  {
    variable: 'WAYFARER_RESEARCH',
    group: 'research',
    default: 'off',
    summary: '`searxng:` and an address, or `brave`: the search engine that a model may use',
  },
  {
    variable: 'BRAVE_API_KEY',
    group: 'research',
    default: 'none',
    summary: 'key for `WAYFARER_RESEARCH=brave`',
  },
  {
    variable: 'WAYFARER_RESEARCH_WHEN',
    group: 'research',
    default: '`asked`',
    summary: '`plan` to look up missing facts of every chosen plan without being asked',
  },
  {
    variable: 'WAYFARER_CLASSIFIER',
    group: 'router',
    default: 'learned at the first use',
    summary: 'classifier file written by `wayfarer router train`',
  },
  {
    variable: 'WAYFARER_EMBEDDER',
    group: 'router',
    default: 'off',
    summary: '`english` if the classifier was trained with that embedder',
  },
  {
    variable: 'WAYFARER_EVENTS',
    group: 'router',
    default: 'off',
    summary: '`console`, or a file that gets each routing stage as a line of JSON',
  },
  {
    variable: 'WAYFARER_SHADOW_POLICY',
    group: 'router',
    default: 'none',
    summary: 'policy on trial: it decides nothing, but differences from the real one are logged',
  },
  {
    variable: 'WAYFARER_CHROMIUM',
    group: 'development',
    default: 'the first Chromium, Chrome or Edge found',
    summary: 'browser for PDF export, end-to-end tests and screenshots',
  },
  {
    variable: 'WAYFARER_DEBUG',
    group: 'development',
    default: 'off',
    summary: '`1` to show the stack trace of an internal error on the command line',
  },
  {
    variable: 'WAYFARER_POSTGRES',
    group: 'development',
    default: '`postgres://postgres@127.0.0.1:5432`',
    summary: 'database for the tests of the PostgreSQL memory store',
  },
  {
    variable: 'WAYFARER_NATS',
    group: 'development',
    default: '`127.0.0.1:4222`',
    summary: 'server for the tests of agent teams over NATS',
  },
  {
    variable: 'CI',
    group: 'development',
    default: 'not set',
    summary: 'if set, missing test requirements (browser, database) fail instead of being skipped',
  },
];
