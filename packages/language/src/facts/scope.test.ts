import { describe, expect, it } from 'vitest';

import type { Language } from '../understand/frame.ts';
import { isDenied } from './scope.ts';
import { findersOf } from './words/index.ts';

function denied(text: string, language: Language, domain: 'kinds' | 'modes' | 'stays'): readonly string[] {
  const find = findersOf(language);
  const nouns: readonly { readonly index: number; readonly end: number; readonly text: string }[] = find[domain](text);
  return nouns.filter((noun) => isDenied({ text, find }, noun, nouns)).map((noun) => noun.text);
}

describe('what is denied', () => {
  it.for([
    ['no museums, churches or temples', 'en', 'kinds', ['museums', 'churches', 'temples']],
    ['no museums, great food', 'en', 'kinds', ['museums']],
    ['museums but not castles', 'en', 'kinds', ['castles']],
    ['not museums but castles', 'en', 'kinds', ['museums']],
    ['why not the train', 'en', 'modes', []],
    ['ohne Museen und Kirchen', 'de', 'kinds', ['Museen', 'Kirchen']],
    ['Kirchen gar nicht', 'de', 'kinds', ['Kirchen']],
    ['sans musées, plutôt des jardins', 'fr', 'kinds', ['musées']],
    ['museos no', 'es', 'kinds', ['museos']],
    ['博物館はなし、庭園がいい', 'ja', 'kinds', ['博物館']],
    ['不要博物馆，喜欢园林', 'zh', 'kinds', ['博物馆']],
    ['能不能坐火车', 'zh', 'modes', []],
    ['no hostels', 'en', 'stays', ['hostels']],
  ] as const)('in "%s"', ([text, language, domain, expected]) => {
    expect(denied(text, language, domain)).toEqual(expected);
  });
});
