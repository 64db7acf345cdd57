import { describe, expect, it } from 'vitest';

import { fakeGazetteer } from '../../test/fake-gazetteer.ts';
import { createRuleBrain, rehearseReading } from './rule-brain.ts';

const MESSAGE = 'Three days in Kyoto for two from Osaka, mid budget, vegetarian, no crowds';
const TODAY = '2027-01-01';

describe('rehearsing a message', () => {
  it('takes many small steps, and asks the gazetteer about all of its cities', () => {
    const asked: string[] = [];
    const gazetteer = {
      ...fakeGazetteer,
      resolveCity: (text: string) => (asked.push(text), fakeGazetteer.resolveCity(text)),
    };
    const steps = [...rehearseReading(MESSAGE, { gazetteer, today: TODAY })];
    expect(steps.length).toBeGreaterThan(50);
    expect(asked).toEqual(expect.arrayContaining(fakeGazetteer.listCities().map(({ name }) => name)));
  });

  it('leaves nothing behind that would change how a message is read', async () => {
    const request = { message: MESSAGE, index: 0, mode: 'CLARIFY', facts: [], open: [], today: TODAY } as const;
    const read = () => createRuleBrain({ gazetteer: fakeGazetteer }).understand(request, new AbortController().signal);
    const before = await read();
    expect([...rehearseReading(MESSAGE, { gazetteer: fakeGazetteer, today: TODAY })]).not.toEqual([]);
    expect(await read()).toEqual(before);
  });
});
