import type { ExpectedText } from '../golden.ts';
import type { Layer } from '../layers.ts';
import type { Check } from './check.ts';

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
