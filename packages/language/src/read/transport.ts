import { before, findAll, isNegated, type Match } from '@wayfarer/router/grammar';
import type { Travel } from '@wayfarer/trip';

import { type TransportWish, valueOf } from '../facts.ts';
import { type Context, learn, NOTHING, type Reader } from '../facts/read-result.ts';

type Mode = Travel['mode'];

/** What one goes by, in six languages. */
const MODES: readonly (readonly [Mode, string])[] = [
  ['transit', 'trains? or bus(?:es)?|bus(?:es)? or trains?'],
  [
    'flight',
    String.raw`planes?|(?:air)?planes?|air|flights?|fly|flying|avi[oó]n|avion|vol|flieger|flugzeug|fliegen|flug|飛行機|飞机|飛機`,
  ],
  [
    'train',
    String.raw`(?:night |overnight |sleeper )?trains?|sleeper|rail|shinkansen|eurostar|tgv|zug|bahn|tren|電車|列車|新幹線|火车|火車|高铁`,
  ],
  [
    'bus',
    String.raw`(?:night |overnight )?(?:bus(?:es)?|coach(?:es)?)|autocar|autob[uú]s|fernbus|nachtbus|バス|巴士|大巴`,
  ],
  ['ferry', String.raw`ferry|ferries|boat|ship|fähre|schiff|bateau|ferri|barco|フェリー|渡轮`],
  [
    'drive',
    String.raw`(?:(?:my|our|own|the|a|rental|hire) )*cars?|drive|driving|auto|wagen|voiture|coche|車で|开车|開車`,
  ],
];
const MODE = `(?:${MODES.map(([, words]) => words).join('|')})`;
/** One letter more is another word. */
const END = String.raw`(?![\p{Script=Latin}\p{N}])(?! (?:tours?|trips?|rides?|cruises?|stations?|stops?|museums?|pass(?:es)?)\b)`;
const START = String.raw`(?<![\p{Script=Latin}\p{N}])`;
const THE = String.raw`(?:(?:the|a|an|le|la|un|une|en|el|den|die|das|einen|eine|mit dem|mit der|mit|con|par|by) |l['’])*`;
const HOME = '(?: (?<home>back|home))?';
const NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|la|le))*`;
/** Where from and where to: capitals count here, so it is looked for behind a wish, and not with it. */
const ENDS = new RegExp(
  String.raw`(?: from (?<from>${NAME}))?(?: to (?<to>${NAME}|it|there|the \p{L}+|\p{Ll}+))?`,
  'uy',
);

/** What says that it is wished: "take", "by", "rather", "instead". */
const WISHES: readonly RegExp[] = [
  // "Take the bus from New York to Boston", "we would rather fly", "let's drive".
  new RegExp(
    String.raw`${START}(?:take|taking|use|catch|switch to|change to|prefer(?: to)?|rather(?: take| go by| have| travel by)?|(?:go(?:ing)?|get(?:ting)? there|travel(?:ling|ing)?|com(?:e|ing)|rather|there|back) by|let['’]?s(?: take| go by)?|nehmen(?: wir)?(?: lieber)?|nimm|lieber|prenons|prendre|prends|prend|préférons|préfère|plutôt|tomar|tomemos|ir en|cogemos|mejor|preferimos|prefiero) ${THE}(?<mode>${MODE})${END}${HOME}`,
    'giu',
  ),
  // "The bus instead", "the train, please, rather".
  new RegExp(
    String.raw`${START}${THE}(?<mode>${MODE})${END}${HOME}(?<ends> (?:from|to) [^,.;!?]{1,60}?)?,? (?:instead|rather|please|lieber|stattdessen|plutôt|à la place|mejor|en su lugar|would be (?:better|nicer)|is better)${END}`,
    'giu',
  ),
  // "From London by bus", "mit dem Auto", "en train": in the middle of whatever else is said.
  new RegExp(
    String.raw`${START}(?:by (?:the )?|with (?:a|the) (?=flight|train|ferry)|mit (?:dem|der) |en |per )(?<mode>${MODE})${END}${HOME}`,
    'giu',
  ),
  // "Flying in from Singapore", "driving down from Munich".
  new RegExp(
    String.raw`${START}(?<mode>flying|driving)(?: (?:in|over|up|down|out|there|across))?(?= (?:from|to) \p{L}|\s*(?:[,.;!]|$))`,
    'giu',
  ),
  // "Four days in May, train from Hamburg".
  new RegExp(String.raw`(?<=(?:^|[,;(–]|\. | - )\s{0,2})(?:the )?(?<mode>${MODE})${END}(?= from \p{L})`, 'giu'),
  // "Wir fliegen lieber".
  new RegExp(String.raw`${START}(?<mode>${MODE})${END} (?:wir |ich )?lieber`, 'giu'),
  // "We want to fly", "I will drive".
  new RegExp(
    String.raw`${START}(?:we|i)(?:['’]d| would|['’]ll| will|['’]re| are|['’]m| am| want| like| prefer| to| love| rather| can)* (?<mode>fly|flying|drive|driving)${END}${HOME}`,
    'giu',
  ),
  // "飛行機で行きたい", "坐火车去".
  /(?:(?<mode>飛行機|電車|列車|新幹線|バス|フェリー|車)(?:で|に(?:して|し|変)|がいい| *,? *行き)|(?:坐|乘|改坐|改乘)(?<mode>飞机|火车|高铁|巴士|大巴|渡轮)|(?<mode>开车)去?)/gu,
];

