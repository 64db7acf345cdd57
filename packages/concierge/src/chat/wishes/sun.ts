import type { Edit } from '@wayfarer/edits';
import { type PlanWish, sayTogether } from '@wayfarer/language';
import { formatTime, type IsoDate, minute, type MinuteOfDay } from '@wayfarer/trip/clock';
import { findSunTime } from '@wayfarer/trip/sun';

import { actOnEdit } from '../acts/act-on-edit.ts';
import type { Act, PlanScene } from '../scene.ts';
import { attempt, fits, propose } from './propose.ts';

type OfSun = Extract<PlanWish, { kind: 'sun' }>;

/** So long before it happens one is there, in minutes (editorial): the light before sunset is what people come for. */
const BEFORE = { sunrise: 15, sunset: 30 } as const;
/** A day is opened so long before, or kept open so long after, where its hours are too short. */
const MARGINS = [30, 60, 90] as const;

/** There when the sun rises or sets. Where the day has to begin earlier or end later for it, that is proposed. */
export function actOnSun(wish: OfSun, scene: PlanScene): Act {
  const { wishes } = scene.speaker.texts;
  const date = wish.date ?? dateOf(wish, scene);
  if (date === undefined) return { text: scene.speaker.texts.asks['which-day']('') };
  const time = sunTimeOf(wish, date, scene);
  if (time === undefined) return { text: wishes.noSun[wish.sun](scene.speaker.day(date)) };
  const said = wishes.sun[wish.sun](scene.speaker.day(date), formatTime(time));
  const at = minute(Math.floor((time - BEFORE[wish.sun]) / 5) * 5);
  const edit = editFor(wish, date, at);
  if (attempt(edit, scene).kind !== 'refused') return withSaid(said, actOnEdit(edit, scene), scene);
  const opened = openings(wish, date, at).find((hours) => fits([hours, edit], scene));
  if (opened) return propose([opened, edit], scene, said);
  return withSaid(said, propose([edit], scene), scene);
}

function withSaid(said: string, act: Act, { speaker }: PlanScene): Act {
  return { ...act, text: sayTogether([said, act.text], speaker.language) };
}

function editFor({ visit, place }: OfSun, date: IsoDate, at: MinuteOfDay): Edit {
  const to = { date, at };
  return visit === undefined ? { type: 'add', place, to } : { type: 'move', visit, to };
}

/** Of a stop its own day; of what comes in, the one day of its city, if it has but one. */
function dateOf({ visit, place }: OfSun, { journey, speaker }: PlanScene): IsoDate | undefined {
  const planned = journey.days.find(({ visits }) => visits.some(({ id }) => id === visit))?.date;
  if (planned !== undefined) return planned;
  const city = speaker.book.get(place)?.city;
  const there = journey.start.facts.calendar.filter((day) => day.city === city);
  return there.find(({ date }) => date >= journey.cursor.date)?.date;
}

function sunTimeOf({ sun, place }: OfSun, date: IsoDate, { journey, speaker }: PlanScene): MinuteOfDay | undefined {
  const known = speaker.book.get(place);
  const zone = journey.days.find((day) => day.date === date)?.zone;
  return known && zone ? findSunTime(sun, { at: known.at, zone }, date) : undefined;
}

function openings({ sun }: OfSun, date: IsoDate, at: MinuteOfDay): readonly Edit[] {
  return MARGINS.map((margin) =>
    sun === 'sunrise'
      ? { type: 'hours', date, start: minute(Math.max(0, at - margin)) }
      : { type: 'hours', date, end: minute(Math.min(1439, at + BEFORE.sunset + margin)) },
  );
}
