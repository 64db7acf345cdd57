import type { CityList } from '@wayfarer/contract';
import type { DrawnMap } from '@wayfarer/exports';
import type { EmbeddedSources } from '@wayfarer/sources';

type FetchSetting = NonNullable<EmbeddedSources['fetching']>;

/** What is known of the world, asked anew each time: cities come while the server runs. */
export interface World {
  listCities(): CityList;
  /** What the traveller says about fetching cities; missing where this server cannot fetch. */
  readonly fetching?: FetchSetting | undefined;
  /** Makes a city from an extract that lies in a file; missing where no cities are kept. */
  readonly importCity?: EmbeddedSources['importCity'] | undefined;
  /** The drawn map of a city, GeoJSON; `null` where there is none. The same object as long as it is the same map. */
  findSketch(city: string): DrawnMap | null;
}
