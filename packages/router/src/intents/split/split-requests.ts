import { findMonth } from '../../grammar/dates/names.ts';
import { COURTESIES, plainText } from '../../grammar/phrases.ts';
import { listMatches } from '../../list-matches.ts';

/** Where one request may end and the next one begin. */
interface Boundary {
  /** Characters before the next part. */
  readonly index: number;
  /** How likely it is: a mere "and" 1, the end of a sentence 2, "and also" 3. */
  readonly strength: 1 | 2 | 3;
  /** Words there must be on either side: "my wife and I" are not two requests. */
  readonly fewestWords: number;
}

/** Requests that one message is taken to hold at most. */
const MOST_PARTS = 4;
/** What is longer is a letter, not a message; it is not looked into any further. */
const LONGEST_TEXT = 4_000;
/** What people put between such marks belongs together. */
const TOGETHER =
  /"[^"\n]{1,400}"|“[^”\n]{1,400}”|„[^“”\n]{1,400}[“”]|«[^»\n]{1,400}»|\u300c[^\u300d\n]{1,400}\u300d|\u300e[^\u300f\n]{1,400}\u300f|\([^()\n]{1,400}\)|(?<![\p{L}\p{N}])'[^'\n]{1,400}'(?![\p{L}\p{N}])/gu;

/**
 * Parts of a message that may each be a request, in order: split at ends of sentences, semicolons, "and also", and "and"
 * where a verb or a question follows. They are candidates: only what they are about tells whether they are several. All
 * characters but white space are kept. A message that cannot be split is one part; there are at most four.
 *
 * @example
 * splitRequests('Where is ORD-1? And also cancel ORD-2.'); // ['Where is ORD-1?', 'And also cancel ORD-2.']
 */
export function splitRequests(text: string): readonly string[] {
  const whole = text.trim();
  if (whole.length > LONGEST_TEXT) return [whole];
  const boundaries = boundariesOf(whole);
  if (boundaries.length === 0) return [whole];
  return cut(whole, strongest(withoutCrumbs(whole, boundaries)));
}

/** In the order of the text, the strongest where several coincide. */
function boundariesOf(text: string): readonly Boundary[] {
  const spans = listMatches(text, TOGETHER).map(({ 0: quoted, index }) => [index, index + quoted.length] as const);
  const byIndex = new Map<number, Boundary>();
  for (const boundary of [...sentenceEnds(text), ...connectors(text)]) {
    const { index, strength } = boundary;
    const isInside = index <= 0 || index >= text.length || spans.some(([start, end]) => index > start && index < end);
    if (!isInside && strength > (byIndex.get(index)?.strength ?? 0)) byIndex.set(index, boundary);
  }
  return [...byIndex.values()].sort((left, right) => left.index - right.index);
}

/** Without the boundaries of what is too little to be a request: "Hi!" belongs to what follows, "Thanks." to what was before. */
function withoutCrumbs(text: string, boundaries: readonly Boundary[]): readonly Boundary[] {
  const kept: Boundary[] = [];
  for (const boundary of boundaries) {
    const before = text.slice(kept.at(-1)?.index ?? 0, boundary.index);
    if (isEnough(before, boundary)) kept.push(boundary);
  }
  for (let last = kept.at(-1); last && !isEnough(text.slice(last.index), last); last = kept.at(-1)) kept.pop();
  return kept;
}

function isEnough(part: string, { fewestWords }: Boundary): boolean {
  const words = part.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  const signs = part.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return Math.max(words, signs / 2) >= fewestWords && COURTESIES.afterAll(plainText(part)) !== '';
}

function strongest(boundaries: readonly Boundary[]): readonly Boundary[] {
  if (boundaries.length < MOST_PARTS) return boundaries;
  const best = boundaries.toSorted((left, right) => right.strength - left.strength).slice(0, MOST_PARTS - 1);
  return best.sort((left, right) => left.index - right.index);
}

function cut(text: string, boundaries: readonly Boundary[]): readonly string[] {
  const starts = [0, ...boundaries.map(({ index }) => index)];
  return starts.map((start, place) => text.slice(start, starts[place + 1]).trim());
}

