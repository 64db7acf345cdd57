/**
 * A message that is nothing but a yes or a no, in any of the languages: whatever else it says makes it something else.
 *
 * @returns `undefined` for anything else.
 */
export function readPlainAnswer(message: string): 'yes' | 'no' | undefined {
  const words = tidied(message);
  if (words === '') return undefined;
  if (isMadeOf(words, [...YES, ...COURTESIES]) && !isMadeOf(words, COURTESIES)) return 'yes';
  return isMadeOf(words, [...NO, ...COURTESIES]) && !isMadeOf(words, COURTESIES) ? 'no' : undefined;
}

/** Most words of a yes that says what it is about: "yes, swap them". */
const MOST_OF_YES = 5;
/** Takes something back, or adds to it. */
const NO_PLAIN_YES =
  /\d|\b(?:but|not|no|except|instead|only|and|or|if|later|earlier|aber|nicht|nur|und|oder|wenn|mais|pas|sauf|et|ou|si|pero|no|salvo|y|o)\b/u;

/** A yes with a word or two on what is to be done, and no more than that: "yes, swap them", "yes to both of those". */
export function readShortYes(message: string): boolean {
  const words = tidied(message);
  if (/[?？\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(message)) return false;
  const yes = YES.find((phrase) => words.startsWith(`${phrase} `) && isYesAlone(phrase));
  const rest = yes === undefined ? '' : words.slice(yes.length + 1);
  return rest !== '' && rest.split(' ').length < MOST_OF_YES && !NO_PLAIN_YES.test(rest);
}

/** "Yes, but keep the ship": a yes to something else than what was proposed. */
const YES_BUT = /^[^.!?。！？]*(?:\b(?:but|except|aber|au(?:ß|ss)er|mais|sauf|pero|salvo)\b|但|不过|でも|けど|ただ)/iu;

/** Whether a message begins with a yes that stands as it is. */
export function beginsWithYes(message: string): boolean {
  if (YES_BUT.test(message)) return false;
  const words = tidied(message);
  return YES.some((phrase) => words === phrase || words.startsWith(/[a-z0-9]$/.test(phrase) ? `${phrase} ` : phrase));
}

/** "Good" opens a sentence as often as it agrees. */
function isYesAlone(phrase: string): boolean {
  return /^(?:yes|yeah|yes do|sure|ja|oui|si|do it|go ahead)$/.test(phrase);
}

/** Said with a yes or a no, and neither by itself. */
const COURTESIES = ['please', 'thanks', 'thank you', 'bitte', 'danke', 'merci', 's il vous plait', 's il te plait']
  .concat(['gracias', 'por favor', 'お願いします', 'ください', 'ありがとう', '谢谢', '謝謝', '请'])
  .map(tidied);

const YES = [
  ['yes to both', 'yes to all', 'both', 'both of them', 'do both', 'all of it', 'all of them', 'yes please', 'take it'],
  ['beides', 'beide', 'alles', 'ja bitte', 'les deux', 'oui pour les deux', 'tout', 'ambos', 'los dos', 'todo'],
  ['両方', '両方とも', 'どちらも', '全部', '都要', '两个都要', '都可以', '就这样办', '就这样吧', 'そうしてください'],
  ['yes', 'yes do', 'yeah', 'sure', 'ok', 'okay', 'alright', 'all right', 'go ahead', 'go for it'],
  ['do it', 'do that', 'do so', 'please do', 'approve', 'approved', 'agreed', 'of course', 'sounds good', 'absolutely'],
  [
    'that works',
    'works for me',
    'perfect',
    'great',
    'good',
    'fine',
    'that is fine',
    'that s fine',
    'you may',
    'confirm',
  ],
  ['ja', 'jawohl', 'gern', 'gerne', 'klar', 'einverstanden', 'in ordnung', 'mach das', 'mach es', 'machen sie das'],
  ['mach', 'passt', 'gut', 'genau', 'so machen', 'zustimmen', 'ist gut', 'das passt', 'machen wir', 'okey'],
  ['oui', 'd accord', 'volontiers', 'bien sur', 'vas y', 'allez y', 'faites le', 'fais le', 'parfait', 'entendu'],
  ['c est bon', 'ca marche', 'avec plaisir', 'tres bien', 'ouais', 'tout a fait'],
  [
    'si',
    'vale',
    'claro',
    'claro que si',
    'de acuerdo',
    'adelante',
    'hazlo',
    'hagalo',
    'perfecto',
    'esta bien',
    'bueno',
  ],
  ['muy bien', 'por supuesto', 'dale', 'venga', 'hecho'],
  [
    'はい',
    'ええ',
    'うん',
    'いいです',
    'いいですよ',
    'いいよ',
    'それで',
    'そうして',
    'そうする',
    '承認',
    '承認する',
    '了解',
  ],
  [
    '了解です',
    '大丈夫',
    '大丈夫です',
    'お願い',
    'ぜひ',
    'やって',
    'オーケー',
    'オッケー',
    'それでいい',
    'それでいいです',
  ],
  [
    '是',
    '是的',
    '好',
    '好的',
    '好啊',
    '好吧',
    '可以',
    '行',
    '同意',
    '没问题',
    '嗯',
    '对',
    '就这样',
    '就这么办',
    '确认',
    '当然',
  ],
]
  .flat()
  .map(tidied);

const NO = [
  ['leave it as it is', 'keep it as it is', 'keep it all as is', 'keep all as is', 'leave all as it is', 'as it is'],
  [
    'so lassen',
    'alles so lassen',
    'laissez tout',
    'laisser tel quel',
    'dejarlo asi',
    'dejalo asi',
    'このままで',
    '保持原样',
  ],
  ['no', 'nope', 'nah', 'no way', 'not that', 'do not', 'don t', 'don t do it', 'do not do it', 'leave it', 'reject'],
  ['something else', 'rather not', 'keep my plan', 'keep it', 'never mind', 'forget it', 'better not', 'not like that'],
  ['nein', 'ne', 'lieber nicht', 'nicht', 'besser nicht', 'etwas anderes', 'was anderes', 'plan behalten', 'lass es'],
  ['non', 'surtout pas', 'plutot pas', 'autre chose', 'laissez', 'laisse', 'laisse tomber', 'garder mon programme'],
  ['mejor no', 'otra cosa', 'dejalo', 'dejelo', 'conservar mi plan', 'nada'],
  [
    'いいえ',
    'いや',
    'だめ',
    'ダメ',
    'やめて',
    'やめる',
    'やめておく',
    '結構です',
    'そのまま',
    '今のプランのまま',
    '別の',
  ],
  [
    '不',
    '不要',
    '不用',
    '不行',
    '不好',
    '不是',
    '算了',
    '别',
    '保留',
    '保留我的行程',
    '换一个',
    '别的',
    '不可以',
    '不同意',
  ],
]
  .flat()
  .map(tidied);

/** Small letters without accents and signs, one blank between words. */
function tidied(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Nothing but these phrases, one after the other; between words of letters with blanks stands one. */
function isMadeOf(words: string, phrases: readonly string[]): boolean {
  if (words === '') return true;
  return phrases.some((phrase) => {
    if (!words.startsWith(phrase)) return false;
    const rest = words.slice(phrase.length);
    const endsHere = rest === '' || rest.startsWith(' ') || !/[a-z0-9]/.test(phrase);
    return endsHere && isMadeOf(rest.trimStart(), phrases);
  });
}
