/**
 * @module
 * `npm run check`: all that can be said about the code without running it.
 */
import { runChecks } from './checks.ts';

const { failed } = await runChecks(2);
if (failed > 0) process.exitCode = 1;
