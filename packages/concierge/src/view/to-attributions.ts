import type { Attribution } from '@wayfarer/contract';
import type { Place, TripFacts } from '@wayfarer/trip';
import type { Provenance } from '@wayfarer/trip/vocabulary';

/**
 * Whom to name wherever anything of the trip is shown: of all places and ways that were gathered for it, as any of them may
 * be offered or spoken of. Each is named once, however many pages its places have.
 */
export function toAttributions(gathered: readonly (TripFacts | null | undefined)[]): Attribution[] {
  const all = [...new Set(gathered)].flatMap((facts) => (facts ? attributionsOf(facts) : []));
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

/** Facts never change once gathered. */
const known = new WeakMap<TripFacts, readonly Attribution[]>();

function attributionsOf(facts: TripFacts): readonly Attribution[] {
  const before = known.get(facts);
  if (before) return before;
  const found = new Map<string, Attribution>();
  const ways = facts.travel?.routes.map(({ source }) => source) ?? [];
  for (const source of [...facts.places.flatMap(sourcesOf), ...ways]) {
    if (source.attribution === undefined) continue;
    const one = {
      text: source.attribution,
      license: source.license ?? null,
      url: source.attributionUrl ?? source.url ?? null,
    };
    if (!found.has(keyOf(one))) found.set(keyOf(one), one);
  }
  const all = [...found.values()];
  known.set(facts, all);
  return all;
}

function sourcesOf({ source, factSources = {} }: Place): readonly Provenance[] {
  return [source, ...Object.values(factSources)];
}

function keyOf({ text, license }: Attribution): string {
  return JSON.stringify([text, license]);
}
