import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { TRAVEL_INTENTS_FILE, TRAVEL_POLICY_FILE } from '@wayfarer/concierge';
import { afterAll, expect, it } from 'vitest';

import { followRules, readRules } from '../src/index.ts';

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
