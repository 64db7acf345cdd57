import { before, COUNT, findAll, isNegated, type Match, parseCount, type Span } from '@wayfarer/router/grammar';
import type { Diet } from '@wayfarer/trip';
import { DIETS } from '@wayfarer/trip/vocabulary';

import type { DateHints, Remark } from '../brain.ts';
import { valueOf } from '../facts.ts';
import { type Context, isOpen, learn, NOTHING, type Reader } from '../facts/read-result.ts';
import { listed } from '../say/words.ts';
import { createFinder, learnList } from './words.ts';

/** Taken with the diet, so that it is not read as an interest in food. */
const MEAL = '(?: (?:food|meals?|restaurants?|options?|dishes|cuisine|diet))?';

/** Diets by their own names. */
const BY_NAME = createFinder<Diet>([
  [
    'vegetarian',
    String.raw`(?:vegetarians?|veggies?|veggie|v[ée]g[ée]tarien(?:ne)?s?|vegetarisch|vegetarier(?:in)?|vegetarian[oa]s?)${MEAL}`,
  ],
  ['vegan', String.raw`(?:vegans?|plant[- ]based|vegane?|v[ée]gan[oa]?s?)${MEAL}`],
  ['pescatarian', String.raw`pesc[ae]tarians?${MEAL}`],
  ['halal', String.raw`halal${MEAL}`],
  ['kosher', String.raw`kosher${MEAL}`],
]);
const SHELLFISH = 'shell ?fish|crustaceans?|shrimps?|prawns?|crabs?|lobsters?|oysters?';
const NUTS = '(?:tree |pea)?nuts?|peanuts?';
const DAIRY = 'dairy|milk|lactose|cheese';
const GLUTEN = 'gluten|wheat';
const EGGS = 'eggs?';
const FOOD: readonly (readonly [Diet, string])[] = [
  ['gluten-free', GLUTEN],
  ['dairy-free', DAIRY],
  ['nut-free', NUTS],
  ['shellfish-free', SHELLFISH],
  ['egg-free', EGGS],
];
/** Diets by what somebody does not eat. */
const BY_FOOD = createFinder<Diet>([
  ...FOOD.map(
    ([diet, food]) =>
      [
        diet,
        String.raw`(?:${food})[- ](?:free|allerg(?:y|ies|ic)|intoleran(?:t|ce))|(?:no|without|avoids?|(?:can'?t|cannot|don'?t|doesn'?t|do not|does not|not) (?:eat|have|drink|tolerate)) (?:any )?(?:${food})`,
      ] as const,
  ),
  ['gluten-free', 'c(?:o)?eliac(?:s| disease)?'],
]);
const ALLERGIC =
  /\b(?:allergic to|allerg(?:y|ies) (?:to|against|:)|intolerant to|allergies?:|can(?:'t|not) (?:eat|tolerate))\s(?<foods>[^.;!?\n\uFFFC]{1,80})/gi;
const FOOD_ALLERGY = /(?<![\p{L}])(?<food>\p{L}{3,20}) (?:allerg(?:y|ies)|intolerance)\b/giu;
/** Diets that people keep and no kitchen in a catalogue is marked for. */
const UNKNOWN_DIET =
  /\b(?:(?:no|don'?t eat|doesn'?t eat|do not eat|does not eat|without|hates?|dislikes?|can'?t stand|can not stand|avoids? (?:eating )?) ?(?:any |the taste of )?(?:pork|beef|(?:red )?meat|fish|seafood|sugar|onions?|garlic|soy|sesame|spicy(?: food)?|mushrooms?|raw fish|alcohol)|keto|low[- ]carb|jain|paleo|diabetic|fodmap|sugar[- ]free|no[- ]spice)\b/gi;
const EATS_ALL = [
  String.raw`\b(?:no|without|not? have any|don'?t have any|zero) (?:special |particular |known |food |other )*(?:diet(?:ary|s)?|food allerg(?:y|ies)|allerg(?:y|ies)|food restrictions?|eating restrictions?|restrictions? on food|food (?:needs|requirements|issues|preferences))(?: (?:restrictions?|requirements?|needs?|preferences?|limitations?|constraints?|issues?|concerns?|allergies))*\b`,
  String.raw`\bno restrictions?\b(?! on)`,
  String.raw`\b(?:we|i|everyone|everybody|all of us)(?: both| all| can| will|'ll)* eats? (?:everything|anything|all)\b`,
  String.raw`\bomnivores?\b|\bnobody is (?:allergic|vegetarian)\b|\bwe are not picky\b|\bnot (?:allergic|picky)\b`,
].join('|');
const NO_NEEDS = new RegExp(EATS_ALL, 'gi');

/** Foods that somebody does not tolerate, as far as foods are listed: "shellfish, food markets and crafts" goes on with something else. */
function findAllergies(text: string): readonly Match[] {
  return findAll(text, ALLERGIC).map((found) => {
    const { foods = '' } = found.groups;
    const parts = [...foods.matchAll(/(?:^|,|\band\b|\bor\b|&)\s*([^,&]*?)(?=\s*(?:,|\band\b|\bor\b|&|$))/gi)];
    const other = parts.find(([, part = ''], at) => at > 0 && / /.test(part.trim()) && !findFood(part));
    const listed = foods.slice(0, other?.index ?? foods.length);
    const end = found.end - foods.length + listed.length;
    return { ...found, end, text: text.slice(found.index, end), groups: { ...found.groups, foods: listed } };
  });
}

function findFood(words: string): Diet | undefined {
  return FOOD.find(([, food]) =>
    new RegExp(String.raw`^(?:all |any |the )?(?:${food})\b`, 'i').test(words.trim()),
  )?.[0];
}

/** Whether the text is a diet and nothing else, whatever house is called so. */
export function isDiet(text: string): boolean {
  return [...BY_NAME(text), ...BY_FOOD(text)].some((found) => found.text.length === text.trim().length);
}

/** The diets that words about one person name, and where they end. */
export function findDiets(text: string): { readonly diets: readonly Diet[]; readonly end: number } {
  const named = [...BY_NAME(text), ...BY_FOOD(text)];
  const allergies = findAllergies(text);
  const foods = allergies
    .map(({ groups }) => dietsOfFoods(groups['foods'] ?? ''))
    .filter(({ diets }) => diets.length > 0);
  return {
    diets: [...new Set([...named.flatMap(({ values }) => values), ...foods.flatMap(({ diets }) => diets)])],
    end: Math.max(0, ...named.map(({ end }) => end), ...(foods.length > 0 ? allergies.map(({ end }) => end) : [])),
  };
}

/** What somebody does not eat. It is a hard constraint, so what cannot be kept is said aloud and never dropped. */
export const readDietary: Reader = (text, context) => {
  const allergies = findAllergies(text);
  const named = [...BY_NAME(text).filter(({ index }) => !isNegated(text, index)), ...BY_FOOD(text)];
  const foods = allergies.map(({ groups }) => dietsOfFoods(groups['foods'] ?? ''));
  const others = findAll(text, FOOD_ALLERGY).filter(({ groups }) => isOtherFood(groups['food'] ?? ''));
  const odd = [...findAll(text, UNKNOWN_DIET), ...others].map((found) => found.text);
  const unknown = [...odd, ...foods.flatMap((found) => found.unknown)];
  const diets = [...new Set([...named.flatMap((found) => found.values), ...foods.flatMap((found) => found.diets)])];
  const taken: Span[] = [...named, ...allergies, ...findAll(text, UNKNOWN_DIET), ...others];
  if (taken.length > 0) {
    return {
      learned: learnList('dietary', diets, { text, context }),
      remarks: unknown.length > 0 ? [cannotKeep(unknown)] : [],
      taken,
      hints: { ...countEaters(text, named, context), ...withFoods(unknown, context) },
    };
  }
  const none = findAll(text, NO_NEEDS).filter(
    ({ text: said }) => !/^no restrictions?$/i.test(said) || isOpen(context, 'dietary') || context.open.length === 0,
  );
  return none.length === 0
    ? NOTHING
    : {
        learned: [learn('dietary', [], { status: 'waived' })],
        remarks: [],
        taken: none,
        ...(context.hints.foods && { hints: { foods: [] } }),
      };
};

const ONE_OF_US =
  /(?:\b(?:my|our) (?:wife|husband|partner|son|daughter|mother|father|mum|mom|dad|friend|child|kid)\b[^.,;]*|\bI(?:'m| am)(?: a)? )$/i;
const ALL_OF_US =
  /\b(?:both|all|we are|we're|everyone is|everybody is)(?: of us(?: are)?)?(?: strictly| all| both)* $/i;
const HOW_MANY = new RegExp(
  String.raw`(?<count>\b(?:an?|${COUNT}))(?: (?:of us|people|adults?|child|friends?))?(?: (?:is|are|has|have|with|keeps?|eats?|an?|strictly))* $`,
  'i',
);

/** "One vegan, two vegetarians", "my wife is coeliac", "we are both vegetarian": how many keep each, where it is said. */
function countEaters(
  text: string,
  named: readonly { readonly index: number; readonly values: readonly Diet[] }[],
  { hints, facts }: Context,
): Pick<DateHints, 'eaters'> {
  const party = valueOf(facts, 'travelers');
  const found = named.flatMap(({ index, values }) => {
    const lead = before(text, index);
    const said = HOW_MANY.exec(lead)?.groups?.['count'];
    const count = said === undefined ? undefined : parseCount(said.replace(/^an?$/i, 'one'));
    const many = count ?? (ONE_OF_US.test(lead) ? 1 : ALL_OF_US.test(lead) ? party : undefined);
    return many === undefined ? [] : values.map((diet) => [diet, many] as const);
  });
  return found.length === 0 ? {} : { eaters: { ...hints.eaters, ...Object.fromEntries(found) } };
}

/** Remembered, so that the plan says that it cannot keep them. */
function withFoods(unknown: readonly string[], { hints }: Context): Pick<DateHints, 'foods'> {
  return unknown.length === 0 ? {} : { foods: [...new Set([...(hints.foods ?? []), ...unknown])] };
}

function dietsOfFoods(foods: string): { readonly diets: readonly Diet[]; readonly unknown: readonly string[] } {
  const words = foods
    .split(/,|\band\b|\bor\b|&/i)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const known = words.map(findFood);
  const first = known[0];
  // Behind the first food the sentence may go on with something else: "allergic to nuts and we love art".
  const unknown = first === undefined ? words.slice(0, 1).map((word) => word.split(' ').slice(0, 3).join(' ')) : [];
  return {
    diets: known.filter((diet) => diet !== undefined),
    unknown: [...unknown, ...words.slice(1).filter((word, at) => !known[at + 1] && !word.includes(' '))],
  };
}

function isOtherFood(word: string): boolean {
  const isKnown = FOOD.some(([, food]) => new RegExp(`^(?:${food})$`, 'i').test(word));
  return (
    !isKnown &&
    !/^(?:food|any|known|special|some|severe|other|the|and|her|his|our|their|has|have|with|nut|fish shell|pollen|cat|dog)$/i.test(
      word,
    )
  );
}

function cannotKeep(words: readonly string[]): Remark {
  const text = `I cannot check places to eat for ${listed(words.map((word) => `"${word}"`))}. I can look for ${listed(DIETS, 'or')}; which of these should hold, or none?`;
  return { code: 'not-understood', text, fact: 'dietary' };
}
