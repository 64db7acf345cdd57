import { describe, expect, it } from 'vitest';

import { describeProblem } from './problem.ts';
import type { Spot } from './spot.ts';
import { YamlText } from './yaml-text.ts';

/** What is reported of `text` when `read` has been through it. */
function problemsOf(text: string, read: (yaml: YamlText, root: Spot) => unknown = () => undefined): string[] {
  const yaml = new YamlText(text, 'menu');
  if (yaml.root) read(yaml, yaml.root);
  return yaml.problems.map((problem) => describeProblem('menu.yaml', problem));
}

describe('YamlText', () => {
  it('reads a mapping name by name, each with its place', () => {
    const yaml = new YamlText('soup: 4\ndishes:\n  - rice\n', 'menu');
    const fields = yaml.root && yaml.fields(yaml.root, 'a menu');
    expect(fields?.map(({ name, value }) => [name, value.path, value.offset])).toEqual([
      ['soup', 'soup', 6],
      ['dishes', 'dishes', 18],
    ]);
  });

  it('says what a name that is not known was probably meant to be', () => {
    expect(problemsOf('suop: 4', (yaml, root) => yaml.fields(root, 'a menu', ['soup', 'rice']))).toEqual([
      'menu.yaml:1:1: suop: `suop` is not known here; expected one of `soup`, `rice`. Did you mean `soup`?',
    ]);
  });

  it('misses what must be there', () => {
    const names = { required: ['soup', 'rice'], optional: ['tea'] };
    expect(problemsOf('soup: 4\ntea: 1\n', (yaml, root) => yaml.mapping(root, 'a menu', names))).toEqual([
      'menu.yaml:1:1: `rice` is missing.',
    ]);
  });

  it('goes on after a problem, and lists all in the order of the text', () => {
    const text = '- 1\n- ""\n- maybe\n- mild\n';
    const read = (yaml: YamlText, root: Spot) => {
      const [first, second, third, fourth] = yaml.items(root, 'a list') ?? [];
      if (fourth) expect(yaml.oneOf(fourth, ['mild', 'hot'])).toBe('mild');
      if (third) yaml.flag(third);
      if (second) yaml.text(second, 'a name');
      if (first) yaml.number(first, 'a number from 2', (value) => value >= 2);
    };
    expect(problemsOf(text, read)).toEqual([
      'menu.yaml:1:3: [0]: Expected a number from 2, got 1.',
      'menu.yaml:2:3: [1]: Expected a name, got "".',
      'menu.yaml:3:3: [2]: Expected `true` or `false`, got "maybe".',
    ]);
  });

  it('takes an empty list only where one makes sense', () => {
    expect(problemsOf('[]', (yaml, root) => yaml.items(root, 'a list of dishes'))).toEqual([
      'menu.yaml:1:1: Expected a list of dishes, got an empty list.',
    ]);
    expect(problemsOf('[]', (yaml, root) => yaml.items(root, 'a list of dishes', { emptyToo: true }))).toEqual([]);
  });

  it('offers the word that was meant', () => {
    expect(problemsOf('milt', (yaml, root) => yaml.oneOf(root, ['mild', 'hot']))).toEqual([
      'menu.yaml:1:1: Expected one of `mild`, `hot`, got "milt". Did you mean `mild`?',
    ]);
  });

  it.each([
    ['a: [1, 2\nb: 3', /^menu\.yaml:2:1: This is not YAML: /],
    ['\ta: 1', /^menu\.yaml:1:1: This is not YAML: /],
    ['a: 1\na: 2', /^menu\.yaml:2:1: This name stands twice/],
    ['a: 1\n---\nb: 2', /^menu\.yaml:2:1: Expected one menu in a file/],
    ['a: &x 1\nb: *x', /^menu\.yaml:1:\d: Anchors and aliases/],
    ['a: !!js/function x', /Tags such as|not YAML/],
    ['a: ['.repeat(5000), /nested too deeply|not YAML/],
    ['a'.repeat(256_001), /^menu\.yaml:1:1: Expected at most 256000 characters/],
  ])('refuses %#', (text, message) => {
    expect(problemsOf(text)[0]).toMatch(message);
  });

  it('places what is not there where it should be', () => {
    const read = (yaml: YamlText, root: Spot) =>
      yaml.fields(root, 'a menu')?.map(({ value }) => yaml.text(value, 'a name'));
    expect(problemsOf('soup:\n', read)).toEqual(['menu.yaml:1:6: soup: Expected a name, got nothing.']);
    expect(problemsOf('', (yaml, root) => yaml.fields(root, 'a menu'))).toEqual([
      'menu.yaml:1:1: Expected a menu, got nothing.',
    ]);
  });
});
