import { eachRun } from '@wayfarer/archon';
import { CONVERSATION_RUN, diffPolicies, dryRun, parsePolicy, type Policy, type PolicyCheck } from '@wayfarer/router';
import { recordedChecks } from '@wayfarer/router/evaluation';

import { BadInputError } from '../../bad-input-error.ts';
import type { Reply } from '../../command.ts';
import { readText } from '../../files.ts';
import { withLog } from './with-log.ts';

/** `wayfarer router policy check FILE [--log DIR]` */
export async function checkPolicy(file: string, log: string | undefined): Promise<Reply> {
  const policy = await readPolicy(file);
  const { name, tools } = policy;
  const dry = log === undefined ? undefined : dryRun(policy, await readChecks(log));
  const tried = dry && { byEffect: dry.byEffect, byRule: dry.byRule, byUnknown: dry.byUnknown };
  const lines = [
    `${file}: the policy ${name} can be used. It speaks of ${tools.join(', ')}.`,
    ...(dry ? [dry.text] : []),
  ];
  return { json: { policy: name, tools, ...(tried && { dryRun: tried }) }, text: () => `${lines.join('\n')}\n` };
}

/** `wayfarer router policy diff BEFORE AFTER --log DIR` */
export async function diffPolicy(before: string, after: string, log: string | undefined): Promise<Reply> {
  const [old, next] = [await readPolicy(before), await readPolicy(after)];
  if (log === undefined) {
    throw new BadInputError('Say with --log DIR where the conversations are that the policies are compared on.');
  }
  const { text, ...diff } = diffPolicies(old, next, await readChecks(log));
  return { json: diff, text: () => `${text}\n` };
}

async function readPolicy(file: string): Promise<Policy> {
  return parsePolicy(await readText(file), { file });
}

/** Every check that the conversations of a log have kept. */
async function readChecks(path: string): Promise<readonly PolicyCheck[]> {
  return withLog(path, async (log) => {
    const checks: PolicyCheck[] = [];
    for await (const { id } of eachRun(log, { type: CONVERSATION_RUN }))
      checks.push(...recordedChecks(await log.read(id)));
    return checks;
  });
}
