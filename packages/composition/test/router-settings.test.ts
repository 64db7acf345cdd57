import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { MemoryEventLog } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { FixedClock } from '@wayfarer/archon/testing';
import {
  type ActLessons,
  ACTS_FILE,
  createRuleUnderstander,
  listActLessons,
  type TripContext,
} from '@wayfarer/language';
import { parseIntents, parsePolicy } from '@wayfarer/router';
import { toBytes, trainIntents } from '@wayfarer/router/classifier';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { openClassifier } from '../src/open-classifier.ts';
import { describeDifference, openShadowPolicy } from '../src/open-shadow-policy.ts';
import { openSink } from '../src/open-sink.ts';
import { PolicyTrial } from '../src/policy-trial.ts';
import { readRouterSettings } from '../src/router-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-composition-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** What the guesser of acts learns from, read from the file that comes along. */
function readActLessons(): ActLessons {
  const file = fileURLToPath(ACTS_FILE);
  return listActLessons(parseIntents(readFileSync(file, 'utf8'), { digest: nodeDigest, file }));
}

const NOTHING = { classifierFile: null, embedder: null, events: null, shadowPolicyFile: null };

describe('settings of the router', () => {
  it('are nothing where nothing is set, or set to nothing', () => {
    expect(readRouterSettings({}, '/home')).toEqual(NOTHING);
    const empty = { WAYFARER_CLASSIFIER: '', WAYFARER_EMBEDDER: '', WAYFARER_EVENTS: '', WAYFARER_SHADOW_POLICY: '' };
    expect(readRouterSettings(empty, '/home')).toEqual(NOTHING);
  });

  it('begin relative paths where the program was started', () => {
    const set = {
      WAYFARER_CLASSIFIER: 'acts.bin',
      WAYFARER_EMBEDDER: 'english',
      WAYFARER_EVENTS: 'events.jsonl',
      WAYFARER_SHADOW_POLICY: '/etc/trial.yaml',
    };
    expect(readRouterSettings(set, '/home')).toEqual({
      classifierFile: '/home/acts.bin',
      embedder: 'english',
      events: { to: 'file', file: '/home/events.jsonl' },
      shadowPolicyFile: '/etc/trial.yaml',
    });
    expect(readRouterSettings({ WAYFARER_EVENTS: 'console' }, '/home').events).toEqual({ to: 'console' });
  });

  it('say what was expected', () => {
    expect(() => readRouterSettings({ WAYFARER_EMBEDDER: 'french' }, '/')).toThrow(/to be "english" or "off"/);
    expect(readRouterSettings({ WAYFARER_EMBEDDER: 'off' }, '/').embedder).toBeNull();
    for (const name of ['WAYFARER_CLASSIFIER', 'WAYFARER_EVENTS', 'WAYFARER_SHADOW_POLICY'])
      expect(() => readRouterSettings({ [name]: 'a\0b' }, '/')).toThrow(`Expected ${name} to be the path of a file.`);
    expect(() => readRouterSettings({ WAYFARER_EMBEDDER: 'english' }, '/')).toThrow(
      /needs a classifier that has learned with it: .*`wayfarer router train .* --embedder english .*`, .*WAYFARER_CLASSIFIER/,
    );
  });
});

/** A trip under way with nothing in its day. */
const CONTEXT = {
  stops: [],
  places: [],
  days: [{ date: '2027-04-03', city: 'Kyoto', window: { start: 540, end: 1260 } }],
  now: { date: '2027-04-03', time: 600 },
  isUnderWay: true,
  today: '2027-04-03',
  currency: 'JPY',
  travelers: 1,
  options: 0,
  selected: true,
  decision: null,
  proposal: false,
  canUndo: false,
  canRedo: false,
  offered: [],
  draft: null,
  lastAbout: null,
  language: 'en',
} as unknown as TripContext;

describe('WAYFARER_CLASSIFIER', () => {
  it('is read, and guesses what no rule reads', async () => {
    const { examples } = readActLessons();
    const file = write('acts.bin', toBytes(trainIntents(examples.slice(0, 200), { seed: 1 })));
    const understander = await openClassifier(file, null);
    const byRules = createRuleUnderstander();
    const left = [];
    for (const { text } of examples.slice(0, 200)) {
      const alone = await byRules.understand(text, CONTEXT);
      if (alone.frames[0]?.act !== 'ask') continue;
      const guessed = await understander.understand(text, CONTEXT);
      if (JSON.stringify(guessed) !== JSON.stringify(alone)) left.push(text);
    }
    expect(left.length).toBeGreaterThan(0);
  }, 60_000);

  it.each([
    ['missing.bin', undefined, /^Cannot read WAYFARER_CLASSIFIER .*missing\.bin: ENOENT/],
    ['text.bin', 'acts: []', /^WAYFARER_CLASSIFIER .*text\.bin: This is no file of a classifier/],
  ])('that is %s says so', async (name, content, message) => {
    const file = content === undefined ? join(folder, name) : write(name, content);
    await expect(openClassifier(file, null)).rejects.toThrow(message);
  });

  it('that was trained on something else, or without the embedder, says so', async () => {
    const refunds = ['refund it', 'money back', 'I want a refund'].map((text) => ({ text, intent: 'refund' }));
    const hours = ['are you open', 'when do you open', 'opening hours'].map((text) => ({ text, intent: 'hours' }));
    const file = write('shop.bin', toBytes(trainIntents([...refunds, ...hours], { seed: 1 })));
    await expect(openClassifier(file, null)).rejects.toThrow(/no acts of a trip \(.*refund.*\)/);
    const four = ['refund', 'hours', 'parking', 'size'].map((intent) => ({ text: `about ${intent}`, intent }));
    const larger = write('mall.bin', toBytes(trainIntents(four, { seed: 1 })));
    await expect(openClassifier(larger, null)).rejects.toThrow(/no acts of a trip \(\w+, \w+, \w+\):/);
    const { examples } = readActLessons();
    const plain = write('plain.bin', toBytes(trainIntents(examples.slice(0, 100), { seed: 1 })));
    await expect(openClassifier(plain, 'english')).rejects.toThrow(/not trained with WAYFARER_EMBEDDER=english/);
  }, 60_000);
});

