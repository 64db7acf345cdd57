import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for end-to-end tests and screenshots: `WAYFARER_CHROMIUM`, or where Debian puts it. */
export function findChromium(environment: NodeJS.ProcessEnv): string | undefined {
  const named = environment['WAYFARER_CHROMIUM'];
  return [...(named ? [named] : []), ...PLACES].find((place) => existsSync(place));
}
