import { createHash } from 'node:crypto';

import { z } from 'zod';

import { fold } from '../gazetteer/fold.ts';
import type { OwnPlace } from './own-place.ts';

const keptPlaceSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  at: z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).nullable(),
  category: z.string().nullable(),
  note: z.string().nullable(),
  url: z.url({ protocol: /^https?$/ }).nullable(),
  added: z.iso.date(),
  trip: z.string().nullable(),
});

/** The file in which they are kept. */
export const keptListSchema = z.strictObject({ format: z.literal(1), places: z.array(keptPlaceSchema) });

/** A place of a traveller's own, as it is kept. In which city it is, is looked up: cities come and go. */
export type KeptPlace = Readonly<z.infer<typeof keptPlaceSchema>>;

/** @param trip - The only trip it is for; `null`: for all. */
export function toKeptPlace(
  { name, at, category, note, url }: OwnPlace,
  { added, trip }: { readonly added: string; readonly trip: string | null },
): KeptPlace {
  const position = at ? { lat: at.lat, lon: at.lon } : null;
  return {
    id: idOf(name, JSON.stringify([position, trip])),
    name,
    at: position,
    category: category ?? null,
    note: note ?? null,
    url: url ?? null,
    added,
    trip,
  };
}

const LONGEST_SLUG = 40;

/** The same place of the same list has the same id, whenever it is added. */
function idOf(name: string, rest: string): string {
  const digest = createHash('sha256').update(`${name} ${rest}`).digest('hex').slice(0, 8);
  const words = fold(name).match(/[a-z0-9]+/g) ?? [];
  return ['own', ...words.join('-').slice(0, LONGEST_SLUG).split('-').filter(Boolean), digest].join('-');
}
