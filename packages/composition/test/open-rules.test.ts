import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { TRAVEL_INTENTS_FILE, TRAVEL_POLICY_FILE } from '@wayfarer/concierge';
import { afterAll, expect, it, vi } from 'vitest';

import { followRules, readRules, type Rules } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'policies'));
mkdirSync(join(folder, 'intents'));
cpSync(TRAVEL_INTENTS_FILE, join(folder, 'intents/travel.yaml'));
const policy = readFileSync(TRAVEL_POLICY_FILE, 'utf8').replace(/set_autonomy,\s*/, '');
writeFileSync(join(folder, 'policies/travel.yaml'), policy);

const permission = { tool: 'set_autonomy', params: {} };
const facts = { data: { asked_by: 'traveller' } };

it('are those that come along, where there is no folder', () => {
  const rules = readRules(undefined);
  expect(rules.policy().validate(permission, facts).allowed).toBe(true);
  rules.close();
});

it('are those of the folder, read once or followed', async () => {
  expect(readRules(folder).policy().validate(permission, facts).allowed).toBe(false);
  const followed = await followRules(folder);
  expect(followed.policy().validate(permission, facts).allowed).toBe(false);
  expect(followed.intents()).toBeDefined();
  followed.close();
});

it('are refused where a file is missing', async () => {
  expect(() => readRules(join(folder, 'none'))).toThrow(/ENOENT/);
  await expect(followRules(join(folder, 'none'))).rejects.toThrow(/ENOENT/);
});

it('are followed until they are closed; a version with a mistake is told and not used', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const file = join(folder, 'policies/travel.yaml');
  const intentsFile = join(folder, 'intents/travel.yaml');
  const [closed, followed] = [await followRules(folder), await followRules(folder)];
  const before = { policy: closed.policy(), intents: closed.intents() };
  closed.close();
  cpSync(TRAVEL_POLICY_FILE, file);
  writeFileSync(intentsFile, `${readFileSync(intentsFile, 'utf8')}\n# another version\n`);
  const isAllowed = (rules: Rules): boolean => rules.policy().validate(permission, facts).allowed;
  await vi.waitFor(() => {
    expect([isAllowed(followed), followed.intents() === before.intents]).toEqual([true, false]);
  }, 10_000);
  expect([closed.policy(), closed.intents()]).toEqual([before.policy, before.intents]);
  expect(isAllowed(closed)).toBe(false);
  writeFileSync(file, 'rules: 7');
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining(file)), 10_000);
  expect(isAllowed(followed)).toBe(true);
  followed.close();
  told.mockRestore();
});
