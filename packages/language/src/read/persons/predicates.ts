import { COUNT, DECIMAL, findAll, findMoney, parseDecimal } from '@wayfarer/router/grammar';
import { type Category, type Diet, type Interest } from '@wayfarer/trip';
import { CATEGORIES_OF_INTEREST } from '@wayfarer/trip/vocabulary';

import { NEED } from '../accessibility.ts';
import { findKinds } from '../avoid.ts';
import { findDiets } from '../dietary.ts';
import { findInterests } from '../interests.ts';

/** What a clause says of its subject, up to `length` characters of it. */
export type Predicate = { readonly length: number } & (
  | { readonly kind: 'diet'; readonly diets: readonly Diet[]; readonly isGone: boolean }
  | { readonly kind: 'likes' | 'hates'; readonly interests: readonly Interest[]; readonly kinds: readonly Category[] }
  | { readonly kind: 'access' }
  | { readonly kind: 'age'; readonly ages: readonly number[] }
  | ({ readonly kind: 'limit' } & Limit)
);

/** `amount` is as it was said, in major units; `null` takes a limit back. */
export interface Limit {
  readonly amount: number | null;
  readonly currency: string | undefined;
  readonly basis: 'person' | 'person-day' | 'together' | 'unsaid';
}

/** What was said last, which a clause may go on with. */
export interface Before {
  readonly predicate: Predicate | undefined;
  /** Whether the message speaks of what somebody can spend. */
  readonly isOfMoney: boolean;
}

