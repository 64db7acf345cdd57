import { describe, expect, it } from 'vitest';

import type { JourneyCommand, JourneyEvent, Measure } from '../src/index.ts';
import {
  closed,
  crowd,
  delay,
  keep,
  MONDAY,
  MONDAY_PLAN,
  play,
  time,
  to,
  traffic,
  TUESDAY,
  until,
  unwanted,
  visit,
  wait,
  weather,
} from './kyoto.ts';

const park = visit('maruyama-park');
const dinner = visit('tofu-table', 'dinner');
const kinkaku = visit('kinkaku-ji', undefined, TUESDAY);

function reported(commands: readonly JourneyCommand[]): Extract<JourneyEvent, { type: 'reading-reported' }>['content'] {
  const event = play({}, commands).events.findLast(({ type }) => type === 'reading-reported');
  if (event?.type !== 'reading-reported') throw new Error('A reading was reported.');
  return event.content;
}
const report = (measure: Measure, notes: { readonly at?: string; readonly until?: string } = {}): JourneyCommand => ({
  type: 'report',
  reading: {
    measure,
    ...(notes.at === undefined ? {} : { at: time(notes.at) }),
    ...(notes.until === undefined ? {} : { until: time(notes.until) }),
  },
});
const CALM: Measure = { kind: 'crowd', level: 0.1 };
const RAIN: Measure = { kind: 'weather', condition: 'rainy' };

describe('a reading is about', () => {
  it.each<[string, readonly JourneyCommand[], string, string, unknown]>([
    ['the next visit', [crowd(10)], MONDAY, '09:30', visit('nijo-castle')],
    ['the one where one is', [to(park), crowd(10)], MONDAY, '15:00', park],
    ['the next, as of now', [until('11:30'), crowd(10)], MONDAY, '11:30', visit('udon-house', 'lunch')],
    ['the one of tomorrow, at its time', [until('20:00'), crowd(10)], TUESDAY, '10:00', kinkaku],
    ['the one at a time', [report(CALM, { at: '13:30' })], MONDAY, '13:30', visit('kennin-ji')],
    ['the one after it is left', [report(CALM, { at: '14:30' })], MONDAY, '14:30', park],
    ['the one it names, as of now', [crowd(10, dinner)], MONDAY, '09:30', dinner],
    ['the one it names, of tomorrow', [crowd(10, kinkaku)], TUESDAY, '10:00', kinkaku],
    ['the one that waits', [crowd(60, park), wait, crowd(50, park)], MONDAY, '09:30', park],
    ['no visit, when it is the weather', [weather('clear')], MONDAY, '09:30', null],
  ])('%s', (_, commands, date, at, about) => {
    expect(reported(commands)).toMatchObject({ date, time: time(at), visit: about });
  });

  it('none that is left, when one waits', () => {
    const only = '15:00-15:30 maruyama-park';
    const story = play({ monday: only }, [crowd(60), wait, { ...report(CALM, { at: '20:00' }) }]);
    expect(story.last[0]).toMatchObject({ content: { visit: null, date: MONDAY, affected: [] } });
    expect(() => play({ monday: only }, [report(CALM, { at: '20:00' })])).toThrow('No visit is left');
  });

  it.each([
    ['09:30', undefined, ['nijo-castle', 'maruyama-park', 'yasaka-shrine']],
    ['11:00', undefined, ['maruyama-park', 'yasaka-shrine']],
    ['10:59', '15:00', ['nijo-castle']],
    ['10:59', '15:01', ['nijo-castle', 'maruyama-park']],
    ['15:30', '24:00', ['yasaka-shrine']],
    ['16:40', undefined, []],
  ])('what lies outdoors from %s until %s, when it is the weather', (from, end, expected) => {
    const reading =
      end === '24:00' ? report(RAIN, { at: from }) : report(RAIN, { at: from, ...(end && { until: end }) });
    expect(reported([reading]).affected).toEqual(expected.map((name) => visit(name)));
  });

  it('nothing of tomorrow, when it is the weather', () => {
    expect(reported([until('17:00'), weather('stormy')]).affected).toEqual([]);
  });
});

