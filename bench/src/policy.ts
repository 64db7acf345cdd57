/**
 * @module
 * `npm run -s bench -- policy [--policy FILE.yaml] [--cases FILE.jsonl] [--out decisions.jsonl]`: recorded calls through a policy.
 * The out file is written anew, one line `{ case_id, decision, rules }` a case; what is not as expected is printed, then how
 * often each rule spoke for each tool. Disputed cases are left out of the figures; `escalate` counts as deny. Last, the speed
 * of a generated policy of fifty rules, all of which speak of the one tool that is called.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { InvalidPolicyError, parsePolicy, type Policy } from '@wayfarer/router';

import { decideCase, type Decided, readCases } from './policy/cases.ts';
import { measureSpeed } from './policy/speed.ts';

const { values } = parseArgs({
  options: {
    policy: { type: 'string', default: 'examples/policies/retail.yaml' },
    cases: { type: 'string', default: '../shared/bench/tau/retail_cases.jsonl' },
    out: { type: 'string', default: '.wayfarer/policy.jsonl' },
  },
});

const absent = [values.policy, values.cases].find((file) => !existsSync(file));
if (absent === undefined) {
  const policy = loadPolicy(values.policy);
  if (policy)
    measure(
      policy,
      readCases(readFileSync(values.cases, 'utf8')).map((each) => decideCase(policy, each)),
    );
} else {
  console.log(`There is no file ${absent}: only the speed is measured.`);
  console.log(JSON.stringify({ data: null, evaluationsPerCpuSecond: measureSpeed() }));
}

function loadPolicy(file: string): Policy | undefined {
  try {
    return parsePolicy(readFileSync(file, 'utf8'), { file });
  } catch (error) {
    if (!(error instanceof InvalidPolicyError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
    return undefined;
  }
}

function measure(policy: Policy, decided: readonly Decided[]): void {
  mkdirSync(path.dirname(values.out), { recursive: true });
  writeFileSync(values.out, decided.map(({ line }) => `${JSON.stringify(line)}\n`).join(''));
  const scored = decided.filter(({ disputed }) => !disputed);
  for (const { line, tool, expected } of scored.filter(({ isRight }) => !isRight)) {
    console.log(`${line.case_id} ${tool}: expected ${expected}, got ${line.decision} by ${line.rules.join(', ')}`);
  }
  printRules(scored);
  console.log(
    JSON.stringify({
      policy: policy.name,
      cases: decided.length,
      disputed: decided.length - scored.length,
      scored: scored.length,
      right: scored.filter(({ isRight }) => isRight).length,
      evaluationsPerCpuSecond: measureSpeed(),
    }),
  );
}

function printRules(decided: readonly Decided[]): void {
  const spoken = decided.flatMap(({ line, tool, isRight }) => line.rules.map((rule) => ({ rule, tool, isRight })));
  const width = Math.max(...spoken.map(({ tool }) => tool.length));
  console.log(`right of cases  ${'tool'.padEnd(width)}  rule`);
  for (const [, members] of [...Map.groupBy(spoken, ({ rule, tool }) => `${tool} ${rule}`)].sort()) {
    const right = members.filter(({ isRight }) => isRight).length;
    const [first] = members;
    if (first)
      console.log(`${`${right} of ${members.length}`.padStart(14)}  ${first.tool.padEnd(width)}  ${first.rule}`);
  }
}
