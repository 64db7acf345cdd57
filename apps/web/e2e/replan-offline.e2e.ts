import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import type { Journey } from '@wayfarer/replanner';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { expect, it } from 'vitest';

import { replanAll } from './support/replan-entry.ts';

/** Two days in Kyoto before their first step. */
const JOURNEY = new URL('mock/journey.json', import.meta.url);

async function bundle(): Promise<string> {
  const entry = path.join(import.meta.dirname, 'support/replan-entry.ts');
  const built = await build({
    ...{ configFile: false, logLevel: 'silent', resolve: { conditions: ['wayfarer-source'] } },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'replanning' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  return chunk?.code ?? '';
}

it('a browser re-plans with the server stopped, and comes to what Node comes to', async () => {
  const code = await bundle();
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><script>${code.replaceAll('</script', '<\\/script')}</script>`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await chromium.launch({ executablePath: process.env['WAYFARER_CHROMIUM'] ?? '/usr/bin/chromium' });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    const journey = JSON.parse(readFileSync(JOURNEY, 'utf8')) as Journey;
    const there = await page.evaluate(
      (given) => (globalThis as unknown as { replanAll: typeof replanAll }).replanAll(given),
      journey as never,
    );
    expect(there).toBe(replanAll(journey));
    expect(there).toContain('alternatives');
  } finally {
    await browser.close();
    server.close();
  }
});
