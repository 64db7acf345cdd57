import { isCorrection } from './correction.ts';
import { COURTESIES, Phrases, plainText } from './phrases.ts';

/** Yes, whatever follows. */
const YES = new Phrases(
  'yes|yeah|yea|yep|yup|yess|aye|yes please|absolutely|definitely|of course|certainly|indeed',
  'ja|jawohl|jep|jo|ja bitte|ja gerne|gerne|natürlich|auf jeden fall|klar|na klar|selbstverständlich',
  'oui|ouais|volontiers|bien sûr|bien sur|absolument|tout à fait',
  'sí|claro|claro que sí|por supuesto|desde luego',
  'sì|certo|certamente|volentieri|assolutamente',
  'はい|ええ|うん|はいお願いします|もちろん',
  '是|是的|对|对的|好|好的|好啊|可以|行|当然|没错|嗯嗯',
);

/** Yes when nothing else is said: "OK, where is my order?" is no consent. */
const YES_ALONE = new Phrases(
  "y|do|ok|okay|k|sure|sure thing|right|correct|that's right|that is right|fine|that's fine|sounds good|good|great|perfect|go ahead|do it|please do|do that|let's do it|let's do that|why not|alright|all right|agreed|confirmed|i do|i would|i'd like that|i would like that|exactly|works for me|that works|go for it|true|affirmative|i agree|i confirm|you can|it is|that's correct|that is correct|that's true|that is true|it's true|very true|that's accurate|that would be great|that would be good|that would be nice|uh-huh|uh huh|mhm|confirm|i guess so|i think so|i suppose so|you got it|for sure|totally|by all means|positive|thumbs up",
  'in ordnung|einverstanden|genau|richtig|stimmt|passt|mach das|machen sie das|gut|sehr gut|warum nicht|alles klar',
  "d'accord|c'est ça|c'est bon|exact|exactement|vas-y|allez-y|avec plaisir|pourquoi pas|parfait",
  'si|vale|de acuerdo|correcto|está bien|eso es|adelante|perfecto|bueno|exacto',
  "si|va bene|d'accordo|esatto|giusto|perfetto|procedi|proceda|perché no|bene",
  'そうです|お願いします|いいです|いいですよ|いいよ|了解|了解です|大丈夫です|オーケー|合っています',
  '没问题|同意|确认|行吧|可以的',
);

/** No, if what follows does not ask for something else. */
const NO = new Phrases(
  'no|nope|nah|nay|no thanks|no thank you|no way|not now|not really|certainly not|of course not|absolutely not|definitely not',
  'nein|nö|nee|nein danke|auf keinen fall|lieber nicht|besser nicht|nicht jetzt|noch nicht',
  'non|non merci|pas maintenant|pas du tout|surtout pas|jamais|pas vraiment',
  'no gracias|para nada|ahora no|claro que no|de ninguna manera|todavía no',
  'no grazie|per niente|non ora|assolutamente no|non adesso',
  'いいえ|いや|いらない|いりません|結構です|違います|だめ|いいえ結構です',
  '不|不是|不用|不要|不用了|不了|不行|没有|不对|不需要|不必|别',
);

const NO_ALONE = new Phrases(
  "n|not yet|don't|do not|don't do it|don't do that|do not do that|i don't|i do not|i'd rather not|i would rather not|never|negative|not at all|not ok|not okay|that's wrong|that is wrong|that's not right|incorrect|wrong|false|i don't think so|i disagree|that's not true|that is not true|not true|that's false|that is false|that's incorrect|that is incorrect|that's not it|i think not|uh-uh|naw|maybe later|no need|not today|please don't|it's not|it is not",
  'nicht|falsch|stimmt nicht|lass es|lassen sie es|eher nicht|später|kein bedarf',
  "pas d'accord|ce n'est pas ça|plus tard|c'est faux|pas besoin",
  'incorrecto|más tarde|mejor no|no hace falta|nunca|no es correcto',
  'sbagliato|più tardi|meglio di no|mai|non serve',
  '違う|まだです|やめておきます',
  '错了|暂时不用|以后再说',
);

