import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  type HostileAnswer,
  HostileServer,
  redirectsTo,
  sendsBytes,
  sendsDeepJson,
  sendsManyValues,
  sendsTokens,
} from '@wayfarer/archon/testing';
import type { ModelStatus, Trip } from '@wayfarer/contract';
import { MODEL_ANSWER_BYTES, readModelSettings } from '@wayfarer/sources';
import { afterEach, expect, it } from 'vitest';

import { openServer } from './support/running-server.ts';

/** What the kernel's buffers on both sides may have taken in besides. */
const SLACK_BYTES = 16_000_000;
/** What no rule reads, and what every rule does. */
const ODD = 'Somewhat gubbinsy vibes, sort of wibbly, for my aunt and her budgie';
const PLAIN = 'Three days in Kyoto';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** The real server, and the model that it asks. */
async function open(answer: HostileAnswer) {
  const model = await HostileServer.start(answer);
  closing.push(() => model[Symbol.asyncDispose]());
  const dataFolder = mkdtempSync(join(tmpdir(), 'wayfarer-hostile-'));
  const settings = { WAYFARER_MODEL: 'compatible:hostile', WAYFARER_MODEL_URL: `${model.url}/v1` };
  const server = await openServer({ dataFolder, model: readModelSettings(settings), environment: {} });
  closing.push(async () => {
    await server.close();
    rmSync(dataFolder, { recursive: true });
  });
  const post = async (text: string): Promise<Trip> => {
    const headers = { 'Content-Type': 'application/json' };
    const answered = await fetch(`${server.url}/api/trips`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ text }),
    });
    return (await answered.json()) as Trip;
  };
  const status = async () => (await (await fetch(`${server.url}/api/model`)).json()) as ModelStatus;
  return { model, post, status };
}

it.each<[string, HostileAnswer]>([
  ['100 MB', sendsBytes(100_000_000)],
  ['tokens without end', sendsTokens()],
  ['millions of values', sendsManyValues(2_000_000)],
  ['deep JSON', sendsDeepJson(1_000_000)],
])('goes on without a model that answers with %s', async (_, answer) => {
  const { model, post, status } = await open(answer);
  const trip = await post(ODD);
  expect(trip.mode).toBe('CLARIFY');
  expect(model.asked.length).toBeGreaterThan(0);
  expect((await status()).failed).toEqual(expect.any(String));
  expect((await post(PLAIN)).mode).toBe('CLARIFY');
  await model.allLeft();
  expect(model.sentBytes / model.asked.length).toBeLessThan(MODEL_ANSWER_BYTES + SLACK_BYTES);
});

it('tells nobody else what was written, wherever its model redirects', async () => {
  const other = await HostileServer.start((_, response) => void response.end('{}'));
  closing.push(() => other[Symbol.asyncDispose]());
  const { model, post } = await open(redirectsTo(`${other.url}/v1`));
  expect((await post(ODD)).mode).toBe('CLARIFY');
  expect(model.asked.length).toBeGreaterThan(0);
  expect(other.asked).toEqual([]);
});
