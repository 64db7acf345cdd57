/**
 * @module
 * Asks services and reads files on a thread beside the one that talks with people.
 */
import { poolData, serveJobs, systemClock } from '@wayfarer/archon/node';
import { type AsideJob, createEmbeddedSources, doAside, type LiveSettings } from '@wayfarer/sources';

export interface AsideData {
  readonly catalogueFolder?: string | undefined;
  readonly citiesFolder: string;
  readonly ownPlacesFile: string;
  readonly transitFolder: string;
  readonly scenesFolder: string;
  readonly live?: LiveSettings | undefined;
}

const { live, ...folders } = poolData() as AsideData;
const sources = createEmbeddedSources({ ...folders, ...(live && { live: { ...live, clock: systemClock } }) });

serveJobs((job, context) => doAside(sources, job as AsideJob, context));
