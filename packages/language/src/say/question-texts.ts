import type { FactName } from '../facts.ts';
import type { Language } from '../understand/frame.ts';

type Asked = Extract<
  FactName,
  'destinations' | 'start' | 'end' | 'origin' | 'travelers' | 'budgetLevel' | 'pace' | 'interests' | 'dietary'
>;

/** What is asked before a plan, in every language; `most` is how many people a plan is made for. */
export function questionTexts(language: Language, most: number): Readonly<Record<Asked, string>> {
  return TEXTS[language](most);
}

/** Beside the first questions: all else may be left to us. `chip` is what to say for that. */
export function orPlanIt(language: Language, chip: string): string {
  return OR_PLAN_IT[language](chip);
}

const OR_PLAN_IT: Readonly<Record<Language, (chip: string) => string>> = {
  en: (chip) => `Or say "${chip}", and I assume the rest.`,
  ja: (chip) => `「${chip}」と言えば、残りはこちらで決めます。`,
  zh: (chip) => `也可以说“${chip}”，其余的由我来定。`,
  fr: (chip) => `Ou dites « ${chip} », et je décide du reste.`,
  de: (chip) => `Oder sagen Sie „${chip}“, dann entscheide ich den Rest.`,
  es: (chip) => `O diga «${chip}» y yo decido el resto.`,
};

const TEXTS: Readonly<Record<Language, (most: number) => Readonly<Record<Asked, string>>>> = {
  en: (most) => ({
    destinations: 'Where would you like to go?',
    start: 'On which date does the trip start?',
    end: 'On which date does it end?',
    origin: 'Where do you start from?',
    travelers: `How many of you are travelling (1 to ${most})?`,
    budgetLevel: 'What may it cost: low, mid or high, or an amount?',
    pace: 'How full should the days be?',
    interests: 'What do you like to see?',
    dietary: 'Is there anything somebody does not eat?',
  }),
  ja: (most) => ({
    destinations: 'どこへ行きたいですか。',
    start: 'いつ出発しますか。',
    end: 'いつまでの旅行ですか。',
    origin: 'どこから出発しますか。',
    travelers: `何人で旅行しますか(1〜${most}人)。`,
    budgetLevel: '予算は low(安め)、mid(普通)、high(高め)、または金額で教えてください。',
    pace: '一日の予定はどのくらい詰めますか。',
    interests: '何を見たいですか。',
    dietary: '食べられないものはありますか。',
  }),
  zh: (most) => ({
    destinations: '想去哪里?',
    start: '哪一天出发?',
    end: '哪一天结束?',
    origin: '从哪里出发?',
    travelers: `几个人旅行(1 到 ${most} 人)?`,
    budgetLevel: '预算是 low(低)、mid(中)、high(高),还是一个金额?',
    pace: '每天的行程安排得多满?',
    interests: '想看什么?',
    dietary: '有人有忌口吗?',
  }),
  fr: (most) => ({
    destinations: 'Où voulez-vous aller ?',
    start: 'À quelle date commence le voyage ?',
    end: 'À quelle date se termine-t-il ?',
    origin: "D'où partez-vous ?",
    travelers: `Combien êtes-vous (de 1 à ${most}) ?`,
    budgetLevel: 'Quel budget : low (petit), mid (moyen), high (élevé), ou un montant ?',
    pace: 'À quel point les journées doivent-elles être remplies ?',
    interests: 'Que voulez-vous voir ?',
    dietary: "Y a-t-il quelque chose que quelqu'un ne mange pas ?",
  }),
  de: (most) => ({
    destinations: 'Wohin soll es gehen?',
    start: 'An welchem Tag beginnt die Reise?',
    end: 'An welchem Tag endet sie?',
    origin: 'Von wo aus startet ihr?',
    travelers: `Wie viele seid ihr (1 bis ${most})?`,
    budgetLevel: 'Was darf es kosten: low (wenig), mid (mittel), high (viel), oder ein Betrag?',
    pace: 'Wie voll sollen die Tage sein?',
    interests: 'Was möchtet ihr sehen?',
    dietary: 'Gibt es etwas, das jemand nicht isst?',
  }),
  es: (most) => ({
    destinations: '¿Adónde quieren ir?',
    start: '¿Qué día empieza el viaje?',
    end: '¿Qué día termina?',
    origin: '¿Desde dónde salen?',
    travelers: `¿Cuántas personas viajan (de 1 a ${most})?`,
    budgetLevel: '¿Cuánto puede costar: low (poco), mid (medio), high (mucho), o una cantidad?',
    pace: '¿Qué tan llenos deben ser los días?',
    interests: '¿Qué les gusta ver?',
    dietary: '¿Hay algo que alguien no coma?',
  }),
};
