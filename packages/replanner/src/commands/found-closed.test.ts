import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { keep, play, show, typesOf, undo, until, visit } from '../../test/kyoto.ts';
import type { JourneyCommand } from '../index.ts';

/** Open 09:00–12:00 while one is there 13:30–14:30; or not at all. */
const mornings: JourneyCommand = {
  type: 'found-closed',
  visit: visit('kennin-ji'),
  hours: [{ open: minute(540), close: minute(720) }],
};
const never: JourneyCommand = { ...mornings, hours: [] };
const move: JourneyCommand = { type: 'decide', choice: 'move' };

describe('hours that somebody has looked up', () => {
  it('are asked about, and nothing is reported: nobody was there', () => {
    const { journey, events } = play({}, [mornings]);
    expect(typesOf(events)).toEqual(['decision-requested']);
    expect(journey.readings).toEqual([]);
    expect(journey.pending?.text).toBe('Kennin ji is said to be open 09:00–12:00 that day. You are there 13:30–14:30.');
    expect(journey.pending?.choices.find(({ recommended }) => recommended)).toMatchObject({
      choice: 'move',
      text: 'Kennin ji goes to 11:00–12:00; Nijo castle and Udon house move for it.',
      until: 660,
    });
  });

  it('move it into them, where the traveller says so, and back', () => {
    const { journey } = play({}, [mornings, move]);
    expect(show(journey.days[0]).split('\n').slice(0, 3)).toEqual([
      '09:13-10:33 nijo-castle',
      '11:00-12:00 kennin-ji',
      '12:27-13:27 udon-house',
    ]);
    const back = play({}, [mornings, move, undo]).journey;
    expect(show(back.days[0])).toContain('13:30-14:30 kennin-ji');
  });

  it('leave no time that day where there is none', () => {
    const { pending } = play({}, [never]).journey;
    expect(pending?.text).toMatch(/^Kennin ji is said to be closed that day\./);
    const moved = pending?.choices.find(({ choice }) => choice === 'move');
    expect(moved?.date).not.toBe('2027-04-05');
  });

  it('are asked about once: not of who goes all the same, nor of what is over', () => {
    const kept = play({}, [mornings, keep]);
    expect(play(kept, [mornings]).journey.pending).toBeNull();
    expect(play({}, [until('15:00'), mornings]).journey.pending).toBeNull();
  });
});
