import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readRouterSettings, type RouterSettings } from '@wayfarer/composition';
import { SETTINGS } from '@wayfarer/composition/settings';
import {
  type LiveSettings,
  type ModelSettings,
  readLiveSettings,
  readModelSettings,
  readResearchSettings,
  type ResearchSettings,
} from '@wayfarer/sources';

import { type MapTiles, readMapTiles } from './map-tiles.ts';

/** What the person who starts the server may say. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** True when the port was asked for; otherwise the next free one will do. */
  readonly isPortAsked: boolean;
  /** Where the event log lives; absolute. */
  readonly dataFolder: string;
  /** Cities of one's own instead of those that come along; absolute. */
  readonly catalogueFolder: string | undefined;
  /** Travel policy and intents of one's own instead of those that come along; absolute. */
  readonly rulesFolder: string | undefined;
  /** Trips that have been over, and untouched, for more than so many days are erased; `undefined`: none are. */
  readonly keepDays?: number | undefined;
  /** Somebody reads the conversations that are left to a person. */
  readonly hasPerson?: boolean;
  /** Maps are drawn with these instead of the sketches alone. */
  readonly tiles?: MapTiles;
  /** What may be fetched from public services; missing: nothing. */
  readonly live?: LiveSettings;
  /** Language models that may be asked; missing: none. */
  readonly model?: ModelSettings;
  /** How the router of the chat is set up beyond its rules; missing: nothing more. */
  readonly router?: RouterSettings;
  /** With what the web is searched for who asks for it; missing: it is not. */
  readonly research?: ResearchSettings;
}

/** The server was started in a way that cannot work. The message says what to change. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const KNOWN_FLAGS = SETTINGS.flatMap(({ flag }) => (flag ? [`--${flag.name}`] : [])).join(', ');

const DEFAULT_PORT = 8787;
const DEFAULT_HOST = '127.0.0.1';

/** There is no authentication, so nobody else may be let in. */
const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', 'localhost', '::1'];

/**
 * Reads flags, then the environment.
 *
 * @throws {SettingsError}
 * @throws {LiveSettingsError}
 * @throws {ModelSettingsError}
 * @throws {RouterSettingsError}
 */
export function readSettings(args: readonly string[], environment: NodeJS.ProcessEnv, folder: string): Settings {
  const flags = readFlags(args);
  /** A variable that is set to nothing is not set. */
  const variable = (name: string): string | undefined => environment[name] || undefined;
  const port = flags.port ?? variable('PORT');
  const rules = flags.rules ?? variable('WAYFARER_RULES');
  const catalogue = flags.catalogue ?? variable('WAYFARER_CATALOGUE');
  const tiles = variable('WAYFARER_TILES');
  const keepDays = flags['keep-days'] ?? variable('WAYFARER_KEEP_DAYS');
  const host = flags.host ?? variable('WAYFARER_HOST') ?? findLoopback(variable('HOST')) ?? DEFAULT_HOST;
  const live = readLiveSettings(environment);
  const model = readModelSettings(environment, flags.model);
  const research = readResearchSettings(environment, model !== null);
  const router = readRouterSettings(environment, folder);
  return {
    host: readHost(host),
    port: port === undefined ? DEFAULT_PORT : readPort(port, flags.port === undefined ? 'PORT' : '--port'),
    isPortAsked: port !== undefined,
    dataFolder: readFolder(folder, flags.data ?? variable('WAYFARER_DATA') ?? '.wayfarer'),
    catalogueFolder: catalogue === undefined ? undefined : readFolder(folder, catalogue),
    rulesFolder: rules === undefined ? undefined : readFolder(folder, rules),
    keepDays: keepDays === undefined ? undefined : readKeepDays(keepDays),
    ...(variable('WAYFARER_PERSON') === '1' && { hasPerson: true }),
    ...(tiles !== undefined && { tiles: readTiles(tiles, folder) }),
    ...(Object.values(live).some((service) => service !== null) && { live }),
    ...(model && { model }),
    ...(research && { research }),
    ...(Object.values(router).some((value) => value !== null) && { router }),
  };
}

/** Shells and tools set `HOST` to the name of the machine or its kind, without a thought of us. */
function findLoopback(host: string | undefined): string | undefined {
  return host !== undefined && LOOPBACK_HOSTS.includes(host) ? host : undefined;
}

function readFolder(from: string, path: string): string {
  if (path !== '' && !path.includes('\0')) return resolve(from, path);
  throw new SettingsError(`Expected the path of a folder, got ${JSON.stringify(path)}.`);
}

function readFlags(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { port: text, host: text, data: text, 'keep-days': text, catalogue: text, rules: text, model: text },
    }).values;
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : String(error)} Known: ${KNOWN_FLAGS}.`);
  }
}

function readPort(text: string, from: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= 65_535) return port;
  throw new SettingsError(`Expected a port from 0 to 65535 in ${from}, got ${JSON.stringify(text)}.`);
}

function readKeepDays(text: string): number {
  const days = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (days >= 1) return days;
  throw new SettingsError(
    `Expected --keep-days or WAYFARER_KEEP_DAYS to be a number of days from 1 to 99999, got ${JSON.stringify(text)}.`,
  );
}

function readTiles(text: string, folder: string): MapTiles {
  const tiles = readMapTiles(text, folder);
  if (tiles) return tiles;
  throw new SettingsError(
    `Expected WAYFARER_TILES to be the address of a MapLibre style, such as https://tiles.openfreemap.org/styles/liberty, and after it those of other servers that it draws from, or a .pmtiles file, got ${JSON.stringify(text)}.`,
  );
}

function readHost(text: string): string {
  if (LOOPBACK_HOSTS.includes(text)) return text;
  throw new SettingsError(
    `Wayfarer has no authentication yet, so it listens on this machine only: expected --host or WAYFARER_HOST to be one of ${LOOPBACK_HOSTS.join(', ')}, got ${JSON.stringify(text)}.`,
  );
}
