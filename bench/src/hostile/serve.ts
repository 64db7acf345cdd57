/**
 * @module
 * A thread on which a hostile server answers, so that who measures is not busy with sending. Hears which answer to give, and
 * tells its address, and how often it was asked.
 */
import { parentPort } from 'node:worker_threads';

import {
  drips,
  type HostileAnswer,
  HostileServer,
  sendsBytes,
  sendsDeepJson,
  sendsManyValues,
  sendsTokens,
} from '@wayfarer/archon/testing';

const MEGABYTE = 1_000_000;

/** A model that does as it is told: it wants to search the web, each time for something else. */
const wantsToSearch: HostileAnswer = (_, response) => {
  const call = {
    name: 'web_search',
    arguments: JSON.stringify({ query: `opening hours ${Date.now()}` }),
  };
  const message = {
    role: 'assistant',
    content: null,
    tool_calls: [{ id: `call-${Date.now()}`, type: 'function', function: call }],
  };
  const reply = { id: 'reply', choices: [{ index: 0, message, finish_reason: 'tool_calls' }] };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
};

const ANSWERS: Readonly<Record<string, HostileAnswer>> = {
  bytes: sendsBytes(100 * MEGABYTE),
  'many-bytes': sendsBytes(300 * MEGABYTE, { start: '<p>', type: 'text/html' }),
  tags: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<i></i>'.repeat(1_000_000)),
  tokens: sendsTokens(),
  values: sendsManyValues((30 * MEGABYTE) / 3),
  deep: sendsDeepJson(2 * MEGABYTE),
  drip: drips,
  search: (request, response) =>
    (request.url?.startsWith('/model') ? wantsToSearch : sendsBytes(100 * MEGABYTE))(request, response),
};

const server = await HostileServer.start(sendsBytes(0));
const tell = (): void => parentPort?.postMessage({ url: server.url, asked: server.asked.map(({ path }) => path) });
parentPort?.on('message', (name: string | null) => {
  if (name !== null) {
    server.asked.length = 0;
    server.answerWith(ANSWERS[name] ?? sendsBytes(0));
  }
  tell();
});
tell();
