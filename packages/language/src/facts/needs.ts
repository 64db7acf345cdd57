import type { Diet } from '@wayfarer/trip';

import type { DateHints } from '../brain.ts';
import { valueOf } from '../facts.ts';
import { notesIn } from './notes.ts';
import { whoIs, withPerson } from './persons.ts';
import { type Context, learn, NOTHING } from './read-result.ts';
import { type FactReader, findIn, type Said, slotsOf, wordsOrAll } from './said.ts';
import { isDenied } from './scope.ts';

/** Eating everything again, or no need any more. */
const NO_MORE = /\b(?:no longer|not .{0,12}any ?more|eats? .{0,9}again|nicht mehr|ne plus|ya no)\b/iu;
const EATS_ALL =
  /\b(?:everything|anything|no restrictions|omnivores?|alles|de todo)\b|何でも食べ|什么都吃|没忌口|好き嫌いな/iu;

/** How somebody eats, and not what they leave out: who is "not vegetarian" is none, who eats "no meat" is. */
const IS_DIET = /^(?:v[eé]g|halal|kosher|casher|pesc|素食|清真|ベジ|ビーガン|ヴィーガン|ハラール)/iu;
const NOBODY = /(?<!\p{L})(?:nobody|no one|none of us|niemand|keiner|personne|nadie)(?!\p{L})|誰も|没人/iu;

/** `party-diet`: what somebody does not eat. What no kitchen is marked for is kept as a hint, and said. */
export const readDiet: FactReader = (said, context) => {
  const slots = slotsOf(said, 'diet', 'dish');
  const found = findIn(wordsOrAll(said, 'diet', 'dish'), said.find.diets);
  const inText = found.length > 0 ? found : said.find.diets(said.text);
  const kept = inText.filter(
    (term) => NO_MORE.test(said.text) || !isDenied(said, term, inText) || !IS_DIET.test(term.text),
  );
  const diets = [...new Set(kept.map(({ value }) => value))];
  if (kept.length === 0 && inText.length > 0)
    return NOBODY.test(said.text) ? { ...NOTHING, learned: [learn('dietary', [], { status: 'waived' })] } : NOTHING;
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
  /\b(?:stairs|steps) are (?:fine|ok|no problem)|no (?:problem|trouble) with (?:stairs|steps)|\bno (?:special )?(?:access(?:ibility)?|mobility) (?:needs|issues)|cast is off|treppen (?:sind kein problem|gehen wieder)/iu;
/** What steps are not in the way of. */
const OF_THE_SENSES =
  /\b(?:deaf|blind|hard of hearing|taub|gehörlos|sourde?|aveugle|sord[oa]|cieg[oa])\b|耳が|目が|聋|盲|聴覚|視覚/iu;

/** "Leave out places whose access is not known." */
const ONLY_KNOWN = /unknown|not known|known to be|unbekannt|pas connu|no se conoce|desconocid|分からない|不明/iu;

/** `access`: a way without steps, for whatever makes steps hard. */
export const readAccess: FactReader = (said, context) => {
  if (IS_FINE.test(said.text)) return { ...NOTHING, learned: [learn('accessibility', [], { status: 'waived' })] };
  if (OF_THE_SENSES.test(said.text)) return { ...NOTHING, unused: [said.text.trim()] };
  const known = valueOf(context.facts, 'accessibility') ?? [];
  return {
    ...NOTHING,
    learned: [
      learn('accessibility', [
        ...new Set([
          ...known,
          'step-free' as const,
          ...(ONLY_KNOWN.test(said.text) ? (['known-access'] as const) : []),
        ]),
      ]),
    ],
  };
};
