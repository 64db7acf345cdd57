import type { ActName } from './act-name.ts';
import { toClauseSource } from './entities/entity.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { has } from './patterns.ts';

interface CompiledRule {
  readonly act: ActName;
  readonly source: string;
}

const RULES = new Map<Lexicon, readonly CompiledRule[]>();

function rulesOf(lexicon: Lexicon): readonly CompiledRule[] {
  const known = RULES.get(lexicon);
  if (known) return known;
  const kinds = `(?:${lexicon.kinds.map(([, nouns]) => nouns).join('|')})`;
  const rules = lexicon.rules.map(([act, ...patterns]) => ({
    act,
    source: toClauseSource(patterns.map((pattern) => `(?:${pattern})`).join('|')).replaceAll('{kind}', kinds),
  }));
  RULES.set(lexicon, rules);
  return rules;
}

/** What a clause does by the rules of its language; `undefined` where none of them fits. */
export function readAct(text: string, core: string, lexicon: Lexicon): ActName | undefined {
  return rulesOf(lexicon).find(({ source }) => has(text, source) || (core !== text && has(core, source)))?.act;
}

const WORDS = new Map<Lexicon, ReadonlySet<string>>();
const STEMS = new Map<Lexicon, ReadonlySet<string>>();
const SHORTEST_STEM = 4;

/** Whether a word means something in that language without being a name: a listed one, or a form of one. */
export function isKnownWord(word: string, lexicon: Lexicon): boolean {
  if (vocabularyOf(lexicon).has(word)) return true;
  const stems = STEMS.get(lexicon);
  for (let length = SHORTEST_STEM; length <= word.length; length++) if (stems?.has(word.slice(0, length))) return true;
  return false;
}

/** The words that a language's rules and lists know: they are neither names nor slips. */
export function vocabularyOf(lexicon: Lexicon): ReadonlySet<string> {
  const known = WORDS.get(lexicon);
  if (known) return known;
  const sources = [
    ...lexicon.rules.flatMap(([, ...patterns]) => patterns),
    ...[
      lexicon.kinds,
      lexicon.meals,
      lexicon.days,
      lexicon.parts,
      lexicon.diets,
      lexicon.wishes,
      lexicon.ordinals,
    ].flatMap((rows) => rows.map(([, pattern]) => pattern)),
    ...lexicon.weekdays,
    ...lexicon.months,
    ...lexicon.dishes,
    ...lexicon.times.map(([, pattern]) => pattern),
    ...lexicon.lengths.map(([, pattern]) => pattern),
    ...Object.keys(lexicon.numbers),
    ...[
      lexicon.openers,
      lexicon.closers,
      lexicon.telling,
      lexicon.common,
      lexicon.stop,
      lexicon.hotel,
      lexicon.pronoun,
      lexicon.joints,
    ],
  ];
  const words = new Set(sources.flatMap(wordsOfPattern));
  WORDS.set(lexicon, words);
  const stems = sources.flatMap((source) => [...source.matchAll(/([a-z]{4,})\\w\*/g)].map(([, stem = '']) => stem));
  STEMS.set(lexicon, new Set(stems));
  return words;
}

/** The words that a pattern is written with, each with its optional letters and without. */
function wordsOfPattern(source: string): readonly string[] {
  const plain = source
    .replace(/\\u[0-9a-f]{4}/gi, ' ')
    .replace(/\(\?<(?![=!])\w+>/g, ' ')
    .replace(/\\[a-zA-Z]/g, ' ');
  const groups = [...plain.matchAll(/([a-z]+)\(\?:([a-z|]+)\)(\??)/g)].flatMap(
    ([, stem = '', ends = '', isOptional]) => [
      ...ends.split('|').map((end) => stem + end),
      ...(isOptional ? [stem] : []),
    ],
  );
  const words = plain.match(/[a-z]+\??/g) ?? [];
  return [
    ...groups,
    ...words.flatMap((word) => (word.endsWith('?') ? [word.slice(0, -1), word.slice(0, -2)] : [word])),
  ];
}
