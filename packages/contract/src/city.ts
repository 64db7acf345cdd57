import { z } from 'zod';

import { sourceSchema } from './day.ts';

/** A city that can be planned. */
const citySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    country: z.string(),
    zone: z.string(),
    center: z.object({ lat: z.number(), lon: z.number() }),
    source: sourceSchema.describe('Of what is known of the city: written by hand, an outline, or imported.'),
    hasSketch: z.boolean().describe('There is a drawn map of it.'),
  })
  .meta({ id: 'City' });
export type City = z.infer<typeof citySchema>;

/** What the traveller has said about fetching cities. */
export const fetchingSchema = z
  .object({
    permission: z
      .enum(['ask', 'always', 'never'])
      .describe(
        '`ask`: each city is offered, and fetched when that is tapped. `always`: at once. `never`: not even offered.',
      ),
  })
  .meta({ id: 'Fetching' });
export type Fetching = z.infer<typeof fetchingSchema>;

/** What was made of an extract of OpenStreetMap. */
export const importedCitySchema = z
  .object({ id: z.string(), name: z.string(), sights: z.int(), eateries: z.int(), lodgings: z.int() })
  .meta({ id: 'ImportedCity' });
export type ImportedCity = z.infer<typeof importedCitySchema>;

export const cityListSchema = z
  .object({
    cities: z.array(citySchema),
    canFetch: z.boolean().describe('Any other city can be fetched when a traveller asks for it.'),
    fetching: fetchingSchema.optional().describe('Missing where whoever runs the server has forbidden it.'),
    mapStyle: z
      .string()
      .nullable()
      .describe(
        'Address of the MapLibre style, or of the .pmtiles file, that maps are drawn with; `null`: with the sketches alone.',
      ),
    hasPerson: z.boolean().optional().describe('Somebody reads the inbox of those who call for a person.'),
    model: z.string().optional().describe('The language model that may be asked; missing: none. See `/api/model`.'),
  })
  .meta({ id: 'CityList' });
export type CityList = z.infer<typeof cityListSchema>;

/** A drawn map: GeoJSON, with whom to name for it. */
export const sketchSchema = z
  .looseObject({
    type: z.literal('FeatureCollection'),
    features: z.array(z.unknown()).describe('`properties.kind` says what each draws: `street`, `water`, `park` …'),
    attribution: z.string().optional().describe('Has to be shown with it; a map without is a schematic one of ours.'),
    date: z.string().optional().describe('When what it shows was so.'),
  })
  .meta({ id: 'Sketch' });
export type Sketch = z.infer<typeof sketchSchema>;
