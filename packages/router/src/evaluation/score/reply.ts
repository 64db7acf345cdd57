import { safePattern } from '../../intents/safe-pattern.ts';
import type { ExpectedReply, ExpectedText, Layer } from '../golden.ts';
import type { Heard } from '../subject.ts';
import { type Check, same } from './check.ts';

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

/** Characters around a find that a report shows. */
const AROUND = 40;

/** Parts that a text has, and parts that it has not, whatever the case of the letters. */
export function scoreText(layer: Layer, expected: ExpectedText, text: string): readonly Check[] {
  const { contains = [], notContains = [] } = expected;
  const find = (part: string): number => text.toLowerCase().indexOf(part.toLowerCase());
  return [
    ...contains.map((part) => {
      const got = layer === 'log' ? 'not there' : text;
      return { layer, what: 'contains', passed: find(part) >= 0, expected: part, got: find(part) >= 0 ? part : got };
    }),
    ...notContains.map((part) => {
      const at = find(part);
      const got = at < 0 ? 'not there' : text.slice(Math.max(0, at - AROUND), at + part.length + AROUND);
      return { layer, what: 'does not contain', passed: at < 0, expected: `not ${part}`, got };
    }),
  ];
}
