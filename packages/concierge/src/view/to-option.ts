import type { Option, Trip } from '@wayfarer/contract';
import { sayLeftOut, sayTogether, type Speaker, toSpeaker } from '@wayfarer/language';
import { type ItineraryOption, noticesInWords, optionInWords, summariseNotices } from '@wayfarer/planner';
import { getPlace, type LeftOutPlace, type PlaceBook, type PlaceId, type Preferences } from '@wayfarer/trip';

import { type PlanAdvice, toAdvice } from './to-advice.ts';
import { type DayContext, toDay } from './to-day.ts';

/** What an option is shown with. */
export type OptionContext = Omit<DayContext, 'notices' | 'advice'> & {
  readonly preferences: Preferences;
  readonly mustDo: readonly PlaceId[];
  readonly speaker: Speaker;
};

/** What is said of an option beside its days; worked out once. */
export function adviseOption(
  { days, pace }: ItineraryOption,
  { facts, party, preferences }: OptionContext,
): PlanAdvice {
  return toAdvice({ days, facts, party, preferences: { ...preferences, pace }, gone: [], isChosen: false });
}

/** @param first - The first option, of another one: it may have what this one leaves out. */
export function toOption(option: ItineraryOption, context: OptionContext, first?: ItineraryOption): Option {
  const { days, leftOut } = option;
  const speaker = context.speaker.language === 'en' ? undefined : context.speaker;
  const notices = noticesInWords(option.notices ?? [], leftOut, speaker);
  const { specialists, alternativeOptions, ...advice } = adviseOption(option, context);
  const shown: DayContext = {
    ...context,
    ...(context.speaker.language !== 'en' && { telling: { ...context, speaker: speakerOfDays(days, context) } }),
    notices,
    advice,
  };
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
    leftOut: option.leftOut.map((entry) => toLeftOut(entry, context, first)),
    costs: option.costs.map((cost) => ({ ...cost })),
    ...(said.length > 0 && { notices: [...said] }),
    ...(option.unpriced !== undefined && { unpriced: option.unpriced }),
    days: days.map((day) => toDay(day, shown)),
    ...(specialists && { specialists }),
    ...(alternativeOptions && { alternativeOptions }),
  };
}

/** Why a place is not in; and of another option than the first, that it is in that one. */
export function toLeftOut(
  entry: LeftOutPlace,
  { book, speaker }: { readonly book: PlaceBook; readonly speaker?: Speaker },
  first?: ItineraryOption,
): Trip['leftOut'][number] {
  const { place, reason, text } = entry;
  if (!speaker || speaker.language === 'en') return { placeId: place, name: getPlace(book, place).name, reason, text };
  const isInFirst = first?.days.some(({ visits }) => visits.some((visit) => visit.place === place)) ?? false;
  const said = [sayLeftOut(entry, speaker), ...(isInFirst ? [speaker.texts.options.inFirst] : [])];
  return { placeId: place, name: speaker.name(place), reason, text: sayTogether(said, speaker.language) };
}

/** Who speaks of these days knows their stops. */
function speakerOfDays(days: ItineraryOption['days'], { facts, speaker: { language } }: OptionContext): Speaker {
  return toSpeaker({ days, facts }, language);
}
