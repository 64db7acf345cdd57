import { formatTime, type IsoDate } from '@wayfarer/trip/clock';

import type { Language } from '../understand/frame.ts';
import { textsIn } from './catalogue.ts';
import { sayDate, sayInARow, sayList, sayMoney, sayTimes, sayTogether } from './formats.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** What was asked for and is not so, in that language. `date` is the day it is about, if it is about one. */
export function sayNotice(told: NoticeFacts, language: Language, date?: IsoDate): string {
  const texts = textsIn(language);
  const { notices } = texts.days;
  switch (told.kind) {
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
    case 'rest':
      return sayRest(told, language);
    case 'own-meals':
      return notices.ownMeals(told.count, told.of, told.why);
    case 'far-stay':
      return notices.farStay({
        areas: sayList(told.areas, language),
        within: String(told.within),
        house: told.house,
        km: told.km,
      });
    case 'food':
      return notices.food(told.food);
    case 'kitchens':
      return notices.kitchens(
        sayList(
          told.diets.map((diet) => texts.findings.diets[diet]),
          language,
        ),
      );
    case 'ask-steps':
      return notices.askSteps(sayList(told.names, language));
    case 'unknown-steps':
      return notices.unknownSteps(told.count);
    case 'purse':
      return sayPurse(told, language);
    case 'taste':
      return notices.taste(told);
    case 'children':
      return sayTogether(
        [
          ...(told.child ? [notices.child(told.child.age, formatTime(told.child.until))] : []),
          ...(told.unpriced > 0 ? [notices.childFees(told.unpriced)] : []),
        ],
        language,
      );
  }
}

type Of<Kind extends NoticeFacts['kind']> = Extract<NoticeFacts, { readonly kind: Kind }>;

function sayRest({ kept }: Of<'rest'>, language: Language): string {
  const { days, edits } = textsIn(language);
  const times = kept.map(({ date, start, end }) => {
    const said = [sayDate(date, language), sayTimes({ arrive: start, depart: end })] as const;
    return language === 'en' ? said.join(' ') : edits.when(...said);
  });
  return times.length > 0 ? days.notices.rest(sayInARow(times, language)) : days.notices.noRest;
}

function sayPurse({ who, spent, limit, each, rest, dear }: Of<'purse'>, language: Language): string {
  const { notices } = textsIn(language).days;
  const left = rest.map((one) =>
    one.left === null ? notices.asYouLike(one.who) : notices.leftOf(one.who, sayMoney(one.left, language)),
  );
  const names = dear.map(({ name, fee }) => (fee === null ? name : notices.costing(name, sayMoney(fee, language))));
  return sayTogether(
    [
      notices.purse({ who, spent: sayMoney(spent, language), limit: sayMoney(limit, language), isEach: each }),
      ...(left.length > 0 ? [notices.leftForEach(sayList(left, language))] : []),
      ...(names.length > 0 && left.length > 0 ? [notices.tooDear(sayList(names, language))] : []),
    ],
    language,
  );
}
