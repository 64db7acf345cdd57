import type { IsoDate } from '@wayfarer/trip/clock';

import type { OsmElement } from '../../osm/element.ts';

export interface OsmAnswer {
  readonly elements: readonly OsmElement[];
  /** The day as of which the data stands; `null` where the service does not say. */
  readonly date: IsoDate | null;
}
