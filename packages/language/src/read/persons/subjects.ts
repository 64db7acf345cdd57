import { COUNT, countWord, findMonth, findWeekday, parseCount } from '@wayfarer/router/grammar';
import type { Person } from '@wayfarer/trip';

/** Of whom a clause speaks. */
export interface Subject {
  readonly who: Pick<Person, 'label' | 'count' | 'unnamed'>;
  /** So many characters of the clause. */
  readonly length: number;
  /** What follows speaks of their money: "my budget is 800". */
  readonly ofMoney?: true;
  /** Children or friends of whom nobody has said how many they are. */
  readonly uncounted?: true;
}

/** What the readers of a message know of who travels. */
export interface Known {
  readonly persons: readonly Person[];
  /** Heads that were counted in the message: "2 kids". */
  readonly counted: ReadonlyMap<string, number>;
  /** Words that are names of places and not of people. */
  readonly isPlace: (word: string) => boolean;
}

const ONE =
  'wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|mother|father|mom|mum|dad|mother-in-law|father-in-law|son|daughter|brother|sister|friend|colleague|grandmother|grandfather|grandma|grandpa|granny|aunt|uncle|cousin|roommate|boss|baby|toddler|niece|nephew';
const MANY =
  'parents|grandparents|kids|children|sons|daughters|boys|girls|friends|colleagues|brothers|sisters|in-laws|twins';
const AGE = String.raw`(?:\d{1,2}[- ]years?[- ]old )?`;
const SORT = String.raw`(?:(?:best|elderly|old|older|younger|little|big|young|dear) )?`;
const MONEY_OF = String.raw`(?:'s|’s|s'|s’)?(?: own)?(?: (?:max(?:imum)?|total))? (?:budget|limit|maximum|max)`;
const OF_US = '(?: of (?:us|them|the group|you))?';
const PEOPLE = '(?: (?:people|persons|friends|adults|travell?ers|guests|guys))?';

