import {
  type Gazetteer,
  type Language,
  type OwnTime,
  sayDate,
  sayList,
  sayMoney,
  textsIn,
  type TransportWish,
} from '@wayfarer/language';
import { nameOf, type Person } from '@wayfarer/trip';
import { formatTime, weekdayOf } from '@wayfarer/trip/clock';
import { formatMoney } from '@wayfarer/trip/money';

import { type Fact, type FactName, type FactValues, valueOf } from './facts.ts';

type Describe = { readonly [Name in FactName]: (value: FactValues[Name], gazetteer: Gazetteer) => string };

const SCOPES: Readonly<Record<FactValues['budget']['scope'], string>> = {
  total: 'in all',
  person: 'for each person',
  'person-day': 'for each person and day',
  day: 'a day',
};

const list = (words: readonly string[], none: string): string => (words.length === 0 ? none : words.join(', '));

const DESCRIBE: Describe = {
  destinations: (ids, gazetteer) =>
    list(
      ids.map((id) => gazetteer.getCity(id).name),
      'nowhere',
    ),
  start: (date) => `${weekdayOf(date).slice(0, 3)} ${date}`,
  end: (date) => `${weekdayOf(date).slice(0, 3)} ${date}`,
  origin: (name) => name,
  arrival: ownTime,
  departure: ownTime,
  travelers: (count) => (count === 1 ? '1 person' : `${count} people`),
  budgetLevel: (level) => level,
  budget: ({ money, scope }) => `${formatMoney(money)} ${SCOPES[scope]}`,
  pace: (pace) => pace,
  dietary: (diets) => list(diets, 'no restrictions'),
  interests: (interests) => list(interests, 'anything'),
  mustDo: (places, gazetteer) =>
    list(
      places.map((id) => gazetteer.namePlace(id) ?? 'a place that is on the map no more'),
      'nothing in particular',
    ),
  hotelStyle: (style) => style,
  stayAreas: (areas, gazetteer) =>
    list(
      areas.map(({ name, city }) => `near ${name} (${gazetteer.getCity(city).name})`),
      'anywhere',
    ),
  transport: (wishes) => list(wishes.map(describeWish), 'whatever suits'),
  stays: (places, gazetteer) =>
    list(
      places.map((id) => gazetteer.namePlace(id) ?? 'a house that is on the map no more'),
      'wherever suits',
    ),
  currency: (currency) => currency,
  accessibility: (needs) =>
    list(
      needs.map((need) => (need === 'known-access' ? 'where that is known only' : need)),
      'no needs stated',
    ),
  avoid: (categories) => list(categories, 'nothing'),
  crowds: (crowds) => (crowds === 'avoid' ? 'avoid crowds' : 'crowds are fine'),
  openingHours: (hours) =>
    hours === 'known' ? 'places with known opening hours only' : 'unknown opening hours are fine',
  persons: (persons) =>
    persons.length === 0 ? 'nothing said of anybody alone' : persons.map(describePerson).join('; '),
  fairness: (fairness) => FAIRNESS_TEXTS[fairness],
  autonomy: (autonomy) => (autonomy === 'ask' ? 'you are asked every time' : 'small ones are made without asking you'),
};

const FAIRNESS_TEXTS: Readonly<Record<FactValues['fairness'], string>> = {
  sum: 'what most of you like',
  'least-misery': 'nothing that one of you dislikes',
  'most-pleasure': 'something that each of you loves',
  multiplicative: 'fair to everyone',
};

/** `Anna: vegan, likes art, at most €600`. */
function describePerson({
  label,
  ages = [],
  diets = [],
  interests = [],
  avoid = [],
  access = [],
  limit,
}: Person): string {
  const said = [
    ...diets,
    ...(interests.length > 0 ? [`likes ${interests.join(' and ')}`] : []),
    ...(avoid.length > 0 ? [`no ${avoid.join(' or ')}`] : []),
    ...access,
    ...(limit ? [`at most ${formatMoney(limit.money)} ${limit.scope === 'person-day' ? 'each a day' : 'each'}`] : []),
  ];
  const name = nameOf({ label, ages });
  return said.length === 0 ? name : `${name}: ${said.join(', ')}`;
}

/** `14:00, by train`. */
function ownTime({ at, by }: OwnTime): string {
  return by === undefined ? formatTime(at) : `${formatTime(at)}, by ${wordOf(by)}`;
}

/** `train`; of one journey `bus from Osaka to Kyoto`. */
function describeWish({ by, from, to }: TransportWish): string {
  return `${wordOf(by)}${from === undefined ? '' : ` from ${from}`}${to === undefined ? '' : ` to ${to}`}`;
}

function wordOf(by: TransportWish['by']): string {
  return by === 'drive' ? 'car' : by === 'transit' ? 'train or bus' : by;
}

/** The value of a fact as a person would say it. */
export function describeValue<Name extends FactName>(
  name: Name,
  value: FactValues[Name] | null,
  gazetteer: Gazetteer,
): string {
  return value === null ? 'left to us' : DESCRIBE[name](value, gazetteer);
}

/** `Budget: mid → high`: what became of a fact. */
export function describeChange(before: Fact | undefined, after: Fact | undefined, language: Language = 'en'): string {
  const { plans } = textsIn(language);
  const name = after?.name ?? before?.name;
  if (name === undefined) return '';
  const [from, to] = [before, after].map((fact) => (fact ? valueInWords(fact, language) : plans.nothingSaid));
  return plans.fact(plans.facts[name], from ?? '', to ?? '');
}

/** As its fact has it in English; in another language what figures and codes it holds, names as they are. */
function valueInWords(fact: Fact, language: Language): string {
  const { text } = fact;
  if (language === 'en') return text;
  const { plans, planning, options } = textsIn(language);
  const facts = [fact];
  const [people, level, pace, sum] = [
    valueOf(facts, 'travelers'),
    valueOf(facts, 'budgetLevel'),
    valueOf(facts, 'pace'),
    valueOf(facts, 'budget'),
  ];
  if (people !== undefined) return planning.people(people);
  if (level !== undefined) return planning.levels[level];
  if (pace !== undefined) return planning.paces[pace];
  if (sum !== undefined) return plans.scopes[sum.scope](sayMoney(sum.money, language));
  const date = valueOf(facts, 'start') ?? valueOf(facts, 'end');
  if (date !== undefined) return sayDate(date, language);
  const interests = valueOf(facts, 'interests');
  if (interests !== undefined)
    return interests.length === 0
      ? planning.anySights
      : sayList(
          interests.map((interest) => options.interests[interest]),
          language,
        );
  return text;
}

/** One line for each fact; what was assumed says so. */
export function summarise(facts: readonly Fact[], language: Language = 'en'): string {
  const { plans } = textsIn(language);
  return facts
    .map((fact) => plans.factLine(plans.facts[fact.name], valueInWords(fact, language), fact.status === 'assumed'))
    .join('\n');
}
