/**
 * @module
 * Plans trips on a thread beside the one that talks with people.
 */
import { nodeDigest, poolData, serveJobs, systemClock } from '@wayfarer/archon/node';
import { createPlanningTasks, type PlanningTask } from '@wayfarer/concierge/tasks';
import { createEmbeddedSources, type LiveSettings } from '@wayfarer/sources';

interface PlanningData {
  readonly catalogueFolder?: string;
  readonly citiesFolder: string;
  readonly ownPlacesFile: string;
  readonly weatherFolder: string;
  readonly routesFolder: string;
  readonly live?: LiveSettings;
  readonly effort?: number;
}

const { effort, live, ...folders } = poolData() as PlanningData;
const sources = createEmbeddedSources({ ...folders, ...(live && { live: { ...live, clock: systemClock } }) });
const doTask = createPlanningTasks({ ...sources, effort, digest: nodeDigest });

serveJobs((job, context) => doTask(job as PlanningTask, context));
