import { z } from 'zod';

const text = z.string().nullable();

/** What became of a file of places, or what would. */
export const keptPlacesSchema = z
  .object({
    format: z.enum(['CSV', 'GeoJSON', 'KML', 'GPX', 'Google Takeout']),
    rows: z.array(
      z.object({
        line: z.int().meta({ description: 'Of the file, from 1.' }),
        name: text,
        status: z.enum(['known', 'new', 'waiting', 'double', 'unusable']).meta({
          description:
            'known: a place that is known, and wished for from now on; new: a sight of its city from now on; waiting: kept until its city can be planned; double: there already; unusable: left out.',
        }),
        city: text,
        known: text.meta({ description: 'Name of the known place that it is.' }),
        text: text.meta({ description: 'A sentence on what is the matter, where something is.' }),
      }),
    ),
    added: z.int().meta({ description: 'How many places were kept; none of a preview.' }),
  })
  .meta({ id: 'KeptPlaces' });
export type KeptPlaces = z.infer<typeof keptPlacesSchema>;

/** The places that a traveller has on a list of their own. */
export const myPlacesSchema = z
  .object({
    places: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        at: z.object({ lat: z.number(), lon: z.number() }).nullable(),
        category: text,
        note: text,
        url: text,
        added: z.string().meta({ description: 'ISO date.' }),
        city: text.meta({ description: 'Name of its city; null while none can be planned there.' }),
        known: text.meta({ description: 'Name of the known place that it is.' }),
      }),
    ),
  })
  .meta({ id: 'MyPlaces' });
export type MyPlaces = z.infer<typeof myPlacesSchema>;
