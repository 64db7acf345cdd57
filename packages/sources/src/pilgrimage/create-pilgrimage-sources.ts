import type { PointsPort, StationsPort, WeatherPort, WorksPort } from '@wayfarer/pilgrimage/ports';
import type { Provenance } from '@wayfarer/trip/vocabulary';

import type { ReadCatalogue } from '../catalogue/open-catalogue.ts';
import { once } from '../once.ts';
import { firstKnown } from './points/first-known.ts';
import { openSamplePoints } from './points/sample-points.ts';
import { openStationsIndex } from './stations/stations-index.ts';
import { openWorksIndex } from './titles/works-index.ts';
import { createWeatherNear } from './weather-near.ts';

/** Titles, stations, scenes and weather, as far as they are known without a network. */
export interface PilgrimageSourcesFound {
  readonly works: WorksPort;
  readonly stations: StationsPort;
  readonly points: PointsPort;
  readonly weather: WeatherPort;
  /** Of the station index. */
  readonly source: Provenance;
}

const STATIONS_SOURCE: Provenance = { name: 'station index', date: '2026-11-23', verify: false };

/**
 * Opens our own tables; each is read when it is first asked for.
 *
 * @param service - Asked for points before our own.
 */
export function createPilgrimageSources(catalogue: ReadCatalogue, service?: PointsPort): PilgrimageSourcesFound {
  const works = once(() => openWorksIndex());
  const stations = once(openStationsIndex);
  return {
    works: {
      search: (keyword) => Promise.resolve(works().search(keyword)),
      findIn: (sentence, options) => works().findIn(sentence, options),
      listWithPoints: () => works().own,
    },
    stations: {
      find: (name) => stations().find(name),
      suggest: (name) => stations().suggest(name),
      findIn: (sentence) => stations().findIn(sentence),
      nearest: (at) => stations().nearest(at),
    },
    points: service ? firstKnown(service, openSamplePoints()) : openSamplePoints(),
    weather: createWeatherNear(catalogue),
    source: STATIONS_SOURCE,
  };
}
