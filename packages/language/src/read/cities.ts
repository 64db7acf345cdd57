import { after, before, findMonth, isNegated, overlaps, parseCount, type Span } from '@wayfarer/router/grammar';
import type { CityId } from '@wayfarer/trip';

import type { HeardPlace } from '../brain.ts';
import { valueOf } from '../facts.ts';
import type { Context } from '../facts/read-result.ts';
import type { CityMatch } from '../gazetteer.ts';

/** A city that a text names, and what the words around it make of it. */
export interface CityMention extends Span {
  readonly text: string;
  readonly match: CityMatch;
  readonly role: 'origin' | 'destination' | 'none';
  /** Said without a word that tells its role. */
  readonly bare: boolean;
}

const STARTS = [
  String.raw`from|out of|ex|leav(?:e|ing)|depart(?:ing)?`,
  String.raw`(?:start|starting|begin|beginning|depart|departing|leave|set off|setting off) (?:in|at|from|out of)`,
  String.raw`(?:live|living|based|home is|home town is|located|resident) ?(?:in|near)?|i'm in|we're in|we are in`,
  String.raw`i am in|originating in|origin(?: is|:)?|home(?: is|:)?|start(?:ing)?(?: point| city| place)?(?: is|:)`,
  String.raw`departure(?: city)?(?: is|:)?|de|desde|depuis|ab|von|aus`,
].join('|');
const ORIGIN = new RegExp(
  String.raw`(?:\b(?:${STARTS})|從|从)\s*:?\s*(?:the (?:city|airport) (?:of|in) |our home in |home in )?$`,
  'i',
);
const DESTINATION =
  /(?:\b(?:to|in|visit(?:ing)?|see(?:ing)?|explor(?:e|ing)|discover(?:ing)?|around|towards?|for|at|into|near|destinations?(?: is| are|:)?|where:|via|à|nach|en|a|über|plan(?:ning)?|do(?:ing)?|tour(?:ing)?|of)|→|->|=>|>)\s*(?:the (?:city|town) of |beautiful |downtown |central |old )?$/i;