describe('a reading says', () => {
  it.each<[string, readonly JourneyCommand[]]>([
    ['Crowd 34 % at Nijo castle, 09:30: below your limit, 35 % because you avoid crowds.', [crowd(34)]],
    [
      'Crowd 35 % at Nijo castle, 09:30: at or above your limit, 35 % because you avoid crowds; 1 visit disrupted.',
      [crowd(35)],
    ],
    [
      'Crowd 40 % at Nijo castle, 09:30: at or above your limit, 35 % because you avoid crowds; you decided to accept that.',
      [crowd(40), keep, crowd(40)],
    ],
    [
      'Traffic 44 % at Nijo castle, 09:30: at or above your limit, 44 % = 55 % for a moderate pace × 0.80 because long journeys are unwelcome; 1 visit disrupted.',
      [traffic(44)],
    ],
    [
      'Weather rainy (severity 65 %): at or above your limit, 40 % because most of the places left that day are outdoors (3 of 4); 3 visits disrupted.',
      [weather('rainy')],
    ],
    [
      'Weather stormy (severity 100 %): at or above your limit, 65 % because at most half of the places left that day are outdoors (0 of 0); nothing planned is touched by it.',
      [until('17:00'), weather('stormy')],
    ],
    ['Closed at Nijo castle, 09:30.', [closed]],
    ['Closed at Nijo castle, 09:30; you decided to go anyway.', [closed, keep, closed]],
    ['Not wanted at Maruyama park, 15:00.', [unwanted(park)]],
    ['In time at Nijo castle, 09:30: below your limit, 20 minutes.', [delay(0)]],
    ['20 min late at Nijo castle, 09:30: at or above your limit, 20 minutes; 1 visit disrupted.', [delay(20)]],
  ])('%s', (expected, commands) => {
    expect(reported(commands).text).toBe(expected);
  });
});

describe('a delay is held against', () => {
  it.each([
    // The day ends at 20:30.
    ['18:30', 19, false],
    ['18:30', 20, true],
    ['18:31', 1, true],
    ['18:31', 0, false],
  ])('what is left at %s: %d minutes reach it: %s', (now, minutes, reached) => {
    const monday = MONDAY_PLAN.replace('18:30-19:30', '19:00-20:00');
    const { last } = play({ monday }, [until(now), delay(minutes)]);
    expect(last[0]).toMatchObject({ content: { reached } });
  });

  it('the whole of tomorrow, for tomorrow', () => {
    expect(reported([until('20:00'), delay(19, kinkaku)]).limit).toEqual({ level: 20 / 1440, why: '20 minutes' });
  });
});

describe('what was kept', () => {
  it.each<[string, readonly JourneyCommand[], boolean]>([
    ['is not asked about for the same', [crowd(60), keep, crowd(60)], false],
    ['is not asked about for less', [crowd(60), keep, crowd(50)], false],
    ['is asked about for more', [crowd(60), keep, crowd(61)], true],
    ['is asked about for something else', [crowd(60), keep, traffic(60)], true],
    ['is not asked about for the highest of all that was kept', [crowd(60), keep, crowd(70), keep, crowd(65)], false],
    ['is no other visit', [crowd(60), keep, crowd(60, park)], true],
    ['is kept at a closed door', [closed, keep, closed], false],
    ['is asked about again where it is not wanted', [unwanted(), keep, unwanted()], true],
  ])('%s', (_, commands, asks) => {
    expect(play({}, commands).journey.pending !== null).toBe(asks);
  });
});

describe('what was given up', () => {
  it('is remembered where it was worth a lot: seven tenths and more', () => {
    const learned = (commands: readonly JourneyCommand[]) => play({}, commands).journey.learned;
    const skip: JourneyCommand = { type: 'decide', choice: 'skip' };
    expect(learned([closed, skip])).toMatchObject([{ type: 'missed', place: 'place_nijo-castle' }]);
    expect(learned([crowd(90, park), skip])).toEqual([]);
    expect(learned([crowd(90, dinner), skip])).toEqual([]);
  });
});
