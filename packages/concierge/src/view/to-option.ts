import type { Option, Trip } from '@wayfarer/contract';
import { type ItineraryOption, summariseNotices } from '@wayfarer/planner';
import { getPlace, type LeftOutPlace, type PlaceBook } from '@wayfarer/trip';

import { type DayContext, toDay } from './to-day.ts';

export function toOption(option: ItineraryOption, about: Omit<DayContext, 'notices'>): Option {
  const { notices = [] } = option;
  const context: DayContext = { ...about, notices };
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
    days: option.days.map((day) => toDay(day, context)),
  };
}

export function toLeftOut({ place, reason, text }: LeftOutPlace, book: PlaceBook): Trip['leftOut'][number] {
  return { placeId: place, name: getPlace(book, place).name, reason, text };
}
