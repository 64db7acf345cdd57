import { describe, expect, it } from 'vitest';

import { COMMANDS } from './commands/index.ts';
import { parseArguments } from './parse-arguments.ts';

const parse = (...args: readonly string[]) => {
  const { command, words, options } = parseArguments(args, COMMANDS);
  return [command?.name, words, { ...options }];
};

describe('what is typed', () => {
  it('is a command with its words and options, whatever stands before it', () => {
    expect(parse('show', 'last')).toEqual(['show', ['last'], {}]);
    expect(parse('--data', 'here', 'show', 'last')).toEqual(['show', ['last'], { data: 'here' }]);
    expect(parse('--json', 'show', 'last')).toEqual(['show', ['last'], { json: true }]);
    expect(parse('--json')).toEqual([undefined, [], { json: true }]);
    expect(parse()).toEqual([undefined, [], {}]);
  });

  it('may have too few words where help is asked for', () => {
    expect(parse('choose', '--help')).toEqual(['choose', [], { help: true }]);
  });

  it.each([
    [['shwo'], /^There is no command "shwo"\. Did you mean "show"\? Commands: plan, /],
    [['florble'], /^There is no command "florble"\. Commands: plan, /],
    [['show', '--jsno'], /^There is no option "--jsno" here\. Did you mean "--json"\? Options: --data, /],
    [['show', '--data'], /^Option '--data <value>' argument missing\.$/],
    [['choose', 'last'], /^Something is missing\. Usage: wayfarer choose TRIP N$/],
    [['choose', 'last', '1', '2'], /^There is something too much \("2"\)\. Usage: wayfarer choose TRIP N$/],
  ])('%j is bad input', (args, message) => {
    expect(() => parse(...args)).toThrow(message);
  });
});

it.each([
  ['list', 0, 1],
  ['agents', 1, 1],
  ['learned', 1, 1],
  ['why', 1, 1],
  ['history', 1, 1],
  ['open', 1, 1],
  ['inbox', 0, 3],
  ['model', 0, 1],
  ['places', 1, 2],
  ['replay', 1, 1],
])('%s takes from %i to %i words', (name, least, most) => {
  expect(COMMANDS.find((command) => command.name === name)?.words).toEqual([least, most]);
});
