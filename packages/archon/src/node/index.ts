/**
 * @module
 * What Node has and a browser does not have in this form: the clock on the wall, chance, waiting, a digest that answers at
 * once, files that are read again when they change, processes to run tools in, and threads beside this one.
 */
export { nodeDigest } from './node-digest.ts';
export { nodeRuntime } from './node-runtime.ts';
export { systemClock } from './system-clock.ts';
export { inheritedFlags } from './isolation/inherited-flags.ts';
export { ProcessPool } from './isolation/process-pool.ts';
export { runnableUrl } from './isolation/runnable-url.ts';
export { type JobContext, poolData, serveJobs } from './workers/serve-jobs.ts';
export { WorkerPool } from './workers/worker-pool.ts';
export { reloadingFile, type ReloadingFile } from './reloading-file.ts';
