import { settleLanguage } from '../spoken-language.ts';
import { isKnownWord, vocabularyOf } from './acts.ts';
import type { Clause } from './clause.ts';
import { type Reading, splitClauses } from './clauses.ts';
import { EntityTable } from './entities/entity.ts';
import { NameIndex } from './entities/name-index.ts';
import { readNames, readNearNames } from './entities/names.ts';
import { readEntities } from './entities/read-entities.ts';
import type { Language } from './frame.ts';
import { rankLanguages } from './language.ts';
import { lexiconOf, LEXICONS } from './lexicon/lexicons.ts';
import { type MaskedText, toMaskedText } from './masked-text.ts';
import { mendSlips, mendSpelling } from './spelling.ts';
import type { TripContext } from './trip-context.ts';
import type { Scene } from './trip-scene.ts';

const EVERY_WORD = new Set<string>();

function isCommonWord(word: string): boolean {
  if (EVERY_WORD.size === 0)
    for (const lexicon of LEXICONS) for (const each of vocabularyOf(lexicon)) EVERY_WORD.add(each);
  return EVERY_WORD.has(word);
}

/** A message as clauses, in the language that it was read in. */
export interface ReadWords {
  readonly reading: Reading;
  readonly scene: Scene;
  readonly clauses: readonly Clause[];
}

/** A longer text tells its language; of a short one the second likeliest may know what it says. */
const LONGEST_RETRIED = 200;

/** In the language that it is most likely written in; where that makes nothing of it, in the next that does. */
export function readInLikeliest(message: string, context: TripContext): ReadWords {
  const entities = new EntityTable();
  const index = new NameIndex(context.places, isCommonWord);
  const masked = readNames(toMaskedText(message), { index, entities, message, isCommonWord });
  const marks = [...masked.text].map((_, at) => message[masked.from[at] ?? 0] ?? '').join('');
  const plain = withoutNames(masked, marks);
  const [first = context.language, ...others] = rankLanguages(masked.text, LEXICONS, {
    spoken: context.language,
    marks: plain,
  });
  const answerIn = settleLanguage(plain, context.language);
  const likeliest = readWords(message, context, { masked, entities, index, language: first, answerIn });
  if (message.length > LONGEST_RETRIED || !isBlank(likeliest)) return likeliest;
  const known = countKnown(masked.text, first);
  for (const language of others) {
    // A sentence of whose words the first language knows more is none of the second: "stay here another 40 minutes".
    if (countKnown(masked.text, language) < known) continue;
    const other = readWords(message, context, {
      masked,
      entities: new EntityTable(entities),
      index,
      language,
      answerIn,
    });
    if (other.clauses.some(({ act }) => act) && !isBlank(other)) return other;
  }
  return likeliest;
}

function countKnown(text: string, language: Language): number {
  const lexicon = lexiconOf(language);
  return (text.match(/[\p{L}']+/gu) ?? []).filter((word) => isKnownWord(word, lexicon)).length;
}

/** The letters of a message that stand in no name. */
function withoutNames({ text }: MaskedText, marks: string): string {
  return [...marks].filter((_, at) => !/[\uE000-\uF0FF]/.test(text[at] ?? '')).join('');
}

/** Nothing in it does anything, or is anything but a name. */
function isBlank({ clauses }: ReadWords): boolean {
  return clauses.every(({ act, core }) => act === undefined && /\p{L}/u.test(core.replace(/_[\uE000-\uF0FF]_/g, '')));
}

interface Named {
  readonly masked: MaskedText;
  readonly entities: EntityTable;
  readonly index: NameIndex;
  /** In which it is read. */
  readonly language: Language;
  /** In which it is answered. */
  readonly answerIn: Language;
}

/** Names are taken out already, since no language is told by them; then everything else that is named. */
function readWords(message: string, context: TripContext, named: Named): ReadWords {
  const { masked, entities, index, language, answerIn } = named;
  const lexicon = lexiconOf(language);
  const scene: Scene = { context, language: answerIn, lexicon };
  let text = mendSpelling(masked, lexicon);
  if (lexicon.isSpaced) {
    const isKnown = (word: string): boolean => isKnownWord(word, lexicon);
    text = readNearNames(text, { index, entities, message, isCommonWord: isKnown });
    text = mendSlips(text, lexicon, message);
  }
  text = readEntities(text, scene, entities);
  const reading: Reading = { message, masked: text, entities, lexicon };
  return { reading, scene, clauses: splitClauses(reading) };
}
