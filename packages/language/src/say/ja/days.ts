import type { DayTexts } from '../texts.ts';

export const days: DayTexts = {
  leftOut: {
    closed: (name) => `${name}は旅行中の日は閉まっています。`,
    budget: (name) => `${name}は残りの予算を超えます。`,
    noTime: (name) => `${name}に行く時間が残っていません。`,
    full: (name) => `このペースではどの日もいっぱいなので、${name}は入っていません。`,
    crowded: (name) => `${name}は混みすぎていました。`,
    weather: (name) => `${name}は屋外で、天気が合いませんでした。`,
  },
  why: {
    asked: 'ご希望の場所',
    onList: 'お手持ちのリストから',
    interests: (names) => `ご関心（${names}）に合う`,
    minor: '小さな見どころ（当方の評価）',
    worthALook: '見る価値あり（当方の評価）',
    major: '主要な見どころ（当方の評価）',
    firstRank: '第一級の見どころ（当方の評価）',
    crowd: (level) => `その時間の混雑度は通常${level}（目安）`,
    here: 'すぐここ',
    onFoot: (duration, from) => `${from}から徒歩${duration}`,
    byTransit: (duration, from) => `${from}から公共交通で${duration}`,
    table: (meal) => `${meal}の席`,
    onYourOwn: '各自での食事',
    price: (sum) => `1人約${sum}`,
    startsHere: 'ここから1日が始まります',
    nightHere: 'ここに泊まります',
    arriveHere: 'ここに到着します',
    leaveHere: 'ここから出発します',
    rest: '休憩',
  },
  notes: {
    hoursUnknown: '営業時間は不明です。行く前にご確認ください。',
    freeDay: 'この日は無料ですが、いつもではありません。予約が必要かどうかも含めてご確認ください。',
    noSteps: '段差はありません。',
    partSteps: '一部は段差なしで行けます。どこまで行けるかお尋ねください。',
    stepsUnknown: '段差の有無は不明です。行く前にお尋ねください。',
    steps: '段差なしでは入れません。',
    findEntrance: '段差のない入口をお探しください。',
    serves: (diets) => `対応が分かっている食事：${diets}。`,
    notKnownToServe: (diets) => `対応しているか不明な食事：${diets}。行く前にお尋ねください。`,
    askKitchen: '調理場で分けて扱っているかお尋ねください。',
    booking: {
      needed: '席の予約が必要です。行く前にご確認ください。',
      advised: '席の予約をおすすめします。行く前にご確認ください。',
      none: '予約はできません。並ぶことがあります。行く前にご確認ください。',
    },
  },
  notices: {
    mustDo: (name) => `ご希望の${name}はプランに入っていません。`,
    noRoom: '今のプランには入れる余裕がありません。',
    unknownPlace: (name) =>
      `ご希望の${name}はプランに入っていません。ここにその名前の場所は見つかりません。一般的な名前でお書きになるか、ご自分の場所に追加してください。`,
    elsewhere: (name, city) => `ご希望の${name}はプランに入っていません。${city}にあり、この旅行では行かない街です。`,
    noMeal: (meal, day) =>
      `${day}は${meal}の予定がありません。空いた時間がないためです。訪問先を減らすか、お申し付けください。`,
    leaving: (meal, day, time) =>
      `${day}は${meal}の予定がありません。${time}に出発するためです。先に食べるか、何かお持ちください。`,
    steps: ({ all, free, partly, unknown }) =>
      `${all}か所のうち、段差がないと分かっているのは${free}か所、一部だけは${partly}か所、不明は${unknown}か所です。不明な所は行く前にお尋ねください。`,
    rest: (times) => `休憩のために空けてあります：${times}。`,
    noRest: '休憩の時間は取れません。1日が短すぎます。ペースをゆっくりにしてください。',
    ownMeals: (count, all) =>
      `${all}回の食事のうち${count}回は、道の近くで各自お取りいただきます。どなたがどこで食べられるかは、分かる範囲でプランに書いてあります。`,
    farStay: ({ areas, within, house, km }) =>
      `宿はご希望の${areas}の近くではありません。${within}km以内に合う宿が見つかりませんでした。${house}は${km}km離れています。`,
    food: (food) => `「${food}」については、どの店の情報もないため、プランに反映できません。お店でお尋ねください。`,
    kitchens: (allergies) =>
      `食事ごとに、厨房について分かっていること（${allergies}）と尋ねることを書いてあります。確認済みではありませんので、毎回お店にお伝えください。`,
    askSteps: (names) => `段差の有無が分かりません。行く前にお尋ねください：${names}。`,
    unknownSteps: (count) =>
      `段差の有無が分からないため、${count}か所を外しました。現地で尋ねる形でよければお知らせください。`,
    purse: ({ who, spent, limit, isEach }) =>
      `ご一緒の予定は、${who}の予算に収まっています：${isEach ? '1人' : ''}${limit}のうち${spent}。`,
    leftForEach: (sums) => `残り：${sums}。`,
    leftOf: (who, sum) => `${who} ${sum}`,
    asYouLike: (who) => `${who} お好きなだけ`,
    tooDear: (names) => `その予算のために外しましたが、余裕のある方は行けます：${names}。`,
    costing: (name, fee) => `${name}（${fee}）`,
    taste: ({ who, score, avoided, places }) =>
      `${who}の好みにはあまり合っていません（100点中${score}点${avoided > 0 ? `、${places}か所のうち${avoided}か所は避けたい種類です` : ''}）。「みんなに公平に」とおっしゃれば組み合わせを変えます。`,
    child: (age, time) =>
      `${age}歳のお子さまがいるため、その日の最後の予定は${time}までに終わり、夜の予定はありません。`,
    childFees: (count) =>
      `${count}か所で子ども料金が分からないため、大人料金で計算しています。安くなることがあります。`,
    ofOption: (number, text) => `プラン${number}：${text}`,
  },
  chanceOfRain: (level) => `降水確率${level}`,
  rainyDays: (wet, all) => `${all}日のうち${wet}日は雨`,
  typical: (text) => `${text}（その月の平年並み）`,
  dayIn: (city) => `${city}の1日`,
  instead: (name, outdoor, times) => `${outdoor}の代わりに${name}（${times}）。屋内で、その時間に開いています。`,
  stays: (name) => `${name}はそのままです。その時間に確実に開いている屋内の場所が近くにありません。`,
};
