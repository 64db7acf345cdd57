import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SqliteEventLog } from '@wayfarer/archon/sqlite';
import { FixedClock } from '@wayfarer/archon/testing';
import { fromBytes, LearnedClassifier } from '@wayfarer/router/classifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { parseJson, run } from './support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-router-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

function policyUpTo(amount: number): string {
  return `policy: refunds
facts: { params: { amount: number }, customer: { tier: string } }
tools: { refund: { writes: true, otherwise: It is too much. } }
rules:
  - { id: small, tools: [refund], effect: allow, when: { params.amount: { lte: ${amount} } }, reason: It is small. }
`;
}

describe('wayfarer router policy', () => {
  const [strict, generous] = [write('strict.yaml', policyUpTo(50)), write('generous.yaml', policyUpTo(150))];

  /** Two conversations, in which $20 and $120 were asked for. */
  beforeAll(async () => {
    const log = new SqliteEventLog({ path: join(folder, 'events.db') });
    for (const amount of [20, 120]) {
      const events = [
        { type: 'intent_classified', content: { intent_id: 'refund', params: { amount } } },
        { type: 'policy_check', content: { tool: 'refund', facts: { customer: { tier: 'standard' } } } },
      ].map((event) => ({ version: 1, author: 'router', ...event }));
      await log.append({ id: `talk-${amount}`, type: 'conversation' }, events, { expectedSeq: 0 });
    }
    await log.close();
  });

  it('says that a policy can be used', async () => {
    const { exit, out } = await run(folder, ['router', 'policy', 'check', strict]);
    expect([exit, out]).toEqual([0, `${strict}: the policy refunds can be used. It speaks of refund.\n`]);
  });

  it('decides again what the conversations of a log have asked', async () => {
    const ran = await run(folder, ['router', 'policy', 'check', strict, '--log', folder, '--json']);
    expect(parseJson(ran)).toMatchObject({
      policy: 'refunds',
      dryRun: { byEffect: { allow: 1, deny: 1, escalate: 0 } },
    });
  });

  it('says what a change would change', async () => {
    const { exit, out } = await run(folder, ['router', 'policy', 'diff', strict, generous, '--log', folder]);
    expect(exit).toBe(0);
    expect(out).toContain('1 of 2 decisions change.\ndeny → allow: 1');
    const ran = await run(folder, [
      'router',
      'policy',
      'diff',
      strict,
      generous,
      '--log',
      join(folder, 'events.db'),
      '--json',
    ]);
    expect(parseJson(ran)).toMatchObject({ checks: 2, changes: [{ tool: 'refund' }] });
  });

  it.each([
    [['router', 'policy', 'check'], 'Something is missing. Usage: wayfarer router policy check FILE'],
    [['router', 'policy', 'chek', strict], 'Did you mean "policy check"?'],
    [['router', 'policy', 'check', 'nowhere.yaml'], 'Cannot read "nowhere.yaml": ENOENT'],
    [['router', 'policy', 'diff', strict, generous], 'Say with --log DIR'],
    [['router', 'policy', 'diff', strict, generous, '--log', 'nowhere'], 'There is no event log at "nowhere".'],
  ])('refuses %j', async (args, message) => {
    const { exit, out, err } = await run(folder, args);
    expect(err).toContain(message);
    expect([exit, out]).toEqual([2, '']);
  });

  it('names what is wrong with a policy by line, and prints the problem as JSON', async () => {
    const file = write('wrong.yaml', policyUpTo(50).replace('effect: allow', 'effect: alow'));
    const ran = await run(folder, ['router', 'policy', 'check', file, '--json']);
    expect(ran.exit).toBe(2);
    expect(parseJson(ran)).toMatchObject({ code: 'invalid-policy' });
    expect(ran.err).toMatch(/wrong\.yaml:5:\d+: rules\[0\]\.effect: .*Did you mean `allow`\?\n$/);
  });
});

