import type { WishTexts } from '../texts.ts';

export const wishes: WishTexts = {
  option: (n, title) => `${n}. ${title}`,
  optionLine: (option, cost, figures) => `${option}：約${cost}、${figures}`,
  figures: {
    cost: (cost) => `約${cost}（概算）`,
    walking: (km) => `徒歩は1日${km} km`,
    rides: (count) => `市内の乗車${count}回`,
    free: (duration) => `自由時間は1日${duration}`,
    stops: (count) => `${count}か所`,
  },
  best: (option, figure) => `${option}です（${figure}）。`,
  sameForAll: (figure) => `その点はどれも同じです：${figure}。`,
  tie: (options, figure) => `${options}が同じです：${figure}。`,
  oneHas: (option, name) => `${name}があるのは${option}です。`,
  noneHas: (words) => `分かっている限り、「${words}」のあるプランはありません。`,
  unpriced: '価格の分からないものは、どの合計にも入っていません。',
  noOptions: 'まだ比べるプランがありません。',
  unknownKind: 'その種類の場所は分かりません。寺社、美術館、庭園、市場などは区別できます。',
  noneOfKind: 'その種類の場所は予定にありません。',
  allFixed: (names) => `${names}は固定されているか、ご希望の場所なので、そのままにします。`,
  ofKind: (count, names) => `その種類の場所は予定に${count}か所あります：${names}。`,
  alsoPossible: 'こちらも入ります：',
};
