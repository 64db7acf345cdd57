/**
 * @module
 * Plans trips as the server's own thread does, but keeps its thread busy before each task until the file that
 * `WAYFARER_TEST_GATE` names is there.
 */
import { existsSync } from 'node:fs';

import { nodeDigest, poolData, serveJobs } from '@wayfarer/archon/node';
import { createPlanningTasks, type PlanningTask } from '@wayfarer/concierge/tasks';
import { createEmbeddedSources } from '@wayfarer/sources';

const { effort, ...folders } = poolData() as { readonly catalogueFolder?: string; readonly effort?: number };
const doTask = createPlanningTasks({ ...createEmbeddedSources(folders), effort, digest: nodeDigest });
const gate = process.env['WAYFARER_TEST_GATE'] ?? '';

serveJobs((job, context) => {
  while (!existsSync(gate));
  return doTask(job as PlanningTask, context);
});
