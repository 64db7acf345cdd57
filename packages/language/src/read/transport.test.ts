import type { CityId } from '@wayfarer/trip';
import { describe, expect, it } from 'vitest';

import { fakeGazetteer } from '../../test/fake-gazetteer.ts';
import type { Fact, TransportWish } from '../facts.ts';
import { createRuleBrain } from './rule-brain.ts';

const brain = createRuleBrain({ gazetteer: fakeGazetteer });

const PLANNED: readonly Fact[] = [
  { name: 'destinations', value: ['kyoto' as CityId], text: 'Kyoto', status: 'stated' },
  { name: 'origin', value: 'Osaka', text: 'Osaka', status: 'stated' },
];

async function learnedFrom(message: string, facts: readonly Fact[]) {
  const request = { message, index: 0, mode: 'FINALIZE', facts, open: [], today: '2026-11-21' } as const;
  const { learned } = await brain.understand(request, new AbortController().signal);
  return learned;
}

/** `bus Osaka→Kyoto`, one for each wish. */
async function wishesIn(message: string, facts = PLANNED): Promise<readonly string[]> {
  const learned = await learnedFrom(message, facts);
  const wishes = learned.flatMap(({ name, value }) =>
    name === 'transport' ? (value as readonly TransportWish[]) : [],
  );
  return wishes.map(({ by, from, to }) => [by, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' '));
}

describe('by what they would rather go', () => {
  it.each([
    ['take the bus instead', ['bus']],
    ['We would rather fly', ['flight']],
    ["let's take the train", ['train']],
    ['I will drive', ['drive']],
    ['the ferry, please', ['ferry']],
    ['can we go by car?', ['drive']],
    ['we prefer the night bus', ['bus']],
    ['Take the bus from Osaka to Kyoto', ['bus from Osaka to Kyoto']],
    ['take the bus to Kyoto', ['bus to Kyoto']],
    ['take the train back to Osaka', ['train to Osaka']],
    ['we would rather take the bus home', ['bus to Osaka']],
    ['Take the train or bus from Osaka to Kyoto', ['transit from Osaka to Kyoto']],
    ['wir fliegen lieber', ['flight']],
    ['mit dem Auto fahren', ['drive']],
    ['on prend le train', ['train']],
    ['queremos ir en tren', ['train']],
    ['lieber mit dem Zug', ['train']],
    ['wir nehmen lieber den Bus', ['bus']],
    ['nous préférons le train', ['train']],
    ["plutôt l'avion", ['flight']],
    ['preferimos el autobús', ['bus']],
    ['飛行機で行きたい', ['flight']],
    ['改坐火车', ['train']],
    ['two of us, from Osaka by bus, temples and food, mid budget', ['bus']],
    ['4 days, mit dem Zug, mittleres Budget', ['train']],
    ['we are flying in from Osaka with two kids', ['flight from Osaka']],
    ['we fly, we like gardens', ['flight']],
    ['four days, train from Osaka, temples', ['train from Osaka']],
    ['mid budget, flying in, two of us are vegan', ['flight']],
    ['by overnight coach, with three mates', ['bus']],
    ['going there with a flight', ['flight']],
    ['by Eurostar, alone', ['train']],
  ])('%s', async (message, expected) => {
    expect(await wishesIn(message)).toEqual(expected);
  });

  it.each([
    'take the bus to the museum',
    'we like to get around by bus',
    'a hotel with a train museum next door',
    'dinner by the sea, no flights',
    'do not take the bus',
    'we see the train museum',
    'we take the train at 9:15',
    'a boat trip would be nice',
    'we want to take a boat tour',
    "we'll take a train to Nara on day 2",
  ])('is not said by "%s"', async (message) => {
    expect(await wishesIn(message)).toEqual([]);
  });

  it('leaves where the trip starts and leads to as it is', async () => {
    const learned = await learnedFrom('Take the bus from Kyoto to Osaka', PLANNED);
    expect(learned.map(({ name }) => name)).toEqual(['transport']);
  });

  it('beside a request for a trip says nothing of a single journey', async () => {
    const learned = await learnedFrom('three days in Kyoto, by train from Osaka', []);
    expect(learned.find(({ name }) => name === 'origin')?.value).toBe('Osaka');
  });

  it('takes the place of an older wish about the same journey, and of no other', async () => {
    const old: Fact = {
      name: 'transport',
      value: [{ by: 'bus', from: 'Osaka', to: 'Kyoto' }],
      text: '',
      status: 'stated',
    };
    expect(await wishesIn('take the train from Kyoto to Osaka', [...PLANNED, old])).toEqual([
      'bus from Osaka to Kyoto',
      'train from Kyoto to Osaka',
    ]);
    expect(await wishesIn('take the train from Osaka to Kyoto', [...PLANNED, old])).toEqual([
      'train from Osaka to Kyoto',
    ]);
    expect(await wishesIn('we would rather fly', [...PLANNED, old])).toEqual(['flight']);
  });
});
