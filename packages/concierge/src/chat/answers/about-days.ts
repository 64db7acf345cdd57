import { sayDuration, sayTimes, type Speaker } from '@wayfarer/language';
import { type Journey, listStopsAhead } from '@wayfarer/replanner';
import { type DayPlan, findVisit, type Meal } from '@wayfarer/trip';
import { formatTime, type IsoDate, type MinuteOfDay } from '@wayfarer/trip/clock';

import type { Act, PlanScene } from '../scene.ts';

export function answerNext({ journey, speaker }: PlanScene): Act {
  // What one is at is not what comes.
  const next = listStopsAhead(journey).find(({ visit }) => !journey.underWay || visit.id !== journey.at)?.visit;
  const day = next && findVisit(journey.days, next.id)?.day;
  const { answers } = speaker.texts;
  if (!next || !day) return { text: answers.nothingNext };
  const leg = day.legs.find(({ to }) => to === next.id);
  const way = leg && leg.minutes > 0 ? ` (${sayLeg(leg, speaker)})` : '';
  const when = `${speaker.when({ ...next, date: day.date })}${way}`;
  return {
    text: answers.next(speaker.stop(next.id), when),
    about: { visit: next.id, place: next.place, date: day.date },
  };
}

/** The stop where one is by the plan's clock, then what comes next; on the way that alone. */
export function answerHere(scene: PlanScene): Act {
  const { journey, speaker } = scene;
  const next = answerNext(scene);
  return journey.at === null
    ? next
    : { ...next, text: `${speaker.texts.talk.hereNow(speaker.stop(journey.at))} ${next.text}` };
}

/** `17 min on foot`, in the order of the language. */
function sayLeg({ minutes, mode }: DayPlan['legs'][number], { language, texts }: Speaker): string {
  const [duration, how] = [sayDuration(minutes, language), texts.words.modes[mode]];
  return language === 'ja' || language === 'zh' ? `${how}${duration}` : `${duration} ${how}`;
}

/** A day hour by hour. */
export function answerDay({ date }: { readonly date: IsoDate }, { journey, speaker }: PlanScene): Act {
  const day = journey.days.find((one) => one.date === date);
  const { texts } = speaker;
  if (!day) return { text: texts.asks['day-outside']('') };
  if (!day.visits.some(({ kind }) => kind === 'place' || kind === 'meal'))
    return { text: texts.answers.dayEmpty(speaker.day(date)), about: { date } };
  return { text: sayDay(day, journey, speaker), about: { date } };
}

/** All days, the one after the other. */
export function answerDiary({ journey, speaker }: PlanScene): Act {
  return { text: journey.days.map((day) => sayDay(day, journey, speaker)).join('\n\n') };
}

function sayDay(day: DayPlan, { start, visited }: Journey, { texts, day: say, stop }: Speaker): string {
  const city = start.facts.calendar.find((one) => one.date === day.date)?.cityName ?? '';
  const lines = day.visits.map((visit) => {
    const marks = [
      ...(visited.includes(visit.id) ? [texts.answers.done] : []),
      ...(visit.locked && visit.kind !== 'transport' ? [texts.answers.fixed] : []),
    ];
    return `${sayTimes(visit)} ${stop(visit.id)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  });
  return [texts.answers.day(say(day.date), city), ...lines].join('\n');
}

export function answerDates({ journey, speaker }: PlanScene): Act {
  const { days } = journey;
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  return { text: speaker.texts.answers.dates(speaker.day(first), speaker.day(last), days.length) };
}

/** When and where one eats: that day, or next. */
export function answerMeal(
  { meal, date }: { readonly meal: Meal; readonly date?: IsoDate },
  { journey, speaker }: PlanScene,
): Act {
  const { answers, words } = speaker.texts;
  const days = journey.days.filter(
    (day) => day.date === date || (date === undefined && day.date >= journey.cursor.date),
  );
  const found = days.flatMap((day) =>
    day.visits
      .filter((visit) => visit.meal === meal && !journey.visited.includes(visit.id))
      .map((visit) => ({ visit, day })),
  )[0];
  const on = speaker.day(date ?? journey.cursor.date);
  if (!found)
    return { text: answers.noMeal(words.meals[meal], on), about: { date: date ?? journey.cursor.date, meal } };
  const { visit, day } = found;
  return {
    text: answers.mealAt(words.meals[meal], speaker.stop(visit.id), speaker.when({ ...visit, date: day.date })),
    about: { visit: visit.id, place: visit.place, date: day.date, meal },
  };
}

/** What counts as free time, in minutes. */
const WORTH_TELLING = 45;

export function answerFreeTime({ date }: { readonly date?: IsoDate }, { journey, speaker }: PlanScene): Act {
  const { answers } = speaker.texts;
  const days = journey.days.filter((day) => date === undefined || day.date === date);
  const lines = days.map((day) => {
    const gaps = listGaps(day).map(([start, end]) => `${formatTime(start)}–${formatTime(end)}`);
    return gaps.length > 0
      ? answers.freeTime(speaker.day(day.date), gaps.join(', '))
      : answers.noFreeTime(speaker.day(day.date));
  });
  return { text: lines.join('\n'), ...(date !== undefined && { about: { date } }) };
}

function listGaps({ window, visits, legs }: DayPlan): readonly (readonly [MinuteOfDay, MinuteOfDay])[] {
  const busy = visits.filter(({ kind }) => kind !== 'stay');
  const ends: readonly MinuteOfDay[] = [window.start, ...busy.map(({ depart }) => depart)];
  const starts: readonly MinuteOfDay[] = [
    ...busy.map(({ id, arrive }) => before(arrive, legs.find(({ to }) => to === id)?.minutes)),
    window.end,
  ];
  return ends.flatMap((end, index) => {
    const start = starts[index] ?? window.end;
    return start - end >= WORTH_TELLING ? [[end, start] as const] : [];
  });
}

function before(arrive: MinuteOfDay, minutes = 0): MinuteOfDay {
  return (arrive - minutes) as MinuteOfDay;
}

export function answerWalking({ date }: { readonly date?: IsoDate }, { journey, speaker }: PlanScene): Act {
  const days = journey.days.filter((day) => date === undefined || day.date === date);
  const lines = days.map((day) => {
    const walks = day.legs.filter(({ mode }) => mode === 'walk');
    const km = walks.reduce((sum, leg) => sum + leg.km, 0).toFixed(1);
    const minutes = walks.reduce((sum, leg) => sum + leg.minutes, 0);
    return speaker.texts.answers.walking(speaker.day(day.date), km, sayDuration(minutes, speaker.language));
  });
  return { text: lines.join('\n'), ...(date !== undefined && { about: { date } }) };
}
