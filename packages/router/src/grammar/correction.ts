import { plainText } from './phrases.ts';

/** Words that take back what was said, wherever they stand. */
const ANYWHERE = new RegExp(
  [
    String.raw`\b(?:i|we) (?:actually |really )?(?:meant|mean)\b(?!,| (?:to|it|that|well|no|business|what|is|by)\b)`,
    String.raw`\bmeant to (?:say|write|type)\b`,
    String.raw`\bi (?:mis-?typed|misspoke)\b`,
    String.raw`\bi (?:made a (?:typo|mistake)|got (?:it|that) wrong)(?=\s*(?:[,:]|$|\. (?:it|the)\b))`,
    String.raw`(?:^|[,.!] ?|please )make (?:that|it) (?!(?:so|go|that|stop|work|right|up|happen|quick|fast|easy)\b)\S+(?: \S+){0,2}$`,
    String.raw`(?:^|[,.!] ?|please )change (?:that|it) to\b`,
    String.raw`\bich mein(?:te|e)\b|\bgemeint war\b|\bich habe mich (?:vertippt|vertan|verschrieben|geirrt)\b`,
    String.raw`\bje voulais (?:dire|écrire)\b|\bje me suis trompée?\b`,
    String.raw`\b(?:quise|quería) (?:decir|escribir)\b|\bme (?:equivoqué|he equivocado)\b`,
    String.raw`\bvolevo (?:dire|scrivere)\b|\bintendevo\b|\bmi sono sbagliat[oa]\b|\bho sbagliato\b`,
    'じゃなくて|ではなく|間違えました|間違いです|訂正',
    '我是说|我的意思是|说错了|写错了|打错了|不是.{1,20}是',
  ].join('|'),
  'u',
);

const NO = String.raw`(?:no|nope|nein|non|いいえ|不)`;
const SORRY = String.raw`(?:sorry|oops|whoops|apologies|my (?:bad|mistake)|wait|hang on|hold on|entschuldigung|moment|ups|pardon|désolée?|oups|perdón|perdona|disculpa|espera|scusa|scusi|aspetta|ops|すみません|ごめん(?:なさい)?|不好意思|抱歉)`;
const IT_IS = String.raw`(?:it's|it is|it was|it should be|that's|that should be|that should have been|should be|it has to be|the (?:right|correct) (?:one|number|order|address|email|date|amount)|es ist|es war|richtig ist|das ist|c'est|c'était|es|era|è|です|应该是|是)`;
const INSTEAD = String.raw`(?:correction|korrektur|rectification|corrección|correzione)\s*[:,]`;

/** Words that take back what was said if something short follows: a value, not a story. */
const LEADING = new RegExp(
  String.raw`^(?:(?:oh|ah|well|um|ach)[, ]+)?(?:${INSTEAD}|(?:${NO}|${SORRY})[,.!;:…、。 -]+(?:(?:${NO}|${SORRY})[,.!;:…、。 -]+){0,3}(?:${IT_IS})(?:\s|(?<=\p{Script=Han})))(?<value>.*)$`,
  'u',
);
/** "Actually, …": weak, for it may open anything. */
const WEAK = new RegExp(
  String.raw`^(?:(?:${SORRY}|${NO}|oh|well)[,.! ]+)?(?:(?:actually|in fact|or rather|eigentlich|vielmehr|besser gesagt|en fait|plutôt|en realidad|mejor dicho|más bien|in realtà|anzi|piuttosto)(?!\p{L})|実は|其实|应该是)[,:]?\s*(?<value>.+)$`,
  'u',
);
/** What may follow "actually" and is a reply all the same. */
const REPLY = /^(?:yes|yeah|no|nope|never ?mind|forget|cancel that|stop|thanks|ja|nein|oui|non|sí|sì)(?!\p{L})/u;
const NO_THEN_VALUE = new RegExp(String.raw`^${NO}[,.!;:…-]+\s*(?<value>\S+(?: \S+){0,2})$`, 'u');
const CONTRAST =
  /(?<!\p{L})(?:not|nicht|pas|no|non) \S+(?: \S+){0,3}?,? (?:but|rather|sondern|mais|sino|ma) \S+(?: \S+){0,2}/u;

/** Words after "sorry, it's" from which it is a story rather than a value. */
const LONGEST_VALUE = 4;
/** "No, it's fine" and "sorry, that's all" tell how things are. */
const STATE =
  /^(?:all|fine|ok(?:ay)?|good|great|alright|right|wrong|correct|not|too|late|broken|been|my|a|an|just|still|only|very|so|really|already|gone|nothing|for|about|because|me|what|how|gut|falsch|nicht|bien|bon|bueno|bene|pas)\b/;

/** Takes back something said before and gives something else: "no, I meant ORD-2", "sorry, it's Berlin". Never a question. */
export function isCorrection(text: string): boolean {
  const plain = plainText(text);
  if (plain.includes('?')) return false;
  if (ANYWHERE.test(plain) || isValueLike(CONTRAST.exec(plain)?.[0])) return true;
  const value = LEADING.exec(plain)?.groups?.['value'];
  if (value !== undefined)
    return isValueLike(value) || (value.split(' ').length <= LONGEST_VALUE && !STATE.test(value));
  const rest = WEAK.exec(plain)?.groups?.['value'];
  if (rest !== undefined) return !REPLY.test(rest);
  return isValueLike(NO_THEN_VALUE.exec(plain)?.groups?.['value']);
}

/** Ids, sums, dates and addresses have something that words have not. */
function isValueLike(text: string | undefined): boolean {
  return text !== undefined && /\d|@/.test(text);
}
