import type { Diet } from '@wayfarer/trip';

import type { DateHints } from '../brain.ts';
import { valueOf } from '../facts.ts';
import { notesIn } from './notes.ts';
import { whoIs, withPerson } from './persons.ts';
import { type Context, learn, NOTHING } from './read-result.ts';
import { type FactReader, findIn, type Said, slotsOf, wordsOrAll } from './said.ts';

/** Eating everything again, or no need any more. */
const NO_MORE = /\b(?:no longer|not .{0,12}any ?more|eats? .{0,9}again|nicht mehr|ne plus|ya no)\b/iu;
const EATS_ALL =
  /\b(?:everything|anything|no restrictions|omnivores?|alles|de todo)\b|何でも食べ|什么都吃|没忌口|好き嫌いな/iu;

/** `party-diet`: what somebody does not eat. What no kitchen is marked for is kept as a hint, and said. */
export const readDiet: FactReader = (said, context) => {
  const slots = slotsOf(said, 'diet', 'dish');
  const found = findIn(wordsOrAll(said, 'diet', 'dish'), said.find.diets);
  const inText = found.length > 0 ? found : said.find.diets(said.text);
  const diets = [...new Set(inText.map(({ value }) => value))];
  const foods = slots.filter(({ text }) => said.find.diets(text).length === 0).map(({ text }) => text);
  const known = valueOf(context.facts, 'dietary') ?? [];
  if (slots.length === 0 && diets.length === 0 && EATS_ALL.test(said.text))
    return { ...NOTHING, learned: [learn('dietary', [], { status: 'waived' })] };
  if (diets.length > 0 && NO_MORE.test(said.text))
    return {
      ...NOTHING,
      learned: [
        learn(
          'dietary',
          known.filter((diet) => !diets.includes(diet)),
        ),
      ],
    };
  const remarks =
    foods.length === 0
      ? []
      : [
          {
            code: 'not-understood' as const,
            text: notesIn(context.language).foods(foods.join(', ')),
            fact: 'dietary' as const,
          },
        ];
  const hints: DateHints =
    foods.length === 0 ? {} : { foods: [...new Set([...(context.hints.foods ?? []), ...foods])] };
  if (diets.length === 0) return { ...NOTHING, remarks, hints };
  const who = whoIs(said);
  const persons = who && withPerson(valueOf(context.facts, 'persons') ?? [], { ...who, diets });
  return {
    ...NOTHING,
    remarks,
    hints: { ...hints, ...eatersOf(said, diets, context) },
    learned: [learn('dietary', [...new Set([...known, ...diets])]), ...(persons ? [learn('persons', persons)] : [])],
  };
};

function eatersOf(said: Said, diets: readonly Diet[], { hints }: Context): Pick<DateHints, 'eaters'> {
  const who = whoIs(said);
  const count = who?.count === 'rest' ? undefined : who?.count;
  return count === undefined
    ? {}
    : { eaters: { ...hints.eaters, ...Object.fromEntries(diets.map((diet) => [diet, count])) } };
}

const IS_FINE =
  /\b(?:stairs|steps) are (?:fine|ok|no problem)|no (?:problem|trouble) with (?:stairs|steps)|\bno (?:special )?(?:access|mobility) (?:needs|issues)|cast is off|treppen (?:sind kein problem|gehen wieder)/iu;
/** What steps are not in the way of. */
const OF_THE_SENSES =
  /\b(?:deaf|blind|hard of hearing|taub|gehörlos|sourde?|aveugle|sord[oa]|cieg[oa])\b|耳が|目が|聋|盲|聴覚|視覚/iu;

/** `access`: a way without steps, for whatever makes steps hard. */
export const readAccess: FactReader = (said, context) => {
  if (IS_FINE.test(said.text)) return { ...NOTHING, learned: [learn('accessibility', [], { status: 'waived' })] };
  if (OF_THE_SENSES.test(said.text)) return { ...NOTHING, unused: [said.text.trim()] };
  const known = valueOf(context.facts, 'accessibility') ?? [];
  return { ...NOTHING, learned: [learn('accessibility', [...new Set([...known, 'step-free' as const])])] };
};
