import type { PastedLine } from './lines.ts';
import type { PastedEntry } from './pasted-plan.ts';
import { type EntryFrame, readEntry } from './read-entry.ts';
import { isNameLike } from './split-line.ts';
import { findTime, foldSame } from './times.ts';

const SENTENCE = /(?<=(?<!\b(?:St|Mt|Dr|vs|approx|ca|No|Av|Sr|Ste))[.!?。！？])\s+(?=[\p{Lu}\p{Lo}\d])/u;
const WEEKDAYS = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
/** Where a message goes on to another day: "on Tuesday we …", "day two is for …", "the next day …". */
const NEXT_DAY = new RegExp(
  String.raw`(?:,?\s*(?:and |then |so |but )*)(?<![\p{L}])(?:on\s+(?<day>${WEEKDAYS})(?![\p{L}])|(?:on |for )?(?<nth>day (?:\d{1,2}|one|two|three|four|five|six|seven))(?![\p{L}\d])|(?:the )?(?<next>next|following|second|last|final) day(?![\p{L}]))[\s,:]*`,
  'giu',
);
const LONG_LINE = 60;

/** A message as its sentences, cut where it goes on to another day, so that each opens its day as a heading does. */
export function toSentences(line: PastedLine, find: EntryFrame['find']): readonly PastedLine[] {
  const { text } = line;
  if (text.length < LONG_LINE || line.isRow || line.isBullet || line.isHeading) return [line];
  const sentences = cutSentences(text, find);
  const parts = sentences.flatMap((sentence) => {
    const cuts = [...sentence.matchAll(NEXT_DAY)];
    if (cuts.length === 0) return [sentence];
    const before = sentence.slice(0, cuts[0]?.index ?? 0);
    return [
      ...(before.trim() === '' ? [] : [before]),
      ...cuts.map((cut, nth) => {
        const rest = sentence.slice(cut.index + cut[0].length, cuts[nth + 1]?.index ?? sentence.length);
        return `${cut.groups?.['day'] ?? cut.groups?.['nth'] ?? 'Next day'}: ${rest}`;
      }),
    ];
  });
  return parts.length === 1 ? [line] : parts.map((part) => ({ ...line, text: part.trim() }));
}

/** Where one thing ends and the next begins. */
const CLAUSE =
  /\s*(?:;|→|->|。|、)\s*|,?\s+(?:and )?(?:then|afterwards?|after that|next|later|followed by|before|finally|danach|dann|anschließend|puis|ensuite|luego|después|poi|dopo)\s+|\s*,\s+(?:and\s+)?|\s+(?:and|und|et|y)\s+(?=(?:(?:have|eat|grab|take|walk|visit|see|go|head|end|finish|do|then|a|in|at|for|maybe)\s|(?:lunch|dinner|breakfast|drinks|coffee)(?![\p{L}])))/u;
/** Behind these a name is gone to. */
const TOWARDS =
  /(?:^|\s)(?:at|to|in|visit|visiting|see|seeing|explore|exploring|through|around|along|do|doing|hit|via|try|with|by|from|tour|of|beim|im|in der|zum|zur|nach|besuchen|à|au|chez|en|visiter|voir|a|al|visitar|ver|the|our|nice|great|then|day)\s+(?:the\s+|a\s+|le\s+|la\s+|les\s+|das\s+|die\s+|den\s+|el\s+)?$/iu;
