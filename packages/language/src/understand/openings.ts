import type { Clause } from './clause.ts';
import type { Language } from './frame.ts';

/** Words that agree, and as often only begin a sentence. A plain yes is none of them. */
const OPENINGS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:ok|okay|k|right|all ?right|fine|good|great|cool|perfect)$/u,
  de: /^(?:ok|okay|gut|na gut|schon|schön|prima|super|alles klar)$/u,
  fr: /^(?:ok|okay|bon|bien|tres bien|très bien|super|parfait|d accord|d'accord)$/u,
  es: /^(?:ok|okay|vale|bien|muy bien|bueno|perfecto|genial)$/u,
  ja: /^(?:ok|オッケー|了解|いいね|なるほど)$/u,
  zh: /^(?:ok|好|好的|好吧|行|嗯)$/u,
};

/** What may stand beside a yes: "OK, thanks, do it". */
const BESIDE_YES: ReadonlySet<string> = new Set([
  'yes',
  'thanks',
  'praise',
  'filler',
  'goodbye',
  'as-it-is',
  'stay-with',
  'keep',
]);

/** "OK, and what about lunch?": the first word opens what follows, and is no yes to what was asked before. */
export function withoutOpening(clauses: readonly Clause[], language: Language): readonly Clause[] {
  const [first, ...others] = clauses;
  const goesOn = others.some(({ act, isQuestion }) => (act === undefined ? isQuestion : !BESIDE_YES.has(act)));
  const isOpening = first?.act === 'yes' && OPENINGS[language].test(first.core.toLowerCase());
  return isOpening && goesOn ? others : clauses;
}
