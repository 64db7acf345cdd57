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

/** The language that is asked for by its name, the last one that is named: "This is all in English. In German, please." */
export function findWantedLanguage(text: string): Language | undefined {
  const named = (Object.keys(NAMES) as Language[]).flatMap((language) => {
    const at = Math.max(...[...text.matchAll(new RegExp(NAMES[language], 'gi'))].map(({ index }) => index));
    return Number.isFinite(at) ? [{ language, at }] : [];
  });
  return named.sort((a, b) => b.at - a.at)[0]?.language;
}
