import { describe, expect, it } from 'vitest';

import { nodeDigest } from '../node/node-digest.ts';
import { CHAIN_START, type ChainVerdict, draftOf, sealEvents, verifyChain } from './chain.ts';
import type { StoredEvent } from './event.ts';

/** Five events of one run, sealed. */
const events = sealEvents(
  ['salt', 'rice', 'tea', 'plum', 'leek'].map((text) =>
    draftOf({ type: 'note-made', version: 1, author: 'cook', content: { text } }),
  ),
  { runId: 'run-1', at: '2027-04-03T09:00:00.000Z', key: undefined, after: CHAIN_START },
  nodeDigest,
);

function verdictOn(change: (event: StoredEvent) => StoredEvent | readonly StoredEvent[]): ChainVerdict {
  return verifyChain(
    events.flatMap((event) => change(event)),
    nodeDigest,
  );
}

describe('a hash', () => {
  it('is SHA-256 of the canonical JSON of the event without it', () => {
    expect(events[0]?.hash).toBe(
      nodeDigest(
        '{"at":"2027-04-03T09:00:00.000Z","author":"cook","content":{"text":"salt"},"prevHash":"' +
          '0'.repeat(64) +
          '","runId":"run-1","seq":1,"type":"note-made","version":1}',
      ),
    );
  });

  it('counts the digests of personal values in, and needs no others for it', () => {
    const draft = {
      ...draftOf({ type: 'note-made', version: 1, author: 'cook', content: 'x' }),
      personal: { '⟦name:1⟧': 'ab' },
    };
    const place = { runId: 'run-1', at: '2027-04-03T09:00:00.000Z', key: 'k', after: CHAIN_START };
    const [event] = sealEvents([draft], place, nodeDigest);
    expect(event?.hash).toBe(
      nodeDigest(
        '{"at":"2027-04-03T09:00:00.000Z","author":"cook","content":"x","key":"k","personal":{"⟦name:1⟧":"ab"},"prevHash":"' +
          '0'.repeat(64) +
          '","runId":"run-1","seq":1,"type":"note-made","version":1}',
      ),
    );
    expect(verifyChain(event ? [event] : [], nodeDigest)).toMatchObject({ ok: true, head: { seq: 1 } });
  });

  it('stays the same whatever becomes of this code', () => {
    expect(events.at(-1)?.hash).toMatchInlineSnapshot(
      `"ec46d4e5406c94b91364bc2971acd0e1ab834030667096492465cace97632c81"`,
    );
  });
});

describe('verifyChain', () => {
  it('accepts what was appended, and names its head', () => {
    expect(verifyChain(events, nodeDigest)).toEqual({ ok: true, head: { seq: 5, hash: events[4]?.hash } });
    expect(verifyChain([], nodeDigest)).toEqual({ ok: true, head: CHAIN_START });
  });

  it('goes on from the head of the page before', () => {
    const { head } = verifyChain(events.slice(0, 2), nodeDigest);
    expect(verifyChain(events.slice(2), nodeDigest, head)).toMatchObject({ ok: true, head: { seq: 5 } });
    expect(verifyChain(events.slice(3), nodeDigest, head)).toMatchObject({ ok: false, seq: 3 });
  });

  it.each([
    ['content', { content: { text: 'pepper' } }],
    ['author', { author: 'thief' }],
    ['type', { type: 'note-made-up' }],
    ['version', { version: 2 }],
    ['instant', { at: '2027-04-03T09:00:00.001Z' }],
    ['key', { key: 'request-1' }],
    ['run', { runId: 'run-2' }],
    ['hash', { hash: 'f'.repeat(64) }],
  ])('names the event whose %s was changed', (_what, change) => {
    expect(verdictOn((event) => (event.seq === 3 ? { ...event, ...change } : event))).toMatchObject({
      ok: false,
      seq: 3,
      reason: 'its hash is not that of what it says',
      head: { seq: 2 },
    });
  });

  it('names the event after one that was rewritten with its hash', () => {
    const forge = (event: StoredEvent): readonly StoredEvent[] => {
      const after = { seq: 2, hash: event.prevHash };
      const lie = { ...event, content: { text: 'fish' } };
      return sealEvents([draftOf(lie)], { runId: event.runId, at: event.at, key: undefined, after }, nodeDigest);
    };
    expect(verdictOn((event) => (event.seq === 3 ? forge(event) : event))).toMatchObject({
      ok: false,
      seq: 4,
      reason: 'it does not name the hash of the event before it',
    });
  });

  it('names the place where an event is missing, doubled or moved', () => {
    expect(verdictOn((event) => (event.seq === 3 ? [] : event))).toMatchObject({
      seq: 3,
      reason: 'event 4 stands in its place',
    });
    expect(verdictOn((event) => (event.seq === 3 ? [event, event] : event))).toMatchObject({ seq: 4 });
    expect(verifyChain(events.toReversed(), nodeDigest)).toMatchObject({ seq: 1 });
    expect(verifyChain(events.slice(1), nodeDigest)).toMatchObject({ seq: 1, head: CHAIN_START });
  });
});
