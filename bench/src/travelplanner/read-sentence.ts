import { HOUSE_RULES, ROOM_WISHES, type TravelRequest } from './request.ts';
import type { Reference } from './sandbox.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = String.raw`(\d+|${NUMBERS.join('|')})`;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const CUISINES = ['American', 'Chinese', 'French', 'Indian', 'Italian', 'Mediterranean', 'Mexican'];
const A_DAY = 86_400_000;

/** Reads a query from its words, knowing the cities of the tables and the ways between them. */
export function readSentence(query: string, reference: Reference): TravelRequest {
  const origin = findOrigin(query, reference);
  const cities = [origin, ...Object.keys(reference.attractions)];
  // Cities may be called like a cuisine or a number of people.
  const plain = cities.reduce((text, city) => text.replaceAll(city, '…'), query);
  return {
    origin,
    dates: readDates(plain),
    people: readPeople(plain),
    budget: readBudget(plain),
    stay: { ...readRooms(plain), ...readAllowed(plain) },
    cuisines: CUISINES.filter((cuisine) => new RegExp(String.raw`\b${cuisine}\b`, 'i').test(plain)),
    without: readWithout(plain),
  };
}

/** The end of a way that is none of the cities one goes to; where there are several, the one that the sentence names. */
function findOrigin(query: string, { attractions, flights, ground }: Reference): string {
  const ends = new Set([...flights, ...ground].flatMap(({ origin, dest }) => [origin, dest]));
  const others = [...ends].filter((end) => !(end in attractions));
  const named = others.toSorted((left, right) => right.length - left.length).find((end) => query.includes(end));
  const [, written] = /\b(?:from|leaving|departing|starting in|start in)\s+((?:[A-Z][\w.'-]*\s?)+)/.exec(query) ?? [];
  return named ?? others[0] ?? written?.trim() ?? '';
}

/** From the first date that is named to the last; a month that is named once holds for both. */
function readDates(text: string): readonly string[] {
  const [, year] = /\b(20\d\d)\b/.exec(text) ?? [];
  const named = [...text.matchAll(new RegExp(String.raw`\b(${MONTHS.join('|')})\s+(\d{1,2})(?:st|nd|rd|th)?\b`, 'gi'))];
  const ordinals = [...text.matchAll(ORDINAL)];
  const found = [
    ...named.map(([, name = '', day], k) => ({ at: named[k]?.index ?? 0, name, day: Number(day) })),
    ...ordinals.map(([, day, name = ''], k) => ({ at: ordinals[k]?.index ?? 0, name, day: Number(day) })),
  ].toSorted((left, right) => left.at - right.at);
  const month = found.find(({ name }) => name !== '')?.name.toLowerCase();
  if (month === undefined || year === undefined) throw new Error(`Expected dates in ${JSON.stringify(text)}.`);
  const dates = found.map(({ name, day }) => {
    const index = MONTHS.indexOf(name.toLowerCase());
    return Date.UTC(Number(year), index < 0 ? MONTHS.indexOf(month) : index, day);
  });
  const start = Math.min(...dates);
  const days = readLength(text);
  const end = dates.length > 1 && Math.max(...dates) > start ? Math.max(...dates) : start + ((days ?? 1) - 1) * A_DAY;
  return Array.from({ length: Math.round((end - start) / A_DAY) + 1 }, (_, k) =>
    new Date(start + k * A_DAY).toISOString().slice(0, 10),
  );
}

/** A day of the month of which the month is not said right before. */
const ORDINAL = new RegExp(
  String.raw`(?<!(?:${MONTHS.join('|')})\s+)\b(\d{1,2})(?:st|nd|rd|th)\b(?:\s+(?:of\s+)?(${MONTHS.join('|')})\b)?`,
  'gi',
);

function readLength(text: string): number | undefined {
  const [, days] = new RegExp(String.raw`\b${NUMBER}[- ]days?\b`, 'i').exec(text) ?? [];
  if (days !== undefined) return toNumber(days);
  return /\bweek\b/i.test(text) ? 7 : undefined;
}

const PEOPLE = 'people|persons?|individuals?|travell?ers?|adults?|friends?|guests?|members?|tourists?|participants?';

/** One, unless a number of people is named. */
function readPeople(text: string): number {
  const patterns = [
    String.raw`\b(?:group|party|family|team|crew|total) of ${NUMBER}\b`,
    String.raw`\b${NUMBER}[- ](?:${PEOPLE})\b`,
    String.raw`\bfor ${NUMBER}\b(?![- ](?:days?|weeks?|nights?|different|cities|distinct|separate|unique|city))`,
    String.raw`\b(?:we are|us) ${NUMBER}\b`,
    String.raw`\bthe ${NUMBER} of us\b`,
    String.raw`\b${NUMBER} of us\b`,
  ];
  for (const pattern of patterns) {
    const [, count] = new RegExp(pattern, 'i').exec(text) ?? [];
    if (count !== undefined) return toNumber(count);
  }
  return /\b(couple|pair|duo)\b/i.test(text) ? 2 : /\btrio\b/i.test(text) ? 3 : 1;
}

function readBudget(text: string): number {
  const [, amount] = /\$\s?([\d,]+(?:\.\d+)?)/.exec(text) ?? /\b([\d,]{3,}) (?:dollars|usd)/i.exec(text) ?? [];
  return amount === undefined ? Infinity : Number(amount.replaceAll(',', ''));
}

function toNumber(text: string): number {
  const word = NUMBERS.indexOf(text.toLowerCase());
  return word < 0 ? Number(text) : word + 1;
}

const NOT = String.raw`\b(?:not?|non|without|avoid\w*|exclud\w*|except|rather than|instead of|other than|nor|never|refrain\w*)\b|n't\b|n’t\b`;

/** Costs may be shared as well. */
const SHARED = String.raw`\bshar(?:ed?|ing)\b(?! (?:the )?(?:budget|cost|expense|trip|travel|experience|journey|interest|love))`;
/** What is said outright goes before what is only ruled out. */
const ROOM_WORDS: readonly (readonly [wish: string, words: RegExp])[] = [
  ['entire room', /\b(?:entire|whole) (?:rooms?|homes?|apartments?|places?|houses?|units?)\b/i],
  ['private room', /\bprivate rooms?\b/i],
  ['not shared room', new RegExp(String.raw`(?:${NOT})[^.;]{0,40}${SHARED}`, 'i')],
  ['shared room', new RegExp(SHARED, 'i')],
  ['private room', /\bprivate\b/i],
];

function readRooms(text: string): TravelRequest['stay'] {
  const [wish] = ROOM_WORDS.find(([, words]) => words.test(text)) ?? [];
  return wish === undefined ? {} : { rooms: ROOM_WISHES[wish] ?? [] };
}

/** Who comes with a dog, or with children, has to be let in with them. */
const ALLOWED: Readonly<Record<(typeof HOUSE_RULES)[number], RegExp>> = {
  smoking: /\bsmok/i,
  parties: /\bparties\b|\bparty[- ]friendly|\b(?:host|hold|throw|have|allow|permit)\w* (?:a )?party\b|\bpartying\b/i,
  'children under 10': /\bchild(?:ren)?\b|\bkids?\b|\btoddlers?\b/i,
  visitors: /\bvisitors?\b/i,
  pets: /\bpets?\b|\bpet-friendly\b|\bdogs?\b|\bcats?\b/i,
};

function readAllowed(text: string): TravelRequest['stay'] {
  const allowed = HOUSE_RULES.filter((rule) => ALLOWED[rule].test(text));
  return allowed.length > 0 ? { allowed } : {};
}

function readWithout(text: string): TravelRequest['without'] {
  const without = (what: string): boolean =>
    new RegExp(String.raw`(?:${NOT})(?:(?!\bbut\b|[.;,])[^.;]){0,60}?(?:${what})`, 'i').test(text);
  if (without(String.raw`\bflights?\b|\bfly\b|\bflying\b|\bair travel\b|\bplanes?\b|\bairplanes?\b`)) return 'flight';
  return without(String.raw`\bself[- ]?driv\w*|\bdriv(?:e|ing)\b|\brent\w* (?:a )?car`) ? 'self-driving' : null;
}
