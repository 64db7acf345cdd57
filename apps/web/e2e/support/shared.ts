import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** The browser of all files. Closing it closes what was opened here. */
export function connectBrowser(): Promise<Browser> {
  return chromium.connect(inject('browser'));
}

/** Address of the real server of all files. A story that looks at the list of trips, or erases, starts one of its own. */
export function sharedServer(): string {
  return inject('server');
}
