/**
 * @module
 * Plans trips on a thread beside the one that answers requests.
 */
import { poolData, serveJobs } from '@wayfarer/archon/node';
import { createPlanningTasks, type PlanningTask } from '@wayfarer/concierge/tasks';
import { createEmbeddedSources } from '@wayfarer/sources';

const doTask = createPlanningTasks(
  createEmbeddedSources(poolData() as { readonly catalogueFolder?: string | undefined }),
);

serveJobs((job, context) => doTask(job as PlanningTask, context));
