import type { DecisionTexts } from '../texts.ts';

export const decisions: DecisionTexts = {
  trouble: {
    crowd: (name, level, limit) => `${name}の混雑は${level}%です（${limit}%からお尋ねしています）。`,
    traffic: (name, level, limit) => `${name}までの道の混雑は${level}%です（${limit}%からお尋ねしています）。`,
    weather: (name) => `${name}は屋外で、この天気には向きません。`,
    closed: (name) => `${name}は閉まっています。`,
    otherHours: (name, hours) => `${name}がその日に開いているのは${hours}だけだそうです。`,
    unwanted: (name) => `${name}には行きたくないのですね。`,
    delay: (name) => `${name}に間に合わなくなります。`,
  },
  returned: (name) => `${name}を予定に戻せます。`,
  question: 'どうしますか？',
  recommended: (choice) => `おすすめは「${choice}」です。`,
  closedThen: (name, date) => `${date}は${name}が休みなのですね。プランには影響ありません。`,
  closedOnVisit: (name, date) =>
    `${date}は${name}が休みですが、その日の予定に入っています。ご返事があるまで何も変えません。どうしますか。`,
  noOutdoors: (date) => `承知しました。${date}に屋外の予定はありません。`,
  outdoors: (date, names) => `承知しました。${date}に屋外なのは${names}です。屋内の場所を探しましょうか？`,
  ifWeather: (date, sky, names) => `${date}が${sky}の場合、屋外なのは${names}です。`,
  ifLate: (duration) => `${duration}遅れると、`,
  lateAt: (name, then, planned) => `${name}に着くのは${planned}ではなく${then}です。`,
  nothingGives: (names) => `その後は固定されていて、動かすことも外すこともできません：${names}。`,
  nothingAfter: 'その日はその後に予定はありません。',
  nothingInstead: '代わりになるものは見つかりませんでした。そのままにするか、外すかです。',
  noted: '承知しました。変更の必要はありません。',
  choices: {
    wait: '後でもう一度',
    replace: '別の場所にする',
    skip: 'やめる',
    keep: 'それでも行く',
    move: '別の日時に移す',
  },
  difference: (time, money, satisfaction) =>
    `差：時間 ${time}、費用 ${money ?? '不明'}、満足度 ${satisfaction}。まだ何も変わっていません。`,
  doIt: 'そうする',
  replaceBy: (n, name) => `${n}. ${name}`,
  howToApprove: 'ご了承いただくまでプランは変わりません。',
  approve: '承認する',
  reject: '今のプランのまま',
};
