import type { CheckTexts } from '../texts.ts';

export const check: CheckTexts = {
  checked: ({ visits, days, cities, fits, doNot, unknown }) =>
    `${cities === '' ? '' : `${cities}の`}${days > 0 ? `${days}日間、` : ''}${visits}か所を確認しました。問題なし${fits}か所、問題あり${doNot}か所${unknown > 0 ? `、判断できないもの${unknown}か所` : ''}です。`,
  nothing: 'このテキストには訪問先が見つかりませんでした。',
  askForMore: '訪問先を1行ずつ書いた予定を貼り付けてください。時刻と営業時間を確認します。',
  allGood: '分かっている限り、問題はありません。',
  onlyUnknown: '分かっている限り問題はありませんが、判断できなかったところはご確認ください。',
  worksOn: (when, moves) => `${moves > 0 ? `ほかの${moves}か所を少しずらせば、` : ''}${when}なら可能です。`,
  reasonAndFix: (reason, fix) => `${reason}${fix}`,
  leaveOut: (name) => `${name}の2回目を外してください。`,
  notFound: (name) => `「${name}」は見つかりません。実在するか、いつ開いているかをご確認ください。`,
  didYouMean: (name, near) =>
    `「${name}」は見つかりません。${near.map((one) => `「${one}」`).join('か')}のことですか？`,
  vague: (name) => `「${name}」だけでは場所を調べられません。どこのことですか？`,
  twice: (name, times, lines) => `${name}はこの予定に${times}回出てきます（${lines}行目）。`,
  saidAgain: (name) => `${name}はすでに入っていると、予定そのものに書かれています。`,
  book: {
    needed: (name) => `${name}は予約が必要です。`,
    advised: (name) => `${name}は予約をおすすめします。`,
    said: (name) => `${name}は予約が必要だと、予定に書かれています。`,
  },
  outOfTown: (name) => `${name}は郊外にあります。往復の行き方と営業時間をご確認ください。`,
  noDay: (name) => `${name}の日付が書かれていません。`,
  hours: (hours) => `営業時間：${hours}。`,
  ifDateHolds: '日付によって変わりますが、テキストには書かれていません。',
  bed: (name) => `宿泊は確認していません。${name}の予約をお確かめください。`,
  way: (name) => `${name}への移動の時刻表は分かりません。`,
  unknownCity: (name) => `${name}のデータがないため、営業時間や移動を確認できません。`,
  noCity: 'どの都市か分かりませんでした。都市名が分かれば、営業時間と移動を確認できます。',
  assumedCity: (name) => `都市名は書かれていませんが、ほとんどの場所が${name}にあります。`,
  inPart: (name) => `${name}は主な見どころと一部の営業時間しか分かりません。それ以外は判断できません。`,
  assumedDates: (date) =>
    `日付が書かれていないため、${date}から始まるものとしました。日程が分かれば、その日で確認します。`,
  assumedWeekdays: (date) => `曜日だけで日付が書かれていないため、${date}からの週としました。`,
  assumedTimes: (stops) => `${stops}か所は時刻がそろっていません。書かれた順に、通常の滞在時間で計算しました。`,
  notCounted: (stops) => `見つからなかった${stops}か所の時間は計算に入れていません。`,
  leftUnread: (days) => `最初の${days}日分だけを読みました。残りは含まれていません。`,
  holiday: (day, name) => `${day}は${name}です。営業時間が変わることがあります。`,
  noMeal: (meal) => `${meal}の予定がありません。`,
  mealNear: (name) => `${name}の近くでの食事`,
  total: (total, travelers) => `料金が分かっているものの合計は${travelers}人で${total}です。`,
};
