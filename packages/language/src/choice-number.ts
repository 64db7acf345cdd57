import type { Language } from './understand/frame.ts';
import type { Lexicon } from './understand/lexicon/lexicon.ts';
import { LEXICONS } from './understand/lexicon/lexicons.ts';
import { foldWords } from './understand/masked-text.ts';

/** Which of several answers a message names by its number. */
export interface ChoiceNumber {
  /** From 1 on; -1 is the last. */
  readonly nth: number;
  /** `bare`: "2", which may also be an amount. `place`: "the second", which may also be a date. `number`: "number two". */
  readonly said: 'bare' | 'place' | 'number';
}

/** How a language speaks of numbered answers. `{O}`: an ordinal, `{N}`: a number. */
interface Phrases {
  /** Words in front and behind that change nothing. */
  readonly lead: string;
  readonly tail: string;
  readonly place: string;
  readonly number: string;
  readonly last: string;
}

const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    lead: "ok|okay|yes|well|then|please|i|i'd|i'll|we|we'd|we'll|would|will|like|take|choose|pick|want|go with|prefer|let's|make it|it's",
    tail: 'please|pls|then|thanks|thank you',
    place: '(?:the )?{O}(?: (?:one|option|answer|choice|question))?',
    number: '(?:(?:the )?(?:number|no|nr|option|answer|choice|question)) ?{N}',
    last: '(?:the )?last(?: (?:one|option|answer|choice))?',
  },
  fr: {
    lead: 'ok|oui|alors|bon|je|on|nous|prends|prend|prenons|choisis|choisit|voudrais|prefere|plutot',
    tail: "s'il vous plait|s'il te plait|svp|merci",
    place: '(?:la |le )?{O}(?: (?:option|reponse|question))?',
    number: '(?:(?:le |la )?(?:numero|no|option|reponse|question)|le|la) ?{N}',
    last: '(?:la |le )?derniere?(?: (?:option|reponse))?',
  },
  de: {
    lead: 'ok|ja|gut|dann|also|bitte|ich|wir|nehmen?|wahlen?|mochten?|lieber',
    tail: 'bitte|dann|danke',
    place: '(?:(?:die|den|das|der) )?{O}(?: (?:option|antwort|variante|frage))?',
    number: '(?:(?:die )?(?:nummer|nr|option|antwort|frage)|die|das|den) ?{N}',
    last: '(?:(?:die|den|das|der) )?letzte[nrs]?(?: (?:option|antwort))?',
  },
  es: {
    lead: 'ok|si|bueno|pues|entonces|yo|quiero|queremos|elijo|escojo|prefiero|tomo|me quedo con',
    tail: 'por favor|gracias',
    place: '(?:el |la )?{O}(?: (?:opcion|respuesta|pregunta))?',
    number: '(?:(?:el |la )?(?:numero|num|opcion|respuesta|pregunta)|el|la) ?{N}[oa]?',
    last: '(?:el |la )?ultim[oa](?: (?:opcion|respuesta))?',
  },
  ja: {
    lead: 'では|じゃあ|はい',
    tail: 'の(?:もの|方|ほう|やつ|案|候補)?|で|に|に(?:します|する)|が(?:いい|良い)|を|です|お願いします|お願い|ください',
    place: '{O}',
    number: '(?:番号|選択肢|オプション)(?:の)?{N}(?:番)?',
    last: '最後',
  },
  zh: {
    lead: '我|我们|我們|就|想|要|选|選|选择|選擇',
    tail: '吧|好了|的|谢谢|謝謝',
    place: '{O}(?:个|個|项|項|种|種|条|條|款|题|題)?',
    number: '(?:选项|選項|编号|編號)?{N}(?:号|號)',
    last: '最(?:后|後)(?:一)?(?:个|個|项|項)',
  },
};

/**
 * Reads a message that is nothing but the number of an answer: "2", "2)", "number two", "la première", 第二个.
 *
 * @returns `undefined` where the message says anything else.
 */
export function readChoiceNumber(text: string): ChoiceNumber | undefined {
  const said = foldWords(text)
    .replace(/’/gu, "'")
    .replace(/[.!()[\]#"“”「」。]+/gu, ' ')
    .replace(/\s*[,、]\s*/gu, ', ')
    .replace(/ {2,}/gu, ' ')
    .trim();
  if (said === '' || said.length > LONGEST) return undefined;
  const bare = /^\d{1,2}$/u.test(said) ? Number(said) : wordedNumber(said);
  if (bare !== undefined) return bare > 0 ? { nth: bare, said: 'bare' } : undefined;
  for (const reader of listReaders()) {
    const found = reader.pattern.exec(said)?.groups;
    if (found) return toNumber(found, reader);
  }
  return undefined;
}

/** The element of `list` that a number names. */
export function pickByNumber<Element>(list: readonly Element[], { nth }: ChoiceNumber): Element | undefined {
  return nth < 0 ? list.at(nth) : list[nth - 1];
}

const LONGEST = 40;
/** "A" and "un" begin too much else. */
const ARTICLES = new Set(['a', 'an', 'un', 'une', 'una', 'ein', 'eine', 'einen', 'einer']);

function wordedNumber(said: string): number | undefined {
  if (ARTICLES.has(said)) return undefined;
  return LEXICONS.map(({ numbers }) => (Object.hasOwn(numbers, said) ? numbers[said] : undefined)).find(
    (value) => value !== undefined,
  );
}

interface Reader {
  readonly pattern: RegExp;
  readonly lexicon: Lexicon;
}

let readers: readonly Reader[] | undefined;

function listReaders(): readonly Reader[] {
  readers ??= LEXICONS.map((lexicon) => ({ lexicon, pattern: toPattern(lexicon) }));
  return readers;
}

function toPattern({ language, isSpaced, ordinals, numbers }: Lexicon): RegExp {
  const { lead, tail, place, number, last } = PHRASES[language];
  const words = Object.keys(numbers).toSorted((left, right) => right.length - left.length);
  const filled = [`(?<last>${last})`, number, place]
    .join('|')
    .replaceAll('{N}', String.raw`(?<number>\d{1,2}|${words.join('|')})`)
    .replaceAll('{O}', `(?<ordinal>${ordinals.map(([, said]) => said).join('|')})`);
  const gap = isSpaced ? '[, ]+' : '[, ]*';
  return new RegExp(`^(?:(?:${lead})${gap})*(?:${filled})(?:${gap}(?:${tail}))*$`, 'u');
}

function toNumber(
  { number, ordinal, last }: Readonly<Record<string, string | undefined>>,
  { lexicon }: Reader,
): ChoiceNumber | undefined {
  if (last !== undefined) return { nth: -1, said: 'place' };
  if (ordinal !== undefined) {
    const nth = lexicon.ordinals.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(ordinal))?.[0];
    return nth === undefined ? undefined : { nth, said: 'place' };
  }
  const nth = /^\d+$/u.test(number ?? '') ? Number(number) : lexicon.numbers[number ?? ''];
  return nth === undefined || nth < 1 ? undefined : { nth, said: 'number' };
}
