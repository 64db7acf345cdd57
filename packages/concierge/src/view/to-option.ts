import type { Option, Trip } from '@wayfarer/contract';
import type { Speaker } from '@wayfarer/language';
import { type ItineraryOption, summariseNotices } from '@wayfarer/planner';
import { getPlace, type LeftOutPlace, type PlaceBook, type Preferences } from '@wayfarer/trip';

import { optionInWords } from './option-in-words.ts';
import { type PlanAdvice, toAdvice } from './to-advice.ts';
import { type DayContext, toDay } from './to-day.ts';

/** What an option is shown with. */
export type OptionContext = Omit<DayContext, 'notices' | 'advice'> & {
  readonly preferences: Preferences;
  readonly speaker: Speaker;
};

/** What is said of an option beside its days; worked out once. */
export function adviseOption(
  { days, pace }: ItineraryOption,
  { facts, party, preferences }: OptionContext,
): PlanAdvice {
  return toAdvice({ days, facts, party, preferences: { ...preferences, pace }, gone: [], isChosen: false });
}

export function toOption(option: ItineraryOption, context: OptionContext): Option {
  const { notices = [], days } = option;
  const { specialists, alternativeOptions, ...advice } = adviseOption(option, context);
  const shown: DayContext = { ...context, notices, advice };
  const said = summariseNotices(notices);
  const words = optionInWords(option, context.speaker);
  return {
    id: option.id,
    title: words.title,
    description: words.description,
    ...(words.difference !== undefined && { difference: words.difference }),
    highlights: [...words.highlights],
    tags: [...words.tags],
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
    days: days.map((day) => toDay(day, shown)),
    ...(specialists && { specialists }),
    ...(alternativeOptions && { alternativeOptions }),
  };
}

export function toLeftOut({ place, reason, text }: LeftOutPlace, book: PlaceBook): Trip['leftOut'][number] {
  return { placeId: place, name: getPlace(book, place).name, reason, text };
}