const NAME =
  /(?<![\p{L}\p{N}])(?:[dl]['’])?\p{Lu}[\p{L}\p{N}'’.-]*(?:\s+d['’]\p{Lu}[\p{L}\p{N}'’.-]*|(?:\s+(?:de|du|des|d['’]|la|le|les|of|the|del|di|da|no|van|der|y|et|&|and)){0,2}\s+\p{Lu}[\p{L}\p{N}'’.-]*|\s*-\s*\p{Lu}\p{L}+)*/gu;

/** The places that sentences say one goes to. What cannot be told from names of people and of the city is left alone. */
export function readSentences(text: string, frame: EntryFrame): readonly PastedEntry[] {
  return cutSentences(text, frame.find).flatMap((sentence) => {
    const known = frame.find(sentence);
    return cutClauses(sentence, known).flatMap((clause) => readClause(clause, frame));
  });
}

function cutSentences(text: string, find: EntryFrame['find']): readonly string[] {
  return SENTENCE.test(text) ? cutOutside(text, find(text), new RegExp(SENTENCE.source, 'gu')) : [text];
}

function cutClauses(sentence: string, known: ReturnType<EntryFrame['find']>): readonly string[] {
  return cutOutside(sentence, known, new RegExp(CLAUSE.source, 'giu'));
}

/** Cut outside of known names only. */
function cutOutside(sentence: string, known: ReturnType<EntryFrame['find']>, pattern: RegExp): readonly string[] {
  const cuts = [...sentence.matchAll(pattern)].filter(({ index, 0: said }) =>
    known.every((span) => index + said.length <= span.index || span.index + span.text.length <= index),
  );
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts
    .map((start, nth) => sentence.slice(start, cuts[nth]?.index ?? sentence.length))
    .filter((part) => part.trim() !== '');
}

function readClause(clause: string, frame: EntryFrame): readonly PastedEntry[] {
  const known = frame.find(clause);
  const time = findTime(clause);
  const when = time ? { at: time.at, until: time.until } : {};
  const clean = Object.fromEntries(Object.entries(when).filter(([, value]) => value !== undefined));
  const spans = known.length > 0 ? widened(known, guessNames(clause)) : guessNames(clause);
  const entries = spans.flatMap(({ text, index }, nth): PastedEntry[] => {
    const before = clause.slice(0, index);
    const meal =
      /(?:breakfast|brunch|lunch|dinner|supper|mittag\w*|abend\w*|déjeuner|dîner|almuerzo|cena|comida)/iu.exec(
        clause,
      )?.[0];
    const lead = meal !== undefined && !text.includes(meal) ? `${meal} at ` : '';
    const about = `${before} ${clause.slice(index + text.length)}`;
    const entry = readEntry(`${lead}${text}`, { ...frame, about, ...(nth === 0 ? clean : {}) });
    return entry && entry.kind !== 'vague' ? [entry] : [];
  });
  if (entries.length > 0) return entries;
  const entry = /(?:lunch|dinner|breakfast|brunch)/iu.test(clause)
    ? readEntry(foldSame(clause), { ...frame, ...clean })
    : undefined;
  return entry?.kind === 'meal' ? [{ ...entry, name: clause.trim() }] : [];
}

type NameSpan = ReturnType<EntryFrame['find']>[number];

/** A known name inside of a longer one is another place: of "Brimstone Arcade" no arcade is meant. */
function widened(known: readonly NameSpan[], guessed: readonly NameSpan[]): readonly NameSpan[] {
  return known.map((span) => {
    const end = span.index + span.text.length;
    const around = guessed.find(({ index, text }) => index <= span.index && end <= index + text.length);
    const isOne =
      around &&
      known.every(
        (other) => other === span || other.index < around.index || other.index >= around.index + around.text.length,
      );
    return around && isOne ? around : span;
  });
}

/** Names in capitals behind a word that leads to one. */
function guessNames(clause: string): readonly NameSpan[] {
  return [...clause.matchAll(NAME)]
    .map((match) => ({ index: match.index, text: match[0].replace(/[.'’-]+$/u, '') }))
    .filter(({ index, text }) => {
      const before = clause.slice(0, index);
      if (NO_PLACE.test(foldSame(text))) return false;
      return TOWARDS.test(before) || (before.trim() === '' && isNameLike(text) && text.includes(' '));
    });
}

const NO_PLACE =
  /^(?:i|we|you|he|she|they|it|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|day|if|then|maybe|also|lunch|dinner|breakfast|instagram|google|uber|english|japanese|french|italian|spanish|german|european|american)(?:['’]\w+)?$/u;