const DIET_VERB =
  /^(?:['’]s|is|are|am|['’]m|eats?|keeps?|needs?|wants?|has|have|does|do|doesn['’]?t|don['’]?t|can['’]?t|cannot|is an?|am an?|only eats?|must eat)\b/i;
const NO_MORE = /\b(?:no longer|not|isn['’]?t|aren['’]?t|any ?more|stopped being|not any ?more)\b/i;
const EATS_ALL = /^(?:now )?(?:eats?|can eat) (?:everything|anything|all|meat)(?: again| now| too)?\b/i;

const LIKES =
  /^(?:(?:also|really|just|only|now|still|would|['’]d|do|does|mostly|particularly|especially|absolutely|both|all|is|are|am|['’]m|['’]s)\s+)*(?:loves?|likes?|enjoys?|adores?|wants?(?: to (?:see|go to|visit|do))?|prefers?|into|interested in|keen on|crazy about|fond of|(?:an? )?(?:big |huge )?fans? of|mad about|cares? about)\b/i;
const HATES =
  /^(?:(?:also|really|just|now|still|absolutely|both|all)\s+)*(?:hates?|dislikes?|can(?:no|['’]?)t stand|(?:doesn|don)['’]?t (?:really )?(?:like|want|enjoy|care (?:for|about))|does not like|do not like|(?:is|are|am|['’]m)(?: not|n['’]?t) (?:(?:really )?into|interested in|a fan of|keen on)|(?:is|are|gets?|am) (?:bored (?:by|with|of)|tired of|sick of)|avoids?|finds? [^,.]{1,30} boring)\b/i;
const THEM = /^\s*(?:them|it|those|that|these|the opposite)\b/i;
const BORING = /^\s*boring\b/i;

const FILLER_OF_MONEY = String.raw`(?:(?:can(?:no|['’])?t|cannot|can|could|may|might|will|would|wants?|to|is|are|am|able|only|just|each|all|at|most|more|than|no|not|up|max(?:imum)?|about|around|has|have|['’]ve|['’]s|['’]d|got|spends?|spending|spent|afford|pays?|go(?:es)?|a|an|the|of|budget|limit|total|set|now|:|=|doesn['’]?t|don['’]?t|want|has got)\s+)*`;
const SUM = String.raw`(?<sum>${DECIMAL})(?<k>k\b)?`;
const BARE = new RegExp(String.raw`^${FILLER_OF_MONEY}${SUM}(?![\p{L}\d]|[.,]\d)`, 'iu');
const NOT_A_LIMIT = /\bat least\b|\bmore than\b(?<!(?:no|not|n['’]?t [a-z ]{0,20}) more than)/i;
const UNLIMITED =
  /^(?:has|have|got|['’]ve|with|is|are)?\s*(?:no (?:budget |spending )?limit|no budget|unlimited|can spend (?:anything|whatever|as much as (?:they|he|she) wants?))\b/i;
const BASIS: readonly (readonly [Limit['basis'], RegExp])[] = [
  [
    'person-day',
    /^\s*(?:(?:each|per person|a head|p\.?p\.?)\s*(?:,|and)?\s*)?(?:a day|per day|daily|each day|\/ ?day)\b/i,
  ],
  ['person', /^\s*(?:each|per person|a head|per head|apiece|p\.?p\.?)(?![\p{L}])/iu],
  ['together', /^\s*(?:together|between (?:them|us)|in total between them|combined|as a (?:couple|pair|family))\b/i],
];
const OF_ALL = /^\s*(?:in total|in all|max(?:imum)?|at (?:the )?most|for the (?:whole )?trip|altogether|tops)\b/i;

const AGES = String.raw`\d{1,2}(?:(?:, ?| and | & |, and | _+ )\d{1,2}){0,5}`;
const AGED = new RegExp(
  String.raw`^\s*(?:(?:(?:is|are|['’]s|turns|who (?:is|are)) |aged? |\()(?:aged? |only |just )?(?<ages>${AGES})(?:\s*(?:years?|yrs?)(?:[ -]old)?| y\/?o)?|(?<old>${AGES})\s*(?:years?|yrs?)(?:[ -]old)?)\)?\s*$`,
  'i',
);

/** What the rest of a clause says of somebody. */
export function readPredicate(text: string, before: Before, { ofMoney = false } = {}): Predicate | undefined {
  const lead = /^\s*/.exec(text)?.[0].length ?? 0;
  const said = text.slice(lead);
  const found = ofMoney ? readLimit(said, before, true) : readAny(said, before);
  return found && { ...found, length: found.length + lead };
}

function readAny(said: string, before: Before): Predicate | undefined {
  return (
    readTaste(said, before) ?? readDiet(said, before) ?? readAccess(said) ?? readLimit(said, before) ?? readAge(said)
  );
}

function readTaste(said: string, before: Before): Predicate | undefined {
  const hates = HATES.exec(said);
  const likes = hates ? undefined : LIKES.exec(said);
  const verb = hates ?? likes;
  if (verb) {
    const kind = hates ? 'hates' : 'likes';
    const objects = /finds? /i.test(verb[0]) ? verb[0] : said.slice(verb[0].length);
    return toTaste(kind, objects, { before, from: /finds? /i.test(verb[0]) ? 0 : verb[0].length });
  }
  // "Anna loves art" goes on with "and markets".
  const last = before.predicate;
  if (last?.kind !== 'likes' && last?.kind !== 'hates') return undefined;
  const words = findInterests(said);
  const isList =
    words.length > 0 &&
    words
      .reduce((rest, { text }) => rest.replace(text, ''), said)
      .replace(/\b(?:old|the|some|good|modern|local|or|too|also|big)\b|\W/gi, '') === '';
  return isList ? toTaste(last.kind, said, { before, from: 0 }) : undefined;
}

function toTaste(
  kind: 'likes' | 'hates',
  objects: string,
  { before, from }: { readonly before: Before; readonly from: number },
): Predicate | undefined {
  const last = before.predicate;
  if (THEM.test(objects) && (last?.kind === 'likes' || last?.kind === 'hates'))
    return { ...last, kind, length: from + (THEM.exec(objects)?.[0].length ?? 0) };
  const words = findInterests(objects);
  const kinds = findKinds(objects);
  const end = Math.max(0, ...words.map((word) => word.end), ...kinds.map((word) => word.end));
  const interests = [...new Set(words.flatMap(({ values }) => values))];
  const named = [...new Set(kinds.flatMap(({ values }) => values))];
  // Who hates what no kind of place is called by hates what answers it first.
  const categories =
    named.length > 0 ? named : interests.flatMap((interest) => CATEGORIES_OF_INTEREST[interest].slice(0, 1));
  if (interests.length === 0 && named.length === 0) return { kind, interests, kinds: [], length: 0 };
  const tail = BORING.exec(objects.slice(end))?.[0].length ?? 0;
  return { kind, interests, kinds: categories, length: from + end + tail };
}

function readDiet(said: string, { predicate }: Before): Predicate | undefined {
  const all = EATS_ALL.exec(said);
  if (all) return { kind: 'diet', diets: [], isGone: true, length: all[0].length };
  const { diets, end } = findDiets(said);
  if (diets.length === 0) return undefined;
  const lead = said.slice(0, end);
  const isElliptic = new RegExp(
    String.raw`^(?:(?:strict(?:ly)?|an?|is|who (?:is|eats))\s+)*\p{L}+(?:[- ](?:free|food|meals?))?$`,
    'iu',
  ).test(lead);
  if (!DIET_VERB.test(said) && !NO_MORE.test(said) && !isElliptic && predicate?.kind !== 'diet') return undefined;
  const tail = /^\s*(?:any ?more|now|too|as well|food|diet)\b/i.exec(said.slice(end))?.[0].length ?? 0;
  const isFood = /(?:eat|have|drink|tolerate|allerg|free|intoleran)/i.test(lead);
  const isGone =
    (NO_MORE.test(lead) && !isFood) || /any ?more/i.test(said.slice(end, end + tail)) || /no longer/i.test(lead);
  return { kind: 'diet', diets, isGone, length: end + tail };
}

function readAccess(said: string): Predicate | undefined {
  const [need] = findAll(said, NEED);
  const isAbout = /^(?:uses?|is in|is on|needs?|has|have|with|comes? with|can['’]?t|cannot|is|are|walks? with)\b/i.test(
    said,
  );
  if (!need || !isAbout || /\b(?:no longer|not|doesn['’]?t|without)\b/i.test(said.slice(0, need.index)))
    return undefined;
  return { kind: 'access', length: need.end };
}

function readLimit(said: string, { isOfMoney, predicate }: Before, ofMoney = false): Predicate | undefined {
  const unlimited = UNLIMITED.exec(said);
  if (unlimited)
    return { kind: 'limit', amount: null, currency: undefined, basis: 'person', length: unlimited[0].length };
  const [sum] = findMoney(said).filter(({ index }) => isOnlyFiller(said.slice(0, index)));
  const isHad = sum !== undefined && /^(?:only |just )?(?:has|have|got|['’]ve|['’]s got)\b/i.test(said);
  const isVerbal = /\b(?:spend|afford|budget|limit|pay)/i.test(said);
  const isSpoken = ofMoney || predicate?.kind === 'limit' || isVerbal || (sum !== undefined && isOfMoney);
  if (!isSpoken && !isHad) return undefined;
  const bare = sum ? undefined : BARE.exec(said);
  const amount = sum?.amount ?? toAmount(bare?.groups);
  if (amount === undefined || amount <= 0) return undefined;
  const end = sum?.end ?? bare?.[0].length ?? 0;
  if (NOT_A_LIMIT.test(said.slice(0, end))) return undefined;
  const behind = said.slice(end);
  const each = /\beach\b/i.test(said.slice(0, end));
  const [basis, found] = BASIS.flatMap(([name, pattern]) => {
    const match = pattern.exec(behind);
    return match ? [[name, match[0].length] as const] : [];
  })[0] ?? [each ? 'person' : 'unsaid', OF_ALL.exec(behind)?.[0].length ?? 0];
  // "10 to 13 March" is no limit, whatever was said before it.
  const isAlone = /^\s*(?:in (?:dollars|euros|pounds|yen))?\s*$/i.test(behind.slice(found));
  if (!isVerbal && !isHad && !isAlone) return undefined;
  return { kind: 'limit', amount, currency: sum?.currency, basis, length: end + found };
}

function isOnlyFiller(text: string): boolean {
  return new RegExp(`^${FILLER_OF_MONEY}$`, 'i').test(`${text.trim()} `.trimStart());
}

function toAmount(groups: RegExpExecArray['groups']): number | undefined {
  const sum = parseDecimal(groups?.['sum'] ?? '', 'group');
  if (sum === undefined || sum < 10) return undefined;
  return groups?.['k'] === undefined ? sum : sum * 1000;
}

/** "Are 6 and 9", "(6 and 9)", "aged 6". */
function readAge(said: string): Predicate | undefined {
  const found = AGED.exec(said);
  const ages = [...(found?.groups?.['ages'] ?? found?.groups?.['old'] ?? '').matchAll(/\d{1,2}/g)].map(([age]) =>
    Number(age),
  );
  if (!found || ages.length === 0 || ages.some((age) => age > 99)) return undefined;
  return { kind: 'age', ages, length: found[0].length };
}

/** "600 each for two of us": the sum stands before those whose it is. */
export const SUM_FOR = new RegExp(
  String.raw`^(?:(?:a |the )?(?:budget|limit)(?: of|:)? |max(?:imum)? |up to |not \d+ in total!? )*(?<said>\p{Sc}?\s?(?:${DECIMAL})(?:k\b)?\s?(?:\p{Sc}|\p{L}{3,8}?)??)(?<each> each| per person| a head)? for (?=my |our |the |${COUNT} |another |me\b|\p{Lu})`,
  'iu',
);