/** In the town one takes what comes. */
const IN_TOWN = /\b(?:around|in town|in the city|inside|within|between the (?:stops|sights)|locally)\b[^.;!?]*$/i;
const OF_AN_HOUR = /^[^.;!?]{0,30}\b(?:at|around) \d{1,2}(?::|h| ?[ap]m)/i;

/** By what they would rather go, on all journeys or on one. A wish anew takes the place of an old one about the same journey. */
export const readTransport: Reader = (text, context) => {
  const found = WISHES.flatMap((pattern) => findAll(text, pattern))
    .map((match) => withEnds(match, text))
    .filter((match, at, all) => all.findIndex((other) => overlapping(other, match)) === at)
    .filter((match) => isWish(match, text, context));
  const wishes = found.flatMap((match) => toWish(match, context) ?? []);
  if (wishes.length === 0) return NOTHING;
  const old = valueOf(context.facts, 'transport') ?? [];
  const all = wishes.reduce(withWish, old);
  return { learned: [learn('transport', all)], remarks: [], taken: found.map((match) => takenOf(match, context)) };
};

/** With where from and where to, which stand in the wish or behind it. */
function withEnds(match: Match, text: string): Match {
  const { ends } = match.groups;
  const start = ends === undefined ? match.end : match.index + match.text.indexOf(ends);
  ENDS.lastIndex = start;
  const found = ENDS.exec(text);
  const end = Math.max(match.end, start + (found?.[0].length ?? 0));
  return { ...match, end, text: text.slice(match.index, end), groups: { ...match.groups, ...found?.groups } };
}

function overlapping(left: Match, right: Match): boolean {
  return left.index < right.end && right.index < left.end;
}

function isWish({ index, end, groups }: Match, text: string, context: Context): boolean {
  const { to } = groups;
  // "Take the bus to the museum" is a way in the town.
  if (to !== undefined && !isEnd(to, context) && !/^(?:it|there)$/i.test(to)) return false;
  return !isNegated(text, index) && !IN_TOWN.test(before(text, index)) && !OF_AN_HOUR.test(text.slice(end));
}

/** A city of the trip, or where it starts; as long as neither is known, any city. */
function isEnd(name: string, { gazetteer, facts }: Context): boolean {
  const cities = valueOf(facts, 'destinations');
  const origin = valueOf(facts, 'origin');
  if (cities === undefined) return /^\p{Lu}/u.test(name);
  if (origin?.toLowerCase() === name.toLowerCase()) return true;
  const [end, start] = [gazetteer.resolveCity(name), gazetteer.resolveCity(origin ?? '')];
  if (end.kind === 'known')
    return cities.includes(end.city.id) || (start.kind === 'known' && start.city.id === end.city.id);
  return end.kind === 'elsewhere' && start.kind === 'elsewhere' && end.name === start.name;
}

function toWish({ groups }: Match, context: Context): TransportWish | undefined {
  const by = MODES.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(groups['mode'] ?? ''))?.[0];
  if (!by) return groups['mode'] === '車' ? { by: 'drive' } : undefined;
  if (!isPlanned(context)) return { by };
  const home = groups['home'] === undefined ? undefined : valueOf(context.facts, 'origin');
  const [from, to] = [groups['from'], groups['to'] ?? home].map((name) =>
    name && /^\p{Lu}/u.test(name) ? name : undefined,
  );
  return { by, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** As long as it is not known where the trip goes, "by train from Osaka to Kyoto" says that as well. */
function isPlanned({ facts }: Context): boolean {
  return valueOf(facts, 'destinations') !== undefined && facts.some(({ name }) => name === 'origin');
}

function takenOf({ index, end, text }: Match, context: Context): { readonly index: number; readonly end: number } {
  if (isPlanned(context)) return { index, end };
  const at = text.search(/ (?:from|to) \p{L}/u);
  return { index, end: at < 0 ? end : index + at };
}

function withWish(wishes: readonly TransportWish[], wish: TransportWish): readonly TransportWish[] {
  if (wish.from === undefined && wish.to === undefined) return [wish];
  return [...wishes.filter(({ from, to }) => from !== wish.from || to !== wish.to), wish];
}
