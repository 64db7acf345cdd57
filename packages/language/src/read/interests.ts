import { after, before, COUNT, findAll, isNegated } from '@wayfarer/router/grammar';
import type { Interest } from '@wayfarer/trip';

import { learn, NOTHING, type Reader, type ReadResult } from '../facts/read-result.ts';
import { createFinder, learnList, type Named, type Vocabulary } from './words.ts';

const VOCABULARY: Vocabulary<Interest> = [
  ['temples', 'temples?|shrines?|pagodas?|buddhis[tm]|zen'],
  [
    'history',
    'history|histor(?:ic|ical)(?: (?:sites?|places?|sights?|landmarks?|buildings?))?|ancient|castles?|palaces?|samurai|heritage|medieval|ruins',
  ],
  ['art', 'art|arts|galler(?:y|ies)|paintings?|sculptures?|art museums?|impressionis[tm]s?'],
  [
    'food',
    'food|foodies?|seafood|cuisine|eating|dining|restaurants?|gastronom(?:y|ic)|culinary|ramen|sushi|street[- ]food|wine|pastr(?:y|ies)|bakeries|tapas|cooking|local dishes|eat well|delicacies',
  ],
  [
    'nature',
    'nature|hik(?:es?|ing)|mountains?|forests?|outdoors?|scenery|scenic|beach(?:es)?|parks?|lakes?|bamboo|cherry blossoms?|wildlife|landscapes?',
  ],
  ['gardens', 'gardens?|botanical'],
  ['shopping', 'shopping|shops?|boutiques|malls?|fashion|souvenirs?'],
  ['architecture', 'architecture|architectural|buildings|churches|cathedrals?|mosques?'],
  ['views', 'views?|viewpoints?|skyline|panoramas?|observation decks?|photograph(?:y|s)|photo spots'],
  ['nightlife', 'nightlife|night life|clubs|clubbing|bars|pubs|partying|cocktails?|izakayas?'],
  ['science', 'science|technology|tech|planetariums?|robots?|space'],
  [
    'family',
    String.raw`family[- ]friendly|kid[- ]friendly|child[- ]friendly|(?:things|activities|fun|something|attractions) for (?:the |our )?(?:kids|children|family)|zoos?|animals|aquariums?|(?:theme|amusement) parks?|playgrounds?|disney(?:land|sea)?`,
  ],
  ['markets', '(?:flea |street |food |local |night |christmas )?markets?|bazaars?|souks?'],
  ['crafts', 'crafts?|pottery|ceramics|handicrafts?|workshops|artisans?|textiles'],
  ['walks', 'walks|walking tours?|walking around|walking|strolls?|strolling|wandering'],
  ['literature', 'literature|literary|books|bookshops?|bookstores?|libraries|writers|poetry'],
  ['music', 'music|concerts?|jazz|opera|gigs'],
  ['anime', 'anime|manga|ghibli|otaku|cosplay|gaming|video games'],
  ['sports', 'sports?|football|soccer|baseball|basketball|sumo|stadiums?|tennis|rugby'],
  [['history', 'art'], 'museums|culture|cultural(?: (?:sites?|sights?|attractions?))?'],
];
/** Interests by the words for them, wherever they stand. */
export const findInterests = createFinder<Interest>(VOCABULARY);

/** A word of interest that is no interest where it stands. */
const NOT_BEHIND = new RegExp(
  String.raw`^ (?:isn'?t|aren'?t|is not|are not|doesn'?t|do not|don'?t|allerg\w*|restrictions?|requirements?|preferences?|intoleran\w*|distances?|poisoning|station|hotel|blossom season|sticks?|frames?|aids?|cane|of ${COUNT})\b`,
  'i',
);
const NOT_BEFORE =
  /\b(?:vegetarian|vegan|halal|kosher|gluten[- ]free|dairy[- ]free|near|close to|next to|fast|can'?t do|limited|long|a lot of|much|difficulty|trouble|open|street|martial)\s*$/i;
const ANYTHING =
  /\b(?:(?:interested in|like|love|into|enjoy|see|do|open to) (?:everything|anything|all)|a (?:bit|little) of everything|no (?:particular|specific|special) interests?)\b/gi;

/** What they like to see, in their words. */
export const readInterests: Reader = (text, context) => {
  const found = findInterests(text).filter((word) => isMeant(text, word));
  if (found.length > 0) return toReading(found, text, context);
  const anything = findAll(text, ANYTHING);
  return anything.length === 0
    ? NOTHING
    : { learned: [learn('interests', null, { status: 'waived' })], remarks: [], taken: anything };
};

function toReading(found: readonly Named<Interest>[], text: string, context: Parameters<Reader>[1]): ReadResult {
  const outright = new Set(found.filter((word) => word.values.length === 1).flatMap((word) => word.values));
  const broad = found.filter((word) => word.values.length > 1);
  const read = broad.find((word) => !word.values.every((value) => outright.has(value)));
  const note = read ? `I read "${read.text}" as ${read.values.join(' and ')}.` : undefined;
  const values = [...new Set(found.flatMap((word) => word.values))];
  return { learned: learnList('interests', values, { text, context, note }), remarks: [], taken: found };
}

function isMeant(text: string, { index, end }: Named<Interest>): boolean {
  return !isNegated(text, index) && !NOT_BEHIND.test(after(text, end)) && !NOT_BEFORE.test(before(text, index));
}
