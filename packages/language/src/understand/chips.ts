import { monthName, weekdayName } from '@wayfarer/router/grammar';
import { formatTime, type IsoDate, type MinuteOfDay, weekdayOf } from '@wayfarer/trip/clock';

import type { Language, SpendingName } from './frame.ts';

/** What chips say. `{p}` a place, `{q}` another, `{d}` a day, `{t}` a time, `{n}` a number. */
const CHIPS = {
  remove: {
    en: 'Take {p} out',
    ja: '{p}を外す',
    zh: '去掉{p}',
    fr: 'Retirer {p}',
    de: '{p} herausnehmen',
    es: 'Quitar {p}',
  },
  add: { en: 'Add {p}', ja: '{p}を追加', zh: '加上{p}', fr: 'Ajouter {p}', de: '{p} hinzufügen', es: 'Añadir {p}' },
  'stay-at': {
    en: 'Stay at {p}',
    ja: '{p}に泊まる',
    zh: '住在{p}',
    fr: 'Dormir : {p}',
    de: 'In {p} übernachten',
    es: 'Dormir en {p}',
  },
  about: {
    en: 'Tell me about {p}',
    ja: '{p}について',
    zh: '介绍一下{p}',
    fr: 'Parlez-moi de {p}',
    de: 'Etwas über {p}',
    es: 'Háblame de {p}',
  },
  why: {
    en: 'Why is {p} in the plan?',
    ja: 'なぜ{p}が入っているの?',
    zh: '为什么有{p}?',
    fr: 'Pourquoi {p} ?',
    de: 'Warum ist {p} dabei?',
    es: '¿Por qué está {p}?',
  },
  'why-not': {
    en: 'Why is {p} not in the plan?',
    ja: 'なぜ{p}が入っていないの?',
    zh: '为什么没有{p}?',
    fr: 'Pourquoi pas {p} ?',
    de: 'Warum ist {p} nicht dabei?',
    es: '¿Por qué no está {p}?',
  },
  'move-day': {
    en: 'Move {p} to {d}',
    ja: '{p}を{d}に移す',
    zh: '把{p}移到{d}',
    fr: 'Déplacer {p} au {d}',
    de: '{p} auf {d} verschieben',
    es: 'Mover {p} al {d}',
  },
  'move-any': {
    en: 'Move {p} to another day',
    ja: '{p}を別の日に移す',
    zh: '把{p}移到另一天',
    fr: 'Déplacer {p} à un autre jour',
    de: '{p} auf einen anderen Tag verschieben',
    es: 'Mover {p} a otro día',
  },
  keep: {
    en: 'Keep {p}',
    ja: '{p}はそのまま',
    zh: '保留{p}',
    fr: 'Garder {p}',
    de: '{p} behalten',
    es: 'Mantener {p}',
  },
  lock: {
    en: 'Fix {p}, so that nothing moves it',
    ja: '{p}を固定する',
    zh: '锁定{p}',
    fr: 'Fixer {p}',
    de: '{p} festhalten',
    es: 'Fijar {p}',
  },
  replace: {
    en: 'Replace {p} by something else',
    ja: '{p}を別の場所に替える',
    zh: '把{p}换成别的',
    fr: 'Remplacer {p} par autre chose',
    de: '{p} durch etwas anderes ersetzen',
    es: 'Cambiar {p} por otra cosa',
  },
  longer: {
    en: 'More time at {p}',
    ja: '{p}の時間を延ばす',
    zh: '在{p}多待一会儿',
    fr: 'Plus de temps à {p}',
    de: 'Mehr Zeit für {p}',
    es: 'Más tiempo en {p}',
  },
  'show-day': { en: 'Show {d}', ja: '{d}を見せて', zh: '看看{d}', fr: 'Voir {d}', de: '{d} zeigen', es: 'Ver {d}' },
  'show-plan': {
    en: 'Show the plan',
    ja: 'プランを見せて',
    zh: '看看行程',
    fr: 'Voir le programme',
    de: 'Den Plan zeigen',
    es: 'Ver el plan',
  },
  next: {
    en: 'What is next?',
    ja: '次は?',
    zh: '下一站是哪里?',
    fr: 'Et ensuite ?',
    de: 'Was kommt als Nächstes?',
    es: '¿Qué sigue?',
  },
  help: {
    en: 'What can you do?',
    ja: '何ができる?',
    zh: '你能做什么?',
    fr: 'Que savez-vous faire ?',
    de: 'Was kannst du?',
    es: '¿Qué puedes hacer?',
  },
  'whole-trip': {
    en: 'For the whole trip',
    ja: '旅行全体で',
    zh: '整个行程都这样',
    fr: 'Pour tout le voyage',
    de: 'Für die ganze Reise',
    es: 'Para todo el viaje',
  },
  'every-day': { en: 'Every day', ja: '毎日', zh: '每天', fr: 'Tous les jours', de: 'Jeden Tag', es: 'Todos los días' },
  wait: { en: 'Wait', ja: '待つ', zh: '等待', fr: 'Attendre', de: 'Warten', es: 'Esperar' },
  postpone: {
    en: 'Decide later',
    ja: '後で決める',
    zh: '稍后决定',
    fr: 'Décider plus tard',
    de: 'Später entscheiden',
    es: 'Decidir más tarde',
  },
  ideas: {
    en: 'What else is there?',
    ja: '他に何がある?',
    zh: '还有什么?',
    fr: "Qu'y a-t-il d'autre ?",
    de: 'Was gibt es noch?',
    es: '¿Qué más hay?',
  },
  undo: {
    en: 'Undo the last change',
    de: 'Letzte Änderung rückgängig machen',
    fr: 'Annuler le dernier changement',
    es: 'Deshacer el último cambio',
    ja: '直前の変更を元に戻す',
    zh: '撤销上一次更改',
  },
  'do-it': {
    en: 'Yes, do that',
    ja: 'はい、そうする',
    zh: '好，就这样',
    fr: 'Oui, faites-le',
    de: 'Ja, mach das',
    es: 'Sí, hazlo',
  },
  'leave-it': {
    en: 'No, leave it as it is',
    ja: 'いいえ、そのまま',
    zh: '不，保持原样',
    fr: 'Non, laissez tel quel',
    de: 'Nein, so lassen',
    es: 'No, dejarlo así',
  },
  morning: { en: 'Morning', ja: '午前', zh: '上午', fr: 'Le matin', de: 'Vormittag', es: 'Por la mañana' },
  afternoon: { en: 'Afternoon', ja: '午後', zh: '下午', fr: "L'après-midi", de: 'Nachmittag', es: 'Por la tarde' },
  evening: { en: 'Evening', ja: '夕方', zh: '晚上', fr: 'Le soir', de: 'Abend', es: 'Por la noche' },
  minutes: { en: '{n} min', ja: '{n}分', zh: '{n}分钟', fr: '{n} min', de: '{n} Min.', es: '{n} min' },
  percent: { en: '{n} %', ja: '{n}%', zh: '{n}%', fr: '{n} %', de: '{n} %', es: '{n} %' },
  'start-over': {
    en: 'Start over',
    ja: '最初からやり直す',
    zh: '重新开始',
    fr: 'Tout recommencer',
    de: 'Von vorn anfangen',
    es: 'Empezar de nuevo',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type ChipKey = keyof typeof CHIPS;

const SPENDING: Readonly<Record<SpendingName, Readonly<Record<Language, string>>>> = {
  food: { en: 'Food', ja: '飲食', zh: '餐饮', fr: 'Repas', de: 'Essen', es: 'Comida' },
  places: { en: 'Tickets', ja: '入場料', zh: '门票', fr: 'Entrées', de: 'Eintritt', es: 'Entradas' },
  transport: { en: 'Transport', ja: '交通', zh: '交通', fr: 'Transport', de: 'Fahrten', es: 'Transporte' },
  stay: { en: 'Hotel', ja: '宿', zh: '住宿', fr: 'Hôtel', de: 'Unterkunft', es: 'Alojamiento' },
  other: { en: 'Something else', ja: 'その他', zh: '其他', fr: 'Autre chose', de: 'Sonstiges', es: 'Otra cosa' },
};

/** What money was spent on. */
export function spendingText(of: SpendingName, language: Language): string {
  return SPENDING[of][language];
}

/** The words of a chip. */
export function chipText(
  key: ChipKey,
  language: Language,
  slots: Readonly<Partial<Record<'p' | 'q' | 'd' | 't' | 'n', string>>> = {},
): string {
  return CHIPS[key][language].replace(/\{([pqdtn])\}/g, (_, slot: 'p' | 'q' | 'd' | 't' | 'n') => slots[slot] ?? '');
}

const WEEKDAYS: Readonly<Record<Language, string>> = {
  en: 'Sun Mon Tue Wed Thu Fri Sat',
  ja: '日 月 火 水 木 金 土',
  zh: '周日 周一 周二 周三 周四 周五 周六',
  fr: 'dim. lun. mar. mer. jeu. ven. sam.',
  de: 'So Mo Di Mi Do Fr Sa',
  es: 'dom lun mar mié jue vie sáb',
};
const MONTHS: Readonly<Record<'en' | 'fr' | 'de' | 'es', string>> = {
  en: Array.from({ length: 12 }, (_, month) => monthName(month + 1)).join(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};
const ENGLISH_WEEKDAYS = Array.from({ length: 7 }, (_, weekday) => weekdayName(weekday));

/** `Sat 12 June`, `6月12日(土)`. */
export function dayText(date: IsoDate, language: Language): string {
  const weekday = WEEKDAYS[language].split(' ')[ENGLISH_WEEKDAYS.indexOf(weekdayOf(date))] ?? '';
  const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))];
  if (language === 'ja') return `${month}月${day}日(${weekday})`;
  if (language === 'zh') return `${month}月${day}日${weekday}`;
  const name = MONTHS[language].split(' ')[month - 1] ?? '';
  return language === 'de' ? `${weekday}, ${day}. ${name}` : `${weekday} ${day} ${name}`;
}

export function timeText(at: MinuteOfDay): string {
  return formatTime(at);
}
