import { describe, expect, it } from 'vitest';

import { MONDAY, play, show, start, to, TUESDAY, undo, visit, world } from '../test/kyoto.ts';
import { type EditRefusedError, startJourney } from './index.ts';
import { whatIf } from './what-if.ts';

const journey = startJourney(start());
const closed = { measure: { kind: 'closed' }, visit: visit('nijo-castle') } as const;

describe('what would be', () => {
  it('is told with what differs, and changes nothing', () => {
    const before = JSON.stringify(journey);
    const { after, steps, delta, text } = whatIf(journey, { trouble: closed }, world());
    expect(steps).toEqual(['Nijo castle goes to Tue 2027-04-06, 14:30–16:00, where nothing else moves.']);
    expect(text).toBe(steps[0]);
    expect(show(after.days[1])).toContain('nijo-castle');
    // Seen all the same, so nobody is less content. What a ride costs is not known there, and so not what it costs more.
    expect(delta).toMatchObject({ satisfaction: 0, money: null });
    expect(JSON.stringify(journey)).toBe(before);
  });

  it('of a stop left out is the time there and on the way, and what it gives, less', () => {
    const wish = { edit: { type: 'remove', visit: visit('maruyama-park') } } as const;
    const { delta } = whatIf(journey, { wish }, world());
    // S of a park worth 2 of 5, outdoors, at a moderate pace, with no interest in it: 0.4 × 1/4 + 0.25 × 0.8.
    expect(delta.satisfaction).toBeCloseTo(-0.3, 10);
    expect(delta.minutes).toBeLessThanOrEqual(-30);
  });

  it('is nothing where nothing is touched, and says so', () => {
    const calm = { measure: { kind: 'crowd', level: 0.2 }, visit: visit('nijo-castle') } as const;
    const { steps, text } = whatIf(journey, { trouble: calm }, world());
    expect(steps).toEqual([]);
    expect(text).toBe('Crowd 20 %: nothing planned is touched by it; your limit is 35 % because you avoid crowds.');
  });

  it('is refused as the edit itself would be', () => {
    const wish = { edit: { type: 'move', visit: visit('kinkaku-ji'), to: { date: TUESDAY } } } as const;
    expect(() => whatIf(journey, { wish }, world())).toThrow(
      expect.objectContaining<Partial<EditRefusedError>>({ code: 'edit-does-not-fit' }),
    );
  });
});

describe('taken over', () => {
  const taken = play({}, [{ type: 'repair', trouble: closed }]);

  it('it is done as it was told, in one event, and nothing was reported by it', () => {
    expect(taken.last.map(({ type }) => type)).toEqual(['plan-repaired']);
    expect(taken.journey.days).toEqual(whatIf(journey, { trouble: closed }, world()).after.days);
    expect(taken.journey.readings).toEqual([]);
  });

  it('it can be taken back and done again', () => {
    const back = play(taken, [undo]);
    expect(back.journey.days).toEqual(journey.days);
    expect(play(back, [{ type: 'redo' }]).journey.days).toEqual(taken.journey.days);
  });

  it('it is refused where nothing would change', () => {
    const calm = { measure: { kind: 'crowd', level: 0.2 }, visit: visit('nijo-castle') } as const;
    expect(() => play({}, [{ type: 'repair', trouble: calm }])).toThrow('nothing to change');
  });

  it('an open question about what it moves lapses', () => {
    const asked = play({}, [{ type: 'report', reading: { measure: { kind: 'closed' } } }]);
    expect(asked.journey.pending?.visit).toBe(visit('nijo-castle'));
    expect(play(asked, [{ type: 'repair', trouble: closed }]).journey.pending).toBeNull();
  });

  it('what is over stays', () => {
    const there = play({}, [to(visit('kennin-ji'))]);
    const storm = { measure: { kind: 'weather', condition: 'stormy' }, date: MONDAY } as const;
    const { journey: after } = play(there, [{ type: 'repair', trouble: storm }]);
    for (const name of ['nijo-castle', 'udon-house'])
      expect(show(after.days[0])).toContain(
        show(there.journey.days[0])
          .split('\n')
          .find((line) => line.includes(name)),
      );
  });
});
