import { planForRain } from '@wayfarer/planner';
import { formatTime, type IsoDate } from '@wayfarer/trip/clock';

import type { Act, PlanScene } from '../scene.ts';
import { sayWeather } from './about-weather.ts';

/** Plan B of a day, or of every day that has stops under the open sky. Nothing is changed by it. */
export function answerRain({ date }: { readonly date?: IsoDate }, scene: PlanScene): Act {
  const { days } = scene.journey;
  const said = days
    .filter((day) => date === undefined || day.date === date)
    .map((day) => `${date === undefined ? '' : `${sayWeather(day.date, scene)}\n`}${sayDay(day, scene)}`)
    .join('\n');
  return { text: said, ...(date !== undefined && { about: { date } }) };
}

function sayDay(day: PlanScene['journey']['days'][number], { journey, speaker }: PlanScene): string {
  const { answers } = speaker.texts;
  const { facts, preferences } = journey.start;
  const swaps = planForRain(day, { days: journey.days, facts, preferences, gone: journey.skipped });
  if (swaps.length === 0) return answers.noneInRain(speaker.day(day.date));
  const lines = swaps.map(({ visit, by, arrive, depart }) => {
    const place = day.visits.find(({ id }) => id === visit)?.place;
    const name = place ? speaker.name(place) : '';
    const times = `${formatTime(arrive)}–${formatTime(depart)}`;
    return by === null ? answers.staysInRain(name) : answers.swapInRain({ name, by: speaker.name(by), times });
  });
  return [answers.inRain(speaker.day(day.date)), ...lines.map((line) => `- ${line}`)].join('\n');
}
