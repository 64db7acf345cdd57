import { COUNT, findMonth, monthName, ORDINALS } from '@wayfarer/router/grammar';

/** What people write in a hurry, and what they mean by it; whole words, letter case aside. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = (
  [
    ['ppl|pax|peeps|poeple|peple|peopel|pple', 'people'],
    ['adlts?|adutls?|aduts?', 'adults'],
    ['dyas|dasy|dayz', 'days'],
    ['nigths|nihgts|nites?|nigts', 'nights'],
    ['wkend|wknd|week end|weeked|weekned', 'weekend'],
    ['nyc|new york city|ny city', 'New York City'],
    ['pls|plz', 'please'],
    ['hubby', 'husband'],
    ['bf', 'boyfriend'],
    ['gf', 'girlfriend'],
    ['w/', 'with'],
    ['(?<=\\b(?:we|they|there) )r', 'are'],
    ['(?<=\\p{L} )n(?= (?:\\d|my |our |his |her |the |two |three |kids))', 'and'],
    ['pers\\.?', 'people'],
    ['(?<=\\d )bucks|dollars', 'dollars'],
  ] as const
).map(([word, meant]) => [new RegExp(String.raw`(?<![\p{L}\d/])(?:${word})(?![\p{L}\d])`, 'giu'), meant] as const);

/** Words whose slips are worth mending; short ones have too many neighbours. */
const MENDED = [
  ...Array.from({ length: 12 }, (_, month) => monthName(month + 1).toLowerCase()).filter((name) => name.length > 5),
  ...['people', 'adults', 'nights', 'weekend', 'travellers', 'travelers', 'friends', 'children', 'husband'],
];
const WORD = /(?<![\p{L}'-])\p{L}{5,11}(?![\p{L}'-])/gu;

/** What says nothing or little, and would deny what stands behind it. */
const EMPTY: readonly (readonly [RegExp, string])[] = [
  [/\bnot (?:too|so|that|very|overly) (?:pricey|expensive|dear|costly)\b/gi, 'mid-priced'],
  [/\b(?:(?:i|we) )?(?:don'?t|do not) know (?:yet )?when(?: exactly)?(?: yet)?\b[,;.]?(?: but)?/gi, ''],
  [/\b(?:no idea|not sure|unsure|no matter) when(?: exactly)?(?: yet)?\b[,;.]?(?: but)?/gi, ''],
  [/\bnot (?:to |in )?\p{Lu}\p{L}+,? (?:but |rather |better |instead )(?=\p{Lu}|to |in )/giu, ''],
];
const CHILDREN = String.raw`(?:kids|children|teenagers|teens|sons|daughters|girls|boys)`;
const AGES = String.raw`\d{1,2}(?: ?, ?\d{1,2})*,? ?(?:and|&) ?\d{1,2}`;
const COUNTED_BY_AGE = new RegExp(
  String.raw`(?<!\b${COUNT} )\b(${CHILDREN})[ ,]*\(?(?:aged? |ages )?(${AGES})(?: years?)?\)?(?! ?(?:days|nights|people))`,
  'gi',
);

const WEEK_OF_MONTH = new RegExp(
  String.raw`\b(?:(?:in|for|during) )?(?:the )?(?:${[...ORDINALS.slice(0, 3), 'last'].join('|')}) week (?=(?:of|in) \p{L}{3,9}\b)`,
  'giu',
);

/** A sentence as it would be written with more time: "2 ppl, 4 dyas in novembr" is "2 people, 4 days in november". */
export function withoutHaste(text: string): string {
  const spaced = text.replace(/(?<=\d)(?=(?:ppl|pax|peeps|people|persons?|adults?|kids?|nights?|days?)\b)/gi, ' ');
  const spelled = SHORT_FORMS.reduce((rest, [pattern, meant]) => rest.replace(pattern, meant), spaced);
  return EMPTY.reduce((rest, [pattern, meant]) => rest.replace(pattern, meant), spelled)
    .replace(
      /(?<=[\p{L}\d]) (the (?:others?(?: \p{L}+)?|rest)) (?=(?:only |have |has |can spend )?(?:\p{Sc} ?)?\d)/giu,
      ', $1 ',
    )
    .replace(COUNTED_BY_AGE, (_, who: string, ages: string) => `${ages.match(/\d+/g)?.length ?? 2} ${who}`)
    .replace(WORD, (word) => mended(word))
    .replace(/(?<![\p{L}\d])(\d{1,2}) ?d(?:ays?)? ?[/&]? ?\d{1,2} ?n(?:ights?)?(?!\p{L})/giu, '$1 days')
    .replace(/(?<![\p{L}\d])\d{1,2} ?n ?[/&]? ?(\d{1,2}) ?d(?!\p{L})/giu, '$1 days')
    .replace(/(?<=\p{L})\s?\+\s?(?=\p{L})/gu, ' and ')
    .replace(/(?<!\d)(\d{1,2})\s?\+\s?(\d{1,2})(?= (?:days|nights))/g, (_, first: string, second: string) =>
      String(Number(first) + Number(second)),
    )
    .replace(/\b(days|nights|weeks?|weekend|trip) (march|may)\b(?! (?:be|not|i|we)\b)/gi, '$1 in $2')
    .replace(/(?<!\d)(\d{1,2})\. (?=\p{Lu}\p{L}+ \d{1,2},? \d{4})/gu, '$1; ')
    .replace(WEEK_OF_MONTH, 'a week ');
}

function mended(word: string): string {
  const lower = word.toLowerCase();
  if (MENDED.includes(lower) || findMonth(lower) !== undefined) return word;
  return MENDED.find((target) => target[0] === lower[0] && isOneSlip(target, lower)) ?? word;
}

/** One letter too few, too many, changed, or two that changed places; the end of a word is no slip: "peoples". */
function isOneSlip(target: string, word: string): boolean {
  if (Math.abs(target.length - word.length) > 1 || `${target}s` === word || `${word}s` === target) return false;
  let at = 0;
  while (at < word.length && target[at] === word[at]) at += 1;
  const [rest, said] = [target.slice(at), word.slice(at)];
  if (rest.slice(1) === said || rest === said.slice(1)) return true;
  if (rest.slice(1) === said.slice(1) && target.length > 6) return true;
  return rest.slice(2) === said.slice(2) && rest[0] === said[1] && rest[1] === said[0];
}
