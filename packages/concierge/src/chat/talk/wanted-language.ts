import type { Language } from '@wayfarer/language';

/** What each language is called in all of them. */
const NAMES: Readonly<Record<Language, RegExp>> = {
  en: /english|anglais|englisch|inglés|ingles|英語|英语|英文/i,
  ja: /japanese|japonais|japanisch|japonés|japones|日本語|日语|日文/i,
  zh: /chinese|mandarin|chinois|chinesisch|chino|中国語|中文|汉语|普通话|mandarín/i,
  fr: /french|français|francais|französisch|franzosisch|francés|frances|フランス語|法语|法文/i,
  de: /german(?!y)|allemand|deutsch(?!land)|alemán|aleman(?!ia)|ドイツ語|德语|德文/i,
  es: /spanish|espagnol(?!e)|spanisch|español|espanol|スペイン語|西班牙语/i,
};

/** The language that is asked for by its name; `undefined` where none is, or one that is not spoken here. */
export function findWantedLanguage(text: string): Language | undefined {
  return (Object.keys(NAMES) as Language[]).find((language) => NAMES[language].test(text));
}
