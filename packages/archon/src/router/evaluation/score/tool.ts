import type { ExpectedTool } from '../golden.ts';
import type { HeardEvent } from '../subject.ts';
import { type Check, same } from './check.ts';
import { contentsOf } from './contents-of.ts';

/** What was really done, and how it ended. */
export function scoreTool(expected: readonly ExpectedTool[], events: readonly HeardEvent[]): readonly Check[] {
  const calls = contentsOf(events, 'tool_execute').filter(({ repeated }) => repeated !== true);
  const others = calls.filter(({ tool }) => !expected.some(({ name }) => name === tool)).map(({ tool }) => tool);
  const unwanted = same('tool', 'other tools', { expected: 'none', got: others.join(', ') || 'none' });
  return [
    ...(unwanted.passed && expected.length > 0 ? [] : [unwanted]),
    ...expected.flatMap(({ name, ok, times }) => {
      const own = calls.filter(({ tool }) => tool === name);
      const count = same('tool', `calls of ${name}`, { expected: times, got: own.length });
      const end = ok === undefined ? [] : [same('tool', `${name} ok`, { expected: ok, got: own.at(-1)?.ok })];
      return [count, ...end];
    }),
  ];
}
