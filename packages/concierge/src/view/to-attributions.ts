import type { Attribution } from '@wayfarer/contract';
import type { Place, TripFacts } from '@wayfarer/trip';
import type { Provenance } from '@wayfarer/trip/vocabulary';

/**
 * Whom to name wherever anything of the trip is shown: of all places, weather and ways that were gathered for it, as any of
 * them may be offered or spoken of. Each is named once, however many pages its places have.
 *
 * @param more - Of what was looked up later.
 */
export function toAttributions(
  gathered: readonly (TripFacts | null | undefined)[],
  more: readonly Provenance[] = [],
): Attribution[] {
  const ofFacts = [...new Set(gathered)].flatMap((facts) => (facts ? attributionsOf(facts) : []));
  const all = [...ofFacts, ...more.flatMap(toAttribution)];
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

/** Facts never change once gathered. */
const known = new WeakMap<TripFacts, readonly Attribution[]>();

function attributionsOf(facts: TripFacts): readonly Attribution[] {
  const before = known.get(facts);
  if (before) return before;
  const found = new Map<string, Attribution>();
  for (const source of [...facts.places.flatMap(sourcesOf), ...sourcesOfDays(facts), ...sourcesOfWays(facts)]) {
    const [one] = toAttribution(source);
    if (one && !found.has(keyOf(one))) found.set(keyOf(one), one);
  }
  const all = [...found.values()];
  known.set(facts, all);
  return all;
}

function toAttribution({ attribution, license, attributionUrl, url }: Provenance): readonly Attribution[] {
  if (attribution === undefined) return [];
  return [{ text: attribution, license: license ?? null, url: attributionUrl ?? url ?? null }];
}

function sourcesOf({ source, factSources = {} }: Place): readonly Provenance[] {
  return [source, ...Object.values(factSources)];
}

function sourcesOfDays({ calendar }: TripFacts): readonly Provenance[] {
  return calendar.flatMap(({ weather }) => weather?.source ?? []);
}

function sourcesOfWays({ travel }: TripFacts): readonly Provenance[] {
  return travel?.routes.map(({ source }) => source) ?? [];
}

function keyOf({ text, license }: Attribution): string {
  return JSON.stringify([text, license]);
}
