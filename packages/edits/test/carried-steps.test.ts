import { expect, it } from 'vitest';

import { carryOver } from '../src/index.ts';
import { idOf, planOf } from './town.ts';

it('what nobody knows the steps of is carried over by nobody who asked for known ones alone', () => {
  const old = planOf(['10:00-11:00 temple', '10:00-11:00 museum', '10:00-11:00 garden']);
  const places = old.facts.places.map((place) =>
    place.id === idOf('temple') ? { ...place, stepFree: 'unknown' as const } : place,
  );
  const bare = {
    ...old,
    facts: { ...old.facts, places },
    party: { ...old.party, access: ['step-free', 'known-access'] as const },
    days: old.days.map((day) => ({
      ...day,
      visits: day.visits.filter(({ kind }) => kind === 'stay'),
      legs: day.legs.slice(0, 1),
    })),
  };
  const staysWith = (mustDo: typeof old.mustDo): readonly string[] =>
    carryOver(old, { ...bare, mustDo }).plan.days.flatMap(({ visits }) => visits.map(({ place }) => place));
  expect(staysWith([])).not.toContain(idOf('temple'));
  expect(staysWith([])).toContain(idOf('museum'));
  expect(staysWith([idOf('temple')])).toContain(idOf('temple'));
});
