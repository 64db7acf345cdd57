import { expect, it } from 'vitest';

import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { ToolExecutionEngine } from '../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../tool/tool-registry.ts';
import { dateArithmetic } from './date-arithmetic.ts';

const engine = new ToolExecutionEngine(new ToolRegistry([dateArithmetic]), { runtime: new FixedRuntime() });

it.each([
  [{ date: '2027-04-03' }, '2027-04-03 (Saturday)'],
  [{ date: '2027-04-03', add: { days: 28 } }, '2027-05-01 (Saturday)'],
  [{ date: '2027-01-31', add: { months: 1 } }, '2027-02-28 (Sunday)'],
  [{ date: '2028-02-29', add: { years: 1 } }, '2029-02-28 (Wednesday)'],
  [{ date: '2027-01-31', add: { months: -2, weeks: 1, days: -1 } }, '2026-12-06 (Sunday)'],
  [{ date: '2027-03-01', until: '2027-02-28' }, '-1 day'],
  [{ date: '2027-01-01', until: '2028-01-01' }, '365 days'],
  [{ date: '0001-01-01', add: { days: 1 } }, '0001-01-02 (Tuesday)'],
])('reckons %j', async (args, content) => {
  expect(await engine.executeToolCall('date_arithmetic', args)).toMatchObject({ status: 'success', content });
});

it.each([
  [{ date: '2027-02-29' }, 'There is no 2027-02-29'],
  [{ date: '2027-2-9' }, 'date: expected string (date)'],
  [{ date: '9999-01-01', add: { years: 10 } }, 'not between the years'],
  [{ date: '2027-01-01', add: { day: 1 } }, 'did you mean `days`?'],
])('refuses %j', async (args, message) => {
  const { status, content } = await engine.executeToolCall('date_arithmetic', args);
  expect(status).toBe('error');
  expect(content).toContain(message);
});
