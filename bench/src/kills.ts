/**
 * @module
 * `npm run -s bench -- kills [--kills 150] [--clients 8] [--seed 1] [--minutes N]`: the real server in a process of its own is killed (-9)
 * again and again while clients chat, edit, decide, have things forgotten, plan walks, import, undo and keep places. Whoever is
 * cut off asks again under the same key. After each kill the folder is compared with what was acknowledged. Ends with 1 if
 * anything was lost, done twice, or cannot be read.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { seededRandom } from '@wayfarer/archon/testing';

import { runKills } from './kills/run-kills.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '150' },
    clients: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});

const dataFolder = mkdtempSync(join(tmpdir(), 'wayfarer-kills-'));
const start = performance.now();
try {
  const { acknowledged, kills, ...faults } = await runKills({
    dataFolder,
    kills: Number(values.kills),
    clients: Number(values.clients),
    mostMs: Number(values.minutes) * 60_000,
    random: seededRandom(Number(values.seed)),
    onKill: (number, found) => number % 10 === 0 && console.log(`${number} kills, ${found} faults so far`),
  });
  const counts = Object.fromEntries(Object.entries(faults).map(([what, list]) => [what, list.length]));
  for (const [what, list] of Object.entries(faults)) for (const fault of list) console.log(`${what}: ${fault}`);
  console.log(
    JSON.stringify({ kills, acknowledged, ...counts, seconds: Math.round((performance.now() - start) / 1000) }),
  );
  process.exitCode = Object.values(counts).every((count) => count === 0) ? 0 : 1;
} finally {
  rmSync(dataFolder, { recursive: true });
}
