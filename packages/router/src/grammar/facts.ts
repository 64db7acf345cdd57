import type { EpisodicMessage, Fact, FactKind } from '@wayfarer/archon/memory';

import { findDates } from './dates/find-dates.ts';
import { findRelativeDates } from './dates/relative.ts';
import { findMoney } from './money.ts';
import { COUNT_WORD, ORDINALS } from './numbers.ts';
import { blank } from './text.ts';

/** Longer pieces are data, not sentences: a result of a tool, a page. */
const LONGEST_SENTENCE = 600;

const SENTENCE_END = /(?<=[.!?。！？])(?:["')\]]*)\s+(?=\S)|[\n\r]+|(?<=[。！？])/u;

/** Ends of words that end no sentence. */
const ABBREVIATION = /(?:\b(?:mr|mrs|ms|dr|st|no|vs|e\.g|i\.e|etc|approx|a\.m|p\.m|prof|inc)\.)$/i;

const PREFERENCE = new RegExp(
  [
    String.raw`\b(?:prefer|preferably|favou?rite|rather (?:not|have|go|stay|be|than)|(?:would|i'd|we'd|he'd|she'd|they'd) rather|\w*sick|asthma\w*|pregnan\w+|migraines?|phobi\w+|afraid|scared|terrified|(?:bad|weak|sore) (?:back|hip|hips|knees?|heart)|allerg\w*|intoleran\w*|vegetarian|vegan|pescatarian|halal|kosher|coeliac|celiac|gluten|lactose|diabetic|teetotal|wheelchair)\b`,
    String.raw`\b(?:i|we|she|he|they|my \w+|our \w+)(?: (?:really|also|both|all|just|absolutely|simply|still|do))*,? (?:like|likes|love|loves|hate|hates|dislike|dislikes|enjoy|enjoys|adore|avoid|avoids|need|needs|want|wants|can'?t|cannot|can not|don'?t|do not|doesn'?t|does not|won'?t|never|always|only|must|refuse|insist|mind|usually|tend)\b`,
    String.raw`\b(?:i|we|she|he|they|my \w+|our \w+)(?:'m|'re|'s| am| are| is| get| gets| feel| feels) (?:not |n't |very |really |quite |pretty |so )*(?:afraid|scared|fond|keen|into|a fan|used to|unable|able|sensitive|pregnant|sick|uncomfortable|happy with|on a diet|cold|tired|an early|a night|a light|a heavy|left-handed|deaf|blind|against)\b`,
    String.raw`\b(?:please|always|never|no|nothing|without|skip|avoid) (?:more |any |too )*[a-z-]+(?: [a-z-]+){0,6},? (?:please|for (?:me|us)|whenever|if possible)\b`,
    String.raw`\bplease (?:don'?t|do not|never|always|only|make sure|keep|use|call me|answer|reply|write|remember)\b|\b(?:remember|make sure|keep in mind|note) that\b|\bas long as\b|\bno (?:more than|less than|later than|earlier than)\b|\bat (?:most|least)\b`,
  ].join('|'),
  'iu',
);

const DECISION =
  /\b(?:decided?|decision|agreed?|settled|chosen?|chose|choosing|picked|confirm(?:ed|s)?|booked|cancel(?:l?ed)?|approved?|rejected|signed off|deal\b|going with|go with|went with|go for|going for|opt(?:ed)? for|stick(?:ing)? (?:with|to)|let'?s (?:do|take|use|go|make|book|keep|drop|skip|start|move|stay|meet)|i'?ll (?:take|have|go|use|book|pay)|we'?ll (?:take|have|go|use|book|pay|do|meet|stay)|(?:will|shall) (?:take|use|go with)|instead of|switch(?:ed)? to|changed? (?:my|our) mind|moved to|postponed|the plan is|final answer)\b|^(?:ok(?:ay)?|fine|good|great|yes|yeah|alright|all right|right|sure)[,. ]+(?:then )?(?:take|use|book|do|go|make|send|buy|reserve|order|cancel|drop|keep)\b/iu;

const NAME_SAID =
  /\b(?:my name is|my name's|i am called|i'm called|call me|named|name is|named after|this is \p{Lu}|on behalf of|works? (?:for|at)|lives? (?:in|at)|born in)\b/iu;

/** A word with a capital that does not begin the sentence, and is not one of those that always have one. */
const PROPER = /(?<=[\p{L}\p{N},;:)"'’]\s)["'(]?(?!I\b|I['’]|OK\b|English\b)\p{Lu}[\p{L}\p{M}\p{N}&.'’-]*\p{L}/u;

const NUMBER = new RegExp(
  String.raw`\p{N}|\b(?!one\b)${COUNT_WORD}\b|\b(?:half|twice|double|percent|dozens?|${ORDINALS.join('|')})\b`,
  'iu',
);

const REFERENCE = /https?:\/\/\S+|\b[\w.+-]+@[\w-]+\.\w+|\b(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9-]{5,}\b/u;

/** Times that are no days of a calendar. */
const TIME_WORDS =
  /\b(?:tonight|noon|midnight|(?:next|last|this) (?:week|month|year|weekend|spring|summer|autumn|fall|winter)|christmas|easter|new year)\b/iu;

/** What needs no keeping: courtesies, hesitations, and what is asked of whoever listens. */
const SMALL_TALK =
  /^(?:(?:oh|ah|ok(?:ay)?|hm+|well|yes|no|sure|great|fine|hello|hi|hey|so|and|but|please|good)[,.! ]+)*(?:i (?:see|know|guess|think so|understand|agree|hope so|appreciate|wonder)|thanks?|thank you|cheers|(?:that|this|it|which)(?:'s| is| was| sounds| seems| looks| makes| would be) (?:all )?(?:so |very |really |quite |just |too )*(?:lovely|great|good|fine|nice|perfect|wonderful|helpful|interesting|sense|clear|right|ok(?:ay)?|it|fun|amazing|cool)|(?:could|can|would|will) you|tell me|show me|give me|explain|go on|we'll see)\b/iu;

/** Fewer words are no statement. */
const LEAST_WORDS = 3;

/** Which day today is does not matter to whether a day is named. */
const ANY_DAY = 0;

/**
 * The sentences of messages that hold names, numbers, dates, decisions, preferences or references, and whatever else a user has
 * stated, in order. Results of tools are passed over.
 */
export function extractFacts(messages: readonly EpisodicMessage[]): readonly Fact[] {
  const facts: Fact[] = [];
  for (const { role, content } of messages) {
    if (role === 'tool' || role === 'system') continue;
    for (const text of sentencesOf(content)) {
      const kinds = kindsOf(text, role);
      if (kinds.length > 0) facts.push({ text, kinds, role });
    }
  }
  return facts;
}

/** A text cut where its sentences end, blanks aside; what is longer than a sentence ever is comes in pieces. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  for (const piece of text.split(SENTENCE_END)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else if (piece.trim() !== '') sentences.push(piece.trim());
  }
  return sentences.flatMap((sentence) => inPieces(sentence));
}

function kindsOf(text: string, role: EpisodicMessage['role']): readonly FactKind[] {
  const plain = text.replaceAll('’', "'");
  const dates = [...findDates(plain), ...findRelativeDates(plain, ANY_DAY)];
  const found: readonly (readonly [FactKind, boolean])[] = [
    ['name', NAME_SAID.test(plain) || PROPER.test(blank(plain, dates))],
    ['number', NUMBER.test(plain) || findMoney(plain).length > 0],
    ['date', dates.length > 0 || TIME_WORDS.test(plain)],
    ['decision', DECISION.test(plain)],
    ['preference', PREFERENCE.test(plain)],
    ['reference', REFERENCE.test(plain)],
  ];
  const kinds = found.filter(([, is]) => is).map(([kind]) => kind);
  // Patterns never know all wishes: whatever else a user states is kept as well.
  const isStatement =
    role === 'user' && !/[?？]\s*$/.test(plain) && !SMALL_TALK.test(plain) && plain.split(/\s+/).length >= LEAST_WORDS;
  return kinds.length === 0 && isStatement ? ['statement'] : kinds;
}

function inPieces(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST_SENTENCE) {
    const space = rest.lastIndexOf(' ', LONGEST_SENTENCE);
    const end = space > 0 ? space : LONGEST_SENTENCE;
    pieces.push(rest.slice(0, end).toWellFormed());
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest];
}
