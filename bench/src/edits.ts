/**
 * @module
 * `npm run -s bench -- edits [--edits 10000] [--plans 24] [--seed 1] [--effort 50]`: random edits, in chains, of plans over the four
 * cities; every outcome is held against what an edit promises, from the plans before and after alone. Ends with 1 if one is broken.
 */
import { parseArgs } from 'node:util';

import { makeChosenPlans } from './edits/chosen-plans.ts';
import { runEdits } from './edits/run-edits.ts';
import { timeSlots } from './edits/time-slots.ts';

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '10000' },
    plans: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    effort: { type: 'string', default: '50' },
  },
});
const [edits, seed, effort] = [Number(values.edits), Number(values.seed), Number(values.effort)];
const plans = await makeChosenPlans(Number(values.plans), { seed, effort });
const { faults, tallies } = runEdits(plans, { edits, seed, effort });

const percentile = (all: readonly number[], share: number): number => {
  const sorted = all.toSorted((left, right) => left - right);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0) * 10) / 10;
};
const MOST_SHOWN = 30;
for (const fault of faults.slice(0, MOST_SHOWN)) console.log(fault);
for (const [type, { done, moved, unchanged, refused, remedied, ms }] of [...tallies].toSorted(([left], [right]) =>
  left < right ? -1 : 1,
))
  console.log(
    `${type.padEnd(10)} ${String(ms.length).padStart(5)}  done ${done} (others moved ${moved})  unchanged ${unchanged}  refused ${refused} (with a remedy ${remedied})  ${percentile(ms, 0.5)} / ${percentile(ms, 0.95)} / ${percentile(ms, 1)} ms`,
  );
const all = [...tallies].flatMap(([type, { ms }]) => (type === 'refill' ? [] : ms));
console.log(
  JSON.stringify({
    edits,
    plans: plans.length,
    faults: faults.length,
    done: [...tallies.values()].reduce((sum, { done }) => sum + done, 0),
    refused: [...tallies.values()].reduce((sum, { refused }) => sum + refused, 0),
    p50Ms: percentile(all, 0.5),
    p95Ms: percentile(all, 0.95),
    ...timeSlots(plans),
  }),
);
process.exitCode = faults.length > 0 ? 1 : 0;
