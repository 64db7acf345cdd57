import { sayDate, sayInARow, sayLeftOut, sayTimes, sayTogether, type Speaker } from '@wayfarer/language';
import type { PlanNotice } from '@wayfarer/planner';
import type { LeftOutPlace } from '@wayfarer/trip';
import { formatTime } from '@wayfarer/trip/clock';

/** A notice in the speaker's language: by its place, its meal or what it was made from; else as its event has it, in English. */
export function noticeInWords(notice: PlanNotice, leftOut: readonly LeftOutPlace[], speaker: Speaker): string {
  if (speaker.language === 'en') return notice.text;
  return sayMustDo(notice, leftOut, speaker) ?? sayMeal(notice, speaker) ?? sayFacts(notice, speaker) ?? notice.text;
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

function sayFacts({ told, dates: [date] }: PlanNotice, { texts, language }: Speaker): string | undefined {
  const { notices } = texts.days;
  switch (told?.kind) {
    case 'missing':
      return told.city === undefined ? notices.unknownPlace(told.name) : notices.elsewhere(told.name, told.city);
    case 'leaving':
      return notices.leaving(
        texts.words.meals[told.meal],
        date === undefined ? '' : sayDate(date, language),
        formatTime(told.at),
      );
    case 'steps': {
      const { all, partly, unknown } = told;
      return notices.steps({ all, free: all - partly - unknown, partly, unknown });
    }
    case 'rest': {
      const kept = told.kept.map(({ date: on, start, end }) =>
        texts.edits.when(sayDate(on, language), sayTimes({ arrive: start, depart: end })),
      );
      return kept.length > 0 ? notices.rest(sayInARow(kept, language)) : notices.noRest;
    }
    case undefined:
      return undefined;
  }
}
