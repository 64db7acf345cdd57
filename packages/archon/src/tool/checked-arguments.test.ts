import { describe, expect, it } from 'vitest';

import { checkArguments } from './checked-arguments.ts';
import { defineTool } from './define-tool.ts';

const cook = defineTool({
  name: 'cook',
  description: 'Cooks.',
  parametersSchema: {
    type: 'object',
    properties: {
      dish: { type: 'string', minLength: 2 },
      heat: { enum: ['low', 'medium', 'high'] },
      servings: { type: 'integer', minimum: 1 },
      day: { type: 'string', format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
      steps: {
        type: 'array',
        items: { type: 'object', properties: { minutes: { type: 'number' } }, required: ['minutes'] },
      },
      note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
    required: ['dish'],
    additionalProperties: false,
  },
  execute: () => 'done',
});

it.each([
  [{ dish: 4 }, '- dish: expected string, got number 4.'],
  [{ dsih: 'soup' }, '- dish: expected string, got nothing (you gave `dsih`: did you mean `dish`?).'],
  [{ dish: 'soup', serving: 2 }, '- serving: not expected; did you mean `servings`?'],
  [{ dish: 'soup', colour: 'red' }, '- colour: not expected; known are `dish`, `heat`,'],
  [
    { dish: 'soup', heat: 'hihg' },
    '- heat: expected one of "low", "medium", "high", got string "hihg"; did you mean "high"?',
  ],
  [{ dish: 'soup', servings: 0 }, '- servings: must be >= 1, got number 0.'],
  [{ dish: 'soup', day: '3.4.2027' }, '- day: expected string (date), got string "3.4.2027".'],
  [{ dish: 'soup', steps: [{ minutes: 3 }, { minutes: 'x' }] }, '- steps.1.minutes: expected number, got string "x".'],
  [{ dish: 'soup', note: 5 }, '- note: expected string or null, got number 5.'],
  [null, '- arguments: expected object, got null.'],
  ['dish=soup', '- arguments: expected object, got string "dish=soup".'],
  [undefined, '- dish: expected string, got nothing.'],
])('says of %j how to mend it', async (args, line) => {
  const checked = await checkArguments(cook, args);
  expect(checked.ok).toBe(false);
  const message = checked.ok ? '' : checked.message;
  expect(message).toContain(line);
  expect(message.split('\n')).toHaveLength(3);
  expect(message).toContain('It takes { dish: string, heat?: one of "low", "medium", "high", servings?: integer,');
});

it('names each fault once, and takes what fits', async () => {
  const faulty = await checkArguments(cook, { dish: '', note: 4, servings: 1.5 });
  expect(faulty.ok ? [] : faulty.message.match(/^- \w+/gm)).toEqual(['- dish', '- servings', '- note']);
  expect(await checkArguments(cook, { dish: 'soup', note: null })).toEqual({
    ok: true,
    value: { dish: 'soup', note: null },
  });
});

it('blames the developer for a schema that is none', async () => {
  const broken = { ...cook, parametersSchema: { type: 'object', properties: { dish: { type: 'wood' } } } };
  await expect(checkArguments(broken, {})).rejects.toThrow('is no JSON Schema');
});

describe('defaults of a schema', () => {
  const tool = defineTool({
    name: 'cook',
    description: 'Cooks.',
    parametersSchema: {
      type: 'object',
      properties: {
        dish: { type: 'string', default: 'rice' },
        for: { type: 'object', properties: { people: { type: 'integer', default: 2 } } },
      },
    },
    execute: () => 'done',
  });

  it('stand for what the model leaves out, in a copy', async () => {
    const args = Object.freeze({ for: Object.freeze({}) });
    expect(await checkArguments(tool, args)).toEqual({ ok: true, value: { dish: 'rice', for: { people: 2 } } });
    expect(args).toEqual({ for: {} });
    expect(await checkArguments(tool, { dish: 'soup' })).toEqual({ ok: true, value: { dish: 'soup' } });
  });
});
