import { describe, expect, it } from 'vitest';

import { LiveSettingsError, readLiveSettings } from './live-settings.ts';

const ON = { WAYFARER_FETCH: 'osm', WAYFARER_CONTACT: 'trips@example.org' };

describe('what may be fetched', () => {
  const NOTHING = { weather: null, routing: null, transit: null, scenes: null, titles: null };
  const PUBLIC = {
    contact: null,
    overpass: ['https://overpass-api.de/api/interpreter'],
    postpass: 'https://postpass.geofabrik.de/api/interpreter',
    wikidata: null,
  };

  it.each([{}, { WAYFARER_FETCH: '', WAYFARER_WEATHER: '' }, { WAYFARER_FETCH: 'osm' }])(
    'is cities by default, which a traveller has to ask for, without a contact: %j',
    (environment) => {
      expect(readLiveSettings(environment)).toEqual({ ...NOTHING, cities: PUBLIC });
    },
  );

  it.each([{ WAYFARER_FETCH: 'off', WAYFARER_CONTACT: 'nobody' }, { WAYFARER_FETCH: 'never' }])(
    'is nothing where the operator says so: %j',
    (environment) => {
      expect(readLiveSettings(environment)).toEqual({ ...NOTHING, cities: null });
    },
  );

  it('is asked of the public services, Wikidata only where it is wanted', () => {
    const { cities } = readLiveSettings(ON);
    expect(cities).toEqual({
      contact: 'trips@example.org',
      overpass: ['https://overpass-api.de/api/interpreter'],
      postpass: 'https://postpass.geofabrik.de/api/interpreter',
      wikidata: null,
    });
    expect(readLiveSettings({ ...ON, WAYFARER_WIKIDATA: '1' }).cities?.wikidata).toBe(
      'https://query.wikidata.org/sparql',
    );
  });

  it('is asked of the services of the operator, and of nobody else then', () => {
    const WAYFARER_OVERPASS = 'http://127.0.0.1:1/a, https://example.org/b';
    expect(readLiveSettings({ ...ON, WAYFARER_OVERPASS }).cities).toMatchObject({
      overpass: ['http://127.0.0.1:1/a', 'https://example.org/b'],
      postpass: null,
    });
    expect(
      readLiveSettings({ ...ON, WAYFARER_OVERPASS, WAYFARER_POSTPASS: 'https://example.org/p' }).cities,
    ).toMatchObject({ postpass: 'https://example.org/p' });
  });

  it('includes the weather without a contact', () => {
    expect(readLiveSettings({ WAYFARER_WEATHER: 'open-meteo' }).weather).toEqual({
      contact: null,
      forecast: 'https://api.open-meteo.com/v1/forecast',
      archive: 'https://archive-api.open-meteo.com/v1/archive',
    });
    expect(
      readLiveSettings({ WAYFARER_WEATHER: 'open-meteo', WAYFARER_OPEN_METEO: 'http://127.0.0.1:1/' }).weather,
    ).toMatchObject({ forecast: 'http://127.0.0.1:1/v1/forecast', archive: 'http://127.0.0.1:1/v1/archive' });
  });

  it('includes ways of an engine, which is named with its kind', () => {
    expect(readLiveSettings({ WAYFARER_ROUTING: 'osrm:http://127.0.0.1:5000/routed-foot/' }).routing).toEqual({
      engine: 'osrm',
      url: 'http://127.0.0.1:5000/routed-foot',
      contact: null,
    });
    const WAYFARER_ROUTING = 'valhalla:https://valhalla.example.org';
    expect(readLiveSettings({ WAYFARER_ROUTING, WAYFARER_CONTACT: 'trips@example.org' }).routing).toEqual({
      engine: 'valhalla',
      url: 'https://valhalla.example.org',
      contact: 'trips@example.org',
    });
  });

  it('includes lines and stops, of an own server where one is named', () => {
    const on = { WAYFARER_TRANSIT: 'transitous', WAYFARER_CONTACT: 'trips@example.org' };
    expect(readLiveSettings(on).transit).toEqual({ contact: 'trips@example.org', url: 'https://api.transitous.org' });
    expect(readLiveSettings({ ...on, WAYFARER_TRANSITOUS: 'http://127.0.0.1:1/motis/' }).transit?.url).toBe(
      'http://127.0.0.1:1/motis',
    );
  });

  it.each<[Readonly<Record<string, string>>, string]>([
    [{ WAYFARER_FETCH: 'yes' }, 'Expected WAYFARER_FETCH to be "osm", "off" or "never", got "yes".'],
    [{ ...ON, WAYFARER_CONTACT: 'me' }, 'Expected WAYFARER_CONTACT to be a mail address, or'],
    [{ ...ON, WAYFARER_CONTACT: 'a@b.c\r\nX: y' }, 'Expected WAYFARER_CONTACT'],
    [{ ...ON, WAYFARER_OVERPASS: 'overpass-api.de' }, 'Expected WAYFARER_OVERPASS to be an address that begins'],
    [{ ...ON, WAYFARER_OVERPASS: 'http://127.0.0.1/,' }, 'got "".'],
    [{ ...ON, WAYFARER_POSTPASS: 'file:///etc/passwd' }, 'Expected WAYFARER_POSTPASS'],
    [{ WAYFARER_ROUTING: 'https://router.example.org' }, 'Expected WAYFARER_ROUTING to be "off", or "osrm:" or'],
    [{ WAYFARER_ROUTING: 'osrm:router.example.org' }, 'got "osrm:router.example.org".'],
    [{ WAYFARER_ROUTING: 'otp:http://127.0.0.1:1' }, 'Expected WAYFARER_ROUTING'],
    [{ WAYFARER_TRANSIT: 'transitous' }, 'expected WAYFARER_CONTACT to be your mail address or a page of yours'],
    [{ WAYFARER_WEATHER: 'sunny' }, 'Expected WAYFARER_WEATHER to be "open-meteo" or "off", got "sunny".'],
  ])('refuses %j', (environment, message) => {
    expect(() => readLiveSettings(environment)).toThrow(LiveSettingsError);
    expect(() => readLiveSettings(environment)).toThrow(message);
  });
});
