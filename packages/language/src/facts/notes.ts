import type { Language } from '../understand/frame.ts';

/** What is said when something was read into the traveller's words, or could not be taken. */
export interface FactNotes {
  readonly counted: (count: number) => string;
  readonly partyRange: (count: number, most: number) => string;
  /** Of a request that may mean something else. */
  readonly unsure: (words: string) => string;
  readonly readAs: (words: string, meant: string) => string;
  readonly forTwo: (words: string) => string;
  readonly inCurrency: (sum: string) => string;
  readonly inTotal: (sum: string) => string;
  readonly budgetUnclear: (words: string) => string;
  readonly without: (words: string, instead: string) => string;
  readonly addedCity: string;
  readonly shifted: (from: string, to: string) => string;
  readonly notFewer: (words: string) => string;
  readonly foods: (words: string) => string;
  readonly needDates: string;
  readonly sumsForEach: string;
}

export function notesIn(language: Language): FactNotes {
  return NOTES[language];
}

const NOTES: Readonly<Record<Language, FactNotes>> = {
  en: {
    counted: (count) => `I counted ${count} of you.`,
    partyRange: (count, most) => `I can plan for 1 to ${most} people, not for ${count}. How many of you travel?`,
    unsure: (words) => `I was not sure what "${words}" means; please correct me if I got it wrong.`,
    readAs: (words, meant) => `I read "${words}" as ${meant}.`,
    forTwo: (words) => `I took "${words}" as a trip for two.`,
    inCurrency: (sum) => `You gave no currency, so I took ${sum}.`,
    inTotal: (sum) => `I took ${sum} as the total for everybody and the whole trip.`,
    budgetUnclear: (words) =>
      `I can't tell what "${words}" means. What may the trip cost, in which currency and for whom, e.g. "$2,000 in total"?`,
    without: (words, instead) => `You don't want "${words}", so I look for ${instead}.`,
    addedCity: 'I added it to the cities named before; say "only" to replace them.',
    shifted: (from, to) => `The trip now runs from ${from} to ${to}.`,
    notFewer: (words) =>
      `I can leave out a kind of place altogether, or single ones, but I can't plan fewer: "${words}".`,
    foods: (words) => `I can't check restaurants for "${words}" yet.`,
    needDates: 'I need to know the dates first. When does the trip start, and how long is it?',
    sumsForEach: 'I took these sums for each person, not for them together.',
  },
  ja: {
    counted: (count) => `全部で${count}人と数えました。`,
    partyRange: (count, most) => `1人から${most}人まで計画できます（${count}人は範囲外です）。何人で旅行しますか？`,
    unsure: (words) => `「${words}」の意味に自信がありません。違っていたら教えてください。`,
    readAs: (words, meant) => `「${words}」は${meant}としました。`,
    forTwo: (words) => `「${words}」なので2人としました。`,
    inCurrency: (sum) => `通貨がなかったので、${sum}としました。`,
    inTotal: (sum) => `${sum}は全員・全行程の合計としました。`,
    budgetUnclear: (words) => `「${words}」の意味が分かりません。予算はいくらで、誰の分ですか？例：「合計20万円」`,
    without: (words, instead) => `「${words}」は避け、${instead}を探します。`,
    addedCity: '前に挙げた街に追加しました。置き換える場合は「だけ」と書いてください。',
    shifted: (from, to) => `旅行は${from}から${to}になりました。`,
    notFewer: (words) => `種類ごと、または1か所ずつ外せますが、「減らす」だけはできません：「${words}」`,
    foods: (words) => `「${words}」に対応する店はまだ調べられません。`,
    needDates: '先に日程を教えてください。いつから何日間ですか？',
    sumsForEach: '金額は一人あたりとしました。',
  },
  zh: {
    counted: (count) => `我算了一下，一共${count}人。`,
    partyRange: (count, most) => `我可以安排1到${most}人，${count}人不行。一共几个人？`,
    unsure: (words) => `我不太确定“${words}”的意思，如果不对请告诉我。`,
    readAs: (words, meant) => `我把“${words}”理解为${meant}。`,
    forTwo: (words) => `因为是“${words}”，我按两个人安排。`,
    inCurrency: (sum) => `您没写币种，我按${sum}算。`,
    inTotal: (sum) => `我把${sum}当作所有人全程的总预算。`,
    budgetUnclear: (words) => `我没看懂“${words}”。预算是多少、什么币种、给几个人？比如“一共8000元”。`,
    without: (words, instead) => `您不要“${words}”，我改找${instead}。`,
    addedCity: '我把它加到之前的城市里了；如果要替换，请说“只去”。',
    shifted: (from, to) => `行程现在是${from}到${to}。`,
    notFewer: (words) => `我可以整类去掉，或去掉单个地点，但没法只“减少”：“${words}”。`,
    foods: (words) => `我还查不到哪些餐厅适合“${words}”。`,
    needDates: '请先告诉我日期：从哪天开始，玩几天？',
    sumsForEach: '我把这些金额当作每个人的预算。',
  },
  fr: {
    counted: (count) => `J’ai compté ${count} personnes.`,
    partyRange: (count, most) => `Je peux prévoir de 1 à ${most} personnes, pas ${count}. Combien êtes-vous ?`,
    unsure: (words) => `Je ne suis pas sûr d’avoir compris « ${words} » ; corrigez-moi si besoin.`,
    readAs: (words, meant) => `J’ai compris « ${words} » comme ${meant}.`,
    forTwo: (words) => `« ${words} » : j’ai compté deux personnes.`,
    inCurrency: (sum) => `Sans devise indiquée, j’ai pris ${sum}.`,
    inTotal: (sum) => `J’ai pris ${sum} comme total pour tous et tout le voyage.`,
    budgetUnclear: (words) =>
      `Je ne comprends pas « ${words} ». Quel est le budget, dans quelle devise et pour qui, par exemple « 2 000 € en tout » ?`,
    without: (words, instead) => `Vous ne voulez pas de « ${words} », je cherche donc : ${instead}.`,
    addedCity: 'Je l’ai ajoutée aux villes déjà nommées ; dites « seulement » pour les remplacer.',
    shifted: (from, to) => `Le voyage va maintenant du ${from} au ${to}.`,
    notFewer: (words) =>
      `Je peux écarter tout un genre de lieux, ou des lieux un par un, mais pas en mettre moins : « ${words} ».`,
    foods: (words) => `Je ne peux pas encore vérifier les restaurants pour « ${words} ».`,
    needDates: 'Il me faut d’abord les dates. Quand part-on, et pour combien de jours ?',
    sumsForEach: 'J’ai pris ces sommes par personne.',
  },
  de: {
    counted: (count) => `Ich habe ${count} Personen gezählt.`,
    partyRange: (count, most) =>
      `Ich kann für 1 bis ${most} Personen planen, nicht für ${count}. Wie viele reisen mit?`,
    unsure: (words) => `Bei „${words}“ war ich nicht sicher; bitte sagen Sie, wenn es anders gemeint war.`,
    readAs: (words, meant) => `„${words}“ habe ich als ${meant} verstanden.`,
    forTwo: (words) => `Wegen „${words}“ habe ich zwei Personen angenommen.`,
    inCurrency: (sum) => `Ohne Währung habe ich ${sum} angenommen.`,
    inTotal: (sum) => `${sum} habe ich als Summe für alle und die ganze Reise verstanden.`,
    budgetUnclear: (words) =>
      `„${words}“ verstehe ich nicht. Was darf die Reise kosten, in welcher Währung und für wen, z. B. „2000 € insgesamt“?`,
    without: (words, instead) => `„${words}“ möchten Sie nicht, also suche ich: ${instead}.`,
    addedCity: 'Ich habe sie zu den bisherigen Städten hinzugefügt; sagen Sie „nur“, um diese zu ersetzen.',
    shifted: (from, to) => `Die Reise geht jetzt vom ${from} bis ${to}.`,
    notFewer: (words) =>
      `Ich kann eine Art von Orten ganz oder einzelne weglassen, aber nicht nur weniger planen: „${words}“.`,
    foods: (words) => `Restaurants kann ich noch nicht auf „${words}“ prüfen.`,
    needDates: 'Dafür brauche ich zuerst die Daten. Wann beginnt die Reise, und wie lange dauert sie?',
    sumsForEach: 'Die Beträge habe ich pro Person verstanden.',
  },
  es: {
    counted: (count) => `He contado ${count} personas.`,
    partyRange: (count, most) => `Puedo planificar para entre 1 y ${most} personas, no para ${count}. ¿Cuántos viajan?`,
    unsure: (words) => `No estoy seguro de haber entendido «${words}»; corríjame si no es así.`,
    readAs: (words, meant) => `He entendido «${words}» como ${meant}.`,
    forTwo: (words) => `Por «${words}» he contado dos personas.`,
    inCurrency: (sum) => `Sin moneda indicada, he tomado ${sum}.`,
    inTotal: (sum) => `He tomado ${sum} como total para todos y todo el viaje.`,
    budgetUnclear: (words) =>
      `No entiendo «${words}». ¿Cuánto puede costar el viaje, en qué moneda y para quién, por ejemplo «2000 € en total»?`,
    without: (words, instead) => `No quiere «${words}», así que busco: ${instead}.`,
    addedCity: 'La he añadido a las ciudades anteriores; diga «solo» para sustituirlas.',
    shifted: (from, to) => `El viaje va ahora del ${from} al ${to}.`,
    notFewer: (words) =>
      `Puedo quitar un tipo de lugar entero o lugares sueltos, pero no solo poner menos: «${words}».`,
    foods: (words) => `Todavía no puedo comprobar restaurantes para «${words}».`,
    needDates: 'Primero necesito las fechas. ¿Cuándo empieza el viaje y cuánto dura?',
    sumsForEach: 'He tomado estas cantidades por persona.',
  },
};
