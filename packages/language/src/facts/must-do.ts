import type { PlaceId } from '@wayfarer/trip';

import type { MissingPlace } from '../brain.ts';
import { valueOf } from '../facts.ts';
import { SENTENCES } from '../say/sentences.ts';
import { learn, NOTHING, type ReadResult } from './read-result.ts';
import { type FactReader, slotsOf } from './said.ts';
import { isDenied } from './scope.ts';
import { findSights } from './where.ts';

/** `add` before there is a plan: what they must see. */
export const readMustDo: FactReader = (said, context) => {
  const slots = slotsOf(said, 'place', 'to-place');
  const named = slots.map((slot) => ({ slot, found: findSights(slot.text, context)[0] }));
  const wanted = named.filter(({ slot }) => !isDenied(said, slot, slots));
  const places = [...new Set(wanted.flatMap(({ found }): PlaceId[] => (found ? [found.place.id] : [])))];
  const known = valueOf(context.facts, 'mustDo') ?? [];
  const cities = [...new Set(wanted.flatMap(({ found }) => (found ? [found.place.city] : [])))];
  const isHome = valueOf(context.facts, 'destinations') !== undefined;
  const unknown = isHome
    ? wanted
        .filter(({ found }) => !found)
        .map(({ slot }) => slot.text.replace(/^(?:the|le|la|les|der|die|das|den|el|los|las) /iu, ''))
    : [];
  return {
    ...NOTHING,
    ...missingOf(unknown, context.hints.missing ?? []),
    remarks: unknown.map((name) => ({ code: 'unknown-place', text: SENTENCES.unknownPlace(name), fact: 'mustDo' })),
    learned: [
      ...(places.length > 0 ? [learn('mustDo', [...new Set([...known, ...places])])] : []),
      ...(!isHome && cities.length === 1 ? [learn('destinations', cities)] : []),
    ],
  };
};

function missingOf(names: readonly string[], known: readonly MissingPlace[]): Pick<ReadResult, 'hints'> {
  const fresh = names.filter((name) => !known.some((one) => one.name === name));
  return fresh.length === 0 ? {} : { hints: { missing: [...known, ...fresh.map((name) => ({ name }))] } };
}
