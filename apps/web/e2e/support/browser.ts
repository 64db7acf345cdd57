import { existsSync } from 'node:fs';
import process from 'node:process';

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type LaunchOptions,
} from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** Headless Chromium: `WAYFARER_CHROMIUM`, or where Debian puts it. Its map is drawn without a graphics card. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(findChromium());
}

/** The same, for whoever connects to it. */
export function serveBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(findChromium());
}

/** A browser that keeps what it stores in a folder, so that it can be closed and opened again. */
export function openProfile(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...findChromium(), ...options });
}

function findChromium(): LaunchOptions {
  const executablePath =
    process.env['WAYFARER_CHROMIUM'] ??
    ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file));
  if (executablePath === undefined) throw new Error('No Chromium was found. Set WAYFARER_CHROMIUM to its path.');
  return { executablePath, args: FLAGS };
}
