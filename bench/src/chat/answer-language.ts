import type { ChatCase } from './chat-case.ts';

/** Little words that a sentence of the language can hardly do without. */
const LITTLE_WORDS: Readonly<Record<'en' | 'fr' | 'de' | 'es', RegExp>> = {
  en: /\b(?:the|is|are|of|you|your|to|at|it|not|and|what|which|can|from)\b/giu,
  fr: /(?<!\p{L})(?:le|la|les|est|sont|vous|votre|de|du|des|pas|et|une?|que|à|dans|pour)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:der|die|das|ist|sind|du|dein|Sie|Ihr|nicht|und|ein|eine|von|um|am|zu|ich|für)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|la|los|las|es|está|son|de|del|no|y|una?|que|a|en|por|tu|su)(?!\p{L})/giu,
};

/** True if the answer is most likely in that language; names of places may be in another. */
export function isInLanguage(said: string, language: ChatCase['lang']): boolean {
  const hasKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(said);
  if (language === 'ja') return hasKana;
  if (language === 'zh') return !hasKana && /\p{Script=Han}/u.test(said);
  const counts = Object.entries(LITTLE_WORDS).map(([one, words]) => ({ one, count: [...said.matchAll(words)].length }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.some(({ one, count }) => one === language && count === most);
}
