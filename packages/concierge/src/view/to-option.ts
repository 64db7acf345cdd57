import type { Option, Trip } from '@wayfarer/contract';
import { type ItineraryOption, summariseNotices } from '@wayfarer/planner';
import { getPlace, type LeftOutPlace, type PlaceBook, type Preferences } from '@wayfarer/trip';

import { toAdvice } from './to-advice.ts';
import { type DayContext, toDay } from './to-day.ts';

export function toOption(
  option: ItineraryOption,
  { preferences, ...about }: Omit<DayContext, 'notices' | 'advice'> & { readonly preferences: Preferences },
): Option {
  const { notices = [], days } = option;
  const { facts, party } = about;
  const pace = { ...preferences, pace: option.pace };
  const { specialists, alternativeOptions, ...advice } = toAdvice({
    days,
    facts,
    party,
    preferences: pace,
    gone: [],
    isChosen: false,
  });
  const context: DayContext = { ...about, notices, advice };
  const said = summariseNotices(notices);
  return {
    id: option.id,
    title: option.title,
    description: option.description,
    ...(option.difference !== undefined && { difference: option.difference }),
    highlights: [...option.highlights],
    tags: [...option.tags],
    pace: option.pace,
    total: option.total,
    perPerson: option.perPerson,
    walkingKmPerDay: option.walkingKmPerDay,
    freeMinutesPerDay: option.freeMinutesPerDay,
    mustDosMet: [...option.mustDosMet],
    leftOutCount: option.leftOut.length,
    leftOut: option.leftOut.map((entry) => toLeftOut(entry, context.book)),
    costs: option.costs.map((cost) => ({ ...cost })),
    ...(said.length > 0 && { notices: [...said] }),
    ...(option.unpriced !== undefined && { unpriced: option.unpriced }),
    days: days.map((day) => toDay(day, context)),
    ...(specialists && { specialists }),
    ...(alternativeOptions && { alternativeOptions }),
  };
}

export function toLeftOut({ place, reason, text }: LeftOutPlace, book: PlaceBook): Trip['leftOut'][number] {
  return { placeId: place, name: getPlace(book, place).name, reason, text };
}
