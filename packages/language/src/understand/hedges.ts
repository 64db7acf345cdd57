import type { Language } from './frame.ts';

/** Said by somebody who has not decided yet. */
const HEDGES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:maybe|perhaps|possibly|might|not sure|i don'?t know|dunno|i guess|what would you do|thinking out loud)\b/iu,
  de: /\b(?:vielleicht|eventuell|womöglich|nicht sicher|weiß nicht|weiss nicht|was würden Sie|was würdest du)\b/iu,
  fr: /\b(?:peut-être|pas sûre?|je ne sais pas|je sais pas|que feriez-vous|tu ferais quoi)\b/iu,
  es: /\b(?:quizás?|tal vez|a lo mejor|no estoy segur[oa]|no sé|qué harías?)/iu,
  ja: /かもしれ|かなあ?(?:$|[。、！？\s])|たぶん|多分|わからない|迷って/u,
  zh: /也许|或许|可能(?:会|要)|不确定|不知道|说不定|拿不准/u,
};

/** Whether a message says that nothing is decided: what it speaks of is proposed, and not done. */
export function isHedged(message: string, language: Language): boolean {
  return HEDGES[language].test(message);
}
