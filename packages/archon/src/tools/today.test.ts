import { expect, it } from 'vitest';

import { MisuseError } from '../errors.ts';
import { FixedRuntime } from '../testing/fixed-runtime.ts';
import { ToolExecutionEngine } from '../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../tool/tool-registry.ts';
import { todayTool } from './today.ts';

const runtime = new FixedRuntime('2027-05-02T23:30:00Z');
const ask = (args: unknown, timeZone?: string) =>
  new ToolExecutionEngine(new ToolRegistry([todayTool(runtime, { timeZone })]), { runtime }).executeToolCall(
    'today',
    args,
  );

it.each([
  [undefined, {}, '2027-05-02, a Sunday, 23:30 in UTC'],
  ['Asia/Tokyo', {}, '2027-05-03, a Monday, 08:30 in Asia/Tokyo'],
  ['Asia/Tokyo', { timeZone: 'America/New_York' }, '2027-05-02, a Sunday, 19:30 in America/New_York'],
  ['Asia/Tokyo', { timeZone: 'Asia/Kathmandu' }, '2027-05-03, a Monday, 05:15 in Asia/Kathmandu'],
])('in %s, asked for %j, says %s', async (timeZone, args, said) => {
  expect((await ask(args, timeZone)).content).toBe(said);
});

it('tells the model of a zone that there is none, and the developer before', async () => {
  expect((await ask({ timeZone: 'Mars/Olympus' })).content).toContain('No time zone is called "Mars/Olympus"');
  expect(() => todayTool(runtime, { timeZone: 'Berlin' })).toThrow(MisuseError);
});
