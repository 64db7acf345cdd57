import {
  after,
  before,
  COUNT,
  findAll,
  isNegated,
  type Match,
  overlaps,
  parseCount,
  type Span,
} from '@wayfarer/router/grammar';
import { MOST_TRAVELERS } from '@wayfarer/trip/limits';

import type { Remark } from '../brain.ts';
import { valueOf } from '../facts.ts';
import {
  assumed,
  type Context,
  isCorrection,
  learn,
  NOTHING,
  type Reader,
  type ReadResult,
} from '../facts/read-result.ts';

interface Party extends Span {
  readonly count: number;
  readonly note?: string;
}

const HEADS = String.raw`(?:people|persons?|pax|travell?ers?|guests?|visitors?|tourists?|participants?|passengers?|heads)`;
const GROWN = String.raw`(?:adults?|grown-?ups?|seniors?|women|men|students?|pupils?|teachers?|girls?|boys?|friends|colleagues|couples?|guys|ladies|lads|gals|mates|buddies)`;
const YOUNG = String.raw`(?:kids?|child(?:ren)?|babies|baby|infants?|toddlers?|teens?|teenagers?)`;
const AGED = String.raw`(?: ?\((?:aged? )?[\d ,and-]{1,20}\)| aged? [\d ,and-]{1,16}\d)?`;

/** "4 people", "family of four", "we are 3": the whole party at once. */
const TOTAL = new RegExp(
  [
    String.raw`(?:(?<minus>(?<!\w)-)|(?<![\w.,/-]))(?<people>${COUNT}|an?) ${HEADS}\b`,
    String.raw`\b(?:family|group|party|team|class) of (?<group>${COUNT})\b`,
    String.raw`\b(?:we are|we're|we will be|we'll be|there (?:are|will be)|there's) (?:a (?:total|group|party|family) of )?(?<we>${COUNT})(?= (?:of us|in total|altogether|friends|people)|\s*(?:[,.;!]|$| and | travell?ing| going))(?: of us| in total| friends)?`,
    String.raw`\b(?:just |only )?the (?<both>${COUNT}) of us\b`,
    String.raw`\b(?<ofUs>${COUNT}) of us\b(?! (?:is|are(?! (?:going|travell?ing|planning|visiting|coming|flying|looking|thinking|heading))|has|have|can|can't|cannot|does|do|don't|who|use|uses|eats?|prefers?|likes?|loves?|hates?|needs?|wants?|will|would))`,
    String.raw`\bfor (?:the )?(?<for>${COUNT})(?=\s*(?:[,.;!)\u{FFFC}\n]|$|\b(?:from|in|to|on|with|at|and|starting|leaving|next|this|please|around|people|over)\b))`,
    String.raw`\b(?:travell?ers|people|persons|guests|pax|party size|group size|number of (?:people|travell?ers|guests)) ?(?:=|:|is|are) ?(?<label>${COUNT})\b`,
    String.raw`(?<eastern>\d{1,3}) ?(?:个人|人|名|位)`,
    String.raw`(?<![\w])(?<foreign>\d{1,3}) (?:personnes?|voyageurs?|adultes?|personen|erwachsene|reisende|personas?|viajeros?|adultos?)(?![\p{L}])`,
  ].join('|'),
  'giu',
);
/** "2 adults and a child": heads that add up. */
const PART = new RegExp(
  String.raw`(?:(?<minus>(?<!\w)-)|(?<![\w.,/-]))(?<count>${COUNT}|an?|my|our|the) (?:(?:young|small|little|older|elderly|other|best|good|close) )?(?:${GROWN}|${YOUNG})\b${AGED}|\b(?:adults|grown-?ups|children|kids|infants|babies|seniors|teens)\s?[:=]\s?(?<labelled>\d{1,3})\b`,
  'giu',
);
const ALONE =
  /\b(?:solo|alone|by myself|on my own|just me|only me|myself only|single (?:travell?er|person|adult)|for one person)\b|一人/gi;
