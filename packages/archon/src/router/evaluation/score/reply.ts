import { safePattern } from '../../intents/safe-pattern.ts';
import type { ExpectedReply } from '../golden.ts';
import type { Heard } from '../subject.ts';
import { type Check, same } from './check.ts';
import { scoreText } from './text.ts';

/** What the customer reads. */
export function scoreReply(expected: ExpectedReply, { response }: Heard): readonly Check[] {
  const { status, asks, matches, endsWith } = expected;
  const { text } = response;
  return [
    ...(status ? [same('reply', 'status', { expected: status, got: response.status })] : []),
    ...(asks === undefined ? [] : [same('reply', 'asks', { expected: asks, got: response.waitingForParam })]),
    ...scoreText('reply', expected, text),
    ...(matches === undefined
      ? []
      : [reply('matches', { passed: safePattern(matches).findAll(text).length > 0, expected: matches, got: text })]),
    ...(endsWith === undefined
      ? []
      : [reply('ends with', { passed: text.endsWith(endsWith), expected: endsWith, got: text })]),
  ];
}

function reply(what: string, rest: Pick<Check, 'passed' | 'expected' | 'got'>): Check {
  return { layer: 'reply', what, ...rest };
}