/** The city is spoken of and is no part of this trip. */
const NOT_HERE = [
  String.raw`via|through|connect(?:ing|ion)? (?:in|at|through)|layover in|stop ?over in|change (?:trains|planes) in`,
  String.raw`been (?:to|in)|(?:was|were|went|lived|grew up|born|studied|honeymooned|flew) (?:\w+ )?(?:in|to)`,
  String.raw`different from|unlike|like in|compared (?:to|with)|far from|away from|back (?:to|in|home to)`,
  String.raw`return(?:ing)? (?:to|from|home to)|home to|day ?trips? (?:to|from)|excursions? (?:to|from)`,
  String.raw`last (?:year|time|month|summer|trip)[^.;]{0,24}|already (?:saw|seen|visited|know)|loved?`,
  String.raw`dock\w* (?:in|at)|moor\w* in|port of|(?:ship|cruise|boat) (?:is |stops? |calls? )?(?:in|at)`,
  String.raw`(?:flight|fly|flying|train) (?:home|back) (?:to|from)`,
].join('|');
/** Where one goes for a day; and where one has never been, when nowhere else is named. */
const OUTING = /\b(?:day ?-?trips? to|excursions? to|never been (?:to|in)|layover (?:day )?in)\s*$/i;
const NONE = new RegExp(String.raw`\b(?:${NOT_HERE})\s*$`, 'i');
const STYLE_BEHIND =
  /^(?:-style|[- ]based|(?:'s)? (?:style|cuisine|ramen|noodles|beef|time|airport|museum of|marathon|opera|fashion))\b/i;
/** The city as it was named; `undefined` where nobody knows it, or which one it is. */
export function toHeard(match: CityMatch): HeardPlace | undefined {
  switch (match.kind) {
    case 'known':
      return { name: match.city.name, country: match.city.country };
    case 'elsewhere':
    case 'region':
      return { name: match.name, country: match.country };
    case 'ambiguous':
    case 'unknown':
      return undefined;
  }
}

/** Cities that are also English words; they need a capital letter and a word such as "from". */
const COMMON_WORDS = new Set(
  (
    'nice reading bath mobile split tours orange march male of most best same man van bar cork wells deal hull sale buy see como par male sure ' +
    'may along bend can date dubai-like ede ham hat hit how lens mus nancy normal of orly page paradise pau po rest roman rome-like sand same ' +
    'san sky spa star street surprise temple union university vacation villa young home hope independence liberal early eagle enterprise many most ' +
    'much both full fast slow easy busy quiet cheap food art history nature gardens shopping views music walks ' +
    'golden imperial champaign moderate relaxed packed none anime everything beach garden castle park museum market kobe-like are as at by he hi i is ' +
    'it la le me my no on or so to up us we do go'
  ).split(' '),
);

/** Cities in the order in which the text names them. `places` are names of sights: "Osaka Castle" names no destination. */
export function listCityMentions(text: string, context: Context, places: readonly Span[]): CityMention[] {
  const found = context.gazetteer
    .findCityNames(text)
    .map((one) => ({ ...one, end: one.index + one.text.length }))
    .filter((one) => !places.some((place) => overlaps(place, one) && place.end - place.index > one.text.length));
  const mentions: CityMention[] = [];
  for (const [at, one] of found.entries()) {
    const next = found[at + 1];
    const role = roleOf(text, one, { previous: mentions.at(-1), next });
    const known = one.match.kind === 'known' ? one.match.city.id : undefined;
    if (
      isLeft(text, one) &&
      known &&
      [...destinationsOf(mentions), ...(valueOf(context.facts, 'destinations') ?? [])].includes(known)
    )
      continue;
    const answer = role.bare && isAlone(text, one) ? askedRole(mentions, context) : undefined;
    const { bare } = role;
    if (answer || isPlausible(text, one, role)) mentions.push({ ...one, bare, role: answer ?? role.role });
  }
  return withOutings(
    text,
    mentions.filter((mention) => !isPartOfName(text, mention, mentions)),
    context,
  );
}

/** "A day trip to Boston" goes there, unless there is another city that it would be a trip from. */
function withOutings(text: string, mentions: readonly CityMention[], { facts }: Context): CityMention[] {
  const isElsewhere =
    mentions.some(({ role }) => role === 'destination') || valueOf(facts, 'destinations') !== undefined;
  return mentions.map((mention) =>
    !isElsewhere && mention.role === 'none' && OUTING.test(before(text, mention.index))
      ? { ...mention, role: 'destination', bare: false }
      : mention,
  );
}

/** "Boston Celtics fan, to Tokyo": a name of something else, beside a city that is meant for sure. */
function isPartOfName(text: string, { end, bare }: CityMention, all: readonly CityMention[]): boolean {
  const next = /^ (\p{Lu}\p{Ll}{2,20})\b/u.exec(text.slice(end, end + 24))?.[1];
  if (!bare || next === undefined || findMonth(next) !== undefined) return false;
  return (
    all.some((other) => other.role === 'destination' && !other.bare) && !all.some((other) => other.index === end + 1)
  );
}

/** "Leave Kyoto on the 5th": the end of being there. */
function isLeft(text: string, { index }: Span): boolean {
  return /\b(?:leav(?:e|ing)|depart(?:ing)?)(?: from)?\s*$/i.test(before(text, index));
}

function destinationsOf(mentions: readonly CityMention[]): CityId[] {
  return mentions.flatMap(({ match, role }) =>
    match.kind === 'known' && role === 'destination' ? [match.city.id] : [],
  );
}

/** The name stands for itself between commas, with a country at most. */
function isAlone(text: string, { index, end }: Span): boolean {
  const front = /[^,;.!?\n\uFFFC]*$/.exec(text.slice(Math.max(0, index - 40), index))?.[0] ?? '';
  const behind = /^[^,;.!?\n\uFFFC]*/.exec(text.slice(end, end + 40))?.[0] ?? '';
  return (
    /^\s*(?:(?:it's|it is|we're in|i'm in|maybe|probably|i think|um|well|ok|and|our home is|home is)\s*)*$/i.test(
      front,
    ) && /^\s*(?:please|thanks|airport|area|city|again)?\s*$/i.test(behind)
  );
}

/** What a city alone answers: the question that was asked, or the first that no city of the message has answered. */
function askedRole(mentions: readonly CityMention[], { asked, open }: Context): 'origin' | 'destination' | undefined {
  const roles = (asked ? [asked] : open).flatMap(({ fact }) =>
    fact === 'origin' ? ['origin' as const] : fact === 'destinations' ? ['destination' as const] : [],
  );
  return roles.find((role) => !mentions.some((mention) => mention.role === role)) ?? roles.at(-1);
}

/** "Tokyo first? No, …": what was weighed and is not wanted. */
const TAKEN_BACK = /^[^.;!?\n]{0,12}\?\s*(?:no|nope|nah|nein|non|いいえ|不)(?!\p{L})/iu;
/** "…? No, Kyoto": the no is not said of what follows it. */
const INSTEAD = /(?:^|[?.!])\s*(?:no|nope|nah|nein|non),\s*$/iu;
/** Between what is not wanted and what is instead. */
const AFTER_NOT = /^\s*(?:[,:;–—-]\s*)?(?:(?:so|but|rather|instead|just|only|sondern|lieber|mais|plutôt|sino)\s*)?$/iu;

type Role = Pick<CityMention, 'role' | 'bare'> & { readonly joined?: boolean };
const ARROW = /^\s*(?:,?\s*(?:\p{Lu}\p{L}+)?\s*)?(?:to|→|->|=>|>)\s*$/u;
const DASH = /^ ?[-–—] ?$/;

function roleOf(
  text: string,
  { index, end }: Span,
  near: { readonly previous: CityMention | undefined; readonly next: Span | undefined },
): Role {
  const front = before(text, index);
  const { previous, next } = near;
  const between = next ? text.slice(end, next.index) : '';
  const since = previous ? text.slice(previous.end, index) : front;
  if (TAKEN_BACK.test(text.slice(end))) return { role: 'none', bare: false };
  const isAfterNot = (previous?.role === 'none' && AFTER_NOT.test(since)) || INSTEAD.test(front);
  if (!isAfterNot && isExcluded(text, { index, end })) return { role: 'none', bare: false };
  // "Starting in Kyoto and ending in Tokyo" is the way of the trip, not the way to it.
  if (/\bstart(?:ing)? in\s*$/i.test(front) && /^,? (?:and |then )?(?:end|finish)ing? in\s*$/i.test(between))
    return { role: 'destination', bare: false };
  if (/\b(?:end|finish)(?:ing)? in\s*$/i.test(front)) return { role: 'destination', bare: false };
  const isFirstOfSeveral =
    /\bstart(?:ing)? (?:in|at)\s*$/i.test(front) &&
    next !== undefined &&
    /\b(?:then|after that|followed by)\b/i.test(between);
  if (isFirstOfSeveral) return { role: 'destination', bare: false };
  if (/^ departure\b/i.test(after(text, end)) || ORIGIN.test(front)) return { role: 'origin', bare: false };
  const isFirst = !previous || previous.role === 'none';
  if (isFirst && !DESTINATION.test(front) && (ARROW.test(between) || DASH.test(between)))
    return { role: 'origin', bare: false };
  if (DESTINATION.test(front)) return { role: 'destination', bare: false };
  // A list goes on with the role it began with, as long as it is one of destinations.
  const joined = previous && /^\s*(?:,|and|&|\+|then|,? and then|\/|-|–|、|と|or|plus)*\s*(?:then\s*)?$/i.test(since);
  const isNext = joined && previous.role === 'destination';
  return { role: 'destination', bare: !(isNext && !previous.bare), joined: isNext === true };
}

function isExcluded(text: string, { index, end }: Span): boolean {
  const front = before(text, index);
  if (NONE.test(front) || STYLE_BEHIND.test(after(text, end))) return true;
  return (
    isNegated(text, index) && !/\b(?:crowds?|rush|restrictions?|preferences?|museums|allergies)\b[^.;]*$/i.test(front)
  );
}

/** Elsewhere in the world there is a town for nearly every word: what is no known city needs more than its letters. */
function isPlausible(
  text: string,
  { text: name, index, match }: Omit<CityMention, 'role' | 'bare'>,
  { bare, joined = false }: Role,
): boolean {
  if (match.kind === 'known') return true;
  if (match.kind === 'unknown') return false;
  const isCapital = /^\p{Lu}/u.test(text.slice(index)) || !/[a-z]/i.test(name);
  if (COMMON_WORDS.has(name.toLowerCase()) || parseCount(name) !== undefined)
    return isCapital && !bare && !/^\p{L}+ \p{Ll}/u.test(text.slice(index));
  if (isCapital) return !bare || name.length > 3;
  if (joined && name.length > 3) return true;
  return !bare && name.length > 3 && /\b(?:from|to|in|visit|out of)\s*$/i.test(text.slice(0, index));
}
