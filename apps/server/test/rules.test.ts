import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { TRAVEL_INTENTS_FILE, TRAVEL_POLICY_FILE } from '@wayfarer/concierge';
import { InvalidPolicyError } from '@wayfarer/router';
import { afterAll, expect, it, vi } from 'vitest';

import { compose } from '../src/compose.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const policyFile = join(folder, 'policies/travel.yaml');
mkdirSync(join(folder, 'policies'));
mkdirSync(join(folder, 'intents'));
cpSync(TRAVEL_POLICY_FILE, policyFile);
cpSync(TRAVEL_INTENTS_FILE, join(folder, 'intents/travel.yaml'));
const policy = readFileSync(policyFile, 'utf8');

it('follows an edited policy from the next call on, and keeps to the one before where an edit cannot be meant', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const house = await compose({ dataFolder: join(folder, 'data'), rulesFolder: folder });
  const { concierge } = house;
  const { id } = await concierge.createTrip({});
  const permit = (autonomy: 'ask' | 'small-changes'): Promise<string> =>
    concierge.write(id, 'autonomy', { autonomy }).then(
      () => 'done',
      (error: unknown) => String(error),
    );
  expect(await permit('small-changes')).toBe('done');

  writeFileSync(policyFile, policy.replace(/set_autonomy,\s*/, ''));
  const refused = 'Only you can allow changes without asking.';
  await expect.poll(() => permit('ask'), { timeout: 5000 }).toContain(refused);

  writeFileSync(policyFile, 'policy: [');
  await expect.poll(() => told.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
  expect(await permit('small-changes')).toContain(refused);
  await house.close();
  told.mockRestore();
}, 20_000);

it('does not start with rules that cannot be meant', async () => {
  writeFileSync(policyFile, policy.replace('effect: allow', 'effect: alow'));
  await expect(compose({ dataFolder: join(folder, 'other'), rulesFolder: folder })).rejects.toThrow(InvalidPolicyError);
});
