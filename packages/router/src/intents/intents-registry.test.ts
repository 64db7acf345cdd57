import { createHash } from 'node:crypto';

import { nodeDigest } from '@wayfarer/archon/node';
import { describe, expect, it, vi } from 'vitest';

import type { Intent, IntentConstraints } from './intent.ts';
import { IntentsRegistry } from './intents-registry.ts';

function intent(id: string, constraints: Partial<IntentConstraints> = {}): Intent {
  return {
    id,
    description: `About ${id}.`,
    examples: [],
    tool: id,
    requiredParams: [],
    params: {},
    repeatable: false,
    messages: { pre: '', post: '{summary}' },
    redaction: { params: [] },
    constraints: { channels: [], rollout: 100, ...constraints },
  };
}

const tiers = ['basic', 'silver', 'gold'];
const registryOf = (...intents: readonly Intent[]) => new IntentsRegistry({ intents, tiers, digest: nodeDigest });
const ids = (intents: readonly Intent[]) => intents.map(({ id }) => id);

describe('IntentsRegistry', () => {
  it('offers by channel, which is chat unless it is named', () => {
    const registry = registryOf(
      intent('any'),
      intent('chat', { channels: ['chat'] }),
      intent('mail', { channels: ['email'] }),
    );
    expect(ids(registry.eligible({ sessionId: 's' }))).toEqual(['any', 'chat']);
    expect(ids(registry.eligible({ sessionId: 's', channel: 'email' }))).toEqual(['any', 'mail']);
    expect(ids(registry.eligible({ sessionId: 's', channel: 'fax' }))).toEqual(['any']);
  });

  it('offers by tier; who has none, or one that is not known, has the lowest', () => {
    const registry = registryOf(...tiers.map((minTier) => intent(minTier, { minTier })));
    const offered = (tier?: string) => ids(registry.eligible({ sessionId: 's', tier }));
    expect(offered('gold')).toEqual(['basic', 'silver', 'gold']);
    expect(offered('silver')).toEqual(['basic', 'silver']);
    expect(offered('platinum')).toEqual(['basic']);
    expect(offered()).toEqual(['basic']);
  });

  it('rolls out by the first four bytes of SHA-256 over session and intent, modulo 100', () => {
    const bucket = (sessionId: string) =>
      createHash('sha256').update(`${sessionId}refund`).digest().readUInt32BE(0) % 100;
    const sessions = Array.from({ length: 300 }, (_, index) => `session-${index}`);
    for (const rollout of [0, 1, 37, 99, 100]) {
      const registry = registryOf(intent('refund', { rollout }));
      const reached = sessions.filter((sessionId) => registry.eligible({ sessionId }).length > 0);
      expect(reached).toEqual(sessions.filter((sessionId) => bucket(sessionId) < rollout));
    }
  });

  it('asks the digest once for a session that goes on talking, and not at all where it settles nothing', () => {
    const digest = vi.fn(nodeDigest);
    const registry = new IntentsRegistry({ intents: [intent('a', { rollout: 50 }), intent('b')], digest });
    const first = registry.eligible({ sessionId: 's' });
    expect(registry.eligible({ sessionId: 's' })).toBe(first);
    expect(digest).toHaveBeenCalledTimes(1);
    registry.withIntents([intent('a', { rollout: 0 }), intent('b')]).eligible({ sessionId: 's' });
    expect(digest).toHaveBeenCalledTimes(1);
  });

  it('forgets sessions that have not talked for long, and answers them alike', () => {
    const registry = registryOf(intent('a', { rollout: 50 }), intent('b', { rollout: 50 }));
    const before = ids(registry.eligible({ sessionId: 'old' }));
    for (let index = 0; index < 1_500; index++) registry.eligible({ sessionId: `s${index}` });
    expect(ids(registry.eligible({ sessionId: 'old' }))).toEqual(before);
  });

  it('finds, lists and teaches', () => {
    const registry = registryOf({ ...intent('a'), examples: ['do a', 'a!'] }, intent('b'));
    expect(registry.find('b')?.tool).toBe('b');
    expect(registry.find('c')).toBeUndefined();
    expect(ids(registry.list())).toEqual(['a', 'b']);
    expect(registry.examples()).toEqual([
      { text: 'do a', intent: 'a' },
      { text: 'a!', intent: 'a' },
      { text: 'About b.', intent: 'b' },
    ]);
  });

  it('makes another of other intents and stays as it is', () => {
    const registry = registryOf(intent('a'));
    expect(ids(registry.withIntents([intent('b', { minTier: 'gold' })]).list())).toEqual(['b']);
    expect(ids(registry.list())).toEqual(['a']);
  });

  it('refuses what cannot work', () => {
    expect(() => registryOf(intent('a'), intent('a'))).toThrow('the same id');
    expect(() => registryOf(intent('a', { minTier: 'platinum' }))).toThrow('"platinum", which is not among the tiers');
    const order = { type: 'text', patterns: ['(a'], choices: {}, ask: '?', whole: false, validate: {} } as const;
    expect(() => registryOf({ ...intent('a'), params: { order } })).toThrow('"(a" is no pattern for `order` of a');
  });
});
