import type { Edit } from '@wayfarer/edits';
import { sayEdit } from '@wayfarer/language';
import type { IsoDate } from '@wayfarer/trip/clock';

import { type Act, chip, type PlanScene } from '../scene.ts';
import { attempt } from '../wishes/propose.ts';

/** Nothing is changed by a birthday: a better table that day, or a calmer day, is offered as far as it fits. */
export function answerOccasion({ date }: { readonly date: IsoDate }, scene: PlanScene): Act {
  const { speaker } = scene;
  const ideas: readonly Edit[] = [
    { type: 'meal', meal: 'dinner', date, price: 'better' },
    { type: 'pace', date, pace: 'slower' },
  ];
  const fitting = ideas.filter((edit) => attempt(edit, scene).kind === 'done');
  return {
    text: fitting.length > 0 ? speaker.texts.wishes.occasion(speaker.day(date)) : speaker.texts.talk.whatToChange,
    offered: fitting.map((edit) => chip(sayEdit(edit, speaker), { act: 'edit', edit })),
    about: { date },
  };
}
