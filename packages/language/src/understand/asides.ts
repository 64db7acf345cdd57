import { type Clause, type Mention } from './clause.ts';
import type { Language } from './frame.ts';

/** What leads a reason in, after what is wished for. Sources of patterns for masked, folded text. */
const REASON_AFTER: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\b(?:because|cause|cos|coz|since (?:we|i|my|our|the|it|they)|as (?:we|i|my|our|they)|so (?:that )?(?:we|i|they) (?:can|could|don't|dont))\b/u,
  de: /\b(?:weil|denn|da (?:wir|ich|meine?|unsere?|es|sie))\b/u,
  fr: /\b(?:parce qu|puisqu|car (?:nous|on|je|il|elle|mon|ma|notre|le|la)|comme (?:nous|on|je))/u,
  es: /\b(?:porque|ya que|puesto que|pues|es que)\b/u,
  zh: /因为|由于/u,
};

/** What ends a reason, before what is wished for. */
const REASON_BEFORE = /ので|ため(?:に|、)?|からには|だから/u;

/** What was eaten, seen or done already, up to where it was said. */
const PAST: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\b(?:we|i)(?:'ve| have)?(?: already| just)? (?:had|ate|eaten|tried)\b/u,
  de: /\b(?:wir|ich) (?:hatten|hatte|haben|habe|assen|ass)\b(?=.*\b(?:gestern|schon|gegessen|gehabt|vorgestern)\b)/u,
  fr: /\b(?:on a|nous avons|j'ai)(?: deja)? (?:mange|eu|pris|goute)\b/u,
  es: /\b(?:(?:ya|ayer|anoche) (?:comimos|cenamos)|(?:hemos|he)(?: ya)? (?:comido|cenado|probado))\b/u,
  ja: /(?:昨日|昨夜|もう|さっき)(?=.*(?:食べた|食べました|行った|行きました))/u,
  zh: /(?:昨天|昨晚|已经|刚刚?)(?=.*(?:吃过?|去过?|喝过?)了?)/u,
};

/**
 * The clause without the names, days and times that belong to its reason ("a slower start on Thursday because we arrive late on
 * Wednesday") or to what is past ("somewhere else, we had French yesterday"), where others are left.
 */
export function withoutAsides(clause: Clause, language: Language): Clause {
  const { text, mentions } = clause;
  const after = REASON_AFTER[language]?.exec(text)?.index ?? Infinity;
  const before = language === 'ja' ? (REASON_BEFORE.exec(text)?.index ?? -1) : -1;
  const isAside = ({ index }: Mention): boolean => index > after || index < before;
  const kept = mentions.filter((mention) => !isAside(mention));
  const settled = kept.length > 0 ? kept : mentions;
  const past = PAST[language]?.exec(text)?.index ?? Infinity;
  const isPast = ({ index, entity }: Mention): boolean =>
    index > past && (entity.kind === 'dish' || entity.kind === 'day' || entity.kind === 'meal');
  const present = settled.filter((mention) => !isPast(mention));
  return present.length === mentions.length ? clause : { ...clause, mentions: present };
}

/** "She's not a big …": what stands right before a liking and turns it round. */
const TURNED: Readonly<Record<Language, RegExp>> = {
  en: /(?:\bnot|n['’]t|\bnever|\bhardly|\bno)(?: (?:really|much|such|exactly|too|very|so|that|an?|of|into|one for|fans?|keen on|big(?: on)?|huge|great|like|care for|enjoy|the))*\s*$/iu,
  de: /(?<!\p{L})(?:nicht|keine?n?|kaum|nie)(?: (?:so|sehr|wirklich|gerade|besonders|der|die|ein|eine|grosse?r?|große?r?))*\s*$/iu,
  fr: /(?<!\p{L})(?:pas|jamais|guère)(?: (?:très|trop|vraiment|tellement|un|une|de|fan|fans|des))*\s*$/iu,
  es: /(?<!\p{L})(?:no|nunca|tampoco)(?: (?:es|son|soy|somos|muy|le|les|me|nos|gusta|gustan|un|una|de|fan))*\s*$/iu,
  ja: /$^/u,
  zh: /(?:不|没)(?:太|怎么|是很|是|很)?\s*$/u,
};

/** Whether what a message says before this place in it denies what follows. */
export function isTurnedRound(message: string, from: number, language: Language): boolean {
  return TURNED[language].test(message.slice(Math.max(0, from - 40), from));
}

/** "We are no early birds", "not so early": denies what "early", "late" or "fast" alone would ask for. */
const DENIES_EARLY: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:not|n['’]t|no|never|hate|hardly)\b.{0,20}\b(?:early|morning (?:person|people)|late|fast|rush\w*|packed)\b/iu,
  de: /(?<!\p{L})(?:nicht|keine?n?|kein|nie|ungern)(?!\p{L}).{0,20}(?:früh\w*|spät\w*|Morgenmensch\w*|schnell|hetz\w*)/iu,
  fr: /(?<!\p{L})(?:pas|jamais|guère)(?!\p{L}).{0,20}(?:tôt|matin\w*|lève-tôt|tard|vite)/iu,
  es: /(?<!\p{L})(?:no|nunca|tampoco)(?!\p{L}).{0,20}(?:temprano|madrug\w*|pronto|tarde|rápido|prisa\w*)/iu,
  ja: /(?:早|遅|速)[くい].{0,8}(?:ない|たくない|無理|苦手)|早起き(?:は|が)?(?:苦手|無理|できない)|朝(?:は|が)?(?:苦手|弱い)/u,
  zh: /(?:不|别|没|起不来).{0,6}(?:早|晚|赶|快)|起不来/u,
};

export function deniesEarly(words: string, language: Language): boolean {
  return DENIES_EARLY[language].test(words);
}

/** "Not a faster pace", "not eight o'clock, thank you": refuses what it names. "Not too late", "not before ten" ask for something. */
const REFUSES: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:oh[, ]+)?(?:no[, ]+)?(?:please[, ]+)?not (?!too|so|before|until|more|less|later|earlier|only|just|sure|really|bad|yet|after|on|in|at all)/iu,
  de: /^(?:nein[, ]+)?(?:bitte )?(?:nicht|keine?n?) (?!so|zu|vor|mehr|später|früher|nur|sicher|vergessen|am|in|nach)/iu,
  fr: /^(?:non[, ]+)?(?:surtout )?pas (?!trop|si|avant|plus|encore|sûre?|seulement|mal|le|la|après|tard|tôt)/iu,
};

export function refuses(words: string, language: Language): boolean {
  return REFUSES[language]?.test(words.trim()) === true;
}
