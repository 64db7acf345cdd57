import type { EditablePlan, Slot } from '@wayfarer/edits';
import {
  findVisit,
  isArea,
  isOnYourOwn,
  nameInPlan,
  partOfTown,
  type Place,
  type PlaceBook,
  type PlaceId,
  toPlaceBook,
  type VisitId,
} from '@wayfarer/trip';
import { formatTime, type IsoDate, type MinuteOfDay } from '@wayfarer/trip/clock';

import type { Language } from '../understand/frame.ts';
import { textsIn } from './catalogue.ts';
import { sayDate, sayList, sayTimes } from './formats.ts';
import type { Texts } from './texts.ts';

/** Whatever of a plan may be spoken of, in one language. */
export interface Speaker {
  readonly language: Language;
  readonly texts: Texts;
  readonly plan: Pick<EditablePlan, 'days' | 'facts'>;
  readonly book: PlaceBook;
  /** Name of a place. */
  readonly name: (place: PlaceId) => string;
  /** Name of what is visited; what no plan has is "it". */
  readonly stop: (visit: VisitId) => string;
  /** `Saturday 12 June`; `null` is every day. */
  readonly day: (date: IsoDate | null) => string;
  /** `Saturday 12 June, 10:00–11:30`. */
  readonly when: (slot: Slot) => string;
  /** `Saturday 12 June, 10:00`; what is not said is left out. */
  readonly at: (date: IsoDate | undefined, time: MinuteOfDay | undefined) => string;
  readonly list: (words: readonly string[]) => string;
}

export function toSpeaker(plan: Pick<EditablePlan, 'days' | 'facts'>, language: Language): Speaker {
  const texts = textsIn(language);
  const book = toPlaceBook(plan.facts.places);
  const name = (id: PlaceId): string => {
    const place = book.get(id);
    return place ? nameIn(place, language) : texts.words.it;
  };
  const day = (date: IsoDate | null): string => (date === null ? texts.words.everyDay : sayDate(date, language));
  return {
    language,
    texts,
    plan,
    book,
    name,
    stop: (id) => {
      const visit = findVisit(plan.days, id)?.visit;
      return visit ? (visit.label ?? name(visit.place)) : texts.words.it;
    },
    day,
    when: (slot) => texts.edits.when(day(slot.date), sayTimes(slot)),
    at: (date, time) => {
      if (date === undefined) return time === undefined ? '' : formatTime(time);
      return time === undefined ? day(date) : texts.edits.when(day(date), formatTime(time));
    },
    list: (words) => sayList(words, language),
  };
}

const IN_KANJI = /\p{sc=Han}/u;
const IN_KANA = /\p{sc=Hiragana}|\p{sc=Katakana}/u;

/** The name on the sign, for those who read it. */
export function nameIn({ name, localName }: Pick<Place, 'name' | 'localName'>, language: Language): string {
  if (localName === undefined) return name;
  const isReadable =
    (language === 'ja' && (IN_KANJI.test(localName) || IN_KANA.test(localName))) ||
    (language === 'zh' && IN_KANJI.test(localName) && !IN_KANA.test(localName));
  return isReadable ? localName : name;
}

/** What a place is called where one reads a plan: a house by its name, a part of a town as somewhere in it. */
export function placeInPlan(place: Place, { language, texts: { options } }: Speaker): string {
  if (language === 'en') return nameInPlan(place);
  if (!isArea(place) || isOnYourOwn(place)) return nameIn(place, language);
  return capitalised(options.somewhere(partOfTown(place), nameInPlan(place)));
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
