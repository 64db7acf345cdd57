import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { WRITE_PATHS, type WriteName } from './write-paths.ts';
import { WRITES } from './writes.ts';

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

  it('gives each write a path of its own', () => {
    expect(new Set(Object.values(WRITE_PATHS)).size).toBe(NAMES.length);
  });
});
