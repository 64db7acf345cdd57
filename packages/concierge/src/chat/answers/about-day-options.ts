import type { Edit } from '@wayfarer/edits';
import { type Choice, type Question, sayEdit } from '@wayfarer/language';
import { formatTime, minute } from '@wayfarer/trip/clock';

import { type Act, chip, MOST_CHIPS, type PlanScene } from '../scene.ts';

/** How much later a day starts that is to start later, in minutes. */
const SOME_LATER = 60;

/** A day in short, and what can be done with it: what is likely meant first. */
export function answerDayOptions(
  { date, likely }: Extract<Question, { about: 'day-options' }>,
  { journey, speaker }: PlanScene,
): Act {
  const { answers, talk, asks } = speaker.texts;
  const day = journey.days.find((one) => one.date === date);
  if (!day) return { text: asks['day-outside']('') };
  const stops = day.visits.filter(({ kind }) => kind === 'place' || kind === 'meal');
  const [first, last] = [stops[0], stops.at(-1)];
  const head =
    first && last
      ? answers.dayInShort(
          speaker.day(date),
          `${formatTime(first.arrive)}–${formatTime(last.depart)}`,
          speaker.list(stops.map(({ id }) => speaker.stop(id))),
        )
      : answers.dayEmpty(speaker.day(date));
  const edits: readonly Edit[] = [
    { type: 'pace', date, pace: 'slower' },
    { type: 'refill', date },
    { type: 'hours', date, start: minute(day.window.start + SOME_LATER) },
  ];
  const usual = edits
    .filter((edit) => !likely.some(({ frame }) => frame.act === 'edit' && frame.edit.type === edit.type))
    .map((edit) => chip(sayEdit(edit, speaker), { act: 'edit', edit }));
  // In the words of what it would do: of a day that something is wrong with, nobody wants "free time filled".
  const meant = likely.map(({ text, frame }) =>
    chip(frame.act === 'edit' ? sayEdit(frame.edit, speaker) : text, frame),
  );
  const offered: readonly Choice[] = [...meant, ...usual].slice(0, MOST_CHIPS);
  return { text: `${head}\n${talk.whatToChange}`, offered, about: { date } };
}