/** What may follow a yes and makes it none. */
const TAKES_BACK =
  /^(?:and no\b|but\b|or\b|no\b|not\b|nope\b|maybe\b|aber\b|nein\b|mais\b|non\b|pero\b|ma\b)|(?:\bbut|\baber|\bmais|\bpero) /;
/** With these, what follows a no belongs to it; without them it is likelier something else that is wanted. */
const STAYS_NO =
  /\b(?:not?|don't|never|nothing|thanks?|thank you|fine|good|ok|okay|alright|leave|enough|later|can't|won't|isn't|didn't|doesn't|nicht|kein\w*|nichts|danke|später|pas|rien|merci|gracias|nada|grazie|niente|non)\b/;
/** Words after a no; more are a request of their own. */
const LONGEST_NO = 8;

/** Scripts without spaces: 好 is a yes, and the beginning of many words that are none. */
const SEPARATED = /[\s,.!;:…、。-]$/;
/** "No idea" and "no problem" are no refusals; "no, …" and "no I …" are. */
const SET_APART = /[,.!;:…、。-]\s*$/;
const GOES_ON_AFTER_NO = /^(?:i|it|that|this|don't|do|we|you|thanks?|not|please|leave|never|ich|das|je|merci|lo|no)\b/;

export type Vote = 'yes' | 'no' | 'neither';
export type Votes = readonly (readonly [Vote, Phrases])[];
const VOTES: Votes = [
  ['yes', YES],
  ['yes', YES_ALONE],
  ['no', NO],
  ['no', NO_ALONE],
  ['neither', COURTESIES],
];

/**
 * Whether a text says yes or no and nothing else; a no beside a yes is a no. Never a question.
 *
 * @param more - What else says yes, no or neither where it is asked for.
 */
export function readYesNo(text: string, more: Votes = []): 'yes' | 'no' | null {
  const votes = countVotes(plainText(text), [...VOTES, ...more]);
  if (!votes || votes.yes + votes.no === 0) return null;
  return votes.no > 0 ? 'no' : 'yes';
}

/** Consent: "yes", "ja, bitte", "Sure!", "Yes, do that." Not a question, nor a yes that takes itself back. */
export function isYes(text: string): boolean {
  const start = COURTESIES.afterAll(plainText(text).replace('why not?', 'why not'));
  if (isQuestion(start)) return false;
  const votes = countVotes(start);
  if (votes && votes.yes > 0 && votes.no === 0) return true;
  const rest = YES.after(start);
  return rest !== undefined && SEPARATED.test(start.slice(0, -rest.length)) && !TAKES_BACK.test(rest);
}

/**
 * Refusal: "no", "nein danke", "no, I don't want that". Not "no problem", not a correction, and not a refusal in whose
 * place something else is asked for.
 */
export function isNo(text: string): boolean {
  const start = COURTESIES.afterAll(plainText(text));
  if (isQuestion(start)) return false;
  const votes = countVotes(start);
  if (votes && votes.no > 0 && votes.yes === 0) return true;
  const rest = NO.after(start);
  if (rest === undefined || /[\d@]/.test(rest) || rest.split(' ').length > LONGEST_NO || isCorrection(text))
    return false;
  const isApart = SET_APART.test(start.slice(0, -rest.length)) || GOES_ON_AFTER_NO.test(rest);
  return isApart && STAYS_NO.test(rest);
}

function isQuestion(plain: string): boolean {
  return plain.includes('?');
}

/** How often each is said, if nothing but them and courtesies is, in any order. */
function countVotes(plain: string, all = VOTES): Readonly<Record<Vote, number>> | undefined {
  const votes = { yes: 0, no: 0, neither: 0 };
  let rest = COURTESIES.afterAll(plain);
  while (rest !== '') {
    const [vote, next] = findLongest(rest, all);
    if (next === undefined) return undefined;
    votes[vote]++;
    rest = next;
  }
  return votes;
}

/** What the longest phrase at the beginning says, and what follows it. */
function findLongest(plain: string, all: Votes): readonly [Vote, string | undefined] {
  let longest: readonly [Vote, string | undefined] = ['neither', undefined];
  for (const [vote, phrases] of all) {
    const rest = phrases.after(plain);
    if (rest !== undefined && rest.length < (longest[1]?.length ?? Infinity)) longest = [vote, rest];
  }
  return longest;
}
