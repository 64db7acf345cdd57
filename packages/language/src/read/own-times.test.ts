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
    ['flying from Osaka landing 15:40', ['arrival 15:40 flight']],
    ['4 days, leaving 7 November 2027', []],
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
    ['we arrive at 11:30 and leave at 18:30 on the last day', ['arrival 11:30', 'departure 18:30']],
    ['we land at 9:15 on Friday, then fly back at 21:00', ['arrival 09:15 flight Friday', 'departure 21:00 flight']],
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

describe('own times are heard in other languages', () => {
  it.each([
    ['Wir landen am Freitag um 14 Uhr', ['arrival 14:00 flight Friday']],
    ['Wir kommen um 14:30 Uhr in Kyoto an', ['arrival 14:30']],
    [
      'unser Zug kommt um 10:20 an und wir fliegen am Sonntag um 20 Uhr zurück',
      ['arrival 10:20 train', 'departure 20:00 flight Sunday'],
    ],
    ['Wir reisen am Sonntag um 5 Uhr nachmittags ab', ['departure 17:00 Sunday']],
    ['wir kommen am Freitag am Abend an', ['arrival 19:00 Friday']],
    ['nous atterrissons vendredi à 14h', ['arrival 14:00 flight Friday']],
    ['on arrive à 14h30 le vendredi', ['arrival 14:30 Friday']],
    ['notre train de retour part à 18h30 dimanche', ['departure 18:30 train Sunday']],
    ['nous arrivons à midi', ['arrival 12:00']],
    ['aterrizamos el viernes a las 14:00', ['arrival 14:00 flight Friday']],
    ['llegamos a las 2 de la tarde', ['arrival 14:00']],
    ['nuestro tren sale a las 18:30 el domingo', ['departure 18:30 train Sunday']],
    ['金曜日の14時に到着します', ['arrival 14:00 Friday']],
    ['午後2時半に着きます', ['arrival 14:30']],
    ['帰りの新幹線は日曜日18:30です', ['departure 18:30 train Sunday']],
    ['我们周五下午2点到达', ['arrival 14:00 Friday']],
    ['航班14:05降落', ['arrival 14:05 flight']],
    ['返程航班周日晚上8点起飞', ['departure 20:00 flight Sunday']],
  ])('%s', async (text, times) => {
    expect(await timesIn(text)).toEqual(times);
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
    'wir fahren um 9 Uhr nach Kyoto',
    'nous partons à 8 h de Lyon',
    'salimos de Madrid el 3 de mayo',
    '大阪を9時に出発、京都に3日間',
    '着物を着て14時に散歩',
    '从上海早上8点出发',
    '上午10点到下午3点',
    '从早上到晚上',
  ])('%s', async (text) => {
    expect(await timesIn(text)).toEqual([]);
  });
});