const END = /(?<mark>[.!?…]+)["'”’»)\]]*\s+|[\u3002\uff01\uff1f]+["'”’\u300d\u300f\uff09]*\s*|(?<=\S)\s*\n\s*/gu;

/** A point after these ends no sentence. */
const TITLES =
  /(?:^|[\s(])(?:mrs?|ms|mx|dr|prof|st|mme|mlle|sr|sra|srta|sig|dott|hr|fr|herr|approx|ca|vs|e\.g|i\.e|z\. ?b|d\. ?h|u\. ?a|bzw|ggf|inkl|zzgl|vgl|str|tel|p\. ?ex|p\. ?ej|art|ref|fig|jr|[a-hj-z])$/iu;
/** Nor after these, unless a capital letter follows. */
const TAILS = /(?:^|[\s(])(?:etc|usw|a\.m|p\.m|inc|ltd|co|corp|gmbh|u\.s|u\.k)$/iu;
const NUMBER_SIGN = /(?:^|[\s(])(?:no|nr|núm|nº|num)$/iu;
const ORDINAL = /(?:^|[\s(])\d{1,2}$/u;

/** Ends of sentences and lines. */
function sentenceEnds(text: string): readonly Boundary[] {
  return listMatches(text, END).flatMap(({ 0: whole, index, groups }) => {
    const next = index + whole.length;
    if (groups?.['mark'] === '.' && isAbbreviation(text.slice(Math.max(0, index - 16), index), text.slice(next)))
      return [];
    return [{ index: next, strength: 2, fewestWords: 2 } as const];
  });
}

function isAbbreviation(before: string, after: string): boolean {
  if (TITLES.test(before)) return true;
  if (TAILS.test(before)) return !/^\p{Lu}/u.test(after);
  if (NUMBER_SIGN.test(before)) return /^[\d#]/.test(after);
  return ORDINAL.test(before) && findMonth(/^\p{L}+/u.exec(after)?.[0] ?? '') !== undefined;
}

/** Words with which another request is added. */
const ADDS = [
  'and also|and additionally|and (?:then|after that|afterwards)|also,|also (?=(?:can|could|please|i|where|what|when|how|is|do|my|the)\\b)|oh,? and|oh also|plus,|and (?:one|another) (?:more )?(?:thing|question)|one more thing|another thing|by the way|btw|additionally|in addition|as well as (?=(?:to )?(?:cancel|refund|change|check|tell|send)\\b)|on top of that|after that',
  'und außerdem|außerdem|und (?:dann|danach)|und auch|ach ja|ach und|und noch (?:etwas|eine frage|was)|noch etwas|übrigens|zusätzlich|desweiteren|des weiteren|und zwar auch',
  'et aussi|et (?:puis|ensuite)|ensuite|par ailleurs|au fait|de plus|et en plus|autre chose|et également',
  'y también|y (?:luego|después)|además|y además|por cierto|otra cosa|también,',
  "e anche|e (?:poi|dopo)|inoltre|e inoltre|a proposito|un’altra cosa|un'altra cosa|e pure",
].join('|');

/** The same in scripts without spaces, at the beginning of a clause. */
const ADDS_SPACELESS =
  /(?<=[\u3001\u3002\uff0c,\s])(?:それと|それから|あと|また[\u3001,]|ついでに|さらに|还有|另外|然后|顺便|并且|此外)/gu;
const ADDING = new RegExp(String.raw`[,;:–—-]?\s+(?=(?:${ADDS})(?![\p{L}\p{N}])[\s,:]*[\p{L}\p{N}])`, 'giu');

/** After "and", these begin a request of their own. */
const OPENERS = [
  'please|kindly|can|could|would|will|may|where|what|when|how|why|who|which|is|are|do|does|did|let|tell|give|send|resend|cancel|refund|return|change|update|check|show|track|book|reset|replace|exchange|remove|add|stop|help|transfer|connect|talk|speak|close|open|find|make|get',
  'bitte|können|kannst|könnten|könnt|wo|wann|wie|was|warum|wer|stornieren|storniere|ändern|schicken|senden|geben|sagen',
  'pouvez|peux|pourriez|où|quand|comment|pourquoi|quel|quelle|annulez|annule|remboursez|changez|envoyez|dites',
  'quiero|quisiera|puede|puedes|podría|dónde|cuándo|cómo|qué|por qué|cancele|cancela|cambie|cambia|envíe|envía|dígame|necesito',
  'vorrei|voglio|può|puoi|potrebbe|dove|quando|come|perché|annulla|annulli|cambia|cambi|invia|invii|mi',
].join('|');
const AND = new RegExp(String.raw`,?\s+(?=(?:and|&|und|et|y|e) (?:${OPENERS})(?![\p{L}\p{N}]))`, 'giu');
/** Somebody may stand before this "and" as well: "my wife and I would like". */
const PRONOUNS = "i|i'd|i'm|i've|i'll|we|we'd|ich|wir|je|j'ai|j'aimerais|nous|yo|io";
const AND_SOMEBODY = new RegExp(String.raw`,?\s+(?=(?:and|&|und|et|y|e) (?:${PRONOUNS})(?![\p{L}\p{N}]))`, 'giu');
const SEMICOLON = /[;\uff1b]\s*/gu;

/** Places where another request is added inside a sentence. */
function connectors(text: string): readonly Boundary[] {
  return [
    ...endsOf(text, SEMICOLON, ADDED),
    ...endsOf(text, ADDING, ADDED),
    ...listMatches(text, ADDS_SPACELESS).map(({ index }) => ({ ...ADDED, index })),
    ...endsOf(text, AND, { strength: 1, fewestWords: 2 }),
    ...endsOf(text, AND_SOMEBODY, { strength: 1, fewestWords: 3 }),
  ];
}

const ADDED = { strength: 3, fewestWords: 2 } as const;

function endsOf(text: string, pattern: RegExp, kind: Omit<Boundary, 'index'>): readonly Boundary[] {
  return listMatches(text, pattern).map(({ 0: whole, index }) => ({ ...kind, index: index + whole.length }));
}
