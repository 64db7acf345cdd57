import type { PointsPort, StationsPort, WeatherPort, WorksPort } from '@wayfarer/pilgrimage/ports';
import type { Provenance } from '@wayfarer/trip/vocabulary';

import type { ReadCatalogue } from '../catalogue/open-catalogue.ts';
import type { TitlesService } from '../live/scenes/create-bangumi.ts';
import { once } from '../once.ts';
import { beside, openOwnScenes } from './own-scenes/own-scenes.ts';
import { firstKnown } from './points/first-known.ts';
import { openSamplePoints } from './points/sample-points.ts';
import { openStationsIndex } from './stations/stations-index.ts';
import { searchWith } from './titles/search-with.ts';
import { openWorksIndex, readOwnWorks } from './titles/works-index.ts';
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
 * @param options.service - Asked for points before our own.
 * @param options.titles - Asked for titles that are none of ours.
 * @param options.folder - Where scenes of one's own are kept; what is in it when the first title is asked for counts.
 */
export function createPilgrimageSources(
  catalogue: ReadCatalogue,
  {
    service,
    titles,
    folder,
  }: {
    readonly service?: PointsPort | undefined;
    readonly titles?: TitlesService | undefined;
    readonly folder?: string | undefined;
  } = {},
): PilgrimageSourcesFound {
  const own = once(() => openOwnScenes(folder, readOwnWorks()));
  const works = once(() => openWorksIndex(own().works));
  const sample = openSamplePoints();
  const stations = once(openStationsIndex);
  return {
    works: {
      search: searchWith(works, titles),
      findIn: (sentence, options) => works().findIn(sentence, options),
      listWithPoints: () => works().own,
    },
    stations: {
      find: (name) => stations().find(name),
      suggest: (name) => stations().suggest(name),
      findIn: (sentence) => stations().findIn(sentence),
      nearest: (at) => stations().nearest(at),
    },
    points: beside(
      { findPoints: (query, context) => own().points.findPoints(query, context) },
      service ? firstKnown(service, sample) : sample,
    ),
    weather: createWeatherNear(catalogue),
    source: STATIONS_SOURCE,
  };
}
