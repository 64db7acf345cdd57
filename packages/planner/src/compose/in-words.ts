import {
  type OptionInWords,
  sayDate,
  sayDifference,
  sayLeftOut,
  sayNotice,
  sayOption,
  sayTogether,
  type Speaker,
} from '@wayfarer/language';
import type { LeftOutPlace } from '@wayfarer/trip';

import type { ItineraryOption, PlanNotice } from '../events.ts';

/** An option as it is told: in English as its event has it, else by what it says. Options of old logs have English alone. */
export function optionInWords(
  option: ItineraryOption,
  speaker: Speaker,
): OptionInWords & Pick<ItineraryOption, 'difference'> {
  const { title, description, highlights, tags, difference, told } = option;
  if (!told || speaker.language === 'en')
    return { title, description, highlights, tags, ...(difference !== undefined && { difference }) };
  return {
    ...sayOption(told, speaker),
    ...(told.difference && { difference: sayDifference(told.difference, speaker) }),
  };
}

/** A notice in the speaker's language: by its place, its meal or what it was made from; else as its event has it, in English. */
export function noticeInWords(notice: PlanNotice, leftOut: readonly LeftOutPlace[], speaker: Speaker): string {
  const { language } = speaker;
  if (language === 'en') return notice.text;
  const { told, dates } = notice;
  return (
    sayMustDo(notice, leftOut, speaker) ??
    sayMeal(notice, speaker) ??
    (told ? sayNotice(told, language, dates[0]) : notice.text)
  );
}

/** The same notices with other words. */
export function noticesInWords(
  notices: readonly PlanNotice[],
  leftOut: readonly LeftOutPlace[],
  speaker: Speaker | undefined,
): readonly PlanNotice[] {
  return speaker ? notices.map((notice) => ({ ...notice, text: noticeInWords(notice, leftOut, speaker) })) : notices;
}

function sayMustDo(
  { about, place }: PlanNotice,
  leftOut: readonly LeftOutPlace[],
  speaker: Speaker,
): string | undefined {
  if (about !== 'must-do' || place === undefined) return undefined;
  const { notices } = speaker.texts.days;
  const entry = leftOut.find((one) => one.place === place);
  const why = entry ? sayLeftOut(entry, speaker) : notices.noRoom;
  return sayTogether([notices.mustDo(speaker.name(place)), why], speaker.language);
}

function sayMeal({ meal, dates: [date] }: PlanNotice, { texts, language }: Speaker): string | undefined {
  if (meal === undefined || date === undefined) return undefined;
  return texts.days.notices.noMeal(texts.words.meals[meal], sayDate(date, language));
}
