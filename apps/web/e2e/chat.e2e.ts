import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openBrowser } from './support/browser.ts';
import { readAddress } from './support/server.ts';

const SERVE = path.join(import.meta.dirname, '../../../examples/chat/serve.ts');
const STORY =
  'Once upon a time a fox lived under the bridge of a small town, and every evening it counted the boats that came home.';

const folder = mkdtempSync(path.join(tmpdir(), 'wayfarer-chat-'));
let browser: Browser;
let server: ChildProcess;
let url: string;

async function start(port: string): Promise<void> {
  const files = ['--log', path.join(folder, 'chat.db'), '--page', path.join(folder, 'page')];
  const options = ['--port', port, '--pause', '80', ...files];
  server = spawn(process.execPath, ['-C', 'wayfarer-source', SERVE, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await readAddress(server);
}

async function kill(): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), start('0')]);
});

afterAll(async () => {
  await browser?.close();
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** The answer to the message of that number, from 1, as soon as it holds `text`. */
async function answerWith(page: Page, number: number, text: string): Promise<string> {
  const answer = page.locator('article.assistant').nth(number - 1);
  await answer.getByText(text).waitFor();
  return (await answer.textContent()) ?? '';
}

it('goes on with an answer after the page was reloaded, and after the server was killed', async () => {
  const page = await browser.newPage();
  await page.goto(`${url}/#anna`);
  await say(page, 'How much is 17 * 4?');
  expect(await answerWith(page, 1, 'That makes 68.')).toContain('calculator {"expression":"17 * 4"} → 68');

  await say(page, 'Tell me a story.');
  expect((await answerWith(page, 2, 'a fox')).length).toBeLessThan(STORY.length);
  await page.reload();
  expect((await answerWith(page, 2, 'Once upon')).length).toBeLessThan(STORY.length);
  expect(await answerWith(page, 2, 'came home.')).toBe(STORY);
  await page.locator('main[data-status=ready]').waitFor();
  expect(await page.locator('article').count()).toBe(4);

  await say(page, 'Another one.');
  await answerWith(page, 3, 'a fox');
  await kill();
  await start(new URL(url).port);
  await page.reload();
  expect(await answerWith(page, 3, 'came home.')).toBe(STORY);
  expect(await page.locator('article').allTextContents()).toEqual([
    'How much is 17 * 4?',
    'That makes 68.',
    'Tell me a story.',
    STORY,
    'Another one.',
    STORY,
  ]);
});
