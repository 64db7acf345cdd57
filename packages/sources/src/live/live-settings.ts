import { z } from 'zod';

/** What the operator has allowed to be fetched; nothing where all is `null`. Plain data, so that a thread can have it, too. */
export interface LiveSettings {
  readonly cities: CitySettings | null;
  readonly weather: WeatherSettings | null;
  readonly routing: RoutingSettings | null;
  readonly transit: TransitSettings | null;
  readonly scenes: ScenesSettings | null;
  readonly titles: TitlesSettings | null;
}

export interface CitySettings {
  /** An address or a mail address of whoever runs this installation for others; one's own needs none. */
  readonly contact: string | null;
  readonly overpass: readonly string[];
  readonly postpass: string | null;
  /** SPARQL; `null`: how well known a sight is, is read from its tags alone. */
  readonly wikidata: string | null;
}

export interface WeatherSettings {
  readonly contact: string | null;
  readonly forecast: string;
  /** Of past days. */
  readonly archive: string;
}

export const ROUTING_ENGINES = ['osrm', 'valhalla'] as const;

export interface RoutingSettings {
  readonly engine: (typeof ROUTING_ENGINES)[number];
  /** Without a slash at its end. */
  readonly url: string;
  readonly contact: string | null;
}

export interface TransitSettings {
  readonly contact: string;
  /** Of a MOTIS server; without a slash at its end. */
  readonly url: string;
}

/** Places of films and series. */
export interface ScenesSettings {
  readonly contact: string;
  /** Without a slash at its end. */
  readonly anitabi: string;
}

/** Titles of films and series. */
export interface TitlesSettings {
  readonly contact: string;
  /** Without a slash at its end. */
  readonly bangumi: string;
}

/** A variable says something that cannot work; the message says what was expected. */
export class LiveSettingsError extends Error {
  override readonly name = 'LiveSettingsError';
  readonly code = 'bad-setting';
}

const OVERPASS = 'https://overpass-api.de/api/interpreter';
const POSTPASS = 'https://postpass.geofabrik.de/api/interpreter';
const WIKIDATA = 'https://query.wikidata.org/sparql';
const FORECAST = 'https://api.open-meteo.com/v1/forecast';
/** Run by volunteers, for open source that is not commercial. */
export const TRANSITOUS = 'https://api.transitous.org';
const ANITABI = 'https://api.anitabi.cn';
const BANGUMI = 'https://api.bgm.tv';
const ARCHIVE = 'https://archive-api.open-meteo.com/v1/archive';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the variables that switch services on. A variable that is set to nothing is not set.
 *
 * @throws {LiveSettingsError}
 */
export function readLiveSettings(environment: Environment): LiveSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  return {
    cities: readCities(given),
    weather: readWeather(given),
    routing: readRouting(given),
    transit: readTransit(given),
    scenes: readScenes(given),
    titles: readTitles(given),
  };
}

/** Switched on unless the operator says no: a traveller has to ask for each city, and nothing is asked before that. */
function readCities(given: Environment): CitySettings | null {
  const word = given['WAYFARER_FETCH'] ?? 'osm';
  if (word === 'off' || word === 'never') return null;
  if (word !== 'osm')
    throw new LiveSettingsError(`Expected WAYFARER_FETCH to be "osm", "off" or "never", got ${JSON.stringify(word)}.`);
  const contact = readContact(given);
  const overpass = readAddresses(given, 'WAYFARER_OVERPASS');
  const wikidata = given['WAYFARER_WIKIDATA'];
  return {
    contact,
    overpass: overpass ?? [OVERPASS],
    // Who has chosen whom to ask asks nobody else.
    postpass: readAddress(given, 'WAYFARER_POSTPASS') ?? (overpass ? null : POSTPASS),
    wikidata: wikidata === '1' ? WIKIDATA : (readAddress(given, 'WAYFARER_WIKIDATA') ?? null),
  };
}

function readWeather(given: Environment): WeatherSettings | null {
  if (!isOn(given, 'WAYFARER_WEATHER', 'open-meteo')) return null;
  const own = readAddress(given, 'WAYFARER_OPEN_METEO')?.replace(/\/$/, '');
  return {
    contact: readContact(given),
    forecast: own === undefined ? FORECAST : `${own}/v1/forecast`,
    archive: own === undefined ? ARCHIVE : `${own}/v1/archive`,
  };
}