const PAIR = /(?<![\p{L}])(?:zu zweit|pour deux|à deux|para dos|für zwei|二人|两个人|ふたり)(?![\p{L}])/giu;
const COUPLE =
  /\b(?:(?:as|we are|we're|for) a couple\b(?! of)|couple'?s? (?:trip|getaway|retreat|holiday|vacation)|a (?:young |married |retired )?couple\b(?! of)|both of us\b(?! (?:are|is|eat|like|love|have|hate))|honeymoon)|(?<=^\s*|[,;.|(]\s*)(?:couple|pair|newlyweds)(?=\s*(?:[,;.|)]|$))/gi;
const RELATIVE = String.raw`(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|mother|father|mom|mum|dad|son|daughter|brother|sister|friend|best friend|colleague|grandmother|grandfather|grandma|grandpa|aunt|uncle|cousin|roommate|boss)`;
const RELATIVES = new RegExp(
  String.raw`\b(?<lead>me and |myself and |i(?:'m| am)? (?:and|with) |with |plus |and )?(?:my|a) (?:\d+[- ]year[- ]old |elderly |old |little |big |younger |older |new |dear )?(?<who>${RELATIVE}|parents|grandparents)\b(?: \([^()]{1,30}\))?(?! (?:is|are|has|loves?|likes?|hates?|eats?|can|wants?|needs?|uses?|lives?|doesn|won|will)\b)(?<self>,? and (?:i|me|myself)\b)?`,
  'gi',
);
const CHILD_OF_AGE =
  /\b(?:my|our) (?:\p{L}+ )?(?:son|daughter|baby|toddler|kid|child|boy|girl) (?:is|turns|\(?aged?) ?\d{1,2}\b/giu;
const COMPANY = new RegExp(
  String.raw`(?<!\b(?:have|got|has|visit|visiting|meet|meeting|see|seeing|join|joining|with|my|our|the|of|and|for my) )(?<![\w.,/-])(?<count>${COUNT}) (?:(?:young|old|good|close|best|college|university|uni) )?(?:friends|students|girls|boys|guys|ladies|lads|gals|mates|buddies|colleagues|women|men|seniors|couples)\b(?! (?:is|are|has|have|eats?|can|wants?)\b)`,
  'giu',
);
/** Ages, and whatever else is said of one of a list in passing. */
const ASIDE = /\((?![^()]*\b(?:me|my|our)\b)[^()\n]{1,30}\)/gi;
const FOLK = String.raw`wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|mother|father|mom|mum|dad|son|daughter|brother|sister|grandmother|grandfather|grandma|grandpa|granny|aunt|uncle|cousin|parents|grandparents|baby|toddler|friend`;
const ONE = String.raw`(?:me|myself|i|(?:(?:my|our|the|a|one|his|her) )?(?:best |\d+[- ]year[- ]old |elderly |little )?(?:${FOLK})|(?:(?:my|our|the|her|his|their) )?(?<children>${COUNT}) (?:young |small |little |teenage )?(?:kids?|child(?:ren)?|sons|daughters|boys|girls|babies|toddlers|teens|teenagers|friends))(?![\p{L}])`;
const MEMBER = new RegExp(String.raw`(?<![\p{L}\d])${ONE}`, 'giu');
const SOME = ONE.replace('?<children>', '?:');
const LIST = new RegExp(
  String.raw`(?<![\p{L}\d'-])${SOME}(?:\s*(?:,\s*(?:and |& )?|and |& |plus |with )\s*${SOME})+(?! (?:is|are|has|loves?|hates?|eats?|lives?)\b)`,
  'giu',
);

const VAGUE = new RegExp(
  String.raw`(?<![\w])${COUNT}(?: ?[-–] ?| to | or )${COUNT} (?:${HEADS}|adults|of us)\b|(?<!for |\w)${COUNT} families\b`,
  'gi',
);
const MORE = new RegExp(
  String.raw`\b(?:(?<count>${COUNT}) more (?:${HEADS}|adults?)|(?:another|one more) (?:${HEADS}|adult))\b`,
  'gi',
);

/** How many travel. Two museums and three days are no travellers, and "one of us" is only one of them. */
export const readTravelers: Reader = (text, context) => {
  const vague = findAll(text, VAGUE)[0];
  if (vague) return remarked([vague], `You said ${vague.text}. How many of you will travel (1 to ${MOST_TRAVELERS})?`);
  const more = findAll(text, MORE)[0];
  if (more) return moreOf(more, context);
  const party = findParty(text);
  return party ? reading(party) : NOTHING;
};

/** A number alone, where the question was how many. */
export function readBareTravelers(text: string): ReadResult {
  const count = parseCount(text.replace(/^(?:we are|we're|just|only|about|there are|it's) /i, ''));
  return count === undefined ? NOTHING : reading({ count, index: 0, end: text.length });
}

function findParty(text: string): Party | undefined {
  const totals = findAll(text, TOTAL).filter((found) => !isOther(text, found));
  const last = totals.at(-1);
  const corrected = last && isCorrection(text, last.index);
  const total = corrected ? last : totals[0];
  const relatives = partyOfRelatives(text);
  const list = partyOfList(text);
  if (total) return { count: totalOf(total), index: total.index, end: total.end, ...hedge(text, total) };
  const named = list && list.count > (relatives?.count ?? 0) ? list : relatives;
  if (named) return withChildren(text, named);
  return partyOfParts(text) ?? partyOfCompany(text) ?? partyOfWords(text);
}

/** "My son is 4", beside those who were counted. */
function withChildren(text: string, party: Party): Party {
  const more = findAll(text, CHILD_OF_AGE).filter((child) => !overlaps(child, party)).length;
  const count = party.count + more;
  return more === 0 ? party : { ...party, count, note: `I counted ${count} of you, with you among them.` };
}

/** "Four friends in Tokyo", "2 students", "two couples": all of them, unless they are somebody's company. */
function partyOfCompany(text: string): Party | undefined {
  const found = findAll(text, COMPANY).find(({ index }) => !isNegated(text, index));
  const count = parseCount(found?.groups['count'] ?? '');
  if (!found || count === undefined) return undefined;
  const isPairs = /couples$/i.test(found.text);
  return { count: isPairs ? count * 2 : count, index: found.index, end: found.end };
}

/** "Me, my wife and our 3 kids", "mum, dad and three kids", "me and husband and baby": named one by one. */
function partyOfList(text: string): Party | undefined {
  const plain = text.replace(ASIDE, (aside) => ' '.repeat(aside.length));
  const lists = findAll(plain, LIST).map((list) => ({ ...list, members: findAll(list.text, MEMBER) }));
  const list = lists.find(({ members }) => members.length > 1);
  if (!list || isNegated(text, list.index)) return undefined;
  const counts = list.members.map(({ groups, text: said }) => {
    if (groups['children'] !== undefined) return parseCount(groups['children']);
    return /parents$/i.test(said) ? 2 : 1;
  });
  if (counts.some((count) => count === undefined)) return undefined;
  const isWith = /\b(?:with|bringing|taking)\s+$/i.test(before(plain, list.index));
  const hasSpeaker = /(?<![\p{L}])(?:me|myself|i)(?![\p{L}])/iu.test(list.text) || !/\b(?:my|our)\b/i.test(list.text);
  const sum = counts.reduce<number>((total, count) => total + (count ?? 0), 0);
  const count = hasSpeaker && !isWith ? sum : sum + 1;
  return { count, index: list.index, end: list.end, note: `I counted ${count} of you.` };
}

function hedge(text: string, total: Match): { readonly note?: string } {
  const unsure =
    /\b(?:at (?:most|least)|up to|about|around|roughly|approximately|maybe|perhaps|probably|max(?:imum)?)\s*$/i.test(
      before(text, total.index),
    );
  return unsure ? { note: `I took ${totalOf(total)} travellers.` } : {};
}

function totalOf({ groups }: Match): number {
  const said = Object.entries(groups).find(([name, value]) => name !== 'minus' && value !== undefined)?.[1] ?? '';
  return (parseCount(said) ?? 0) * (groups['minus'] ? -1 : 1);
}

/** A party that is named but not the one that travels: "last year we were 4 people", "a table for 2". */
function isOther(text: string, found: Match): boolean {
  const front = before(text, found.index);
  if (
    /^ (?:(?:is|are)(?! (?:going|travell?ing|coming|flying|visiting|planning))|eats?|has|have|needs?|can'?t|cannot|uses?|doesn'?t|don'?t|wants?|likes?|who|in a wheelchair)\b/i.test(
      after(text, found.end),
    ) &&
    !found.groups['we']
  )
    return true;
  if (/\b(?:we were|were|table|room|rooms|dinner|lunch|tickets?|reservation)\s*$/i.test(front)) return true;
  if (found.groups['for'] && /\b(?:ready|ask|look|looking|thanks|\d)\s*$/i.test(front)) return true;
  return isNegated(text, found.index) && !/\b(?:no,|not \w+ (?:but )?)\s*$/i.test(front);
}

function headsOf({ groups }: Match): number | undefined {
  return parseCount(groups['count'] ?? groups['labelled'] ?? '');
}

function partyOfParts(text: string): Party | undefined {
  const parts = findAll(text, PART).filter((part) => headsOf(part) !== undefined && !isOther(text, part));
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return undefined;
  const count = parts.reduce((sum, { text: part, groups }) => {
    const heads = (parseCount(groups['count'] ?? groups['labelled'] ?? '') ?? 0) * (groups['minus'] ? -1 : 1);
    return sum + (/couples?\b/i.test(part) ? heads * 2 : heads);
  }, 0);
  const span = { index: first.index, end: last.end };
  // A family is more than its children and the one who writes.
  if (/\bfamily (?:with|of)?\s*$/i.test(before(text, first.index)) && !parts.some((part) => /adult/i.test(part.text)))
    return undefined;
  const speakerToo =
    /\b(?:with|me and|myself and)\s+$/i.test(before(text, first.index)) ||
    /^,? and (?:i|me|myself)\b/i.test(after(text, last.end));
  const hasGrown = parts.some((part) => /adult|grown|senior|women|men\b|teacher/i.test(part.text));
  if (speakerToo && !hasGrown) return { ...span, count: count + 1, note: `I counted you and ${count} more.` };
  return hasGrown || /\b(?:for|we are|we're|are)\s+$/i.test(before(text, first.index)) ? { ...span, count } : undefined;
}

/** "My wife and I", "with my parents and two kids": the speaker and who is named. */
function partyOfRelatives(text: string): Party | undefined {
  const all = findAll(text, RELATIVES).filter(({ index }) => !isNegated(text, index));
  const named = all.some(isWithSpeaker)
    ? all.filter((one, at) => isWithSpeaker(one) || isListed(text, one, all[at + 1]))
    : [];
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return undefined;
  const kids = findAll(text, PART).filter((part) => new RegExp(YOUNG, 'i').test(part.text));
  const unknown = kids.some(
    ({ groups }) => parseCount(groups['count'] ?? '') === undefined && !/\b(?:son|daughter)\b/i.test(text),
  );
  const children =
    kids.reduce((sum, { groups }) => sum + (parseCount(groups['count'] ?? '') ?? 0), 0) + countOfOur(text);
  if (unknown && countOfOur(text) === 0) return undefined;
  const count =
    1 + named.reduce((sum, { groups }) => sum + (/parents$/i.test(groups['who'] ?? '') ? 2 : 1), 0) + children;
  const certain =
    named.length === 1 && children === 0 && (first.groups['self'] ?? /^(?:me|myself|i\b)/i.test(first.text));
  return {
    count,
    index: first.index,
    end: last.end,
    ...(certain ? {} : { note: `I counted ${count} of you, with you among them.` }),
  };
}

function isWithSpeaker({ groups }: Match): boolean {
  return groups['lead'] !== undefined || groups['self'] !== undefined;
}

/** "My wife, my son and me": the list ends with the speaker. */
function isListed(text: string, one: Match, next: Match | undefined): boolean {
  return next !== undefined && /^\s*(?:,|&|and)*\s*$/i.test(text.slice(one.end, next.index));
}

/** "Our two kids": the count stands behind the possessive. */
function countOfOur(text: string): number {
  const found = new RegExp(String.raw`\b(?:our|my|the) (?<count>${COUNT}) (?:\p{L}+ )?${YOUNG}\b`, 'iu').exec(text);
  return found && !findAll(text, PART).some((part) => part.index === found.index + found[0].search(/\s/) + 1)
    ? (parseCount(found.groups?.['count'] ?? '') ?? 0)
    : 0;
}

function partyOfWords(text: string): Party | undefined {
  const alone = findAll(text, ALONE).find(({ index }) => !isNegated(text, index));
  if (alone) return { count: 1, index: alone.index, end: alone.end };
  const couple = [...findAll(text, COUPLE), ...findAll(text, PAIR)].find(({ index }) => !isNegated(text, index));
  if (!couple) return undefined;
  const note = /honeymoon/i.test(couple.text) ? { note: 'A honeymoon is for two, so I took two travellers.' } : {};
  return { count: 2, index: couple.index, end: couple.end, ...note };
}

function moreOf(more: Match, { facts }: Context): ReadResult {
  const known = valueOf(facts, 'travelers');
  const count = parseCount(more.groups['count'] ?? 'one') ?? 1;
  if (known === undefined) return remarked([more], `How many of you will travel in all (1 to ${MOST_TRAVELERS})?`);
  return reading({
    count: known + count,
    index: more.index,
    end: more.end,
    note: `With ${count} more there are ${known + count} of you.`,
  });
}

function reading({ count, note, ...span }: Party): ReadResult {
  if (count < 1 || count > MOST_TRAVELERS) {
    return remarked(
      [span],
      `I plan for 1 to ${MOST_TRAVELERS} travellers, not for ${count}. How many of you will travel?`,
    );
  }
  return {
    learned: [learn('travelers', count, assumed(note))],
    remarks: [],
    taken: [span],
  };
}

function remarked(taken: readonly Span[], text: string): ReadResult {
  const remark: Remark = { code: 'travelers-out-of-range', text, fact: 'travelers' };
  return { learned: [], remarks: [remark], taken };
}
