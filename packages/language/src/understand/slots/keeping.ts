import type { PlaceId } from '@wayfarer/trip';

import { chipText } from '../chips.ts';
import { ask, placeChoice, toEdit } from '../choices.ts';
import { findEntity, listDatesOf, listPlaces } from '../clause.ts';
import type { Frame } from '../frame.ts';
import { isStop, nameOf } from '../trip-scene.ts';
import type { SlotReader } from './slot-reader.ts';
import { findMain, readTargetDate, readTime } from './target.ts';
import { frameForStop } from './visits.ts';

export const readLock: SlotReader = (clause, scene) => {
  const all = listDatesOf(clause);
  if (clause.act === 'lock' && all.length > 0 && !findMain(scene, clause)) {
    const stops = scene.context.stops.filter((stop) => isStop(stop) && !stop.done && all.includes(stop.date));
    return stops.map(({ visit }) => toEdit({ type: 'lock', visit }));
  }
  const meal = findEntity(clause, 'meal')?.meal;
  const at = readTime(clause, findEntity(clause, 'part')?.part, meal);
  const date = readTargetDate(clause);
  const appointment = (place: PlaceId): Frame => {
    if (date && at !== undefined) return toEdit({ type: 'lock', place, date, at, ...(meal ? { meal } : {}) });
    const frame = {
      act: 'draft',
      type: 'lock',
      place,
      ...(meal ? { meal } : {}),
      ...(date ? { date } : {}),
      ...(at === undefined ? {} : { to: { at } }),
    } as const;
    if (!date) {
      const choices = scene.context.days.map((day) => day.date);
      return ask('which-day', [], {
        draft: { frame, missing: 'date' },
        words: choices.length > 0 ? nameOf(scene, place) : '',
      });
    }
    return ask('what-time', [], { draft: { frame, missing: 'time' } });
  };
  return [
    frameForStop(scene, clause, {
      mention: findMain(scene, clause),
      make: (stop) =>
        date && date !== stop.date
          ? appointment(stop.place)
          : toEdit({ type: 'lock', visit: stop.visit, ...(at === undefined ? {} : { at }) }),
      otherwise: appointment,
      draft: { frame: { act: 'draft', type: 'lock' }, missing: 'visit' },
    }),
  ];
};

export const readUnlock: SlotReader = (clause, scene) => [
  frameForStop(scene, clause, {
    mention: findMain(scene, clause),
    make: ({ visit }) => toEdit({ type: 'unlock', visit }),
    draft: { frame: { act: 'draft', type: 'unlock' }, missing: 'visit' },
  }),
];

/** "Don't remove it": it stays as it is, and may be fixed. */
export const readKeep: SlotReader = (clause, scene) => {
  const { decision, lastAbout } = scene.context;
  if (listPlaces(clause).length === 0) {
    if (decision) return [{ act: 'answer', answer: { kind: 'choice', choice: 'keep' } }];
    // Which of the two is kept: the plan as it is, or what was proposed?
    if (scene.context.proposal)
      return [
        ask('which-meaning', [
          { text: chipText('do-it', scene.language), frame: { act: 'answer', answer: { kind: 'yes' } } },
          { text: chipText('leave-it', scene.language), frame: { act: 'answer', answer: { kind: 'no' } } },
        ]),
      ];
    if (!lastAbout) return [{ act: 'talk', topic: 'as-it-is' }];
  }
  return [
    frameForStop(scene, clause, {
      mention: findMain(scene, clause),
      make: (stop) => {
        if (decision?.visit === stop.visit) return { act: 'answer', answer: { kind: 'choice', choice: 'keep' } };
        return ask('which-meaning', [
          placeChoice(scene, 'lock', { place: stop.place, frame: toEdit({ type: 'lock', visit: stop.visit }) }),
          placeChoice(scene, 'keep', { place: stop.place, frame: { act: 'command', command: { name: 'stop' } } }),
        ]);
      },
    }),
  ];
};
