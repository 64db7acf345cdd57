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
  });
});

it('reads the environment, and flags before it', () => {
  const environment = {
    PORT: '9000',
    HOST: 'localhost',
    WAYFARER_DATA: 'data',
    WAYFARER_CATALOGUE: '/cities',
    WAYFARER_RULES: 'mine',
  };
  expect(readSettings([], environment, '/home/me')).toEqual({
    host: 'localhost',
    port: 9000,
    isPortAsked: true,
    dataFolder: '/home/me/data',
    catalogueFolder: '/cities',
    rulesFolder: '/home/me/mine',
  });
  expect(readSettings(['--port', '0', '--data=/elsewhere'], environment, '/home/me')).toMatchObject({
    port: 0,
    dataFolder: '/elsewhere',
  });
});

it.each([
  [['--port', '65536'], {}, 'Expected a port from 0 to 65535, got "65536".'],
  [[], { PORT: 'http' }, 'Expected a port from 0 to 65535, got "http".'],
  [[], { HOST: '0.0.0.0' }, 'Wayfarer has no authentication yet'],
  [['--prot', '1'], {}, 'Known: --port, --host, --data, --catalogue, --rules.'],
])('refuses %j and %j', (args, environment, message) => {
  expect(() => readSettings(args, environment, '/')).toThrow(SettingsError);
  expect(() => readSettings(args, environment, '/')).toThrow(message);
});