describe('WAYFARER_EMBEDDER', () => {
  it('is asked by a classifier that was trained with it, and missed by one that was', async () => {
    const { englishEmbedder } = await import('@wayfarer/router/embeddings');
    const { examples } = readActLessons();
    const some = examples.slice(0, 120);
    const file = write('english.bin', toBytes(await trainIntents(some, { seed: 1, embedder: englishEmbedder() })));
    await expect(openClassifier(file, null)).rejects.toThrow(/expected WAYFARER_EMBEDDER=english/);
    const understander = await openClassifier(file, 'english');
    const { frames } = await understander.understand('florble the wug', CONTEXT);
    expect(frames.length).toBeGreaterThan(0);
  }, 120_000);
});

describe('WAYFARER_EVENTS', () => {
  const EVENT = {
    timestamp: '2027-04-03T10:00:00.000Z',
    interaction_id: 'i1',
    session_id: 't1.chat',
    stage: 'received',
    level: 'info',
    payload: { text: '⟦email:1⟧' },
  } as const;

  it('is a line of JSON for each stage', () => {
    const file = join(folder, 'events.jsonl');
    const sink = openSink({ to: 'file', file });
    sink.record(EVENT);
    sink.record({ ...EVENT, stage: 'respond' });
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([EVENT, { ...EVENT, stage: 'respond' }]);
  });

  it('goes to standard error, as answers go to the other one', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    openSink({ to: 'console' }).record(EVENT);
    expect(told).toHaveBeenCalledTimes(1);
    expect(String(told.mock.lastCall?.[0])).toContain('received');
    told.mockRestore();
  });

  it('that cannot be written says so', () => {
    expect(() => openSink({ to: 'file', file: join(folder, 'none/events.jsonl') })).toThrow(
      /^Cannot write WAYFARER_EVENTS .*none\/events\.jsonl: ENOENT: .* Expected "console", or the path of a file/,
    );
  });
});

describe('WAYFARER_SHADOW_POLICY', () => {
  const policyOf = (effect: string): string => `policy: trips
facts: { data: { asked_by: string } }
tools: { undo: { writes: true, otherwise: No. }, redo: { writes: true, otherwise: No. } }
rules:
  - { id: all, tools: [undo], effect: ${effect}, when: { data.asked_by: { eq: traveller } }, reason: It is so. }
  - { id: same, tools: [redo], effect: allow, when: { data.asked_by: { eq: traveller } }, reason: It is so. }
`;
  const FACTS = { data: { asked_by: 'traveller' } };

  it('is told where it would decide otherwise, and decides nothing', () => {
    const told: string[] = [];
    const active = parsePolicy(policyOf('allow'));
    const shadowed = openShadowPolicy(write('trial.yaml', policyOf('deny')), {
      policy: () => active,
      tell: (difference) => told.push(describeDifference(difference)),
    });
    expect(shadowed().validate({ tool: 'undo', params: {} }, FACTS)).toMatchObject({ effect: 'allow', allowed: true });
    expect(shadowed().validate({ tool: 'redo', params: {} }, FACTS).allowed).toBe(true);
    expect(told).toEqual(['Policy on trial: undo would be deny (all); in force: allow.']);
  });

  it('that cannot decide is told with what is wrong', () => {
    expect(describeDifference({ tool: 'undo', inForce: 'allow', onTrial: null, rules: [], error: 'No facts.' })).toBe(
      'Policy on trial: undo cannot be decided: No facts.',
    );
  });

  it('keeps each difference in the log once, whatever has become of the log before it is closed', async () => {
    const clock = new FixedClock('2027-04-03T10:00:00Z');
    const failed: string[] = [];
    const trial = new PolicyTrial({ clock, report: (what, error) => failed.push(`${what} ${String(error)}`) });
    const log = new MemoryEventLog({ clock, digest: nodeDigest });
    trial.keepIn(log);
    const undo = { tool: 'undo', inForce: 'allow', onTrial: 'deny', rules: ['all'] } as const;
    expect([trial.note(undo), trial.note(undo), trial.note({ ...undo, tool: 'redo' })]).toEqual([true, false, true]);
    clock.advance(999);
    expect(trial.note(undo)).toBe(false);
    clock.advance(1_000);
    expect(trial.note(undo)).toBe(true);
    await trial.written();
    const events = await log.read('policy-trial.2027-04-03');
    expect(events.map(({ content }) => (content as { tool: string }).tool)).toEqual(['undo', 'redo', 'undo']);
    expect((await log.listRuns()).runs).toMatchObject([{ standing: 'ended' }]);
    await log.close();
    clock.advance(1_000);
    expect(trial.note(undo)).toBe(true);
    await trial.written();
    expect(failed).toEqual([expect.stringContaining('Keeping a difference of policies: MisuseError')]);
  });

  it('that is missing or no policy says so', () => {
    const parts = { policy: () => parsePolicy(policyOf('allow')), tell: () => undefined };
    expect(() => openShadowPolicy(join(folder, 'none.yaml'), parts)).toThrow(
      /^Cannot read WAYFARER_SHADOW_POLICY .*none\.yaml: ENOENT/,
    );
    expect(() => openShadowPolicy(write('bad.yaml', 'rules: 7'), parts)).toThrow(/bad\.yaml/);
  });
});
