import { listMatches } from '../../../list-matches.ts';
import type { Boundary } from './boundary.ts';

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
export function connectors(text: string): readonly Boundary[] {
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
