import { expect, it, vi } from 'vitest';

import { fakeContext } from '../../test/support/fake-context.ts';
import { simulate } from './simulate.ts';

const asked = vi.hoisted(() => ({ calls: [] as unknown[] }));
vi.mock('../simulation/simulate-city.ts', () => ({
  async simulateCity(one: unknown) {
    asked.calls.push(one);
    return { name: 'Kyoto', totals: { kept: 7 }, plots: '<svg/>', text: 'Totals.' };
  },
}));
const wrote = vi.hoisted(() => ({ files: [] as unknown[][] }));
vi.mock('../files.ts', () => ({ writeFileAt: async (...given: unknown[]) => void wrote.files.push(given) }));

function run(options: Readonly<Record<string, string>>) {
  const { context } = fakeContext({ options: { city: 'kyoto', ...options } });
  return simulate.runOnFolder({ ...context, folder: '/home/me' } as never);
}

it('sends a thousand travellers for three days from 5 April 2027, by the chance of seed 1', async () => {
  const reply = await run({});
  const usual = { city: 'kyoto', from: '2027-04-05', days: 3, travellers: 1000, seed: 1 };
  expect(asked.calls.at(-1)).toEqual(usual);
  expect(reply.json).toEqual({ ...usual, city: 'Kyoto', kept: 7 });
  expect(reply.text({} as never)).toBe('Totals.\n');
  expect(wrote.files).toEqual([]);
});

it('draws into a file of the folder', async () => {
  const reply = await run({ out: 'plots.svg' });
  expect(wrote.files).toEqual([['/home/me/plots.svg', '<svg/>']]);
  expect(reply.json).toMatchObject({ file: '/home/me/plots.svg' });
  expect(reply.text({} as never)).toBe('Totals.\nDrew /home/me/plots.svg.\n');
});

it.each([
  [{ days: '1' }, { days: 1 }],
  [{ days: '14' }, { days: 14 }],
  [{ travellers: '1' }, { travellers: 1 }],
  [{ travellers: '100000' }, { travellers: 100_000 }],
  [{ seed: '0' }, { seed: 0 }],
  [{ seed: '999999' }, { seed: 999_999 }],
  [{ from: '2028-01-01' }, { from: '2028-01-01' }],
])('takes %j', async (options, expected) => {
  await run(options);
  expect(asked.calls.at(-1)).toMatchObject(expected);
});

it.each([
  [{ days: '0' }, '--days: expected a whole number from 1 to 14, got "0".'],
  [{ days: '15' }, '--days: expected a whole number from 1 to 14, got "15".'],
  [{ travellers: '0' }, '--travellers: expected a whole number from 1 to 100000, got "0".'],
  [{ travellers: '100001' }, '--travellers: expected a whole number from 1 to 100000, got "100001".'],
  [{ seed: '1000000' }, '--seed: expected a whole number from 0 to 999999, got "1000000".'],
  [{ seed: '1.5' }, '--seed: expected a whole number from 0 to 999999, got "1.5".'],
])('refuses %j', async (options, message) => {
  await expect(run(options)).rejects.toThrow(message);
});

it('asks which city', async () => {
  const { context } = fakeContext({});
  await expect(simulate.runOnFolder(context as never)).rejects.toThrow('Which city? `wayfarer simulate --city kyoto`');
});
