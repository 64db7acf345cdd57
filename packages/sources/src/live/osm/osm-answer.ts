import type { IsoDate } from '@wayfarer/trip/clock';

import type { OsmElement } from '../../osm/element.ts';
import type { Shape } from '../../osm/sketch/to-sketch.ts';

export interface OsmAnswer {
  readonly elements: readonly OsmElement[];
  /** What is drawn of the city; none where a service tells no lines. */
  readonly shapes: readonly Shape[];
  /** The day as of which the data stands; `null` where the service does not say. */
  readonly date: IsoDate | null;
}
