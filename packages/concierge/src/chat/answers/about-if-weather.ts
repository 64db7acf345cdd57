import { type Question, sayEdit } from '@wayfarer/language';

import { type Act, chip, MOST_CHIPS, type PlanScene } from '../scene.ts';
import { attempt, leaveChip } from '../wishes/propose.ts';
import { sayWeather } from './about-weather.ts';

/** What is known of the weather, and what was wished for in case of it: a tap does it, nothing else. */
export function answerIfWeather({ edits, date }: Extract<Question, { about: 'if-weather' }>, scene: PlanScene): Act {
  const { speaker } = scene;
  const { wishes } = speaker.texts;
  const fitting = edits.filter((edit) => attempt(edit, scene).kind === 'done').slice(0, MOST_CHIPS - 1);
  const weather = date === undefined ? [] : [sayWeather(date, scene)];
  return {
    text: [...weather, fitting.length > 0 ? wishes.ifWeather : wishes.ifWeatherUnfit].join('\n'),
    offered:
      fitting.length > 0
        ? [...fitting.map((edit) => chip(sayEdit(edit, speaker), { act: 'edit', edit })), leaveChip(scene)]
        : [],
    ...(date !== undefined && { about: { date } }),
  };
}
