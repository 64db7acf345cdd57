import fc from 'fast-check';
import { expect, it } from 'vitest';

import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { ToolExecutionEngine } from '../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../tool/tool-registry.ts';
import { calculator } from './calculator.ts';

const engine = new ToolExecutionEngine(new ToolRegistry([calculator]), {
  runtime: new FixedRuntime(),
  breaker: { faults: 1e9, coolDownMs: 0 },
});
const work = (expression: unknown) => engine.executeToolCall('calculator', { expression });

it.each([
  ['2+2', '4'],
  ['15 * 3', '45'],
  ['20 / 100 * 50', '10'],
  ['0.1 + 0.2', '0.3'],
  ['-2 ^ 2', '-4'],
  ['2 ^ -1', '0.5'],
  ['2 ** 3 ^ 2', '512'],
  ['(1 + 2) * -(3 - 4)', '3'],
  ['10 % 4 × 2 − 1', '3'],
  ['max(1, sqrt(16), 2.5e0) + round(pi)', '7'],
  ['.5 + 1.', '1.5'],
])('works out %s', async (expression, result) => {
  expect(await work(expression)).toMatchObject({ status: 'success', content: result });
});

it.each([
  ['1 / 0', 'no finite value'],
  ['2 +', 'got its end'],
  ['2 2', 'at character 3'],
  ['(1', 'Expected ")"'],
  ['process.exit(1)', 'Nothing is called "process"'],
  ['constructor', 'Nothing is called "constructor"'],
  ['sqrt(1, 2)', 'Expected one value'],
  ['('.repeat(500), 'nested deeper'],
  ['-'.repeat(900), 'nested deeper'],
])('says of %s what is wrong', async (expression, message) => {
  const { status, content } = await work(expression);
  expect(status).toBe('error');
  expect(content).toContain(message);
});

interface Sum {
  readonly text: string;
  readonly value: number;
}

it('agrees with the language on sums it has made up', async () => {
  const number = fc.integer({ min: 0, max: 999 }).map((value): Sum => ({ text: String(value), value }));
  const { sum } = fc.letrec<{ sum: Sum }>((tie) => {
    const pair = fc.tuple(tie('sum'), fc.constantFrom('+', '-', '*'), tie('sum'));
    return {
      sum: fc.oneof(
        { depthSize: 'small' },
        number,
        pair.map(([left, sign, right]) => joined(left, sign, right)),
      ),
    };
  });
  await fc.assert(
    fc.asyncProperty(sum, async ({ text, value }) => {
      expect((await work(text)).content).toBe(String(Number(value.toPrecision(15))));
    }),
    { numRuns: 50 },
  );
});

function joined(left: Sum, sign: string, right: Sum): Sum {
  const [a, b] = [left.value, right.value];
  return { text: `(${left.text} ${sign} ${right.text})`, value: sign === '+' ? a + b : sign === '-' ? a - b : a * b };
}
