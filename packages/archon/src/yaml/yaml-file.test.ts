import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { describeProblem } from './invalid-file-error.ts';
import { chosen, entries, expected, flag, list, mapping, number, once, oneOf, text, without } from './schemas.ts';
import { YamlFile } from './yaml-file.ts';

/** What is reported of `yaml` when it is read by `schema`. */
function problemsOf(yaml: string, schema: z.ZodType = z.unknown()): string[] {
  const file = new YamlFile(yaml, 'menu');
  if (file.root) file.read(file.root, schema);
  return file.problems.map((problem) => describeProblem('menu.yaml', problem));
}

const SOUP = text('a soup');

describe('YamlFile', () => {
  it('hands out what a schema makes of it', () => {
    const file = new YamlFile('soup: 4\ndishes:\n  - rice\n', 'menu');
    const schema = mapping('a menu', {
      soup: number('a price').transform((price) => `$${price}`),
      dishes: list('dishes', text('a dish')),
      tea: flag.exactOptional(),
    });
    expect(file.root && file.read(file.root, schema)).toEqual({ soup: '$4', dishes: ['rice'] });
    expect(file.problems).toEqual([]);
  });

  it('knows where each part stands', () => {
    const file = new YamlFile('soup: 4\ndishes:\n  - rice\n', 'menu');
    const placed = [['soup'], ['dishes'], ['dishes', 0]].map((path) => file.problemAt(path, ''));
    expect(placed.map(({ line, column, path }) => [line, column, path])).toEqual([
      [1, 7, 'soup'],
      [3, 3, 'dishes'],
      [3, 5, 'dishes[0]'],
    ]);
    const fields = file.root && file.fields(file.root, 'a menu');
    const items = fields?.get('dishes');
    expect([...(fields?.keys() ?? [])]).toEqual(['soup', 'dishes']);
    expect(items && file.items(items, 'dishes')).toEqual([{ value: 'rice', path: ['dishes', 0] }]);
  });

  it('says what a name that is not known was probably meant to be', () => {
    const schema = mapping('a menu', { soup: SOUP.exactOptional(), rice: SOUP.exactOptional() });
    expect(problemsOf('suop: 4', schema)).toEqual([
      'menu.yaml:1:1: suop: `suop` is not known here; expected one of `soup`, `rice`. Did you mean `soup`?',
    ]);
    expect(problemsOf('soup: a\n__proto__: 1\ntea: 2', schema)).toEqual([
      'menu.yaml:2:1: __proto__: `__proto__` is not known here; expected one of `soup`, `rice`.',
      'menu.yaml:3:1: tea: `tea` is not known here; expected one of `soup`, `rice`.',
    ]);
  });

  it('misses what must be there', () => {
    const menu = mapping('a menu', {
      soup: flag,
      rice: chosen(() => flag),
      tea: flag.exactOptional(),
      dishes: list('dishes', SOUP),
    });
    expect(problemsOf('a:\n  soup: true\n  tea: false\n', entries('menus', menu))).toEqual([
      'menu.yaml:2:3: a: `rice` is missing.',
      'menu.yaml:2:3: a: `dishes` is missing.',
    ]);
  });

  it('goes on after a problem, and lists all in the order of the text', () => {
    const schema = z.tuple([
      number('a number from 2', (value) => value >= 2),
      text('a name'),
      flag,
      oneOf(['mild', 'hot']),
    ]);
    expect(problemsOf('- 1\n- ""\n- maybe\n- mild\n', schema)).toEqual([
      'menu.yaml:1:3: [0]: Expected a number from 2, got 1.',
      'menu.yaml:2:3: [1]: Expected a name, got "".',
      'menu.yaml:3:3: [2]: Expected `true` or `false`, got "maybe".',
    ]);
  });

  it('takes an empty list only where one makes sense', () => {
    expect(problemsOf('[]', list('a list of dishes', SOUP))).toEqual([
      'menu.yaml:1:1: Expected a list of dishes, got an empty list.',
    ]);
    expect(problemsOf('[]', z.array(SOUP, expected('a list of dishes')))).toEqual([]);
  });

  it('offers the word that was meant', () => {
    expect(problemsOf('milt', oneOf(['mild', 'hot']))).toEqual([
      'menu.yaml:1:1: Expected one of `mild`, `hot`, got "milt". Did you mean `mild`?',
    ]);
  });

  it('says of a value that may be one of several only what the one that was meant lacks', () => {
    const schema = chosen<unknown>((given) => (Array.isArray(given) ? list('soups', SOUP) : SOUP));
    expect(problemsOf('[miso, 4]', schema)).toEqual(['menu.yaml:1:8: [1]: Expected a soup, got 4.']);
    expect(problemsOf('4', schema)).toEqual(['menu.yaml:1:1: Expected a soup, got 4.']);
  });

  it('tells of a name that stands twice beside what else is wrong', () => {
    const dish = mapping('a dish', { name: text('a name'), hot: flag });
    const schema = once(list('dishes', dish), (name) => `${name} again.`, 'name');
    expect(problemsOf('- { name: rice, hot: no }\n- { name: rice, hot: true }\n', schema)).toEqual([
      'menu.yaml:1:22: [0].hot: Expected `true` or `false`, got "no".',
      'menu.yaml:2:11: [1].name: rice again.',
    ]);
  });

  it('looks for what does not go together only where all the rest is right', () => {
    const schema = mapping('a soup', { hot: flag, ice: flag }).check(
      without(({ hot, ice }) => (hot && ice ? [[['ice'], 'It would melt.']] : [])),
    );
    expect(problemsOf('hot: true\nice: true', schema)).toEqual(['menu.yaml:2:6: ice: It would melt.']);
    expect(problemsOf('hot: true\nice: 1', schema)).toEqual(['menu.yaml:2:6: ice: Expected `true` or `false`, got 1.']);
  });

  it.each([
    ['a: [1, 2\nb: 3', /^menu\.yaml:2:1: This is not YAML: /],
    ['\ta: 1', /^menu\.yaml:1:1: This is not YAML: /],
    ['a: 1\na: 2', /^menu\.yaml:2:1: This name stands twice/],
    ['a: 1\n---\nb: 2', /^menu\.yaml:2:1: Expected one menu in a file/],
    ['a: &x 1\nb: *x', /^menu\.yaml:1:\d: Anchors and aliases/],
    ['a: !!js/function x', /Tags such as|not YAML/],
    ['b: 1\n5: x', /^menu\.yaml:2:1: Expected a name/],
    ['a: ['.repeat(5000), /nested too deeply|not YAML/],
    ['a'.repeat(256_001), /^menu\.yaml:1:1: Expected at most 256000 characters/],
  ])('refuses %#', (yaml, message) => {
    expect(problemsOf(yaml)[0]).toMatch(message);
  });

  it('places what is not there where it should be', () => {
    expect(problemsOf('soup:\n', mapping('a menu', { soup: SOUP }))).toEqual([
      'menu.yaml:1:6: soup: Expected a soup, got nothing.',
    ]);
    expect(problemsOf('{ soup }', mapping('a menu', { soup: SOUP }))).toEqual([
      'menu.yaml:1:3: soup: Expected a soup, got nothing.',
    ]);
    expect(problemsOf('', mapping('a menu', { soup: SOUP }))).toEqual(['menu.yaml:1:1: Expected a menu, got nothing.']);
  });
});
