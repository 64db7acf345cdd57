/**
 * @module
 * Plans trips on a thread beside the one that answers requests.
 */
import { poolData, serveJobs } from '@wayfarer/archon/node';
import { createPlanningTasks, type PlanningTask } from '@wayfarer/concierge/tasks';
import { createEmbeddedSources } from '@wayfarer/sources';

const { effort, ...folder } = poolData() as { readonly catalogueFolder?: string; readonly effort?: number };
const doTask = createPlanningTasks({ ...createEmbeddedSources(folder), effort });

serveJobs((job, context) => doTask(job as PlanningTask, context));