describe('wayfarer router policy trial', () => {
  const home = join(folder, 'trial');
  const undo = { tool: 'undo', inForce: 'allow', onTrial: 'deny', rules: ['a', 'b'] };
  const edit = { tool: 'edit', inForce: 'deny', onTrial: null, rules: [], error: 'No facts.' };
  const add = { tool: 'add', inForce: 'allow', onTrial: 'deny', rules: ['a'] };

  it('says that nothing was seen where nothing was', async () => {
    mkdirSync(home);
    const empty = new SqliteEventLog({ path: join(home, 'events.db') });
    await empty.close();
    expect((await run(folder, ['router', 'policy', 'trial', '--log', home])).out).toBe(
      'No policy was on trial here, or it decided as the one in force (WAYFARER_SHADOW_POLICY puts one on trial).\n',
    );
    expect((await run(folder, ['router', 'policy', 'trial'])).err).toContain('Say with --log DIR');
  });

  it('lists what was decided otherwise, that seen most often first, over all days', async () => {
    const clock = new FixedClock('2027-04-03T10:00:00Z');
    const log = new SqliteEventLog({ path: join(home, 'events.db'), clock });
    const noted = (content: object) => ({ type: 'policy-differed', version: 1, author: 'policy-trial', content });
    const later = { id: 'policy-trial.2027-04-04', type: 'policy-trial' };
    await log.append({ id: 'policy-trial.2027-04-03', type: 'policy-trial' }, [edit, undo].map(noted), {
      expectedSeq: 0,
    });
    clock.advance(86_400_000);
    await log.append(later, [undo, add].map(noted), { expectedSeq: 0 });
    await log.close();
    expect((await run(folder, ['router', 'policy', 'trial', '--log', home])).out.split('\n')).toEqual([
      '2 × undo: in force allow, on trial deny (a, b); last 2027-04-04T10:00:00.000Z',
      '1 × add: in force allow, on trial deny (a); last 2027-04-04T10:00:00.000Z',
      '1 × edit: in force deny, on trial it fails: No facts.; last 2027-04-03T10:00:00.000Z',
      '',
    ]);
  });
});

describe('wayfarer router train', () => {
  const list = (texts: readonly string[]): string => texts.map((text) => `      - ${text}\n`).join('');
  const tea = ['Bring me tea', 'A cup of tea, please', 'Green tea for me', 'I would like some tea', 'More tea'];
  const bill = ['The bill, please', 'I want to pay', 'How much is it?', 'Can I have the bill?', 'Let me pay now'];
  const intents = write(
    'intents.yaml',
    `version: 1
intents:
  - id: tea
    description: Tea is wanted.
    tool: kitchen
    examples:
${list(tea)}  - id: bill
    description: Somebody wants to pay.
    tool: till
    examples:
${list(bill)}`,
  );
  const out = join(folder, 'tea.model');
  let first = '';

  it('writes a classifier, and says how well it learned', async () => {
    const { exit, out: text } = await run(folder, ['router', 'train', '--intents', intents, '--out', out]);
    expect(exit).toBe(0);
    expect(text).toMatch(/^Learned 2 intents from 10 examples\.\nOf examples that were held out: [\d.]+ % right, /);
    const classifier = new LearnedClassifier(fromBytes(new Uint8Array(readFileSync(out))));
    expect(classifier.classify({ text: 'Some tea, please', eligible: ['tea', 'bill'] }).intent).toBe('tea');
    first = readFileSync(out, 'base64');
  });

  it('gives the same file for the same seed, another for another', async () => {
    const trained = async (seed: string): Promise<string> => {
      const ran = await run(folder, ['router', 'train', '--intents', intents, '--out', out, '--seed', seed, '--json']);
      expect(parseJson(ran)).toMatchObject({ intents: 2, examples: 10, crossValidation: { examples: 10 } });
      return readFileSync(out, 'base64');
    };
    // Where nothing is said, the seed is 1.
    expect(await trained('1')).toBe(first);
    expect(await trained('2')).not.toBe(first);
  });

  it.each([
    [['now'], 'There is something too much. Usage: wayfarer router train'],
    [['--intents', intents], 'Say with --intents FILE what is to be learned, and with --out FILE where it is written.'],
    [['--intents', 'nowhere.yaml', '--out', 'x'], 'Cannot read "nowhere.yaml": ENOENT'],
    [['--intents', intents, '--out', 'x', '--seed', 'dice'], '--seed: expected a whole number'],
    [['--intents', intents, '--out', 'x', '--seed', '1234567890'], '--seed: expected a whole number'],
    [['--intents', intents, '--out', 'x', '--reject', '1'], '--reject: expected a share from 0 to less than 1'],
    [['--intents', intents, '--out', 'x', '--reject=-0.1'], '--reject: expected a share from 0 to less than 1'],
    [['--intents', intents, '--out', 'x', '--reject', ' '], '--reject: expected a share from 0 to less than 1'],
    [['--intents', intents, '--out', 'x', '--embedder', 'french'], '--embedder: expected "english", got "french".'],
    [['--out', 'x'], 'Say with --intents FILE what is to be learned'],
    [['--intents', intents, '--out', 'x', '--reject', '2'], '--reject: expected a share from 0 to less than 1'],
    [['--intents', write('none.yaml', 'version: 1\n'), '--out', 'x'], 'none.yaml:1:1: `intents` is missing.'],
    [['--intents', intents, '--out', join(folder, 'nowhere/x')], 'Cannot write'],
  ])('refuses %j', async (args, message) => {
    const { exit, out: text, err } = await run(folder, ['router', 'train', ...args]);
    expect(err).toContain(message);
    expect([exit, text]).toEqual([2, '']);
    expect(existsSync('x')).toBe(false);
  });
});
