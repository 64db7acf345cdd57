import { eachRun } from '@wayfarer/archon';
import { POLICY_TRIAL_RUN, type PolicyDifference } from '@wayfarer/composition';

import { BadInputError } from '../../bad-input-error.ts';
import type { Reply } from '../../command.ts';
import { withLog } from './with-log.ts';

/** A difference, how often it was seen, and when last. */
type Seen = PolicyDifference & { readonly times: number; readonly last: string };

/** `wayfarer router policy trial --log DIR` */
export async function showTrial(path: string | undefined): Promise<Reply> {
  if (path === undefined) throw new BadInputError('Say with --log DIR where a policy was on trial.');
  const differences = await readDifferences(path);
  const lines =
    differences.length === 0
      ? ['No policy was on trial here, or it decided as the one in force (WAYFARER_SHADOW_POLICY puts one on trial).']
      : differences.map(lineOf);
  return { json: { differences }, text: () => `${lines.join('\n')}\n` };
}

/** Those seen most often first. */
function readDifferences(path: string): Promise<readonly Seen[]> {
  return withLog(path, async (log) => {
    const seen = new Map<string, Seen>();
    for await (const { id } of eachRun(log, { type: POLICY_TRIAL_RUN })) {
      for (const { at, content } of await log.read(id)) {
        const difference = content as PolicyDifference;
        const key = JSON.stringify(difference);
        const { times = 0, last = '' } = seen.get(key) ?? {};
        seen.set(key, { ...difference, times: times + 1, last: at > last ? at : last });
      }
    }
    return [...seen.values()].toSorted((one, other) => other.times - one.times || (one.tool < other.tool ? -1 : 1));
  });
}

function lineOf({ tool, inForce, onTrial, rules, error, times, last }: Seen): string {
  const otherwise = onTrial === null ? `on trial it fails: ${error}` : `on trial ${onTrial} (${rules.join(', ')})`;
  return `${times} × ${tool}: in force ${inForce}, ${otherwise}; last ${last}`;
}
