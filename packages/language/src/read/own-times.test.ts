import { formatTime } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { fakeGazetteer } from '../../test/fake-gazetteer.ts';
import type { Understanding } from '../brain.ts';
import type { OwnTime } from '../facts.ts';
import { createRuleBrain } from './rule-brain.ts';

const brain = createRuleBrain({ gazetteer: fakeGazetteer });

function understand(message: string): Promise<Understanding> {
  const request = { message, index: 0, mode: 'CLARIFY', facts: [], open: [], today: '2026-11-21' } as const;
  return brain.understand(request, new AbortController().signal);
}

/** `arrival 14:00 flight Friday`, one line for each. */
async function timesIn(message: string): Promise<readonly string[]> {
  const { learned } = await understand(message);
  return learned.flatMap(({ name, value }) => {
    if (name !== 'arrival' && name !== 'departure') return [];
    const { at, by, weekday } = value as OwnTime;
    return [[name, formatTime(at), by, weekday].filter((part) => part !== undefined).join(' ')];
  });
}

describe('own times are heard', () => {
  it.each([
    ['we land at 14:00', ['arrival 14:00 flight']],
    ['we land at 14:00 on Friday', ['arrival 14:00 flight Friday']],
    ['We arrive on Friday at 2pm', ['arrival 14:00 Friday']],
    ['we get in around 9:30 am', ['arrival 09:30']],
    ['our flight lands at 6.45 pm', ['arrival 18:45 flight']],
    ['my train gets in at 11h20', ['arrival 11:20 train']],
    ['our train arrives in Kyoto at 10:05', ['arrival 10:05 train']],
    ['arriving at noon', ['arrival 12:00']],
    ['we arrive at 11:30 on the first day', ['arrival 11:30']],
    ['our train leaves at 18:30 on Sunday', ['departure 18:30 train Sunday']],
    ['our flight home takes off at 20:15', ['departure 20:15 flight']],
    ['our return flight is at 7 pm', ['departure 19:00 flight']],
    ['we fly back at 9 pm', ['departure 21:00 flight']],
    ['we have to leave at 5', ['departure 17:00']],
    [
      'we land at 14:00 on Friday and our train leaves at 18:30 on Sunday',
      ['arrival 14:00 flight Friday', 'departure 18:30 train Sunday'],
    ],
    ['departure: 18:30', ['departure 18:30']],
  ])('%s', async (text, times) => {
    expect(await timesIn(text)).toEqual(times);
  });

  it('are taken roughly where a part of the day was named, and said so', async () => {
    const { learned } = await understand('3 days in Kyoto from 2 April 2027, we arrive in the evening');
    expect(learned.find(({ name }) => name === 'arrival')).toMatchObject({
      status: 'assumed',
      value: { at: 1140 },
      note: 'You arrive in the evening: I took 19:00. Tell me the hour if you know it.',
    });
    expect(await timesIn('we land late at night')).toEqual([]);
    expect(await timesIn('we land Friday evening')).toEqual(['arrival 19:00 flight Friday']);
    expect(await timesIn('we fly home on Sunday morning')).toEqual(['departure 09:00 flight Sunday']);
  });

  it('leave the dates of the trip alone', async () => {
    const text =
      '3 days in Kyoto from Friday 2 April 2027, we land at 14:00 on Friday, our train leaves at 18:30 on Sunday';
    const { learned, remarks } = await understand(text);
    const valueOf = (name: string) => learned.find((fact) => fact.name === name)?.value;
    expect([valueOf('start'), valueOf('end')]).toEqual(['2027-04-02', '2027-04-04']);
    expect(remarks).toEqual([]);
  });
});

describe('own times are not read from', () => {
  it.each([
    'dinner at 19:00',
    'we leave the hotel at 9:00',
    'we like museums that open at 10',
    'we arrive at 4 temples a day',
    'from Osaka at 9:00 to Kyoto',
    'our flight leaves Osaka at 8:00, 3 days in Kyoto from Osaka',
    'we are 4 people and 2 leave early',
    'we leave for the museum at 9:00',
    'we arrive on 4 April 2027',
    'a quiet evening',
  ])('%s', async (text) => {
    expect(await timesIn(text)).toEqual([]);
  });
});
