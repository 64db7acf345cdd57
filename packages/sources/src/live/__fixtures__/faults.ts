import { gzipSync } from 'node:zlib';

import { CityUnavailableError } from '@wayfarer/planner/ports';

import { overpassAnswer } from './lisbon.ts';
import { type Answer, json, status } from './loopback.ts';

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The failure of what is to fail. */
export async function failureOf(answer: Promise<unknown>): Promise<CityUnavailableError> {
  const error = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof CityUnavailableError) return error;
  throw new Error('Expected a CityUnavailableError.', { cause: error });
}

const cutOff: Answer = (response) => {
  const text = JSON.stringify(overpassAnswer());
  response.writeHead(200, { 'content-length': text.length });
  response.write(text.slice(0, 300));
  setImmediate(() => response.destroy());
};

const thirtyMegabytes: Answer = (response) => {
  const chunk = Buffer.alloc(1_000_000, ' ');
  const write = (left: number): void => {
    if (left > 0 && !response.destroyed) response.write(chunk, () => write(left - 1));
    else response.end();
  };
  write(30);
};

const bomb: Answer = (response) => {
  response.writeHead(200, { 'content-encoding': 'gzip' });
  response.end(gzipSync(Buffer.alloc(200_000_000, ' ')));
};

/** What a service may answer instead, what is then said, and for how long it is left alone. */
export const FAULTS: readonly (readonly [string, Answer, string, number])[] = [
  ['406', status(406), 'answered with status 406. Nothing was changed. Try again in about 60 minutes.', HOUR],
  ['403', status(403), 'answered with status 403.', HOUR],
  ['429 with a time', status(429, { 'retry-after': '120' }), 'Try again in about 2 minutes.', 2 * MINUTE],
  ['429 with too short a time', status(429, { 'retry-after': '5' }), 'Try again in about 30 seconds.', 30 * SECOND],
  ['429 without a time', status(429), 'answered with status 429. Nothing was changed.', 30 * SECOND],
  ['504', status(504), 'answered with status 504.', MINUTE],
  [
    '200 with a remark',
    json({ ...overpassAnswer([]), remark: 'runtime error: Query timed out in "query" at line 3 after 26 seconds.' }),
    'gave up (runtime error: Query timed out in "query" at line 3 after 26 seconds.)',
    MINUTE,
  ],
  [
    '200 with a remark beside places',
    json({ ...overpassAnswer(), remark: 'runtime error: Query run out of memory' }),
    'gave up (runtime error: Query run out of memory)',
    MINUTE,
  ],
  [
    'JSON that ends too early',
    (response) => response.end(JSON.stringify(overpassAnswer()).slice(0, -40)),
    'no list of places',
    MINUTE,
  ],
  ['a page in HTML', status(200), 'answered with something that is no list of places', MINUTE],
  ['a list of another shape', json({ elements: 'none' }), 'no list of places', MINUTE],
  ['an answer that breaks off', cutOff, 'could not be reached', MINUTE],
  ['30 MB', thirtyMegabytes, 'answered with more than 12 MB', MINUTE],
  ['a bomb', bomb, 'answered with more than 12 MB', MINUTE],
  [
    'a redirect',
    status(302, { location: 'http://127.0.0.1:1/' }),
    'redirects to http://127.0.0.1:1, which is not followed',
    HOUR,
  ],
  [
    'a list nested deeply',
    (response) => response.end('['.repeat(100_000) + ']'.repeat(100_000)),
    'answered with JSON nested more than 16 deep',
    MINUTE,
  ],
];
