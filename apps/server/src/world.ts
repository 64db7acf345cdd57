import type { CityList } from '@wayfarer/contract';
import type { DrawnMap } from '@wayfarer/exports';

/** What is known of the world, asked anew each time: cities come while the server runs. */
export interface World {
  listCities(): CityList;
  /** The drawn map of a city, GeoJSON; `null` where there is none. The same object as long as it is the same map. */
  findSketch(city: string): DrawnMap | null;
}
