import { globSync, readFileSync } from 'node:fs';

import type { Concierge } from '@wayfarer/concierge';
import { expect, it } from 'vitest';

import { COMMANDS, toTools } from '../src/index.ts';

const FOLDER = new URL('../src/', import.meta.url);

/** Names of commands as the sources declare them, one for each file of `commands/`. */
function declared(): readonly string[] {
  return globSync('commands/*.ts', { cwd: FOLDER })
    .filter((file) => !file.endsWith('index.ts'))
    .flatMap((file) => [...readFileSync(new URL(file, FOLDER), 'utf8').matchAll(/^ {2}name: '([a-z_]+)',$/gm)])
    .map(([, name = '']) => name);
}

it('declares each command once, in a file of its own, and offers it', () => {
  const files = globSync('commands/*.ts', { cwd: FOLDER }).filter((file) => !file.endsWith('index.ts'));
  expect(declared()).toHaveLength(files.length);
  expect(declared().toSorted()).toEqual(COMMANDS.map(({ name }) => name).toSorted());
  expect(new Set(declared()).size).toBe(COMMANDS.length);
});

it('names a command nowhere but in its declaration, in texts for models, and where a person is told of it', () => {
  const doors = globSync('{server,cli}/src/**/*.ts', { cwd: new URL('../../../apps/', import.meta.url) });
  const named = doors.filter((file) => {
    const text = readFileSync(new URL(`../../../apps/${file}`, import.meta.url), 'utf8');
    return COMMANDS.some(({ name }) => name.includes('_') && text.includes(name));
  });
  expect(named).toEqual([]);
});

it.each(COMMANDS.map((command) => [command.name, command] as const))(
  '%s takes its own examples',
  (_, { input, examples }) => {
    expect(examples.length).toBeGreaterThan(0);
    for (const { call } of examples) expect(input.safeParse(call)).toMatchObject({ success: true });
  },
);

it('says of each tool that it changes nothing, or that it asks first', () => {
  const tools = toTools(COMMANDS, { concierge: {} as Concierge });
  const hints = tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint, annotations?.destructiveHint]);
  expect(hints).toEqual([
    ['check_itinerary', true, false],
    ['repair_itinerary', true, false],
    ['plan_trip', false, false],
    ['find_places', true, false],
    ['get_trip', true, false],
    ['propose_change', false, true],
    ['explain', true, false],
    ['export_trip', true, false],
  ]);
  expect(
    tools.every(
      ({ outputSchema, parametersSchema }) =>
        outputSchema?.['type'] === 'object' && parametersSchema['type'] === 'object',
    ),
  ).toBe(true);
});
