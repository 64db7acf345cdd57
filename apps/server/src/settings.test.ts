import { LiveSettingsError, readLiveSettings } from '@wayfarer/sources';
import { expect, it } from 'vitest';

import { readSettings, SettingsError } from './settings.ts';

it('needs to be told nothing', () => {
  expect(readSettings([], {}, '/home/me')).toEqual({
    host: '127.0.0.1',
    port: 8787,
    isPortAsked: false,
    dataFolder: '/home/me/.wayfarer',
    catalogueFolder: undefined,
    rulesFolder: undefined,
    keepDays: undefined,
    live: readLiveSettings({}),
  });
});

it('reads the environment, and flags before it', () => {
  const environment = {
    PORT: '9000',
    WAYFARER_HOST: 'localhost',
    HOST: '::1',
    WAYFARER_DATA: 'data',
    WAYFARER_CATALOGUE: '/cities',
    WAYFARER_RULES: 'mine',
    WAYFARER_KEEP_DAYS: '365',
  };
  expect(readSettings([], environment, '/home/me')).toEqual({
    host: 'localhost',
    port: 9000,
    isPortAsked: true,
    dataFolder: '/home/me/data',
    catalogueFolder: '/cities',
    rulesFolder: '/home/me/mine',
    keepDays: 365,
    live: readLiveSettings({}),
  });
  expect(readSettings(['--port', '0', '--data=/elsewhere'], environment, '/home/me')).toMatchObject({
    port: 0,
    dataFolder: '/elsewhere',
  });
});

it('reads how the router is set up, and with what the web is searched', () => {
  const environment = {
    WAYFARER_MODEL: 'compatible:mine',
    WAYFARER_RESEARCH: 'searxng:http://127.0.0.1:8888',
    WAYFARER_RESEARCH_WHEN: 'plan',
    WAYFARER_EVENTS: 'stages.jsonl',
    WAYFARER_SHADOW_POLICY: 'trial.yaml',
  };
  expect(readSettings([], environment, '/home/me')).toMatchObject({
    research: { engine: 'searxng', url: 'http://127.0.0.1:8888', when: 'plan' },
    router: {
      classifierFile: null,
      embedder: null,
      events: { to: 'file', file: '/home/me/stages.jsonl' },
      shadowPolicyFile: '/home/me/trial.yaml',
    },
  });
  expect(() => readSettings([], { WAYFARER_RESEARCH: 'searxng:http://a' }, '/')).toThrow(/expected WAYFARER_MODEL/);
  expect(() => readSettings([], { WAYFARER_RESEARCH_WHEN: 'often' }, '/')).toThrow(/WAYFARER_RESEARCH_WHEN to be/);
});

it('reads the style that maps are drawn with, and the servers it draws from', () => {
  const { tiles } = readSettings(
    [],
    { WAYFARER_TILES: ' https://tiles.example/styles/a?key=1 https://fonts.example/x https://tiles.example ' },
    '/',
  );
  expect(tiles).toEqual({
    style: 'https://tiles.example/styles/a?key=1',
    origins: ['https://tiles.example', 'https://fonts.example'],
  });
});

it('reads the path of a file of tiles, which the page may ask nobody else for', () => {
  const { tiles } = readSettings([], { WAYFARER_TILES: 'maps/town.pmtiles' }, '/home/me');
  expect(tiles).toEqual({ style: '/tiles/map.pmtiles', origins: [], file: '/home/me/maps/town.pmtiles' });
  const far = readSettings([], { WAYFARER_TILES: 'https://tiles.example/town.pmtiles' }, '/home/me').tiles;
  expect(far).toEqual({ style: 'https://tiles.example/town.pmtiles', origins: ['https://tiles.example'] });
});

it.each(['x86_64-conda-linux-gnu', 'my-laptop', '', '0.0.0.0'])('takes no notice of %j as a preset HOST', (host) => {
  expect(readSettings([], { HOST: host }, '/').host).toBe('127.0.0.1');
});

