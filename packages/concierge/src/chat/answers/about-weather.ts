import { daysInMonth, type IsoDate } from '@wayfarer/trip/clock';

import type { Act, PlanScene } from '../scene.ts';

/** The weather of a day, or of all: what is typical is told apart from a forecast. */
export function answerWeather({ date }: { readonly date?: IsoDate }, scene: PlanScene): Act {
  const { days } = scene.journey;
  const dates = date === undefined ? days.map((day) => day.date) : [date];
  return {
    text: dates.map((one) => sayWeather(one, scene)).join('\n'),
    ...(date !== undefined && { about: { date } }),
  };
}

export function sayWeather(date: IsoDate, { journey, speaker: { texts, day } }: PlanScene): string {
  const { answers, words } = texts;
  const weather = journey.start.facts.calendar.find((one) => one.date === date)?.weather;
  if (!weather) return answers.weatherUnknown(day(date));
  const { condition, highC, lowC, rain, typical } = weather;
  const range = `${lowC}–${highC} °C`;
  const days = daysInMonth(date);
  const said = {
    date: day(date),
    sky: condition === 'unknown' ? null : words.weather[condition],
    range,
    chance: Math.round(rain * 100),
    rainyDays: Math.round(rain * days),
    days,
  };
  return typical ? answers.weatherTypical(said) : answers.weatherForecast(said);
}
