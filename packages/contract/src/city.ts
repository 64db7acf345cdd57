import { z } from 'zod';

/** A city that can be planned, with its schematic map (GeoJSON; `properties.kind` says what is drawn). */
const citySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    country: z.string(),
    zone: z.string(),
    center: z.object({ lat: z.number(), lon: z.number() }),
    sketch: z.unknown().nullable(),
  })
  .meta({ id: 'City' });
export type City = z.infer<typeof citySchema>;
export const cityListSchema = z.object({ cities: z.array(citySchema) }).meta({ id: 'CityList' });
export type CityList = z.infer<typeof cityListSchema>;