it('takes a preset HOST that means this machine', () => {
  expect(readSettings([], { HOST: 'localhost' }, '/').host).toBe('localhost');
});

it('takes a variable that is set to nothing as not set', () => {
  const nothing = { PORT: '', WAYFARER_HOST: '', WAYFARER_DATA: '', WAYFARER_CATALOGUE: '', WAYFARER_RULES: '' };
  expect(readSettings([], nothing, '/home/me')).toEqual(readSettings([], {}, '/home/me'));
});

it.each([
  [['--port', '65536'], {}, 'Expected a port from 0 to 65535 in --port, got "65536".'],
  [[], { PORT: 'http' }, 'Expected a port from 0 to 65535 in PORT, got "http".'],
  [
    [],
    { WAYFARER_HOST: '0.0.0.0' },
    'expected --host or WAYFARER_HOST to be one of 127.0.0.1, localhost, ::1, got "0.0.0.0"',
  ],
  [['--keep-days', '0'], {}, 'a number of days from 1 to 99999, got "0"'],
  [[], { WAYFARER_KEEP_DAYS: 'forever' }, 'a number of days from 1 to 99999, got "forever"'],
  [[], { WAYFARER_TILES: 'ftp://tiles.example/a.pmtiles' }, 'Expected WAYFARER_TILES'],
  [[], { WAYFARER_TILES: 'liberty' }, 'Expected WAYFARER_TILES to be the address of a MapLibre style'],
  [[], { WAYFARER_TILES: 'https://tiles.example/a javascript:alert(1)' }, 'Expected WAYFARER_TILES'],
  [['--host', ''], {}, 'Wayfarer has no authentication yet'],
  [['--data', ''], {}, 'Expected the path of a folder, got "".'],
  [['--catalogue', 'a\0b'], {}, 'Expected the path of a folder, got "a\\u0000b".'],
  [['--prot', '1'], {}, 'Known: --port, --host, --data, --keep-days, --catalogue, --rules, --model.'],
])('refuses %j and %j', (args, environment, message) => {
  expect(() => readSettings(args, environment, '/')).toThrow(SettingsError);
  expect(() => readSettings(args, environment, '/')).toThrow(message);
});

it('lets cities be fetched unless that is forbidden, with whom to write to where it serves others', () => {
  expect(readSettings([], { WAYFARER_FETCH: 'off' }, '/').live).toBeUndefined();
  const environment = { WAYFARER_FETCH: 'osm', WAYFARER_CONTACT: 'https://example.org/trips' };
  expect(readSettings([], environment, '/').live?.cities).toMatchObject({ contact: 'https://example.org/trips' });
  expect(readSettings([], { WAYFARER_FETCH: 'osm' }, '/').live?.cities).toMatchObject({ contact: null });
  expect(() => readSettings([], { WAYFARER_FETCH: 'all' }, '/')).toThrow(LiveSettingsError);
});

it.each([
  ['--port', '0', { port: 0 }],
  ['--port', '65535', { port: 65_535 }],
  ['--keep-days', '1', { keepDays: 1 }],
  ['--keep-days', '99999', { keepDays: 99_999 }],
])('takes %s %s', (flag, value, settings) => {
  expect(readSettings([flag, value], {}, '/')).toMatchObject(settings);
});

it('listens on port 8787 of this machine, erases nothing and has nobody in the inbox, unless it is told to', () => {
  expect(readSettings([], {}, '/')).toMatchObject({ port: 8787, isPortAsked: false, host: '127.0.0.1' });
  expect(readSettings([], {}, '/').keepDays).toBeUndefined();
  expect(readSettings([], { WAYFARER_PERSON: '1' }, '/').hasPerson).toBe(true);
  expect(readSettings([], { WAYFARER_PERSON: '0' }, '/')).not.toHaveProperty('hasPerson');
});
