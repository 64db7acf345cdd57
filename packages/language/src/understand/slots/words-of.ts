import { type Clause, listPlaces } from '../clause.ts';
import type { Language } from '../frame.ts';
import { foldWords } from '../masked-text.ts';
import type { Scene } from '../trip-scene.ts';

/** Sources of patterns for folded text, one for each language. */
export type Words = Readonly<Record<Language, string>>;

/** Those of the language that is answered in and of the one that the message is read in: they may differ. */
export function sourcesOf(words: Words, { language, lexicon }: Scene): string {
  return [...new Set([words[language], words[lexicon.language]])].map((source) => `(?:${source})`).join('|');
}

/** Whether a text has one of the words, as a word of its own where the writing has blanks. */
export function says(words: Words, text: string, scene: Scene): boolean {
  const sources = sourcesOf(words, scene);
  const source = scene.lexicon.isSpaced ? `(?<![\\p{L}])(?:${sources})(?![\\p{L}])` : sources;
  return new RegExp(source, 'u').test(text);
}

/** The words of a clause, folded, without the names in it: a "Dog Café" asks about no dogs. */
export function wordsWithoutNames(clause: Clause): string {
  const named = listPlaces(clause).filter(({ entity }) => entity.how !== 'described');
  return foldWords(named.reduce((text, { entity }) => text.replace(entity.words, ' _ '), clause.words));
}

const WHETHER_IT_IS: Words = {
  en: '^(?:is|are|was|were|does|did)\\b(?! (?:it|there) (?:also |still )?(?:possible|ok|okay|all right|alright|fine|any way|a way))',
  de: '^(?:ist|sind|war|waren)\\b(?! es (?:\\w+ )?(?:moglich|machbar|okay|ok))',
  fr: '\\b(?:est|sont|serait|sera)-(?:il|elle|ils|elles|ce mieux)\\b',
  es: '^[¿]?(?:es|esta|son|estan)\\b(?! posible)',
  ja: '(?:ほう|方)がいいです?か',
  zh: '(?:是不是|会不会)更?',
};

/** "Is the castle better in the morning?" orders nothing. */
export function asksWhetherItIs(clause: Clause, scene: Scene): boolean {
  return clause.isQuestion && new RegExp(sourcesOf(WHETHER_IT_IS, scene), 'u').test(foldWords(clause.words.trim()));
}
