import { applyEdit, type Edit, type EditOutcome } from '@wayfarer/edits';
import { minute } from '@wayfarer/trip/clock';
import { describe, expect, it } from 'vitest';

import { MONDAY, placeId, start, TUESDAY, visit } from '../test/kyoto.ts';
import { describeEdit } from './edit-words.ts';
import { startJourney } from './index.ts';

type Done = Extract<EditOutcome, { kind: 'done' }>;

const JOURNEY = startJourney(start());
const NOTHING = { kind: 'done', asked: [], moved: [], plan: { days: JOURNEY.days, facts: JOURNEY.start.facts } };
const say = (edit: Edit, over: Partial<Done> = {}): string =>
  describeEdit(JOURNEY, edit, { ...(NOTHING as unknown as Done), ...over });
const slot = (arrive: number, depart: number, date = MONDAY) => ({
  ...{ date, visit: visit('kennin-ji'), arrive: minute(arrive), depart: minute(depart) },
});
const move = (
  name: string,
  from: ReturnType<typeof slot> | null,
  to: ReturnType<typeof slot> | null,
): Done['moved'][number] => ({ place: placeId(name), kind: 'place', from, to });

describe('what an edit has done', () => {
  it.each<[Edit, string]>([
    [
      { type: 'unlock', visit: visit('kennin-ji') },
      'Kennin ji is not fixed any more; it stays where it is until you change it.',
    ],
    [{ type: 'swap-days', dates: [MONDAY, TUESDAY] }, 'Mon 2027-04-05 and Tue 2027-04-06 have changed places.'],
    [
      { type: 'hours', date: MONDAY, start: minute(600), end: minute(1080) },
      'Mon 2027-04-05 starts at 10:00 and ends at 18:00.',
    ],
    [{ type: 'hours', date: null, start: minute(600) }, 'Every day starts at 10:00.'],
    [{ type: 'hours', date: MONDAY, end: minute(1080) }, 'Mon 2027-04-05 ends at 18:00.'],
    [{ type: 'meal', date: MONDAY, meal: 'lunch', skip: true }, 'No lunch is planned on Mon 2027-04-05.'],
    [{ type: 'meal', date: null, meal: 'dinner', skip: true }, 'No dinner is planned on any day.'],
    [{ type: 'meal', date: MONDAY, meal: 'lunch' }, 'Done.'],
    [{ type: 'pace', date: TUESDAY, pace: 'slower' }, 'Tue 2027-04-06: slower.'],
    [{ type: 'walking', date: null, less: true }, 'Every day: less on foot.'],
    [{ type: 'longest-way', date: MONDAY, minutes: 90 }, 'A way on Mon 2027-04-05 may last 90 min.'],
    [
      { type: 'free', date: MONDAY, window: { start: minute(840), end: minute(900) } },
      'Mon 2027-04-05 14:00–15:00 stays free.',
    ],
    [{ type: 'unfree', date: MONDAY }, 'Mon 2027-04-05 may be planned as a whole again.'],
    [{ type: 'arrival', at: minute(660) }, 'You arrive at 11:00.'],
    [{ type: 'departure', at: minute(960) }, 'You leave at 16:00.'],
    [{ type: 'dates', start: MONDAY, end: TUESDAY }, 'The trip is from 2027-04-05 to 2027-04-06.'],
    [{ type: 'party', travelers: 3 }, 'You are 3.'],
    [{ type: 'party', diets: ['vegan', 'halal'] }, 'Diets: vegan and halal.'],
    [{ type: 'party', diets: [] }, 'Diets: none.'],
    [{ type: 'budget', limit: { amount: 50_000, currency: 'JPY' } }, 'The trip may cost ¥50,000.'],
    [{ type: 'budget', limit: null }, 'The trip may cost what it costs.'],
    [
      { type: 'walk', date: MONDAY, title: 'Your Name.', places: [] },
      'Mon 2027-04-05 is a walk past places of Your Name.',
    ],
    [{ type: 'walk', date: MONDAY, title: 'Anohana', places: [] }, 'Mon 2027-04-05 is a walk past places of Anohana.'],
    [{ type: 'refill', date: TUESDAY }, 'Tue 2027-04-06 is planned anew.'],
    [{ type: 'remove', visit: visit('kennin-ji') }, 'Done.'],
  ])('%o: %s', (edit, text) => {
    expect(say(edit)).toBe(text);
  });

  it('is told by what was asked for, then by what had to move for it', () => {
    const edit: Edit = { type: 'add', place: placeId('manga-museum') };
    const asked = [move('manga-museum', null, slot(800, 860))];
    const moved = [
      move('kennin-ji', slot(810, 870), slot(880, 940)),
      move('maruyama-park', slot(900, 930), null),
      move('ryoan-ji', slot(780, 840, TUESDAY), slot(600, 660)),
      move('kinkaku-ji', slot(600, 660), slot(600, 660)),
    ];
    expect(say(edit, { asked, moved })).toBe(
      'Manga museum comes in on Mon 2027-04-05 13:20–14:20. For that: Kennin ji is on Mon 2027-04-05 14:40–15:40 (was 13:30–14:30), Maruyama park goes to your ideas and Ryoan ji is on Mon 2027-04-05 10:00–11:00 (was Tue 2027-04-06 13:00–14:00).',
    );
  });

  it('tells three moves, and counts the others', () => {
    const gone = ['kennin-ji', 'maruyama-park', 'yasaka-shrine', 'ryoan-ji', 'kinkaku-ji'].map((name) =>
      move(name, slot(600, 660), null),
    );
    const edit: Edit = { type: 'refill', date: MONDAY };
    expect(say(edit, { moved: gone.slice(0, 3) })).not.toContain('more');
    expect(say(edit, { moved: gone })).toMatch(/^Mon 2027-04-05 is planned anew\. For that: .* and 2 more\.$/);
  });

  it('says of what is fixed when that is', () => {
    const plan = { ...JOURNEY.start, days: JOURNEY.days, skipped: [], closed: [], visited: [], now: null };
    const edit: Edit = { type: 'lock', visit: visit('kennin-ji') };
    const outcome = applyEdit(plan, edit);
    if (outcome.kind !== 'done') throw new Error('It can be fixed.');
    expect(describeEdit(JOURNEY, edit, outcome)).toContain('13:30');
  });
});
