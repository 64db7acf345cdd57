import { describe, expect, it } from 'vitest';

import type { Layer } from '../golden.ts';
import type { Check } from '../score/check.ts';
import { compareRuns } from './compare-runs.ts';
import { type ConversationResult, type EvaluationReport, toReport } from './evaluation-report.ts';
import { formatReport } from './format-report.ts';
import { toJUnit } from './to-junit.ts';

function check(layer: Layer, passed: boolean): Check {
  return { layer, what: 'part', passed, expected: 'this', got: passed ? 'this' : 'that' };
}

/** A conversation of one turn, in which these layers were looked at. */
function conversation(
  id: string,
  layers: Partial<Record<Layer, boolean>>,
  more: Partial<ConversationResult> = {},
): ConversationResult {
  const checks = Object.entries(layers).map(([layer, passed]) => check(layer as Layer, passed));
  return {
    suite: 'shop',
    id,
    about: 'Talk.',
    place: { file: 'goldens/shop.yaml', line: 4 },
    passed: checks.every(({ passed }) => passed),
    contained: true,
    turns: [{ line: 7, input: 'Where is it?', reply: 'Here.', latencyMs: 12, checks }],
    ...more,
  };
}

function report(...conversations: readonly ConversationResult[]): EvaluationReport {
  return toReport(conversations);
}

describe('formatReport', () => {
  it('shows what failed first, then a table by layer', () => {
    const wrong = conversation('wrong', { classification: true, policy: false });
    expect(formatReport(report(conversation('right', { classification: true }), wrong))).toBe(
      [
        '✗ shop · wrong: Talk.',
        '  goldens/shop.yaml:7 turn 1 "Where is it?"',
        '    policy, part',
        '      expected  this',
        '      got       that',
        '',
        'layer           passed    of   share',
        'classification       2     2   100 %',
        'policy               0     1   0.0 %',
        'conversations        1     2  50.0 %',
        'Ended without a person: 100 % of the conversations.',
        'Latency of a message: p50 12.0 ms, p95 12.0 ms.',
      ].join('\n'),
    );
  });

  it('has nothing to divide by without conversations', () => {
    expect(formatReport(report())).toBe('layer           passed    of   share\nconversations        0     0       –');
  });
});

describe('toJUnit', () => {
  it('writes each conversation as a test case, with what failed of it', () => {
    const xml = toJUnit(
      report(conversation('right', { plan: true }), conversation('wrong', { plan: false, tool: false })),
    );
    expect(xml).toContain('<testsuites tests="2" failures="1" errors="0" time="0.024">');
    expect(xml).toContain('<testsuite name="shop" tests="2" failures="1" errors="0" time="0.024">');
    expect(xml).toContain(
      '<testcase classname="shop" name="right: Talk." file="goldens/shop.yaml" line="4" time="0.012"/>',
    );
    expect(xml).toMatch(
      /<failure message="plan, tool" type="expectation">✗ shop · wrong: Talk\.\n.*turn 1 &quot;Where/,
    );
  });

  it('escapes what XML cannot say', () => {
    const odd = conversation('odd', { reply: false }, { about: 'a < b & "c" \u0000\ud800 😀', suite: "<'s>" });
    const xml = toJUnit(report(odd));
    expect(xml).toContain('name="odd: a &lt; b &amp; &quot;c&quot; \ufffd\ufffd 😀"');
    expect(xml).toContain('<testsuite name="&lt;&apos;s&gt;"');
    expect(xml).not.toContain('\u0000');
  });
});

describe('compareRuns', () => {
  const before = report(
    conversation('mended', { classification: false, reply: true }),
    conversation('broken', { policy: true }),
    conversation('gone', { plan: true }),
  );
  const after = report(
    conversation('mended', { classification: true, reply: true }),
    conversation('broken', { policy: false }),
    conversation('new', { plan: true }),
  );

  it('says what got better and what worse, by conversation and layer', () => {
    expect(compareRuns(before, after)).toMatchObject({
      better: [{ conversation: 'shop · mended', turn: 1, layer: 'classification' }],
      worse: [{ conversation: 'shop · broken', turn: 1, layer: 'policy' }],
      added: ['shop · new'],
      removed: ['shop · gone'],
      layers: [
        { layer: 'classification', before: 0, after: 1 },
        { layer: 'plan', before: 1, after: 1 },
        { layer: 'policy', before: 1, after: 0 },
        { layer: 'reply', before: 1, after: 1 },
      ],
    });
  });

  it('says so in words', () => {
    expect(compareRuns(before, after).text).toBe(
      [
        '1 worse, 1 better.',
        'Worse:',
        '  shop · broken, turn 1: policy',
        'Better:',
        '  shop · mended, turn 1: classification',
        'New: shop · new',
        'Gone: shop · gone',
        'classification    0.0 % → 100.0 %',
        'plan            100.0 % → 100.0 %',
        'policy          100.0 % → 0.0 %',
        'reply           100.0 % → 100.0 %',
      ].join('\n'),
    );
  });

  it('finds nothing between a run and itself', () => {
    expect(compareRuns(after, after)).toMatchObject({ better: [], worse: [], added: [], removed: [] });
  });
});

it('takes the middle and the far end of the latencies', () => {
  const turn = conversation('slow', { reply: true }).turns[0];
  const turns = Array.from({ length: 100 }, (_, index) => ({ ...turn, latencyMs: index + 1 }));
  const slow = conversation('slow', {}, { turns: turns as ConversationResult['turns'] });
  expect(report(slow).latencyMs).toEqual({ p50: 50, p95: 95 });
});
