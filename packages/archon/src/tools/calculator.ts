import { defineTool } from '../tool/define-tool.ts';
import { evaluate } from './expression.ts';

/** Works out arithmetic: `+ - * / % ^`, brackets, a few functions and constants. Reads the expression itself, without `eval`. */
export const calculator = defineTool({
  name: 'calculator',
  description:
    'Works out an arithmetic expression exactly as written, e.g. "(17 + 4) * 2.5 ^ 2". Knows + - * / % ^, brackets, ' +
    'sqrt, abs, round, floor, ceil, min, max, ln, log10, exp, sin, cos, tan (radians), pi and e. Returns the number. ' +
    'Use it for every sum instead of reckoning in your head.',
  parametersSchema: {
    type: 'object',
    properties: { expression: { type: 'string', minLength: 1, maxLength: 1000, description: 'e.g. "20 / 100 * 50"' } },
    required: ['expression'],
    additionalProperties: false,
  },
  version: '1',
  execute: ({ expression }) => shown(evaluate(expression)),
});

/** Fifteen digits are what a double holds for sure: 0.1 + 0.2 is shown as 0.3. */
function shown(value: number): string {
  return String(Number(value.toPrecision(15)));
}
