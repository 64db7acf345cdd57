import type { PlanningTexts } from '../texts.ts';

export const planning: PlanningTexts = {
  people: (count) => `${count}人`,
  paces: { relaxed: 'ゆったりしたペース', moderate: 'ふつうのペース', packed: '予定の詰まった日程' },
  levels: { low: '予算は安め', mid: '予算は普通', high: '予算は高め' },
  dates: (start, end) => (start === end ? start : `${start}から${end}まで`),
  noJourney: '自宅からの移動なし',
  anySights: 'いろいろな見どころ',
  tookForGranted: (values) => `次のように仮定しました:${values}。変えたいところがあれば言ってください。`,
  understood: (values) => `ここまでで分かっていること:${values}。`,
  whenAndHowLong: 'いつ、何日間の旅行にしますか。',
  whereIsYours: '行き先はお決めください。次のどれでも計画できます。',
  thisIsWhatIHave: 'このように理解しました。',
  shallIPlan: 'この場所で合っていますか。「はい」で計画します。',
  whatToChange: 'どこを変えますか。',
  yes: 'はい、お願いします',
  no: 'いいえ、変えたいところがあります',
};
