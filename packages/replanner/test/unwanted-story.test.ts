import { expect, it } from 'vitest';

import { keep, play, replace, show, skip, unwanted, visit } from './kyoto.ts';

const asked = play({}, [unwanted(visit('kennin-ji'))]);

it('asks before it leaves out what the traveller would rather not see, and shows what else there is', () => {
  const { pending, days, start } = asked.journey;
  expect(days).toBe(start.days);
  expect(pending).toMatchObject({
    visit: visit('kennin-ji'),
    severity: 'MEDIUM',
    text: 'You would rather not go to Kennin ji.',
  });
  expect(pending?.choices.map(({ choice, offered, recommended }) => [choice, offered, recommended])).toEqual([
    ['wait', false, false],
    ['replace', true, false],
    ['skip', true, true],
    ['keep', true, false],
  ]);
});

it('leaves it out, or replaces it', () => {
  const { journey, last } = play(asked, [skip]);
  expect(show(journey.days[0])).not.toContain('kennin-ji');
  expect(last).toMatchObject([{ content: { text: 'You skipped Kennin ji because you would rather not go.' } }]);
  const other = play(asked, [replace(1)]).journey;
  expect(other.leftOut.at(-1)).toMatchObject({ reason: 'avoided' });
});

it('asks again when it is said again', () => {
  expect(play(asked, [keep, unwanted(visit('kennin-ji'))]).journey.pending?.visit).toBe(visit('kennin-ji'));
});
