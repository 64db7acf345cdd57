import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { expectRange, numbers, type Range, texts } from '../test/limits.ts';
import { WRITE_PATHS, type WriteName } from './write-paths.ts';
import { createTripSchema, LONGEST_MESSAGE, WRITES } from './writes.ts';

const NAMES = Object.keys(WRITES) as WriteName[];

/** What a tool of that name would take, the way the Model Context Protocol wants it: an object at the root. */
function toInputSchema(name: WriteName): Readonly<Record<string, unknown>> {
  const { $ref = '', $defs = {} } = z.toJSONSchema(WRITES[name].body, { io: 'input' });
  const { [$ref.replace('#/$defs/', '')]: root, ...others } = $defs;
  return { ...root, $defs: others };
}

describe('the table of writes', () => {
  it.each(NAMES)('makes of %s a tool: a description, and a JSON schema of an object', (name) => {
    expect(WRITES[name].summary).toMatch(/^[A-Z].{10,}[^.]$/);
    const schema = toInputSchema(name);
    expect(schema['type']).toBe('object');
    expect(schema['properties'] ?? schema['anyOf']).toBeDefined();
  });

  it('says of a reading what a program has to send', () => {
    expect(toInputSchema('reading')).toMatchObject({
      required: ['kind'],
      properties: {
        kind: { enum: ['crowd', 'traffic', 'weather', 'closed', 'unwanted', 'delay'] },
        value: { type: ['number', 'string'] },
        visit: { type: 'string', description: 'A visit id; without it the next visit.' },
      },
    });
  });

  it.each<[WriteName, object, string, Range]>([
    ['selection', { option: 1 }, 'option', { taken: [1, 'x'], refused: [0, ''] }],
    ['advance', { to: 'v1' }, 'to', { taken: ['x'], refused: [''] }],
    [
      'advance',
      { date: '2027-04-03', time: '09:30' },
      'time',
      { taken: ['00:00', '23:59'], refused: ['24:00', '9:30'] },
    ],
    ['decision', { choice: 'replace' }, 'n', { taken: [1, 'x'], refused: [0, ''] }],
    ['rename', { title: '' }, 'title', texts(0, 120)],
    ['spending', { amount: 0, category: 'food' }, 'currency', texts(3, 3)],
    ['position', { lat: 0, lon: 0 }, 'lat', numbers(-90, 90)],
    ['position', { lat: 0, lon: 0 }, 'lon', numbers(-180, 180)],
  ])('keeps what is said with %s (%j) within limits: %s', (name, sample, path, range) => {
    expectRange(WRITES[name].body, sample, [path, range]);
  });

  it('gives each write a path of its own', () => {
    expect(new Set(Object.values(WRITE_PATHS)).size).toBe(NAMES.length);
  });
});

describe('a trip that begins', () => {
  it('may be given a seed of 32 bits', () => {
    expectRange(createTripSchema, {}, ['seed', numbers(0, 4_294_967_295)]);
  });

  it('is told at most 8,000 characters in a message', () => {
    expect(LONGEST_MESSAGE).toBe(8000);
  });
});
