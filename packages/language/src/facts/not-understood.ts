import type { OpenQuestion } from '../brain.ts';
import type { Remark } from '../brain.ts';
import type { FactName } from '../facts.ts';
import type { Language } from '../understand/frame.ts';

const EXAMPLES: Readonly<Partial<Record<FactName, string>>> = {
  destinations: '"Kyoto"',
  start: '"3 April 2027"',
  end: '"5 April 2027" or "3 days"',
  origin: '"from Osaka"',
  travelers: '"2 adults and a child"',
  budgetLevel: '"mid budget" or "$2,000 in total"',
  budget: '"€150 per person per day"',
  pace: '"relaxed", "moderate" or "packed"',
  dietary: '"vegetarian" or "none"',
  interests: '"temples and food"',
  mustDo: '"must see Fushimi Inari" or "none"',
  hotelStyle: '"small hotel" or "you decide"',
  avoid: '"no museums" or "none"',
  accessibility: '"step-free" or "none"',
  crowds: '"we avoid crowds"',
  arrival: '"we land at 14:00"',
  departure: '"our train leaves at 18:30"',
  openingHours: '"only places with known opening hours"',
  currency: '"in euros"',
};

interface Texts {
  /** The message is no answer to what was asked. */
  readonly noAnswer: (question: string) => string;
  /** Nothing was asked: of a trip that is begun, and of one that is not. */
  readonly nothingNew: string;
  readonly nothingYet: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    noAnswer: (question) => `I could not read an answer there. The question was: ${question}`,
    nothingNew:
      'That is nothing I can plan by. I know dates, people, budgets, pace, diets, interests, places to see or to leave out, and needs such as step-free ways.',
    nothingYet:
      'I could not read anything about the trip there. Try "Three days in Kyoto for two, 3 to 5 April 2027, from Osaka".',
  },
  ja: {
    noAnswer: (question) => `答えを読み取れませんでした。質問はこちらです：${question}`,
    nothingNew:
      'そこからは予定に使えることが読み取れませんでした。日付、人数、予算、ペース、食事、興味、行きたい場所や外したい場所なら分かります。',
    nothingYet:
      '旅行について読み取れませんでした。たとえば「京都に3日間、2人、2027年4月3日から、大阪から」のように書いてください。',
  },
  zh: {
    noAnswer: (question) => `我没读懂您的回答。问题是：${question}`,
    nothingNew: '这里没有我能用来安排行程的内容。我能读懂日期、人数、预算、节奏、饮食、兴趣，以及想去或不想去的地方。',
    nothingYet: '我没读到和旅行有关的内容。比如可以写：“两个人去京都三天，2027年4月3日从大阪出发”。',
  },
  fr: {
    noAnswer: (question) => `Je n’ai pas compris la réponse. La question était : ${question}`,
    nothingNew:
      'Je n’y trouve rien pour le programme. Je comprends les dates, les personnes, le budget, le rythme, les régimes, les goûts et les lieux à voir ou à éviter.',
    nothingYet:
      'Je n’y trouve rien sur le voyage. Essayez : « Trois jours à Kyoto pour deux, du 3 au 5 avril 2027, au départ d’Osaka ».',
  },
  de: {
    noAnswer: (question) => `Die Antwort habe ich nicht verstanden. Die Frage war: ${question}`,
    nothingNew:
      'Damit kann ich nicht planen. Ich verstehe Daten, Personen, Budget, Tempo, Ernährung, Interessen und Orte, die Sie sehen oder weglassen möchten.',
    nothingYet:
      'Darin finde ich nichts über die Reise. Versuchen Sie es so: „Drei Tage Kyoto zu zweit, 3. bis 5. April 2027, ab Osaka“.',
  },
  es: {
    noAnswer: (question) => `No he entendido la respuesta. La pregunta era: ${question}`,
    nothingNew:
      'Con eso no puedo planificar. Entiendo fechas, personas, presupuesto, ritmo, dietas, gustos y lugares que ver o evitar.',
    nothingYet:
      'Ahí no encuentro nada sobre el viaje. Pruebe con: «Tres días en Kioto para dos, del 3 al 5 de abril de 2027, desde Osaka».',
  },
};

/**
 * Said when a message gave nothing: what was asked, and in English answers that are understood.
 *
 * @param isBegun - Something of the trip is known: nobody who has a plan is to begin anew.
 */
export function notUnderstood(
  open: readonly OpenQuestion[],
  { isBegun, language }: { readonly isBegun: boolean; readonly language: Language },
): Remark {
  const [first] = open;
  const texts = TEXTS[language];
  if (!first) return { code: 'not-understood', text: isBegun ? texts.nothingNew : texts.nothingYet };
  const example = language === 'en' ? EXAMPLES[first.fact] : undefined;
  const text = `${texts.noAnswer(first.text)}${example ? ` For example: ${example}.` : ''}`;
  return { code: 'not-understood', text, fact: first.fact };
}
