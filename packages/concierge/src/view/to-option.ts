import type { Option } from '@wayfarer/contract';
import type { ItineraryOption } from '@wayfarer/planner';

import { type DayContext, toDay } from './to-day.ts';
import { toLeftOut } from './to-left-out.ts';

export function toOption(option: ItineraryOption, context: DayContext): Option {
  return {
    id: option.id,
    title: option.title,
    description: option.description,
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
    days: option.days.map((day) => toDay(day, context)),
  };
}
