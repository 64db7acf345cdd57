/**
 * @module
 * `npm run -s bench -- plan-speed [--requests 20] [--seed 1]`: CPU time of this process from the answer that completes a request to its
 * options, of three days in one city, and of ten days over three. One core: `taskset -c 0 npm run …`.
 */
import { parseArgs } from 'node:util';

import { OUTLINES } from './plan/imported-cities.ts';
import { percentile } from './plan/percentile.ts';
import { composeConcierge, planRequest } from './plan/plan-request.ts';
import type { GeneratedRequest } from './plan/requests.ts';
import { generateSpeedRequests, type Length } from './plan/speed-requests.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const concierge = composeConcierge({}, OUTLINES);

// What is compiled and read once for all trips is none of theirs.
await cpuMsOf({
  text: 'A trip to Porto from Paris, 2027-05-03 to 2027-05-04, for two, low budget, we like art.',
  answers: {},
});
for (const length of ['three days', 'ten days, three cities'] as const) await measure(length);

async function measure(length: Length): Promise<void> {
  const requests = generateSpeedRequests(length, Number(values.requests), Number(values.seed));
  const times: number[] = [];
  for (const request of requests) {
    const { cpuMs, options, said } = await cpuMsOf(request);
    console.log(`${String(cpuMs).padStart(6)} cpu-ms  ${options} options  ${request.text}`);
    if (options === 0) console.log(`            ${said ?? ''}`);
    times.push(cpuMs);
  }
  console.log(JSON.stringify({ length, p50CpuMs: percentile(times, 0.5), p95CpuMs: percentile(times, 0.95) }));
}

async function cpuMsOf(
  request: GeneratedRequest,
): Promise<{ readonly cpuMs: number; readonly options: number; readonly said: string | undefined }> {
  const before = process.cpuUsage();
  const trip = await planRequest(concierge, request);
  const { user, system } = process.cpuUsage(before);
  return {
    cpuMs: Math.round((user + system) / 1000),
    options: trip.options.length,
    said: trip.messages.at(-1)?.text,
  };
}
