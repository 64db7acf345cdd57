import type { Category, Interest } from '@wayfarer/trip';

import { valueOf } from '../facts.ts';
import { notesIn } from './notes.ts';
import { whoIs, withPerson } from './persons.ts';
import { type Context, learn, NOTHING, type ReadResult } from './read-result.ts';
import { type FactReader, findIn, type Said, slotsOf, wordsOrAll } from './said.ts';
import { isDenied } from './scope.ts';
import type { Term } from './terms.ts';
import { hasCuisine } from './where.ts';
import type { KindWord } from './words/fact-words.ts';

interface Kind {
  readonly likes: readonly Interest[];
  /** What is left out of a plan when nobody wants it; none of what no catalogue tells apart. */
  readonly category?: Category;
}

const KINDS: Readonly<Record<KindWord, Kind>> = {
  temple: { likes: ['temples'], category: 'temple' },
  shrine: { likes: ['temples'], category: 'shrine' },
  church: { likes: ['architecture'], category: 'church' },
  castle: { likes: ['history'], category: 'castle' },
  palace: { likes: ['history'], category: 'palace' },
  museum: { likes: ['history', 'art'], category: 'museum' },
  art: { likes: ['art'], category: 'gallery' },
  history: { likes: ['history'], category: 'historic' },
  garden: { likes: ['gardens'], category: 'garden' },
  park: { likes: ['nature'], category: 'park' },
  nature: { likes: ['nature'], category: 'nature' },
  view: { likes: ['views'], category: 'view' },
  market: { likes: ['markets'], category: 'market' },
  shopping: { likes: ['shopping'], category: 'shopping' },
  walk: { likes: ['walks'] },
  aquarium: { likes: ['family'], category: 'aquarium' },
  zoo: { likes: ['family'], category: 'zoo' },
  amusement: { likes: ['family'], category: 'amusement' },
  theatre: { likes: ['music'], category: 'theatre' },
  library: { likes: ['literature'], category: 'library' },
  cemetery: { likes: ['history'], category: 'cemetery' },
  beach: { likes: ['nature'], category: 'beach' },
  bath: { likes: [], category: 'bath' },
  craft: { likes: ['crafts'], category: 'craft' },
  food: { likes: ['food'], category: 'food' },
  architecture: { likes: ['architecture'] },
  nightlife: { likes: ['nightlife'] },
  science: { likes: ['science'] },
  family: { likes: ['family'] },
  music: { likes: ['music'] },
  anime: { likes: ['anime'] },
  sports: { likes: ['sports'] },
  anything: { likes: [] },
};

/** What is liked by whoever names a kind, and what is left out by whoever refuses it. */
export function kindOf(value: KindWord): Kind {
  return KINDS[value];
}

interface Named {
  readonly liked: readonly Term<KindWord>[];
  readonly refused: readonly Term<KindWord>[];
  /** Slots that name no kind of ours. */
  readonly unused: readonly string[];
}

/** The kinds of a request, each by its own polarity where both stand in it. */
function listKinds(said: Said): Named {
  const all = said.find.kinds(said.text);
  const slots = slotsOf(said, 'kind', 'dish');
  const found = findIn(wordsOrAll(said, 'kind', 'dish'), said.find.kinds);
  const kinds = found.length > 0 ? found : all;
  const isAvoided = said.act === 'avoid-kind';
  const denied = kinds.filter((term) => isDenied(said, term, all));
  // "We never say no to a viewpoint": what likes nothing would be no liking.
  const isMixed = denied.length < kinds.length || said.act !== 'like-kind';
  const isRefused = (term: Term<KindWord>): boolean => isAvoided || (isMixed && denied.includes(term));
  const foods = slotsOf(said, 'dish').filter(({ text }) => said.find.kinds(text).length === 0);
  return {
    liked: [
      ...kinds.filter((term) => !isRefused(term)),
      ...(isAvoided ? [] : foods.map((slot) => ({ ...slot, value: 'food' as const }))),
    ],
    refused: kinds.filter(isRefused),
    unused: slots
      .filter(({ name, text }) => name === 'kind' && said.find.kinds(text).length === 0)
      .map(({ text }) => text),
  };
}

/** `like-kind`, `more-kind`, `avoid-kind`: what they like to see, and what they want none of. */
export const readKinds: FactReader = (said, context) => {
  const { liked, refused, unused } = listKinds(said);
  const cuisine = said.act !== 'avoid-kind' && hasCuisine(said) ? (['food'] as const) : [];
  const likes = [...new Set([...liked.flatMap(({ value }) => KINDS[value].likes), ...cuisine])];
  const avoid = [...new Set(refused.flatMap(({ value }) => KINDS[value].category ?? []))];
  const nameless = refused.filter(({ value }) => KINDS[value].category === undefined).map(({ text }) => text);
  const rest = { unused: [...unused, ...nameless] };
  const who = whoIs(said);
  if (who && (likes.length > 0 || avoid.length > 0)) {
    const persons = withPerson(valueOf(context.facts, 'persons') ?? [], {
      ...who,
      ...(likes.length > 0 && { interests: likes }),
      ...(avoid.length > 0 && { avoid }),
    });
    return { ...NOTHING, ...rest, learned: [learn('persons', persons)] };
  }
  const isAnything = liked.some(({ value }) => value === 'anything') && likes.length === 0 && unused.length === 0;
  return {
    ...NOTHING,
    ...rest,
    learned: [
      ...(isAnything ? [learn('interests', null, { status: 'waived' })] : added('interests', likes, context)),
      ...added('avoid', avoid, context),
    ],
  };
};

function added(name: 'interests' | 'avoid', items: readonly string[], { facts }: Context): ReadResult['learned'] {
  if (items.length === 0) return [];
  const all = [...new Set([...(valueOf(facts, name) ?? []), ...items])];
  return [name === 'interests' ? learn(name, all as Interest[]) : learn(name, all as Category[])];
}

/** `fewer-kind`: what was liked is liked no more; less of a kind is nothing that plans know. */
export const readFewerKinds: FactReader = (said, context) => {
  const { liked, refused } = listKinds(said);
  const kinds = [...liked, ...refused];
  const less = new Set(kinds.flatMap(({ value }) => KINDS[value].likes));
  const known = valueOf(context.facts, 'interests') ?? [];
  const kept = known.filter((interest) => !less.has(interest));
  if (kept.length < known.length) return { ...NOTHING, learned: [learn('interests', kept)] };
  const text = notesIn(context.language).notFewer(said.text.trim());
  return { ...NOTHING, remarks: [{ code: 'not-understood', text, fact: 'avoid' }] };
};
