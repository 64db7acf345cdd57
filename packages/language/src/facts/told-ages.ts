import type { Language } from '../understand/frame.ts';
import { findNumbers } from './numbers.ts';

/** "The kids are", up to where their ages begin. */
const CHILDREN_ARE: Readonly<Record<Language, RegExp>> = {
  en: /^\W*(?:(?:and|so|oh|well|ps)\W+)*(?:(?:the|our|my|both|all)\s+){0,2}(?:\p{L}+\s+|\d\s+)?(?:kids?|child(?:ren)?|boys?|girls?|sons?|daughters?|little ones|twins)(?:['’]re|['’]s|\s+are|\s+is|\s+were)(?:\s+(?:now|both|aged))*\s+/iu,
  de: /^\P{L}*(?:(?:und|also|übrigens)\P{L}+)*(?:(?:die|unsere|meine|das|unser|mein|beiden|beide)\s+){0,2}(?:(?:zwei|drei|vier|\d)\s+)?(?:kind(?:er)?|kids|jungs|mädchen|söhne|sohn|töchter|tochter|zwillinge)\s+(?:sind|ist)(?:\s+(?:jetzt|beide))*\s+/iu,
  fr: /^\P{L}*(?:(?:et|alors)\P{L}+)*(?:(?:les|nos|mes|l['’]|notre|mon|ma)\s*)(?:(?:deux|trois|quatre|\d)\s+)?(?:enfants?|filles?|garçons?|fils|petits|jumeaux)\s+(?:ont|a)\s+/iu,
  es: /^\P{L}*(?:(?:y|pues)\P{L}+)*(?:(?:los|las|nuestr[oa]s?|mis?|el|la)\s+)(?:(?:dos|tres|cuatro|\d)\s+)?(?:niñ[oa]s?|hij[oa]s?|peques|gemel[oa]s)\s+tienen?\s+/iu,
  ja: /^(?:ちなみに|あと)?[、\s]*(?:うちの)?(?:子供|子ども|こども|息子|娘)(?:たち|達)?(?:の年齢)?は[、\s]*/u,
  zh: /^(?:另外)?[，\s]*(?:我们的|我们家)?(?:两个|三个|2个|3个)?(?:孩子|小孩|小朋友|儿子|女儿)们?(?:的年龄)?(?:今年)?(?:分别)?(?:都)?(?:是)?[\s]*/u,
};

/** What may stand between ages and behind them. */
const AROUND =
  /\b(?:and|und|et|y|years?|old|yo|jahre?|alt|ans|años|respectively)\b|years?-old|años|歳|才|岁|歲|です|だ|と|和|跟|[\s\p{P}]/giu;
const OLDEST_CHILD = 17;

/**
 * The ages of children of whom nothing else is said: "the kids are 6 and 10". Nobody joins by that.
 *
 * @returns `undefined` where anything else is said.
 */
export function findToldAges(text: string, language: Language): readonly number[] | undefined {
  const head = CHILDREN_ARE[language].exec(text)?.[0];
  if (head === undefined) return undefined;
  const told = text.slice(head.length);
  const numbers = findNumbers(told, language);
  const rest = numbers.toReversed().reduce((left, { index, end }) => left.slice(0, index) + left.slice(end), told);
  const ages = numbers.map(({ value }) => value);
  const isOnlyAges = ages.length > 0 && ages.every((age) => Number.isInteger(age) && age <= OLDEST_CHILD);
  return isOnlyAges && rest.replace(AROUND, '') === '' ? ages : undefined;
}
