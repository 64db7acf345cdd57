import { expect, it } from 'vitest';

import { sceneOf, visitOf } from '../../../test/made-plan.ts';
import { DATES, eatery } from '../../../test/trip-story.ts';
import { answerIfWeather } from './about-if-weather.ts';
import { answerOccasion } from './about-occasion.ts';
import { answerOtherTables } from './about-other-tables.ts';

const [MONDAY] = DATES;

it('offers each other table for the planned one, and none that is planned itself', () => {
  const act = answerOtherTables({ about: 'other-tables', meal: 'dinner', date: MONDAY }, sceneOf());
  const edits = (act.offered ?? []).flatMap(({ frame }) => (frame.act === 'edit' ? [frame.edit] : []));
  expect(edits.length).toBeGreaterThan(0);
  for (const edit of edits) {
    expect(edit).toMatchObject({ type: 'replace', visit: visitOf('Grill') });
    expect(edit).not.toMatchObject({ by: eatery('Soba').id });
  }
  expect(act.text).toMatch(/^Besides Grill, I know these for dinner on Monday 5 April\./);
});

it('changes nothing for a birthday, and offers what fits that day', () => {
  const { text, offered = [] } = answerOccasion({ date: MONDAY }, sceneOf());
  expect(text).toMatch(/Nothing changes because of it|What shall I change/);
  expect(offered.every(({ frame }) => frame.act === 'edit')).toBe(true);
});

it('keeps what depends on the weather for a tap', () => {
  const edit = { type: 'remove', visit: visitOf('Hall') } as const;
  const { text, offered = [] } = answerIfWeather({ about: 'if-weather', edits: [edit], date: MONDAY }, sceneOf());
  expect(text).toContain('Nothing changes now.');
  expect(offered.map(({ frame }) => frame)).toEqual([
    { act: 'edit', edit },
    { act: 'command', command: { name: 'stop' } },
  ]);
});