/** Free for non-commercial use; they want to know whom to write to. */
function readTransit(given: Environment): TransitSettings | null {
  if (!isOn(given, 'WAYFARER_TRANSIT', 'transitous')) return null;
  const contact = readNeededContact(given, 'WAYFARER_TRANSIT=transitous asks volunteers');
  return { contact, url: (readAddress(given, 'WAYFARER_TRANSITOUS') ?? TRANSITOUS).replace(/\/+$/, '') };
}

/** For what is not commercial alone: the data are CC BY-NC-SA. */
function readScenes(given: Environment): ScenesSettings | null {
  if (!isOn(given, 'WAYFARER_SCENES', 'anitabi')) return null;
  const contact = readNeededContact(given, 'WAYFARER_SCENES=anitabi asks volunteers');
  return { contact, anitabi: (readAddress(given, 'WAYFARER_ANITABI') ?? ANITABI).replace(/\/+$/, '') };
}

function readTitles(given: Environment): TitlesSettings | null {
  if (!isOn(given, 'WAYFARER_TITLES', 'bangumi')) return null;
  const contact = readNeededContact(given, 'WAYFARER_TITLES=bangumi asks a service');
  return { contact, bangumi: (readAddress(given, 'WAYFARER_BANGUMI') ?? BANGUMI).replace(/\/+$/, '') };
}

/** `osrm:https://…` or `valhalla:https://…`. */
function readRouting(given: Environment): RoutingSettings | null {
  const text = given['WAYFARER_ROUTING'];
  if (text === undefined || text === 'off') return null;
  const [, word, url = ''] = /^([a-z]+):(.*)$/.exec(text) ?? [];
  const engine = ROUTING_ENGINES.find((one) => one === word);
  if (engine && isAddress(url)) return { engine, url: url.replace(/\/+$/, ''), contact: readContact(given) };
  throw new LiveSettingsError(
    `Expected WAYFARER_ROUTING to be "off", or "osrm:" or "valhalla:" and an address that begins with http:// or https://, got ${JSON.stringify(text)}.`,
  );
}

function isOn(given: Environment, name: string, word: string): boolean {
  const value = given[name];
  if (value === undefined || value === 'off') return false;
  if (value === word) return true;
  throw new LiveSettingsError(`Expected ${name} to be "${word}" or "off", got ${JSON.stringify(value)}.`);
}

function readNeededContact(given: Environment, what: string): string {
  const contact = readContact(given);
  if (contact !== null) return contact;
  throw new LiveSettingsError(
    `${what}, which want to know whom to write to: expected WAYFARER_CONTACT to be your mail address or a page of yours, got nothing.`,
  );
}

/** It goes into a header, as it stands. */
function readContact(given: Environment): string | null {
  const text = given['WAYFARER_CONTACT'];
  if (text === undefined) return null;
  const isReachable = /^[^\s@()]+@[^\s@()]+\.[^\s@()]+$/.test(text) || isAddress(text);
  if (isReachable && /^[\x21-\x7e]{1,200}$/.test(text)) return text;
  throw new LiveSettingsError(
    `Expected WAYFARER_CONTACT to be a mail address, or an address that begins with http:// or https://, got ${JSON.stringify(text)}.`,
  );
}

function readAddresses(given: Environment, name: string): readonly string[] | undefined {
  const parts = given[name]?.split(',').map((part) => part.trim());
  return parts?.map((part) => checkAddress(part, name));
}

function readAddress(given: Environment, name: string): string | undefined {
  const text = given[name];
  return text === undefined ? undefined : checkAddress(text, name);
}

function checkAddress(text: string, name: string): string {
  if (isAddress(text)) return text;
  throw new LiveSettingsError(
    `Expected ${name} to be an address that begins with http:// or https://, got ${JSON.stringify(text)}.`,
  );
}

function isAddress(text: string): boolean {
  return z.url({ protocol: /^https?$/ }).safeParse(text).success;
}