const HEADS: readonly (readonly [string, RegExp])[] = [
  ['i', /^(?:I|i)(?=['’\s])|^(?:me|myself)\b/],
  [
    'my-money',
    new RegExp(String.raw`^(?:my (?:own )?(?:max(?:imum)? |total )?(?:budget|limit|maximum|max)|mine)\b`, 'i'),
  ],
  [
    'her-money',
    new RegExp(String.raw`^(?:(?:her|his|their) (?:own )?(?:budget|limit|maximum|max)|hers|his|theirs)\b`, 'i'),
  ],
  [
    'relative',
    new RegExp(
      String.raw`^(?:[Mm]y|[Oo]ur|[Tt]he) ${AGE}${SORT}(?<one>${ONE})(?![\p{L}])(?<name> \p{Lu}\p{Ll}+)?(?<aged> ?\(\d{1,2}\))?`,
      'u',
    ),
  ],
  [
    'relatives',
    new RegExp(
      String.raw`^(?:(?:my|our|the|all the) )?(?:(?<count>${COUNT}) )?${SORT}(?<many>${MANY})(?![\p{L}])(?<aged> ?\([\d ,_&and]{1,24}\))?`,
      'iu',
    ),
  ],
  ['year-old', /^(?:my|our|the) (?<age>\d{1,2})[- ]years?[- ]olds?(?![\p{L}])/iu],
  [
    'rest',
    new RegExp(
      String.raw`^(?:all )?(?:(?:the )?other (?<count>${COUNT})(?: of us| people| friends)?|the (?:others?|rest)(?: of (?:us|the group|them))?|everyone else|everybody else|others)(?![\p{L}])`,
      'iu',
    ),
  ],
  ['some', new RegExp(String.raw`^(?:just |only )?(?<count>${COUNT}|another)${PEOPLE}${OF_US}(?![\p{L}])`, 'iu')],
  ['name', /^(?<name>\p{Lu}\p{Ll}{1,14}(?:-\p{Lu}\p{Ll}+)?)(?![\p{L}])/u],
];

/** Words that are written like names and are none. */
const NO_NAME =
  /^(?:We|You|They|He|She|It|This|That|These|Those|There|Here|Everyone|Everybody|Nobody|Noone|Somebody|Someone|All|Both|None|Each|Every|Any|The|An?|My|Our|His|Her|Their|Your|If|When|Where|What|Why|How|Who|Which|Can|Could|Please|Budget|Money|Food|Trip|Day|Days|Plan|Make|Add|Remove|Keep|Drop|Skip|No|Not|Yes|Maybe|Just|Only|Some|Most|More|Less|Nothing|Something|Everything|Kids?|Children|Spring|Summer|Autumn|Winter|Vegan|Vegetarian|Halal|Kosher|Museums?|Temples?|Hello|Hi|Hey|Thanks|From|To|In|On|At|For|With|Split|Dinner|Lunch|Breakfast|Hotel|Let|Is|Are|Do|Does|Will|Would|Should|Want|Like|Love|Hate|Need|Fair|Total|Another)$/;

/** Whom a clause begins with, if it begins with anybody. */
export function findSubject(text: string, known: Known): Subject | undefined {
  for (const [kind, pattern] of HEADS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const subject = toSubject(kind, found, known);
    if (subject) return withMoney(subject, text);
  }
  return undefined;
}

function withMoney(subject: Subject, text: string): Subject {
  const money = new RegExp(`^${MONEY_OF}(?![a-z])`, 'i').exec(text.slice(subject.length));
  return money ? { ...subject, length: subject.length + money[0].length, ofMoney: true } : subject;
}

function toSubject(kind: string, found: RegExpExecArray, known: Known): Subject | undefined {
  const { length } = found[0];
  const { one, many, count, name, age } = found.groups ?? {};
  switch (kind) {
    case 'i':
      return { who: YOU, length };
    case 'my-money':
      return { who: YOU, length, ofMoney: true };
    case 'her-money': {
      const others = known.persons.filter(({ label, count: heads }) => label !== 'you' && heads === 1);
      const [other] = others;
      return {
        who: other && others.length === 1 ? whoIs(other) : { label: 'your companion', count: 1 },
        length,
        ofMoney: true,
      };
    }
    case 'relative':
      return { who: { label: name?.trim() ?? `your ${(one ?? '').toLowerCase()}`, count: 1 }, length };
    case 'relatives':
      return toRelatives((many ?? '').toLowerCase(), parseCount(count ?? ''), { length, known });
    case 'year-old': {
      const child = known.persons.find(({ ages }) => ages?.length === 1 && ages[0] === Number(age));
      return { who: child ? whoIs(child) : { label: `the ${age ?? ''}-year-old`, count: 1 }, length };
    }
    case 'rest':
      return { who: { label: 'the others', count: parseCount(count ?? '') ?? 'rest' }, length };
    case 'some': {
      const heads = /another/i.test(count ?? '') ? 1 : parseCount(count ?? '');
      return heads === undefined ? undefined : { who: { label: someOf(heads), count: heads, unnamed: true }, length };
    }
    default:
      return toNamed(name ?? '', { length, known });
  }
}

const YOU = { label: 'you', count: 1 } as const;

function whoIs({ label, count, unnamed }: Person): Subject['who'] {
  return { label, count, ...(unnamed && { unnamed }) };
}

function toNamed(
  name: string,
  { length, known }: { readonly length: number; readonly known: Known },
): Subject | undefined {
  const isKnown = known.persons.some(({ label }) => label === name);
  if (!isKnown && (isNoName(name) || known.isPlace(name))) return undefined;
  return { who: { label: name, count: 1 }, length };
}

function isNoName(name: string): boolean {
  const isOfDate = findMonth(name) !== undefined || findWeekday(name) !== undefined;
  return isOfDate || parseCount(name) !== undefined || NO_NAME.test(name);
}

const CHILDREN = /^(?:kids|children)$/;
const PAIRS = /^(?:parents|grandparents|in-laws|twins)$/;

function toRelatives(
  many: string,
  count: number | undefined,
  { length, known }: { readonly length: number; readonly known: Known },
): Subject {
  const label = CHILDREN.test(many) ? 'the children' : /^(?:boys|girls)$/.test(many) ? `the ${many}` : `your ${many}`;
  const before = known.persons.find((person) => person.label === label)?.count;
  const heads =
    count ?? known.counted.get(label) ?? (before === 'rest' ? undefined : before) ?? (PAIRS.test(many) ? 2 : undefined);
  return { who: { label, count: heads ?? 2 }, length, ...(heads === undefined && { uncounted: true }) };
}

const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d])(?<count>${COUNT}) ${SORT}(?<many>kids|kid|children|child|friends|boys|girls|sons|daughters)(?![\p{L}])`,
  'giu',
);

/** "2 kids", wherever it stands: how many the kids are. */
export function countHeads(text: string): ReadonlyMap<string, number> {
  const found = [...text.matchAll(COUNTED)].flatMap(({ groups }) => {
    const count = parseCount(groups?.['count'] ?? '');
    const many = (groups?.['many'] ?? '').toLowerCase();
    const label = /^(?:kids?|child(?:ren)?)$/.test(many)
      ? 'the children'
      : /^(?:boys|girls)$/.test(many)
        ? `the ${many}`
        : `your ${many}`;
    return count === undefined ? [] : [[label, count] as const];
  });
  return new Map(found);
}

function someOf(count: number): string {
  return `${countWord(count)} of you`;
}
